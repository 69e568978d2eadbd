import { describe, expect, it } from 'vitest'
import { defense, dice, success } from '../cards/build.ts'
import { ENEMY_FACES, FACES, HERO_FACES } from '../state.ts'
import { drillWith, table } from '../testing/table.ts'

const nobody = { engaged: {}, shadows: [] }

describe('H4 Rolling', () => {
  it('H4.1 chooses targets and up to two tokens before the roll', () => {
    const t = table().put({
      engaged: { sal: ['brute.1', 'runt.1'] },
      shadows: [],
      tokens: { sal: 4 },
    })
    t.choose('activate scout-attack')
    expect([t.prompt(), t.options()]).toEqual(['aim', ['target brute', 'target runt']])
    t.choose('target brute', 'enough')
    expect([t.prompt(), t.options()]).toEqual(['roll', ['roll 0', 'roll 1', 'roll 2']])
    expect(t.times('hero-die')).toBe(0)
    t.dice({ hero: ['defense', 'defense', 'defense'], enemy: ['blank', 'blank'] }).choose('roll 2')
    t.expectEvents('staked sal 2', 'added sal 2 token', 'successes sal 2 0 2', 'dealt brute 2 0 2')
    expect(t.hero('sal').tokens).toBe(2)
  })

  it('H4.1 rolls the dice of the action, and with them one for each ready engaged enemy', () => {
    const t = table().put({
      engaged: { sal: ['brute.1', 'runt.1 exhausted', 'guard.1'], wick: ['archer.1'] },
      shadows: ['rats.1'],
    })
    t.toRoll('scout-explore')
    t.dice({ hero: ['success', 'defense'], enemy: ['blank', 'blank'] }).choose('roll 0')
    expect(t.eventsOf('roll', 'hero-die', 'enemy-die')).toEqual([
      'roll sal 2 2 0',
      'hero-die sal success 0 0',
      'hero-die sal defense 1 0',
      'enemy-die sal blank 0 0',
      'enemy-die sal blank 1 0',
    ])
  })

  it('H4.1 asks also where there is no token: what comes is chance', () => {
    const t = table().put(nobody).choose('activate scout-rest')
    expect([t.prompt(), t.options()]).toEqual(['roll', ['roll 0']])
  })

  it('H4.2 adds a success for a success, and rolls a critical again while it comes', () => {
    const t = table().put(nobody).toRoll('scout-explore')
    t.dice({ hero: ['success', 'critical', 'critical', 'both'] }).choose('roll 0')
    expect(t.eventsOf('hero-die', 'successes')).toEqual([
      'hero-die sal success 0 0',
      'hero-die sal critical 1 0',
      'hero-die sal critical 1 1',
      'hero-die sal both 1 1',
      'successes sal 4 4 0',
    ])
    const none = table().put(nobody).toRoll('scout-explore')
    none.dice({ hero: ['critical', 'defense', 'defense'] }).choose('roll 0')
    none.expectEvents('successes sal 1 1 0')
  })

  it('H4.2 keeps a defense for the enemy dice', () => {
    const t = table()
      .put({ engaged: { sal: ['brute.1'] }, shadows: [] })
      .toRoll('scout-explore')
    t.dice({ hero: ['defense', 'success'], enemy: ['counterattack'] }).choose('roll 0')
    t.expectEvents('successes sal 1 1 0', 'blow sal 2 1 1', 'wounded sal 1 1 counterattack')
  })

  it('H4.13 stops at five tokens; who has five may still be aided', () => {
    const t = table()
      .put({ ...nobody, tokens: { wick: 4 } })
      .toRoll('scout-aid')
    t.dice({ hero: ['success', 'success'] }).choose('roll 0')
    t.expectEvents('claimed wick 1 5 scout-aid', 'excess wick 1')
    const full = table({ players: 3 }).put({ ...nobody, tokens: { wick: 5 } })
    full.choose('activate scout-aid')
    expect(full.options()).toEqual(['aid wick', 'aid hob'])
    full.choose('aid wick', 'roll 0').expectEvents('excess wick 2')
    expect([full.hero('wick').tokens, full.times('claimed')]).toEqual([5, 0])
  })

  it('H4.15 lets any ready card be chosen: with nobody to attack all dice are rolled', () => {
    const laid = { engaged: { wick: ['brute.1'] }, shadows: ['runt.1'], tokens: { sal: 1 } }
    const t = table().put(laid).choose('activate scout-attack')
    expect(t.prompt()).toBe('roll')
    t.dice({ hero: ['success', 'success', 'success'] }).choose('roll 1')
    t.expectEvents('staked sal 1', 'roll sal 3 0 1', 'successes sal 4 3 1')
    expect([t.times('dealt'), t.enemy('brute.1').hurt]).toEqual([0, 0])
  })

  it('H4.15 does the rest of an aid card without another living hero', () => {
    const t = table().put({
      ...nobody,
      wounds: { sal: 19 },
      conditions: { sal: ['poisoned'] },
      spent: { wick: ['warrior-rest'] },
    })
    t.choose('activate scout-rest')
    expect(t.by()).toBe(1)
    t.choose('activate warrior-aid')
    expect(t.prompt()).toBe('roll')
    t.choose('roll 0')
    // No target: nobody claims, and "the target may ready a card" is nothing.
    expect([t.times('claimed'), t.times('successes'), t.prompt()]).toEqual([0, 1, 'activate'])
    expect(t.hero('wick').spent).toEqual(['warrior-rest', 'warrior-aid'])
  })

  it('H4.16 gives successes their effect before the enemy dice', () => {
    const t = table().put({ engaged: { sal: ['runt.1', 'imp.1'] }, shadows: [], progress: 0 })
    t.toRoll('scout-explore')
    t.dice({ hero: ['success', 'defense'], enemy: ['threat', 'blank'] }).choose('roll 0')
    t.expectEvents('progress 1 1 scout-explore', 'threat sal 1')
    t.choose('first imp 1').expectEvents('progress -1 0 imp')
    const fatal = table()
      .put({ engaged: { sal: ['runt.1'] }, shadows: [] })
      .toRoll('scout-attack')
    fatal.dice({ enemy: ['counterattack'] }).choose('roll 0')
    fatal.expectEvents('dealt runt 3 0 3', 'counterattack runt sal 1', 'defeated runt sal')
  })

  it('H14.1 has a hero die with two successes, two of both, a critical and a defense', () => {
    const faces = HERO_FACES.map((face) => FACES[face])
    expect(faces).toEqual(['success', 'success', 'both', 'both', 'critical', 'defense'])
    const both = table()
      .put({ engaged: { sal: ['brute.1'] }, shadows: [] })
      .toRoll('scout-explore')
    both.dice({ hero: ['both', 'both'], enemy: ['counterattack'] }).choose('roll 0')
    both.expectEvents('successes sal 2 2 0', 'blow sal 2 2 0')
    // A critical that is rolled again adds what it then shows.
    const again = table()
      .put({ engaged: { sal: ['brute.1'] }, shadows: [] })
      .toRoll('scout-rest')
    again.dice({ hero: ['critical', 'both'], enemy: ['counterattack'] }).choose('roll 0')
    again.expectEvents('successes sal 2 2 0', 'blow sal 2 1 1')
  })

  it('H14.2 has an enemy die with three counterattacks, a threat and two blanks', () => {
    expect(ENEMY_FACES.map((face) => FACES[face])).toEqual([
      'counterattack',
      'counterattack',
      'counterattack',
      'threat',
      'blank',
      'blank',
    ])
  })

  it('H14.5 rolls any number of dice', () => {
    const game = drillWith({
      card: { name: 'scout-explore', dice: 4, with: [dice(5), success(1), defense(1)] },
    })
    const t = table({ game }).put(nobody).toRoll('scout-explore').choose('roll 0')
    t.expectEvents('roll sal 9 0 0', 'added sal 1 scout-explore', 'successes sal 10 9 1')
    expect(t.times('hero-die')).toBe(9)
  })
})
