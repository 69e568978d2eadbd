import { describe, expect, it } from 'vitest'
import { reach, stops, valueAt } from './series.ts'

describe('the numbers behind a chart', () => {
  it('stand until the next one', () => {
    const points = [
      [2, 1],
      [5, 4],
    ] as const
    expect([1, 2, 4, 5, 99].map((entry) => valueAt(points, entry))).toEqual([undefined, 1, 1, 4, 4])
  })

  it('reach from nothing to the highest, over all series', () => {
    const series = [
      { name: 'a', points: [[0, 3]] as const },
      { name: 'b', points: [[7, -2]] as const },
    ]
    expect(reach(series)).toEqual({ entries: [0, 7], values: [-2, 3] })
    expect(reach([])).toEqual({ entries: [0, 0], values: [0, 1] })
  })

  it('are told evenly apart, with both ends and none twice', () => {
    expect(stops(0, 100, 5)).toEqual([0, 25, 50, 75, 100])
    expect(stops(3, 5, 12)).toEqual([3, 4, 5])
    expect(stops(4, 4, 12)).toEqual([4])
  })
})
