import { describe, expect, it } from 'vitest'
import { explored, pierce, progress, resilienceBy, stack } from '../cards/build.ts'
import { drillWith, type Laid, type Setting, table } from '../testing/table.ts'

/** Sal strikes at two. */
function striking(laid: Laid, targets: readonly string[], setting: Setting = {}) {
  const t = table(setting)
    .put({ shadows: [], ...laid })
    .choose('activate scout-attack')
  for (const target of targets) t.choose(`target ${target}`)
  return t
}

const blanks = ['blank', 'blank', 'blank'] as const

describe('H4 Several targets', () => {
  it('H4.8 divides successes after the roll, each share less the target’s resilience', () => {
    const t = striking({ engaged: { sal: ['brute.1', 'guard.1'] } }, ['brute', 'guard'])
    t.dice({ hero: ['success', 'success', 'success'], enemy: ['blank', 'blank'] }).choose('roll 0')
    expect([t.prompt(), t.rule()]).toEqual(['divide', 'H4.8'])
    expect(t.options()).toEqual(['share 0', 'share 1', 'share 2', 'share 3'])
    t.choose('share 1').expectEvents('dealt brute 1 0 1', 'dealt guard 2 1 1')
    const other = striking({ engaged: { sal: ['brute.1', 'guard.1'] } }, ['brute', 'guard'])
    other.dice({ enemy: ['blank', 'blank'] }).choose('roll 0', 'share 3')
    expect([other.enemy('guard.1').hurt, other.times('defeated')]).toEqual([0, 1])
  })

  it('H4.8 does not ask where there is enough for all, or nothing', () => {
    const engaged = { sal: ['runt.1', 'archer.1'] }
    const t = striking({ engaged }, ['runt', 'archer']).dice({ enemy: ['blank', 'blank'] })
    t.choose('roll 0').expectEvents('dealt runt 1 0 1', 'dealt archer 2 0 2')
    expect(t.times('defeated')).toBe(2)
    const none = striking({ engaged }, ['runt', 'archer'])
    none
      .dice({ hero: ['defense', 'defense', 'defense'], enemy: ['blank', 'blank'] })
      .choose('roll 0')
    expect([none.times('dealt'), none.prompt()]).toEqual([0, 'activate'])
  })

  it('H4.8 offers no more than a target needs, and the last gets the rest', () => {
    const t = striking({ engaged: { sal: ['runt.1', 'brute-master'] } }, ['runt', 'brute-master'])
    t.dice({ hero: ['success', 'success', 'success'], enemy: ['blank', 'blank'] }).choose('roll 0')
    expect(t.options()).toEqual(['share 0', 'share 1'])
    t.choose('share 1').expectEvents('dealt runt 1 0 1', 'dealt brute-master 2 1 1')
  })

  it('H4.8 asks about one target after the other, each a question of its own', () => {
    const game = drillWith({ card: { name: 'scout-attack', targets: 'all' } })
    const laid = { engaged: { sal: ['guard.1', 'brute.1', 'archer.1'] } }
    const t = striking(laid, [], { game }).dice({
      hero: ['success', 'success', 'success'],
      enemy: ['blank', 'blank', 'blank'],
    })
    t.choose('roll 0')
    const asked = () => {
      const { about, continues } = t.umpire.decision
      return [t.state.targets.indexOf(about.a), about.b, continues]
    }
    expect(asked()).toEqual([0, 3, false])
    t.choose('share 1')
    expect(asked()).toEqual([1, 2, false])
    t.choose('share 1').expectEvents('dealt guard 1 1 0', 'dealt brute 1 0 1', 'dealt archer 1 0 1')
  })

  it('H4.8 may aim at fewer than allowed', () => {
    const t = striking({ engaged: { sal: ['brute.1', 'runt.1'] } }, ['brute'])
    expect(t.options()).toEqual(['target runt', 'enough'])
    t.choose('enough')
      .dice({ enemy: ['blank', 'blank'] })
      .choose('roll 0')
    expect(t.eventsOf('dealt')).toEqual(['dealt brute 3 0 3'])
  })

  it('H4.8 aims at all that “all” reaches, unasked', () => {
    const game = drillWith({ card: { name: 'scout-attack', targets: 'all' } })
    const laid = { engaged: { sal: ['runt.1', 'runt.2', 'archer.1'] }, tokens: { sal: 1 } }
    const t = striking(laid, [], { game })
    t.expectEvents('aimed sal runt', 'aimed sal runt', 'aimed sal archer')
    t.dice({ enemy: blanks }).choose('roll 1')
    expect(t.times('defeated')).toBe(3)
  })

  it('H4.21 turns a face-down target up with the first success given to it, before resilience', () => {
    const game = drillWith({
      card: { name: 'mage-attack', targets: 2 },
      quest: { enemies: [stack('guard'), stack('brute')] },
      location: { name: 'road', engaged: 0, shadows: 0 },
    })
    const laid = { engaged: { mag: ['brute.1'] }, shadows: ['?'] }
    const aimed = () => {
      const t = table({ heroes: ['mag', 'sal'], game }).put(laid)
      return t.choose('activate mage-attack', 'target brute', 'target hidden-1')
    }
    const t = aimed()
      .dice({ hero: ['success', 'success'], enemy: ['blank'] })
      .choose('roll 0')
    expect(t.prompt()).toBe('divide')
    expect(t.times('turned-up')).toBe(0)
    t.expectDeal({ 'enemies/1': ['guard-master'] }).choose('share 1')
    t.expectEvents('dealt brute 1 0 1', 'turned-up guard-master', 'dealt guard-master 1 2 0')
    expect(t.shadows()).toEqual(['guard-master'])
    // Without a success it stays face down.
    const kept = aimed()
      .dice({ hero: ['success', 'success'], enemy: ['blank'] })
      .choose('roll 0')
    kept.choose('share 2')
    expect([kept.shadows(), kept.times('turned-up')]).toEqual([['?'], 0])
    const missed = aimed()
      .dice({ hero: ['defense', 'defense'], enemy: ['blank'] })
      .choose('roll 0')
    expect(missed.shadows()).toEqual(['?'])
  })

  it('H4.22 reads resilience when the wounds are dealt, never below zero', () => {
    const weaker = resilienceBy(-3, { when: explored })
    const game = drillWith({
      card: { name: 'healer-attack', above: [progress(4)], targets: undefined },
      set: {
        name: 'guard',
        minion: { attack: 0, resilience: 2, health: 9, bar: [], from: 'house', always: [weaker] },
      },
    })
    const t = table({ heroes: ['hob', 'sal'], game }).put({ engaged: { hob: ['guard.1'] } })
    t.toRoll('healer-attack')
      .dice({ enemy: ['blank'] })
      .choose('roll 0')
    // Explored by the card itself, before the attack: 2 − 3 is zero, not a wound more.
    t.expectEvents('dealt guard 2 0 2')
  })

  it('H4.22 counts what pierces resilience', () => {
    const game = drillWith({ card: { name: 'healer-attack', with: [pierce(1)] } })
    const t = table({ heroes: ['hob', 'sal'], game }).put({ engaged: { hob: ['guard-master'] } })
    t.toRoll('healer-attack')
      .dice({ enemy: ['blank'] })
      .choose('roll 0')
    t.expectEvents('dealt guard-master 2 1 1')
  })
})
