import { describe, expect, it } from 'vitest'
import {
  BOX,
  blankState,
  copyState,
  enemyStack,
  engagedWith,
  explorationStack,
  IN_LAIR,
  IN_SHADOWS,
  isTerrinothState,
  LAIR,
  livingHeroes,
  locationStack,
  NONE,
  nextHero,
  PILES,
  pileName,
  SHADOWS,
  seatOf,
  whereIs,
} from './state.ts'

describe('a table', () => {
  it('is copied key by key, with rows of its own', () => {
    const state = blankState(3)
    const copy = copyState(state)
    expect(copy).toStrictEqual(state)
    const rows = Object.entries(state).filter(([, value]) => Array.isArray(value))
    expect(rows.length).toBeGreaterThan(20)
    for (const [key, row] of rows) {
      const twin = Object.entries(copy).find(([name]) => name === key)?.[1]
      expect(twin, key).not.toBe(row)
    }
    expect(isTerrinothState(copy)).toBe(true)
  })

  it('has a name of its own for each pile', () => {
    const names = Array.from({ length: PILES }, (_, pile) => pileName(pile))
    expect(new Set(names).size).toBe(PILES)
    expect(names).not.toContain(undefined)
    expect(pileName(engagedWith(3))).toBe('engaged/4')
    expect(pileName(SHADOWS)).toBe('shadows')
    expect(pileName(enemyStack(0))).toBe('enemies/1')
    expect(pileName(locationStack(2))).toBe('locations/3')
    expect(pileName(explorationStack(1))).toBe('exploration/2')
    expect(pileName(BOX)).toBe('box')
  })
})

describe('heroes', () => {
  const state = blankState(2)
  state.heroIs = [5, 2, 7, NONE]
  state.fallen = [0, 1, 0, 0]

  it('are counted and followed clockwise while they live', () => {
    expect(livingHeroes(state)).toBe(2)
    expect([nextHero(state, 0), nextHero(state, 1), nextHero(state, 2)]).toEqual([2, 2, 0])
    expect(nextHero({ ...state, fallen: [0, 1, 1, 0] }, 0)).toBe(0)
  })

  it('belong to one seat each, or all to who plays alone', () => {
    expect(seatOf({ ...state, players: 3 }, 2)).toBe(2)
    expect(seatOf({ ...state, players: 1 }, 2)).toBe(0)
  })
})

it('finds enemies with a hero, in the shadows, in the lair, or nowhere', () => {
  const state = blankState(4)
  state.piles[engagedWith(1)] = [0]
  state.piles[SHADOWS] = [1, -1]
  state.piles[LAIR] = [2]
  expect([0, 1, -1, 2, 3].map((enemy) => whereIs(state, enemy))).toEqual([
    1,
    IN_SHADOWS,
    IN_SHADOWS,
    IN_LAIR,
    NONE,
  ])
})
