import { expect, it } from 'vitest'
import { chanceAt, logOdds } from './odds.ts'

it('goes from a value to its odds and back', () => {
  for (const value of [50, 2500, 5000, 9950]) {
    expect(chanceAt(logOdds(value))).toBeCloseTo(value / 10_000, 10)
  }
  expect(logOdds(5000)).toBe(0)
})

it('is sure of nothing', () => {
  expect(chanceAt(logOdds(0))).toBeCloseTo(0.005, 10)
  expect(chanceAt(logOdds(10_000))).toBeCloseTo(0.995, 10)
})
