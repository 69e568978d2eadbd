/** The numbers behind a chart. */
import type { Chart } from '../../frame/board-module.ts'

export type Series = Chart['series'][number]
type Points = Series['points']

/** A value stands until the next one. Before the first there is none. */
export function valueAt(points: Points, entry: number): number | undefined {
  return points.findLast(([at]) => at <= entry)?.[1]
}

/** From the first entry to the last, and from nothing or less to the highest value. */
export function reach(series: readonly Series[]): {
  readonly entries: readonly [number, number]
  readonly values: readonly [number, number]
} {
  const points = series.flatMap((one) => one.points)
  const entries = points.map(([entry]) => entry)
  const values = points.map(([, value]) => value)
  const last = Math.max(0, ...entries)
  return {
    entries: [Math.min(last, ...entries), last],
    values: [Math.min(0, ...values), Math.max(1, ...values)],
  }
}

/** Entries to tell the values at: evenly apart, with the first and the last. */
export function stops(from: number, to: number, most: number): number[] {
  const count = Math.max(1, Math.min(most, to - from + 1))
  if (count === 1) return [to]
  const found = Array.from({ length: count }, (_, i) =>
    Math.round(from + ((to - from) * i) / (count - 1)),
  )
  return [...new Set(found)]
}
