import { describe, expect, it } from 'vitest'
import { type Laid, table } from '../testing/table.ts'

const rogues = (room: string, count: number) => Array.from({ length: count }, () => `rogue/${room}`)

function facing(laid: Laid = {}) {
  const t = table({ clans: ['ratfolk'] }).put({ monsters: {}, heroes: [], tokens: {} })
  return t.put({ ...laid })
}

describe('K6 No token left', () => {
  it('K6.3 wakes all exhausted heroes of the class and all in their rooms, also in the Cells', () => {
    const t = facing({
      monsters: { 'ratfolk/vault': 6, 'ratfolk/cells': 3 },
      heroes: [...rogues('vault', 4), ...rogues('cells', 2), 'mage/cells', 'archer/study'],
      tokens: { 'vault/trap': 1, 'cells/trap': 1 },
    })
    t.invade('rogue-jewel').expectEvents('guild rogue-jewel', 'no-token rogue')
    expect(t.times('hero-in')).toBe(0)
    expect(t.times('woke rogue vault')).toBe(4)
    expect(t.times('woke rogue cells')).toBe(2)
    expect(t.times('woke mage cells')).toBe(1)
    expect(t.times('woke archer')).toBe(0)
    // From step 5: no ability, no traps.
    const steps = t.heroesAct().filter((event) => event.startsWith('step'))
    expect(steps).toHaveLength(7)
    expect(steps.every((step) => step.endsWith(' 5'))).toBe(true)
    expect(t.tokens()).toEqual({ 'vault/trap': 1, 'cells/trap': 1 })
    expect(t.monsters()).toEqual({ 'ratfolk/vault': 2 })
  })

  it('K6.21 lets the players choose the room of the one token left; the other summons is K6.3', () => {
    const t = facing({
      monsters: { 'ratfolk/vault': 5, 'ratfolk/forge': 2, 'ratfolk/workshop': 2 },
      heroes: rogues('vault', 5),
    })
    t.invade('rogue-swords')
    expect([t.prompt(), t.rule(), t.options()]).toEqual([
      'summon-rooms',
      'K6.21',
      ['summon-in workshop', 'summon-in forge'],
    ])
    t.choose('summon-in forge').expectEvents('hero-in rogue forge 11', 'no-token rogue')
    expect([t.times('woke rogue vault'), t.times('hero-in')]).toEqual([5, 1])
    t.heroesAct()
    expect(t.monsters()).toEqual({ 'ratfolk/workshop': 2, 'ratfolk/forge': 1 })
  })

  it('K6.21 does K6.3 once where both are missing, and nothing where none is exhausted', () => {
    const t = facing({ monsters: { 'ratfolk/vault': 9 }, heroes: rogues('vault', 6) })
    t.invade('rogue-swords')
    expect([t.times('no-token'), t.times('woke'), t.monsters()]).toEqual([
      1,
      6,
      { 'ratfolk/vault': 3 },
    ])
    // All six are still to act: a seventh changes nothing.
    const awake = facing({ monsters: { 'ratfolk/vault': 9 } })
    awake.put({ heroes: rogues('vault', 6).map((rogue) => `${rogue} active`) })
    awake.invade('rogue-swords')
    expect([awake.times('no-token'), awake.times('woke'), awake.monsters()]).toEqual([
      1,
      0,
      { 'ratfolk/vault': 3 },
    ])
  })
})
