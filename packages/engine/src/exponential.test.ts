import { describe, expect, it } from 'vitest'
import { doublingsTo, exponential, logarithm } from './exponential.ts'

const NUMBERS = Array.from({ length: 400 }, (_, i) => (i - 200) / 7.3)

describe('Powers and logarithms', () => {
  it('are those of every schoolbook', () => {
    for (const x of NUMBERS) {
      expect(exponential(x) / Math.exp(x)).toBeCloseTo(1, 13)
      const above = Math.exp(x)
      expect(logarithm(above)).toBeCloseTo(x, 12)
    }
    expect([exponential(0), logarithm(1)]).toEqual([1, 0])
  })

  it('undo each other', () => {
    for (const x of NUMBERS) expect(logarithm(exponential(x))).toBeCloseTo(x, 12)
  })

  it('come out the same to the last bit, wherever they are made', () => {
    // Figures of IEEE 754, which every machine adds, multiplies and divides alike.
    const bits = new BigUint64Array(
      Float64Array.of(exponential(1.25), exponential(-3.5), logarithm(0.3), logarithm(12)).buffer,
    )
    expect([...bits].map((one) => one.toString(16))).toMatchInlineSnapshot(`
      [
        "400bec38edb0faf0",
        "3f9eec1018e4ff66",
        "bff34378fcbda720",
        "4003e116bcd39e7c",
      ]
    `)
  })

  it('stay within bounds far out', () => {
    expect(exponential(-10_000)).toBeGreaterThan(0)
    expect(exponential(-10_000)).toBeLessThan(1e-300)
    expect(exponential(10_000)).toBeLessThan(Number.POSITIVE_INFINITY)
  })

  it('count doublings', () => {
    expect([1, 2, 3, 4, 5, 8, 9, 64].map(doublingsTo)).toEqual([0, 1, 2, 2, 3, 3, 4, 6])
  })
})
