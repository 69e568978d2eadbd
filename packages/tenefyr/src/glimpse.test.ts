import { newMatch, RandomDealer } from '@muster/engine'
import { expect, test } from 'vitest'
import { tenefyr } from './game.ts'
import { glimpseOf } from './glimpse.ts'

const begin = () =>
  newMatch(tenefyr, { players: 1, heroes: ['bard+thief'] }, new RandomDealer(3), {
    deal: { kind: 'random', note: 'seed 3' },
  })

test('a table from afar: heroes, the Boss on the way, and what the dungeons still hold', () => {
  const match = begin()
  const first = glimpseOf(match.state)
  expect(first?.heroes).toEqual([-1, 0, -1, 0])
  expect(first?.dungeons).toHaveLength(10)
  expect(first?.dungeons.every((left) => left > 0)).toBe(true)
  expect(first?.here).toBe(-1)
  const [start, at, skull] = first?.track ?? []
  expect(at).toBe(start)
  expect(skull).toBeGreaterThan(start)
  const enter = match.texts().findIndex((text) => text.startsWith('enter '))
  match.choose(match.texts()[enter])
  expect(glimpseOf(match.state)?.here).toBe(enter)
})

test('the Boss stands behind the last dungeon, and a table of another game is not told', () => {
  const match = begin()
  match.choose('fight-boss')
  expect(glimpseOf(match.state)?.here).toBe(10)
  expect(glimpseOf({ stack: [] })).toBeUndefined()
})
