import { describe, expect, it } from 'vitest'
import { dungeon } from '../cards/scenarios/build.ts'
import { CELLS, type KeepState, PLANS, ROOMS, TILES, treasuresOf } from '../state.ts'
import { drillWith, table } from '../testing/table.ts'

/** The Vault, the Builder east of it, the Sewers south of it: nine tiles are left. */
const game = drillWith({ map: dungeon('vault@0=4 builder@1', 'sewers@0 .') })
const at = (room: (typeof ROOMS)[number]) => ROOMS.indexOf(room)

function site(...tiles: string[]) {
  return table({ game, script: { tiles } }).put({
    monsters: { 'ratfolk/builder': 1 },
    heroes: [],
    tokens: { 'builder/coin': 2 },
    hands: { 1: ['toolbox'] },
  })
}
const building = (...tiles: string[]) => site(...tiles).choose('play toolbox', 'use activate')
const inReach = (s: KeepState) => ROOMS.filter((_, room) => s.distance[room] >= 0)

describe('K4 The Builder', () => {
  it('K8.6 opens two plans at set-up, and the rest of the tiles lie face down', () => {
    const t = site('forge', 'study')
    expect(t.pile('plans')).toEqual(['study', 'forge'])
    expect(t.pile('tiles')).toEqual(Array.from({ length: 7 }, () => '?'))
    expect(t.state.shuffles[TILES]).toBe(1)
  })

  it('K4.8 discards coins, lays a treasure of that value, and fills the place of the plan', () => {
    const t = building('forge', 'study')
    t.choose('use-room builder')
    expect([t.prompt(), t.rule(), t.by()]).toEqual(['plan', 'K4.8', 0])
    t.choose('plan study', 'coins 1', 'at c5r6')
    // A corridor west of the Vault can only run east and west: nobody is asked how it is turned.
    t.expectEvents('only-option 1', 'spent coin builder', 'built study c5r6 1 1')
    expect(t.tokens()).toEqual({ 'builder/coin': 1 })
    expect([t.state.value[at('study')], t.pile('treasure/study')]).toEqual([1, ['?']])
    expect(t.state.distance[at('study')]).toBe(1)
    expect(t.pile('plans')).toHaveLength(2)
    expect(t.pile('plans')).toContain('forge')
    expect(t.times('plan-opened')).toBe(1)
  })

  it('K4.8 offers only places and turns from which passages lead to the Vault', () => {
    const t = building('cells', 'study').choose('use-room builder', 'plan cells', 'coins 1')
    for (const place of t.options()) {
      const [, x, y] = /^at c(\d+)r(\d+)$/.exec(place) ?? []
      const cell = Number(y) * 16 + Number(x)
      expect(t.state.cell).not.toContain(cell)
    }
    expect(inReach(t.state)).not.toContain('cells')
    t.choose('at c6r5')
    expect([t.prompt(), t.options()]).toEqual(['turned', ['turned 1', 'turned 2']])
    t.choose('turned 2')
    expect(inReach(t.state)).toContain('cells')
  })

  it('K4.8 joins a new room to all neighbours that open to it', () => {
    const t = building('workshop', 'study')
    t.choose('use-room builder', 'plan workshop', 'coins 2', 'at c7r7', 'turned 3')
    const { passages } = t.state
    expect(passages[at('workshop')]).toBe((1 << at('builder')) | (1 << at('sewers')))
    expect(t.state.value[at('workshop')]).toBe(2)
  })

  it('K4.14 needs a coin', () => {
    const t = site().put({ tokens: {} })
    t.choose('play toolbox', 'use activate')
    expect(t.options()).not.toContain('use-room builder')
    expect(building().options()).toContain('use-room builder')
  })

  it('K4.14 offers only values for which there are coins and treasures', () => {
    const plans = ['forge', 'study']
    const t = site(...plans).put({ tokens: { 'builder/coin': 1 } })
    t.choose('play toolbox', 'use activate', 'use-room builder', 'plan forge')
    // Not asked how many coins.
    expect(t.prompt()).toBe('place')
    const poor = site(...plans)
    poor.state.piles[treasuresOf(2)] = []
    poor.refresh().choose('play toolbox', 'use activate', 'use-room builder', 'plan forge')
    expect(poor.prompt()).toBe('place')
    const none = site()
    none.state.piles[treasuresOf(1)] = []
    none.state.piles[treasuresOf(2)] = []
    none.refresh().choose('play toolbox', 'use activate')
    expect(none.options()).not.toContain('use-room builder')
  })

  it('K4.14 needs a plan and a legal place', () => {
    const t = site()
    t.state.piles[PLANS] = []
    t.refresh().choose('play toolbox', 'use activate')
    expect(t.options()).not.toContain('use-room builder')
    const closed = drillWith({ map: dungeon('vault@0=4 builder@1', 'sewers@0 .') })
    const shut = table({ game: closed }).put({
      monsters: { 'ratfolk/builder': 1 },
      tokens: { 'builder/coin': 1 },
      hands: { 1: ['toolbox'] },
    })
    for (const room of ['vault', 'builder', 'sewers'] as const) shut.state.shut[at(room)] = 15
    shut.refresh().choose('play toolbox', 'use activate')
    expect(shut.options()).not.toContain('use-room builder')
  })

  it('K4.14 does the set-up of a Laboratory that is built, and lets Cells be used', () => {
    const t = building('laboratory', 'cells')
    const loot = t.pile('loot').length
    t.choose('use-room builder', 'plan laboratory', 'coins 1', 'at c5r6')
    expect([t.prompt(), t.rule(), t.by()]).toEqual(['laboratory-clan', 'K4.7', 'party'])
    t.choose('clan ghosts')
    t.expectEvents('clan-joins ghosts')
    expect(t.pile('loot')).toHaveLength(loot + 10)
    expect(t.pile('loot').every((card) => card === '?')).toBe(true)

    expect(t.state.cell[CELLS]).toBeLessThan(0)
    t.choose('use activate', 'use-room builder', 'plan cells', 'at c6r5', 'turned 1', 'finish')
    expect(t.options()).toContain('cells')
  })
})
