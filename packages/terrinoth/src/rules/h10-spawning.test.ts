import { candidates } from '@muster/engine'
import { describe, expect, it } from 'vitest'
import {
  claim,
  enemy,
  hurt,
  hurtEach,
  keyword,
  mayEngage,
  spawn,
  spawnFromDiscard,
  spawnNemesis,
  title,
  upgrade,
  wound,
} from '../cards/build.ts'
import type { CardEffect } from '../cards/effects.ts'
import { BOX, ENEMIES, EXPLORATION } from '../state.ts'
import { drillWith, lastRoll, type Setting, table } from '../testing/table.ts'

const THREE = ['hob', 'wick', 'sal']

/** Hob's attack card does this before the attack. */
function withEffect(above: readonly CardEffect[], setting: Setting = {}) {
  const game = drillWith({ card: { name: 'healer-attack', above } })
  return table({ heroes: THREE, game, ...setting }).put({ engaged: {}, shadows: [] })
}

describe('H10 Spawning and engaging', () => {
  it('H10.1 draws the top card: the first for the active hero, then clockwise, face up', () => {
    const t = lastRoll({ heroes: ['sal', 'wick', 'hob'] }).put({ leader: 'wick', progress: 4 })
    t.toEnemies().put({ deck: ['guard.1', 'runt.1', 'brute.1', 'archer.1'] })
    t.expectDeal({ 'locations/2': ['cave'] }).choose('travel', 'lead wick')
    expect(t.eventsOf('spawned').slice(0, 3)).toEqual([
      'spawned guard wick 0',
      'spawned runt hob 0',
      'spawned brute sal 0',
    ])
    for (const card of ['guard.1', 'runt.1', 'brute.1']) expect(t.enemy(card).faceDown).toBe(false)
  })

  it('H10.1 comes where the effect says, face down where it says so', () => {
    const t = withEffect([spawn(1, 'you'), spawn(1, 'shadows'), spawn(1, 'hidden')])
    t.put({ deck: ['guard.1', 'runt.1', 'brute.1', 'archer.1'] }).choose('activate healer-attack')
    expect(t.eventsOf('spawned')).toEqual([
      'spawned guard hob 0',
      'spawned runt shadows 0',
      'spawned hidden-brute shadows 1',
    ])
    expect(t.shadows()).toEqual(['runt.1', '(brute.1)'])
  })

  it('H10.2 has room for three: a fourth inflicts its attack and goes to the shadows', () => {
    const t = withEffect([mayEngage]).put({
      engaged: { hob: ['runt.1', 'runt.2', 'guard.1'] },
      shadows: ['brute.1'],
    })
    t.choose('activate healer-attack', 'enemy brute')
    t.expectEvents('no-room brute hob 2', 'wounded hob 2 2 fourth-enemy')
    expect([t.hero('hob').engaged.length, t.shadows()]).toEqual([3, ['brute.1']])
  })

  it('H10.3 takes an enemy from the shadows or from another hero, not one’s own', () => {
    const t = withEffect([mayEngage]).put({
      engaged: { hob: ['guard.1'], wick: ['runt.1'] },
      shadows: ['brute.1', '?'],
    })
    t.choose('activate healer-attack')
    expect(t.options()).toEqual(['enemy runt', 'enemy brute', 'enemy hidden-1', 'decline'])
    expect(t.rule()).toBe('H10.3')
    t.choose('enemy runt').expectEvents('engaged runt hob wick')
    // Also where the card would let take any.
    const any = withEffect([{ word: 'engage', foe: {}, may: true }])
    any.put({ engaged: { hob: ['guard.1'], wick: ['runt.1'] } }).choose('activate healer-attack')
    expect(any.options()).toEqual(['enemy runt', 'decline'])
    expect([t.hero('wick').engaged, t.hero('hob').engaged]).toEqual([[], ['guard.1', 'runt.1']])
  })

  it('H10.4 leaves a Nemesis in the lair alone: no target, no activation', () => {
    const t = withEffect([hurt({}, 1)]).choose('activate healer-attack')
    expect(t.times('hurt')).toBe(0)
    const ranged = table({ heroes: ['mag', 'wick'] }).put({ engaged: {}, shadows: ['runt.1'] })
    ranged.choose('activate mage-attack')
    expect([ranged.prompt(), ranged.eventsOf('aimed')]).toEqual(['roll', ['aimed mag runt']])
    expect(lastRoll().toEnemies().times('acts')).toBe(0)
    // Spawned, it has left the lair.
    const out = withEffect([spawnNemesis('shadows')]).choose('activate healer-attack')
    expect([out.pile('lair'), out.shadows()]).toEqual([[], ['tyrant']])
  })

  it('H10.5 shuffles the discard pile into a new deck as soon as the last card leaves', () => {
    const t = withEffect([spawn(1, 'you')]).put({
      deck: ['guard.1'],
      discard: ['runt.1', 'brute.1', 'archer.1'],
    })
    t.choose('activate healer-attack')
    t.expectEvents('deck-renewed enemies', 'spawned guard hob 0')
    expect(t.pile('enemy-discard')).toEqual([])
    // One bag, without stacks.
    const deck = t.state.piles[ENEMIES].map((place) => candidates(t.state, place).length)
    expect(deck).toEqual([3, 3, 3])
    const hidden = withEffect([spawn(1, 'hidden')]).put({ deck: ['guard.1'], discard: ['runt.1'] })
    hidden.choose('activate healer-attack').expectEvents('deck-renewed enemies')
  })

  it('H10.5 renews the exploration deck too, and not the locations', () => {
    const t = table({ heroes: THREE }).put({ engaged: {}, shadows: [], items: { hob: ['coin.1'] } })
    const { piles } = t.state
    piles[BOX].push(...piles[EXPLORATION].splice(0))
    t.refresh()
    // Emptied by hand: the first card that is discarded makes a new deck.
    t.put({ conditions: { hob: ['poisoned'] }, wounds: { hob: 14 } }).choose('activate healer-rest')
    t.expectEvents('fell hob', 'deck-renewed exploration')
    expect(t.pile('exploration')).toEqual(['?'])
    const final = lastRoll().toEnemies({ progress: 4 })
    expect(final.choose('travel').times('deck-renewed')).toBe(0)
  })

  it('H10.6 spawns nothing where deck and discard pile are empty, and skips the rest', () => {
    const t = withEffect([spawn(2, 'shadows'), claim('you', 1)]).put({ deck: ['guard.1'] })
    t.put({ discard: [] }).choose('activate healer-attack')
    expect(t.eventsOf('spawned', 'nothing-to-spawn', 'claimed')).toEqual([
      'spawned guard shadows 0',
      'nothing-to-spawn',
      'claimed hob 1 1 healer-attack',
    ])
  })

  it('H10.6 makes the new deck of the first cards discarded later', () => {
    const t = withEffect([hurtEach({ in: 'shadows' }, 1)]).put({ deck: [], discard: [] })
    t.put({ shadows: ['runt.1'] }).choose('activate healer-attack')
    t.expectEvents('defeated runt shadows', 'deck-renewed enemies')
    expect([t.pile('enemies'), t.pile('enemy-discard')]).toEqual([['?'], []])
  })

  it('H10.7 passes over defeated heroes', () => {
    const t = withEffect([wound('another', 1), spawn(1, 'each')]).put({
      wounds: { wick: 15 },
      deck: ['guard.1', 'runt.1', 'brute.1', 'archer.1'],
    })
    t.choose('activate healer-attack', 'hero wick')
    expect(t.eventsOf('fell', 'spawned')).toEqual([
      'fell wick',
      'spawned guard hob 0',
      'spawned runt sal 0',
    ])
  })

  it('H10.7 brings nothing more to a hero who falls on the way', () => {
    const call = keyword('call', title('-', 'm -', 'm -'), spawn(2, 'you'))
    const game = drillWith({
      set: { name: 'brute', keywords: [call], minion: enemy([0, 0, 3], ['call']) },
    })
    const t = lastRoll({ game }).put({ deck: ['runt.1', 'runt.2', 'guard.1'], wounds: { sal: 19 } })
    t.toEnemies({ engaged: { sal: ['brute.1', 'brute.2 exhausted', 'archer.1 exhausted'] } })
    expect(t.eventsOf('spawned', 'fell')).toEqual(['spawned runt sal 0', 'fell sal'])
    expect(t.hero('sal').engaged).toEqual([])
  })

  it('H10.8 lets a hero with three choose a fourth', () => {
    const engaged = { hob: ['runt.1', 'runt.2', 'guard.1'], wick: ['brute.1 -1'] }
    const t = withEffect([mayEngage]).put({ engaged }).choose('activate healer-attack')
    expect(t.options()).toEqual(['enemy brute', 'decline'])
    t.choose('enemy brute').expectEvents('no-room brute hob 2')
    expect(t.enemy('brute.1')).toMatchObject({ where: 'shadows', hurt: 1 })
  })

  it('H10.9 lets the leader pick from the discard pile for each hero in turn', () => {
    const effects = [spawnFromDiscard(1, 'each', 'goblin'), upgrade('each')]
    const discard = ['runt.1', 'guard.1', 'archer.1', 'runt.2']
    const t = withEffect(effects).put({ discard, leader: 'wick' }).choose('activate healer-attack')
    expect([t.prompt(), t.rule(), t.by()]).toEqual(['fetch', 'H10.9', 'party'])
    expect(t.umpire.decision.arbiter).toBe(1)
    expect(t.options()).toEqual(['fetch runt', 'fetch archer'])
    t.choose('fetch archer').expectEvents('spawned archer wick 0')
    // Only runts are left: they come by themselves.
    t.expectEvents('spawned archer wick 0', 'spawned runt sal 0', 'spawned runt hob 0')
    expect(t.prompt()).toBe('upgrade')
  })

  it('H10.9 gives none to the others when none is left, does not search the deck, and upgrades', () => {
    const effects = [spawnFromDiscard(1, 'each', 'goblin'), upgrade('each')]
    const t = withEffect(effects).put({ discard: ['runt.1', 'guard.1'] })
    t.choose('activate healer-attack')
    expect(t.eventsOf('spawned', 'nothing-to-spawn')).toEqual([
      'spawned runt hob 0',
      'nothing-to-spawn',
    ])
    expect([t.pile('enemy-discard'), t.prompt()]).toEqual([['guard'], 'upgrade'])
    const none = withEffect(effects)
      .put({ discard: ['guard.1'] })
      .choose('activate healer-attack')
    expect([none.times('spawned'), none.prompt()]).toEqual([0, 'upgrade'])
  })

  it('H10.10 spawns a Nemesis only from the lair, ready', () => {
    const t = withEffect([spawnNemesis('leader')]).choose('activate healer-attack')
    t.expectEvents('nemesis tyrant hob')
    expect(t.enemy('tyrant')).toEqual({ where: 'hob', hurt: 0, tired: false, faceDown: false })
    const out = withEffect([spawnNemesis('leader')]).put({ shadows: ['tyrant exhausted'] })
    out.choose('activate healer-attack')
    expect([out.times('nemesis'), out.enemy('tyrant').where]).toEqual([0, 'shadows'])
    expect(out.enemy('tyrant').tired).toBe(true)
  })

  it('H10.10 has no room for it where there are three', () => {
    const t = withEffect([spawnNemesis('leader')])
    t.put({ engaged: { hob: ['runt.1', 'runt.2', 'guard.1'] } }).choose('activate healer-attack')
    t.expectEvents('no-room tyrant hob 3', 'wounded hob 3 3 fourth-enemy')
    expect(t.enemy('tyrant').where).toBe('shadows')
  })
})
