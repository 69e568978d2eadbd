/** Whole matches on the frozen pack, and how many decisions there are from fixed positions. */
import type { Options } from '@muster/engine'
import { golden, reachable } from '@muster/engine/testing'
import { describe, expect, it } from 'vitest'
import { frozen } from './testing/frozen.ts'
import { drill, table } from './testing/table.ts'

describe('golden matches', () => {
  const match = (name: string, options: Options, seed: number) =>
    golden({ game: frozen, options }, new URL(`../golden/${name}.txt`, import.meta.url), { seed })

  match('alone-with-goblins', { players: 1, quest: 'goblin-problem' }, 1)
  match(
    'two-in-the-dark',
    { players: 2, quest: 'a-knife-in-the-dark', grim: true, heroes: ['tamsin', 'dorn'] },
    2,
  )
  match(
    'three-for-the-caravan',
    { players: 3, quest: 'the-lost-caravan', heroes: ['orrin', 'bram', 'avric'] },
    3,
  )
  match(
    'four-against-a-king',
    {
      players: 4,
      quest: 'crown-of-the-under-king',
      heroes: ['runa', 'ilse', 'quill', 'tamsin'],
    },
    4,
  )
})

describe('decisions within reach', () => {
  it('from the first activation, with nobody about', () => {
    const t = table().put({ engaged: {}, shadows: [] })
    expect(reachable(drill, t.state, 4)).toMatchInlineSnapshot(`
      [
        1,
        4,
        4,
        16,
        24,
      ]
    `)
  })

  it('from an attack on two of three, with a reroll at hand', () => {
    const t = table().put({
      engaged: { sal: ['brute.1', 'runt.1', 'guard.1'] },
      shadows: ['archer.1'],
      tokens: { sal: 2 },
      conditions: { sal: ['focused'] },
    })
    t.choose('activate scout-attack')
    expect(reachable(drill, t.state, 4)).toMatchInlineSnapshot(`
      [
        1,
        3,
        9,
        27,
        81,
      ]
    `)
  })

  it('from an enemy phase in which the order matters', () => {
    const t = table({ heroes: ['sal', 'wick', 'hob'] })
    t.toLastRoll().toEnemies({
      engaged: { sal: ['archer.1', 'brute.1'], wick: ['runt.1'] },
      shadows: ['rats.1', 'guard.1', '?'],
      wounds: { sal: 11 },
    })
    expect(reachable(drill, t.state, 5)).toMatchInlineSnapshot(`
      [
        1,
        3,
        12,
        32,
        96,
        282,
      ]
    `)
  })
})
