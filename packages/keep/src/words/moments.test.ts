/** When a scenario's words are done: conditions, moments, and behind an Activate. */
import { LOST } from '@muster/engine'
import { describe, expect, it } from 'vitest'
import { anywhere, at as atMoment, everywhere, inRoom, when } from '../cards/scenarios/build.ts'
import type { ScenarioEffect, TwistCondition, Where } from '../cards/types.ts'
import { does, name, rung, withRules } from '../testing/drilled-words.ts'
import type { Laid } from '../testing/table.ts'

describe('conditions', () => {
  const says = (condition: TwistCondition, laid: Laid = {}) =>
    does(when(condition, [{ word: 'count', counter: 0, by: 5 }]), laid).state.counters[0] === 6

  it('counter-at-least, counter-below', () => {
    expect(says({ is: 'counter-at-least', counter: 0, than: 1 })).toBe(true)
    expect(says({ is: 'counter-at-least', counter: 0, than: 2 })).toBe(false)
    expect(says({ is: 'counter-below', counter: 0, than: 2 })).toBe(true)
    expect(says({ is: 'counter-below', counter: 0, than: 1 })).toBe(false)
  })

  it('wave', () => {
    expect(says({ is: 'wave', wave: 1 })).toBe(true)
    expect(says({ is: 'wave', wave: 2 })).toBe(false)
  })

  it('level, level-not', () => {
    expect(says({ is: 'level', level: 'family' })).toBe(true)
    expect(says({ is: 'level', level: 'hardcore' })).toBe(false)
    expect(says({ is: 'level-not', level: 'family' })).toBe(false)
    expect(says({ is: 'level-not', level: 'hardcore' })).toBe(true)
  })

  it('players-at-least, players-below', () => {
    const two = (is: 'players-at-least' | 'players-below', count: number) => {
      const effect = when({ is, count }, [{ word: 'count', counter: 0, by: 5 }])
      return rung([effect], {}, ['ratfolk', 'gnolls']).state.counters[0] === 6
    }
    expect([two('players-at-least', 2), two('players-at-least', 3)]).toEqual([true, false])
    expect([two('players-below', 2), two('players-below', 3)]).toEqual([false, true])
  })

  it('guarded', () => {
    expect(says({ is: 'guarded', where: inRoom('vault') })).toBe(true)
    expect(says({ is: 'guarded', where: inRoom('forge') })).toBe(false)
    expect(says({ is: 'guarded', where: everywhere })).toBe(false)
    expect(says({ is: 'guarded', where: anywhere })).toBe(true)
  })

  it('tokens-at-least: of rooms that are all meant, together', () => {
    const tokens = { 'forge/trap': 1, 'workshop/trap': 1 }
    const coins = (where: Where, count: number) =>
      says({ is: 'tokens-at-least', where, what: 'trap', count }, { tokens })
    expect([coins(everywhere, 2), coins(everywhere, 3)]).toEqual([true, false])
    expect([coins(anywhere, 1), coins(anywhere, 2)]).toEqual([true, false])
  })

  it('heroes-at-least', () => {
    const heroes = ['rogue/study', 'rogue/study']
    const many = (where: Where, count: number) =>
      says({ is: 'heroes-at-least', where, count }, { heroes })
    expect([many(inRoom('study'), 2), many(inRoom('study'), 3)]).toEqual([true, false])
  })
})

describe('moments and errands', () => {
  const bells = (n: number): ScenarioEffect => ({ word: 'count', counter: 0, by: n })

  it('set-up: before the first turn', () => {
    const t = withRules({ moments: [atMoment('set-up', bells(1))] })
    expect(t.state.counters[0]).toBe(2)
  })

  it('turn-start, turn-end, invasion-start, invasion-end: once a turn each', () => {
    const t = withRules({
      moments: [
        atMoment('turn-start', bells(1)),
        atMoment('invasion-start', bells(2)),
        atMoment('invasion-end', bells(3)),
        atMoment('turn-end', bells(4)),
      ],
    })
    expect(t.state.counters[0]).toBe(2)
    t.invade('rogue-jewel')
    t.expectEvents('counter 0 4', 'counter 0 7', 'counter 0 11', 'counter 0 12')
  })

  it('wave-2: at the start of the first turn after the shuffle', () => {
    const t = withRules({ moments: [atMoment('wave-2', bells(1))] }, { guild: ['rogue-jewel'] })
    t.choose('end-turn').expectEvents('wave 2', 'turn 1 2', 'counter 0 2')
    t.invade('mage-jewel', 'archer-jewel')
    expect([t.state.turns, t.state.counters[0]]).toEqual([3, 2])
  })

  it('last-card: before the match is won', () => {
    const t = withRules(
      { moments: [atMoment('last-card', { word: 'lose' })] },
      { guild: ['bell'], wave: 2 },
    )
    t.choose('end-turn')
    expect(t.state.result).toBe(LOST)
  })

  it('looted: after the treasure’s effect', () => {
    const t = withRules(
      { moments: [atMoment('looted', bells(1))] },
      { treasure: { cemetery: 'heal-1', study: 0 } },
    )
    t.invade('rogue-eye').choose('resolve rogue/cemetery')
    t.expectEvents('looted cemetery 1 heal-1', 'woke rogue cemetery 6 1', 'counter 0 2')
  })

  it('hero-gone: once for each, also in a player’s own turn', () => {
    const t = withRules(
      { moments: [atMoment('hero-gone', bells(1))] },
      { heroes: ['rogue/vault', 'mage/vault'], hands: { 1: ['sword', 'sword'] } },
    )
    t.choose('play sword', 'use-left melee', 'hit rogue/vault', 'use melee')
    expect(t.state.counters[0]).toBe(3)
  })

  it('errand: for its price, in its room', () => {
    const errands = [
      { where: inRoom('forge'), title: name, price: [{ what: 'coin', count: 2 }], do: [bells(1)] },
    ] as const
    const t = withRules(
      { errands },
      {
        monsters: { 'ratfolk/forge': 1 },
        tokens: { 'forge/coin': 3 },
        hands: { 1: ['toolbox'] },
      },
    )
    t.choose('play toolbox', 'use activate', 'errand forge')
    expect([t.tokens(), t.state.counters[0]]).toEqual([{ 'forge/coin': 1 }, 2])
    t.choose('use activate')
    expect(t.options()).not.toContain('errand forge')
  })
})
