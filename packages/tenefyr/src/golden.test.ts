/** Whole matches on the frozen pack, and how many decisions there are from fixed positions. */
import type { Options } from '@muster/engine'
import { golden, reachable } from '@muster/engine/testing'
import { describe, expect, it } from 'vitest'
import { fighting, frozen, ones, table } from './testing/frozen.ts'

describe('golden matches', () => {
  const match = (name: string, options: Options, seed: number) =>
    golden({ game: frozen, options }, new URL(`../golden/${name}.txt`, import.meta.url), { seed })

  match('solo-2018', { players: 1, profile: '2018', boss: 'stone-titan' }, 37)
  match('three-players', { players: 3, level: 'normal', boss: 'spider-queen' }, 2)
  match('four-players-quick', { players: 4, mode: 'quick' }, 3)
})

describe('decisions within reach', () => {
  it('from the first door', () => {
    expect(reachable(frozen, table().state, 7)).toMatchInlineSnapshot(`
      [
        1,
        11,
        22,
        52,
        103,
        374,
        1012,
        2644,
      ]
    `)
  })

  it('from the first door, alone', () => {
    expect(
      reachable(frozen, table({ players: 1, profile: '2018' }).state, 6),
    ).toMatchInlineSnapshot(`
      [
        1,
        10,
        20,
        48,
        168,
        568,
        1392,
      ]
    `)
  })

  it('from a hand full of effects', () => {
    const decks = [['orc', 'spiderling', 'battle-rage', ...ones(3)]]
    const t = fighting('horned-duke', { decks }).choose('keep')
    expect(reachable(frozen, t.state, 6)).toMatchInlineSnapshot(`
      [
        1,
        3,
        9,
        24,
        59,
        145,
        334,
      ]
    `)
  })

  it('from an enemy that leaves everyone a choice', () => {
    const t = fighting('furnace-drake', { options: { players: 4 } })
    expect(reachable(frozen, t.state, 8)).toMatchInlineSnapshot(`
      [
        1,
        2,
        4,
        8,
        16,
        32,
        64,
        128,
        256,
      ]
    `)
  })

  it('from a door of Quick mode, with gifts behind it', () => {
    const t = table({ mode: 'quick' })
    expect(reachable(frozen, t.state, 9)).toMatchInlineSnapshot(`
      [
        1,
        5,
        10,
        22,
        43,
        97,
        266,
        873,
        3470,
        11000,
      ]
    `)
  })

  it('from the Boss', () => {
    const t = table({ players: 2, boss: 'chaos-dragon' }).choose('fight-boss')
    expect(reachable(frozen, t.state, 8)).toMatchInlineSnapshot(`
      [
        1,
        2,
        3,
        4,
        5,
        8,
        11,
        15,
        20,
      ]
    `)
  })
})
