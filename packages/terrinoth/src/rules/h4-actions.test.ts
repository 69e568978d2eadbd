import { describe, expect, it } from 'vitest'
import { at, claim, explored, progress, resilienceBy } from '../cards/build.ts'
import { drillWith, table } from '../testing/table.ts'

const nobody = { engaged: {}, shadows: [] }

describe('H4 The four actions', () => {
  it('H4.7 attacks an enemy engaged with the hero, a wound for each success less resilience', () => {
    const t = table({ heroes: ['hob', 'wick'] }).put({
      engaged: { hob: ['brute.1', 'guard.1'], wick: ['runt.1'] },
      shadows: ['archer.1', '?'],
    })
    t.choose('activate healer-attack')
    expect([t.prompt(), t.rule(), t.options()]).toEqual([
      'aim',
      'H4.7',
      ['target brute', 'target guard'],
    ])
    t.dice({ hero: ['success', 'success'], enemy: ['blank', 'blank'] })
    t.choose('target guard', 'roll 0').expectEvents('aimed hob guard', 'dealt guard 2 1 1')
    expect(t.enemy('guard.1').hurt).toBe(1)
  })

  it('H4.7 deals nothing where resilience is the greater', () => {
    const t = table({ heroes: ['hob', 'wick'] }).put({ engaged: { hob: ['guard-master'] } })
    t.toRoll('healer-attack').dice({ hero: ['success', 'defense'], enemy: ['blank'] })
    t.choose('roll 0').expectEvents('dealt guard-master 1 2 0')
    expect(t.enemy('guard-master').hurt).toBe(0)
  })

  it('H4.9 lets a ranged attack target any enemy in play', () => {
    const t = table({ heroes: ['mag', 'wick'] }).put({
      engaged: { mag: ['brute.1'], wick: ['runt.1'] },
      shadows: ['archer.1', '?'],
    })
    t.choose('activate mage-attack')
    expect([t.rule(), t.options()]).toEqual([
      'H4.9',
      ['target brute', 'target runt', 'target archer', 'target hidden-1'],
    ])
    t.choose('target runt')
      .dice({ enemy: ['blank'] })
      .choose('roll 0')
    t.expectEvents('dealt runt 2 0 2', 'defeated runt wick')
  })

  it('H4.10 explores: progress for each success, and more than is needed', () => {
    const t = table()
      .put({ ...nobody, progress: 2 })
      .toRoll('scout-explore')
    t.dice({ hero: ['success', 'success'] }).choose('roll 0')
    t.expectEvents('progress 2 4 scout-explore', 'explored road')
    t.toRoll('warrior-explore').choose('roll 0')
    expect([t.state.progress, t.times('explored')]).toEqual([6, 0])
  })

  it('H4.11 rests: a wound recovered for each success', () => {
    const t = table().put({ ...nobody, wounds: { sal: 5 }, tokens: { sal: 2 } })
    t.toRoll('scout-rest')
      .dice({ hero: ['success'] })
      .choose('roll 2')
    t.expectEvents('recovered sal 3 2 scout-rest')
    const few = table().put({ ...nobody, wounds: { sal: 1 }, tokens: { sal: 2 } })
    few.toRoll('scout-rest').choose('roll 2').expectEvents('recovered sal 1 0 scout-rest')
  })

  it('H4.12 aids another hero, chosen before the roll', () => {
    const t = table({ players: 3 }).put(nobody).choose('activate scout-aid')
    expect([t.prompt(), t.rule(), t.options()]).toEqual(['aim', 'H4.12', ['aid wick', 'aid hob']])
    t.dice({ hero: ['success', 'defense'] }).choose('aid hob', 'roll 0')
    t.expectEvents('aids sal hob', 'claimed hob 1 1 scout-aid')
    expect([t.hero('sal').tokens, t.hero('wick').tokens]).toEqual([0, 0])
  })

  it('H4.20 never lets progress fall below zero, and explored is a present state', () => {
    const game = drillWith({
      set: {
        name: 'guard',
        minion: {
          attack: 0,
          resilience: 2,
          health: 9,
          bar: [],
          from: 'house',
          always: [resilienceBy(-1, { when: explored })],
        },
      },
      quest: { triggers: [at('explored', {}, claim('each', 1))] },
    })
    const t = table({ game, heroes: ['hob', 'sal'] })
    t.put({ engaged: { hob: ['guard.1'], sal: ['imp.1'] }, shadows: [], progress: 4 })
    t.toRoll('healer-attack')
      .dice({ enemy: ['blank'] })
      .choose('roll 0')
    t.expectEvents('dealt guard 2 1 1')
    // A threat takes a progress: no longer explored.
    t.toRoll('scout-rest')
      .dice({ enemy: ['threat'] })
      .choose('roll 0')
    while (t.prompt() === 'order') t.choose(t.options()[0])
    expect(t.state.progress).toBe(3)
    t.toRoll('healer-rest')
      .put({ progress: 0 })
      .dice({ enemy: ['threat'] })
      .choose('roll 0')
    expect(t.state.progress).toBe(0)
  })

  it('H4.20 takes no more progress than there is', () => {
    const game = drillWith({ card: { name: 'scout-rest', above: [progress(-5)] } })
    const t = table({ game })
      .put({ ...nobody, progress: 2 })
      .choose('activate scout-rest')
    expect([t.eventsOf('progress'), t.state.progress]).toEqual([['progress -2 0 scout-rest'], 0])
  })

  it('H4.20 comes to “explored” once a location, though it may be lost and won again', () => {
    const game = drillWith({ quest: { triggers: [at('explored', {}, claim('each', 1))] } })
    const t = table({ game }).put({ engaged: { wick: ['imp.1'] }, shadows: [], progress: 3 })
    t.toRoll('scout-explore')
      .dice({ hero: ['success', 'defense'] })
      .choose('roll 0')
    t.expectEvents('explored road', 'claimed sal 1 1 quest', 'claimed wick 1 1 quest')
    t.toRoll('warrior-rest')
      .dice({ hero: ['defense'], enemy: ['threat'] })
      .choose('roll 0')
    while (t.prompt() === 'order') t.choose(t.options()[0])
    expect(t.state.progress).toBe(3)
    t.toRoll('scout-rest').choose('roll 0')
    t.toRoll('warrior-explore')
      .dice({ enemy: ['blank'] })
      .choose('roll 0')
    expect(t.times('explored')).toBe(0)
  })
})
