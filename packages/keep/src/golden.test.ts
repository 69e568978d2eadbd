/** Whole matches on the frozen pack, and how many decisions there are from fixed positions. */
import type { Options } from '@muster/engine'
import { golden, reachable } from '@muster/engine/testing'
import { describe, expect, it } from 'vitest'
import { frozen } from './testing/frozen.ts'
import { drill, table } from './testing/table.ts'

describe('golden matches', () => {
  const match = (name: string, options: Options, seed: number) =>
    golden({ game: frozen, options }, new URL(`../golden/${name}.txt`, import.meta.url), { seed })

  match('alone', { players: 1, scenario: 'witchs-cauldron', clans: ['gnolls'] }, 1)
  match(
    'two-on-rent-day',
    { players: 2, scenario: 'rent-day', level: 'challenging', clans: ['slimes', 'red-dragon'] },
    2,
  )
  match(
    'three-with-a-laboratory',
    {
      players: 3,
      scenario: 'battle-of-the-bands',
      level: 'steady',
      clans: ['ratfolk', 'lizardfolk', 'ghosts'],
    },
    3,
  )
  match(
    'four-with-a-builder',
    {
      players: 4,
      scenario: 'the-new-wing',
      level: 'hardcore',
      clans: ['gremlins', 'witches', 'skeletons', 'gnolls'],
    },
    4,
  )
})

describe('decisions within reach', () => {
  it('from the first turn, with five plain cards', () => {
    expect(reachable(drill, table({ clans: ['ratfolk'] }).state, 5)).toMatchInlineSnapshot(`
      [
        1,
        5,
        15,
        40,
        127,
        366,
      ]
    `)
  })

  it('from a hand of swarms, combos and costs', () => {
    const t = table({ clans: ['gnolls'] }).put({
      monsters: { 'gnolls/vault': 2, 'gnolls/sewers': 1 },
      heroes: ['rogue/sewers', 'mage/forge'],
      tokens: { 'vault/coin': 2, 'sewers/trap': 1 },
      hands: { 1: ['flock', 'hire', 'scent', 'bargain'] },
    })
    expect(reachable(drill, t.state, 5)).toMatchInlineSnapshot(`
      [
        1,
        8,
        37,
        148,
        554,
        1997,
      ]
    `)
  })

  it('from an invasion with everything on the way', () => {
    const t = table({ clans: ['ratfolk', 'slimes'] }).put({
      monsters: { 'ratfolk/vault': 2, 'slimes/vault': 1, 'ratfolk/sewers': 1 },
      heroes: ['rogue/vault active', 'mage/sewers fresh', 'archer/forge active', 'mage/cells'],
      hands: { 1: ['shield', 'spiked-shield'], 2: ['shield-brew'] },
    })
    t.invade('archer-bones')
    expect(reachable(drill, t.state, 6)).toMatchInlineSnapshot(`
      [
        1,
        5,
        13,
        34,
        91,
        240,
        567,
      ]
    `)
  })

  it('from a Builder with two coins', () => {
    const t = table({ clans: ['ratfolk'] }).put({
      monsters: { 'ratfolk/builder': 1 },
      heroes: [],
      tokens: { 'builder/coin': 2 },
      hands: { 1: ['toolbox'] },
    })
    expect(reachable(drill, t.state, 7)).toMatchInlineSnapshot(`
      [
        1,
        5,
        18,
        48,
        150,
        420,
        1249,
        3650,
      ]
    `)
  })
})
