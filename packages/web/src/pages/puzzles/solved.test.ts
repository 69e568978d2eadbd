import { expect, it } from 'vitest'
import { isSolved, noteOutcome, standingOf } from './solved.ts'

const one = (puzzle: string) => ({ game: 'keep', puzzle })

it('tells the first try from later ones', () => {
  expect(standingOf(one('a'))).toBe('new')
  noteOutcome(one('a'), 'right')
  expect([standingOf(one('a')), isSolved(one('a'))]).toEqual(['first', true])
  noteOutcome(one('b'), 'wrong')
  expect([standingOf(one('b')), isSolved(one('b'))]).toEqual(['missed', false])
  noteOutcome(one('b'), 'right')
  expect(standingOf(one('b'))).toBe('later')
})

it('lets what was solved stay so', () => {
  noteOutcome(one('c'), 'right')
  noteOutcome(one('c'), 'wrong')
  expect(standingOf(one('c'))).toBe('first')
  expect(standingOf({ game: 'tenefyr', puzzle: 'c' })).toBe('new')
})
