/** How numbers are spread: mean, quantiles, bars of a histogram. */

export interface Bar {
  readonly from: number
  /** Not included. */
  readonly to: number
  readonly count: number
}

export interface Spread {
  readonly mean: number
  readonly least: number
  readonly quarter: number
  readonly median: number
  readonly threeQuarters: number
  readonly most: number
  readonly bars: readonly Bar[]
}

const MOST_BARS = 24
const STEPS = [1, 2, 5]

export const meanOf = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, one) => sum + one, 0) / numbers.length

/** The standard error of a mean. */
export function errorOf(numbers: readonly number[]): number {
  if (numbers.length < 2) return 0
  const mean = meanOf(numbers)
  const squares = numbers.reduce((sum, one) => sum + (one - mean) ** 2, 0)
  return Math.sqrt(squares / (numbers.length - 1) / numbers.length)
}

/** Below which a share of the sorted numbers lies; between two neighbours in proportion. */
export function quantile(sorted: readonly number[], share: number): number {
  if (sorted.length === 0) return 0
  const at = share * (sorted.length - 1)
  const low = Math.floor(at)
  const high = Math.min(low + 1, sorted.length - 1)
  return sorted[low] + (sorted[high] - sorted[low]) * (at - low)
}

/** Of whole numbers. */
export function spreadOf(numbers: readonly number[]): Spread {
  const sorted = [...numbers].sort((a, b) => a - b)
  return {
    mean: meanOf(sorted),
    least: sorted[0] ?? 0,
    quarter: quantile(sorted, 0.25),
    median: quantile(sorted, 0.5),
    threeQuarters: quantile(sorted, 0.75),
    most: sorted[sorted.length - 1] ?? 0,
    bars: barsOf(sorted),
  }
}

/** Bars as wide as 1, 2, 5, 10 …, so that there are few enough to look at. */
function barsOf(sorted: readonly number[]): Bar[] {
  if (sorted.length === 0) return []
  const [least, most] = [sorted[0], sorted[sorted.length - 1]]
  let width = 1
  for (let n = 0; Math.floor(most / width) - Math.floor(least / width) >= MOST_BARS; n++) {
    width = STEPS[n % STEPS.length] * 10 ** Math.floor(n / STEPS.length)
  }
  const first = Math.floor(least / width)
  const last = Math.floor(most / width)
  return Array.from({ length: last - first + 1 }, (_, i) => {
    const from = (first + i) * width
    const to = from + width
    return { from, to, count: sorted.filter((one) => one >= from && one < to).length }
  })
}
