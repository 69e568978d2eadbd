import { expect, it } from 'vitest'
import type { Find } from './mine-match.ts'
import { select } from './select.ts'

const find = (id: string, difficulty: number, ...traits: string[]): Find => ({
  puzzle: { id, difficulty, steps: [[]], position: '' },
  traits,
})

it('takes what is least like the others', () => {
  const pool = [
    find('a', 1, 'turn', 'players 1'),
    find('b', 1, 'turn', 'players 1'),
    find('c', 3, 'defend', 'players 2'),
    find('d', 1, 'turn', 'players 3'),
  ]
  const ids = (count: number) => select([], pool, count).map(({ puzzle }) => puzzle.id)
  expect(ids(2)).toEqual(['a', 'c'])
  expect(ids(3)).toEqual(['a', 'c', 'd'])
  expect(ids(9)).toEqual(['a', 'c', 'd', 'b'])
})

it('keeps what is there, and takes nothing twice', () => {
  const kept = find('b', 1, 'turn', 'players 1')
  const pool = [find('b', 1, 'turn', 'players 1'), find('a', 1, 'turn', 'players 2')]
  expect(select([kept], pool, 5).map(({ puzzle }) => puzzle.id)).toEqual(['b', 'a'])
})
