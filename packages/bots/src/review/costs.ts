/** What choices cost and what luck brought, out of what the searches think. */
import type { Thought } from '../search/thought.ts'

/** A cost below this is none: nobody would feel it. */
const LEAST = 0.02
/** So many times its own doubt a difference must be. */
const SURE = 2

/** Two options of a decision beside each other. */
export interface Compared {
  /** The chance to win after each. */
  readonly better: number
  readonly taken: number
  /** The standard error of their difference. */
  readonly doubt: number
}

/** What several closer looks say of two options; nothing before there are three. */
export function compared(
  looks: readonly Thought[],
  better: number,
  taken: number,
): Compared | undefined {
  const pairs = looks.flatMap(({ options }) => {
    const a = options.find(({ option }) => option === better)
    const b = options.find(({ option }) => option === taken)
    return a === undefined || b === undefined ? [] : [[a.chance, b.chance]]
  })
  const count = pairs.length
  if (count < 3) return undefined
  const mean = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0) / count
  const gains = pairs.map(([a, b]) => a - b)
  const gain = mean(gains)
  const spread = mean(gains.map((one) => (one - gain) ** 2))
  return {
    better: mean(pairs.map(([a]) => a)),
    taken: mean(pairs.map(([, b]) => b)),
    doubt: Math.sqrt(spread / (count - 1)),
  }
}

/** What a choice cost; 0 where the difference is within the search's own doubt. */
export function costOf({ better, taken, doubt }: Compared): number {
  const gain = better - taken
  return gain >= LEAST && gain > SURE * doubt ? gain : 0
}

/** A judged moment: the chance to win before a choice, and what that choice cost. */
export interface Point {
  readonly chance: number
  readonly cost: number
}

export interface Balance {
  /** The chance to win at the beginning. */
  readonly start: number
  /** What choices took from it, and what luck gave or took: together they make the end, 0 or 1. */
  readonly choices: number
  readonly luck: number
  /** Luck between each moment and the next, the last with the end. */
  readonly steps: readonly number[]
}

/** What was luck and what was choice. */
export function balanceOf(points: readonly Point[], won: boolean): Balance {
  const end = won ? 1 : 0
  const steps = points.map(({ chance, cost }, at) => {
    const next = points[at + 1]?.chance ?? end
    return next - chance + cost
  })
  const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0)
  return {
    start: points[0]?.chance ?? end,
    choices: -sum(points.map(({ cost }) => cost)),
    luck: sum(steps),
    steps,
  }
}
