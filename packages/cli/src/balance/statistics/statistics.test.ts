import { describe, expect, it } from 'vitest'
import { calibrate } from './calibration.ts'
import { errorOf, quantile, spreadOf } from './spread.ts'
import { stratifiedDifference } from './stratified.ts'

const stratum = (a: number, n: number, b: number, m: number) => ({
  with: { wins: a, matches: n },
  without: { wins: b, matches: m },
})

describe('A difference within strata', () => {
  it('of one stratum is the plain difference', () => {
    const found = stratifiedDifference([stratum(60, 100, 40, 100)])
    expect(found?.difference).toBeCloseTo(0.2, 10)
    // √(0.6·0.4/100 + 0.4·0.6/100) = 0.0693; Sato's is that of equal sides.
    expect(found?.error).toBeCloseTo(0.0693, 3)
    expect(found?.compared).toBe(200)
  })

  it('weighs strata by how much they can tell', () => {
    // Weights 50 and 18.75, differences 0.2 and 0.4: (10 + 7.5) / 68.75.
    const found = stratifiedDifference([stratum(60, 100, 40, 100), stratum(20, 25, 30, 75)])
    expect(found?.difference).toBeCloseTo(17.5 / 68.75, 10)
  })

  it('is not fooled where the card comes up in easier matches', () => {
    // 80 % of the easy and 20 % of the hard are won, with or without it.
    const found = stratifiedDifference([stratum(72, 90, 8, 10), stratum(2, 10, 18, 90)])
    expect(found?.difference).toBeCloseTo(0, 10)
  })

  it('says nothing where no stratum has both sides', () => {
    expect(stratifiedDifference([stratum(5, 10, 0, 0), stratum(0, 0, 5, 10)])).toBeUndefined()
    expect(stratifiedDifference([])).toBeUndefined()
  })
})

describe('A spread', () => {
  it('has quantiles between neighbours', () => {
    expect(quantile([1, 2, 3, 4], 0.5)).toBe(2.5)
    expect(quantile([7], 0.9)).toBe(7)
    expect(quantile([], 0.5)).toBe(0)
  })

  it('has bars that hold every number once', () => {
    const numbers = Array.from({ length: 500 }, (_, n) => (n * 37) % 301)
    const { bars, least, most, mean } = spreadOf(numbers)
    expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(500)
    expect(bars.length).toBeLessThanOrEqual(24)
    expect([least, most]).toEqual([0, 300])
    expect(mean).toBeCloseTo(numbers.reduce((a, b) => a + b, 0) / 500, 10)
  })

  it('has the standard error of its mean', () => {
    expect(errorOf([1, 2, 3, 4, 5])).toBeCloseTo(Math.sqrt(2.5 / 5), 10)
    expect(errorOf([3])).toBe(0)
  })
})

describe('The calibration of a value', () => {
  const samples = (value: number, wins: number, of: number) =>
    Array.from({ length: of }, (_, n) => ({ value, won: n < wins }))

  it('learns what a value is worth', () => {
    const { chance } = calibrate([...samples(1_000, 600, 1_000), ...samples(9_000, 990, 1_000)])
    expect(chance(1_000)).toBeCloseTo(0.6, 1)
    expect(chance(9_000)).toBeCloseTo(0.99, 2)
  })

  it('never falls with the value', () => {
    const odd = [...samples(2_000, 80, 100), ...samples(4_000, 20, 100), ...samples(6_000, 60, 100)]
    const { steps } = calibrate(odd)
    for (let n = 1; n < steps.length; n++) {
      expect(steps[n].chance).toBeGreaterThanOrEqual(steps[n - 1].chance)
    }
    // 80 and 20 of 100 are taken together.
    expect(steps[4].chance).toBeCloseTo(0.5, 1)
    expect(steps[4].chance).toBe(steps[8].chance)
  })

  it('trusts the value where nothing is known', () => {
    const { chance } = calibrate([])
    expect(chance(100)).toBeCloseTo(0.025, 10)
    expect(chance(10_000)).toBeCloseTo(0.975, 10)
  })
})
