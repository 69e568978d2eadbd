/** What a game's value of a position is worth: how many of the matches that stood like this were won. */
import type { Count } from './count.ts'

/** A value, and whether its match was won. */
export interface Sample {
  readonly value: number
  readonly won: boolean
}

export interface Calibration {
  /** By twentieths of the value. */
  readonly steps: readonly (Count & { readonly chance: number })[]
  /** The chance to win by a value, 0 to 1. */
  chance(value: number): number
}

const STEPS = 20
const BEST = 10_000
/** Each step begins as if the value had been right for so many samples, so that a few odd matches do not rule it. */
const TRUST = 4

const stepOf = (value: number): number =>
  Math.max(0, Math.min(STEPS - 1, Math.floor((value * STEPS) / BEST)))

/** A higher value never means a lower chance: steps that say so are taken together (isotonic regression). */
export function calibrate(samples: readonly Sample[]): Calibration {
  const counts = Array.from({ length: STEPS }, (): Count => ({ wins: 0, matches: 0 }))
  for (const { value, won } of samples) {
    const count = counts[stepOf(value)]
    count.matches++
    if (won) count.wins++
  }
  const blocks: { steps: number; wins: number; matches: number }[] = []
  counts.forEach(({ wins, matches }, step) => {
    const usual = (step + 0.5) / STEPS
    blocks.push({ steps: 1, wins: wins + TRUST * usual, matches: matches + TRUST })
    while (blocks.length > 1 && falls(blocks[blocks.length - 2], blocks[blocks.length - 1])) {
      const last = blocks.splice(-2)
      blocks.push({
        steps: last[0].steps + last[1].steps,
        wins: last[0].wins + last[1].wins,
        matches: last[0].matches + last[1].matches,
      })
    }
  })
  const chances = blocks.flatMap(({ steps, wins, matches }) =>
    Array.from({ length: steps }, () => wins / matches),
  )
  return {
    steps: counts.map((count, step) => ({ ...count, chance: chances[step] })),
    chance: (value) => chances[stepOf(value)],
  }
}

const falls = (before: Count, after: Count): boolean =>
  before.wins * after.matches > after.wins * before.matches
