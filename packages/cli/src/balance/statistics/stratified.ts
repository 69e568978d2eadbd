/** A difference of two shares, taken within strata of alike matches and put together. */
import type { Count } from './count.ts'

export interface Stratum {
  readonly with: Count
  readonly without: Count
}

export interface Difference {
  readonly difference: number
  /** Its standard error. */
  readonly error: number
  /** Matches in strata that have both sides: only these say anything. */
  readonly compared: number
}

/**
 * Mantel and Haenszel's difference, with Sato's variance, which holds for many small strata as well as for few large
 * ones. Nothing where no stratum has both sides.
 */
export function stratifiedDifference(strata: readonly Stratum[]): Difference | undefined {
  let weights = 0
  let sum = 0
  let p = 0
  let q = 0
  let compared = 0
  for (const { with: one, without: other } of strata) {
    const all = one.matches + other.matches
    if (one.matches === 0 || other.matches === 0) continue
    compared += all
    weights += (one.matches * other.matches) / all
    sum += (one.wins * other.matches - other.wins * one.matches) / all
    p +=
      (one.matches ** 2 * other.wins -
        other.matches ** 2 * one.wins +
        (one.matches * other.matches * (other.matches - one.matches)) / 2) /
      all ** 2
    q +=
      (one.wins * (other.matches - other.wins) + other.wins * (one.matches - one.wins)) / (2 * all)
  }
  if (weights === 0) return undefined
  const difference = sum / weights
  const variance = Math.max(0, (difference * p + q) / weights ** 2)
  return { difference, error: Math.sqrt(variance), compared }
}
