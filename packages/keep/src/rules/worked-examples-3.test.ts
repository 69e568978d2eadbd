/** The rulebook's worked examples, step by step: KX.5 on its map, KX.6 with plans to choose from. */
import { describe, expect, it } from 'vitest'
import { dungeon } from '../cards/scenarios/build.ts'
import { ROOMS } from '../state.ts'
import { examplePack, exampleScenario } from '../testing/example-map.ts'
import { rulesGame } from '../testing/rules-game.ts'
import { table } from '../testing/table.ts'

describe('KX.5 Buying the Spider', () => {
  it('KX.5 a bone from the Cemetery pays for it at the Beast Trainer', () => {
    const t = table({ game: rulesGame(examplePack), clans: ['ratfolk'] }).put({
      monsters: { 'ratfolk/cemetery': 1 },
      heroes: [],
      tokens: {},
      row: ['spider', 'sword', 'axe', 'haste', 'firebolt'],
      hands: { 1: ['busy-paws', 'busy-paws', 'busy-paws'] },
    })
    t.choose('play busy-paws', 'use-left activate', 'use-room cemetery', 'finish')
    expect(t.tokens()).toEqual({ 'cemetery/bone': 1 })
    t.choose('play busy-paws', 'use-right move', 'carry bone')
    expect(t.monsters()).toEqual({ 'ratfolk/beast-trainer': 1 })
    expect(t.tokens()).toEqual({ 'beast-trainer/bone': 1 })
    t.expectDeal({ loot: ['war-boar'] })
    t.choose('play busy-paws', 'use-left activate', 'use-room beast-trainer')
    t.expectEvents('spent bone beast-trainer', 'acquired 1 spider', 'offered war-boar')
    expect(t.tokens()).toEqual({})
    expect(t.pile('discard/1')).toEqual(['spider'])
    expect(t.pile('row')).toHaveLength(5)
    expect(t.pile('row')).not.toContain('spider')
  })
})

describe('KX.6 Builder', () => {
  const map = dungeon(
    '.             library@2=1   apothecary@2=2 .',
    'sewers@0      vault@0=4     builder@3=1   study@1=3',
    'cemetery@0◌=2 cells@2◌=1    .             .',
  )
  const game = rulesGame({ ...examplePack, scenarios: [{ ...exampleScenario, map }] })
  const at = (room: (typeof ROOMS)[number]) => ROOMS.indexOf(room)

  it('KX.6 two coins, carried one at a time, build the Workshop with a treasure of 2', () => {
    const t = table({
      game,
      clans: ['ratfolk'],
      script: { tiles: ['workshop', 'forge', 'beast-trainer'] },
    })
    expect(t.pile('plans')).toEqual(['forge', 'workshop'])
    t.put({
      monsters: { 'ratfolk/vault': 2 },
      heroes: [],
      tokens: {},
      hands: { 1: ['busy-paws', 'busy-paws', 'busy-paws', 'gang-up'] },
    })
    t.choose('play busy-paws', 'use-left activate', 'use-room vault')
    t.choose('use activate', 'use-room vault')
    t.choose('play busy-paws', 'use-right move', 'to builder', 'carry coin')
    t.choose('play gang-up', 'use-right move', 'with ratfolk/vault', 'to builder', 'carry coin')
    expect(t.tokens()).toEqual({ 'builder/coin': 2 })
    t.choose('play busy-paws', 'use-left activate', 'use-room builder')
    expect([t.prompt(), t.options()]).toEqual(['plan', ['plan workshop', 'plan forge']])
    t.choose('plan workshop')
    expect([t.prompt(), t.options()]).toEqual(['coins', ['coins 1', 'coins 2']])
    t.choose('coins 2')
    expect(t.prompt()).toBe('place')
    // East of the Study nothing leads on, but the Sewers open to all sides.
    expect(t.options()).toContain('at c5r7')
    t.choose('at c5r7')
    expect(t.prompt()).toBe('turned')
    // Of four turns the three that open to the east are joined to the Sewers.
    expect(t.options()).toEqual(['turned 0', 'turned 1', 'turned 3'])
    t.expectDeal({ tiles: ['beast-trainer'] }).choose('turned 1')
    t.expectEvents(
      'spent coin builder',
      'spent coin builder',
      'built workshop c5r7 1 2',
      'plan-opened beast-trainer',
    )
    expect(t.tokens()).toEqual({})
    expect(t.state.value[at('workshop')]).toBe(2)
    // Nobody has seen which treasure it is.
    expect(t.pile('treasure/workshop')).toEqual(['?'])
    expect(t.state.distance[at('workshop')]).toBe(2)
    expect(t.state.passages[at('workshop')]).toBe(1 << at('sewers'))
    expect(t.pile('plans')).toEqual(['beast-trainer', 'forge'])
  })
})
