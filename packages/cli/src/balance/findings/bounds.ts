/** What balance is held to, besides the bands of levels. Shares are in hundredths. */

/** Within a level no player count is further from another. */
export const PLAYERS_APART = 15
/** A Boss, scenario, quest, hero or clan is no further from its pool. */
export const FROM_POOL = 20
/** A random player wins less on the easiest level. */
export const RANDOM_BELOW = 3
/** Whom the bands are for. */
export const YARDSTICK = 'journeyman'

/** `perhaps`: it lies outside, but its interval reaches in. */
export type Verdict = 'inside' | 'perhaps' | 'outside'

/** Whether a number is inside of bounds, given its 95 % interval. */
export function verdictOf(
  value: number,
  interval: { readonly low: number; readonly high: number },
  bounds: { readonly low: number; readonly high: number },
): Verdict {
  if (value >= bounds.low && value <= bounds.high) return 'inside'
  return interval.high < bounds.low || interval.low > bounds.high ? 'outside' : 'perhaps'
}
