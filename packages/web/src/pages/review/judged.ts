/** What a judgement says of a match: the curve, what cost most, what was luck and what was choice. */
import { type Balance, balanceOf, costOf } from '@muster/bots/review'
import type { CloselySeen, Judgement, ReviewPosition, ReviewView } from '../../host/review.ts'

/** So many are told; more would be a scolding. */
const MOST = 5
/** Luck below this is not worth a word. */
const TELLING = 0.05

/** A moment of the curve. */
export interface CurvePoint {
  /** Which position. */
  readonly at: number
  readonly position: ReviewPosition
  readonly chance: number
  readonly cost: number
}

/** A choice that cost something beyond the search's doubt. */
export interface Costly extends CloselySeen {
  readonly position: ReviewPosition
  readonly cost: number
}

/** A turn of luck: what was dealt after a moment, until the next. */
export interface Turn {
  readonly by: number
  /** The moment after it; none where the match ended with it. */
  readonly after: CurvePoint | undefined
}

export interface Judged {
  readonly points: readonly CurvePoint[]
  /** Those that cost most, the costliest first. */
  readonly costly: readonly Costly[]
  readonly balance: Balance
  readonly luckiest: Turn | undefined
  readonly unluckiest: Turn | undefined
}

export function judgedMatch({ positions, won }: ReviewView, judgement: Judgement): Judged {
  const costly = judgement.close
    .map((seen) => ({ ...seen, position: positions[seen.at], cost: costOf(seen) }))
    .filter(({ cost }) => cost > 0)
    .sort((a, b) => b.cost - a.cost || a.at - b.at)
  const points = positions.flatMap((position, at): CurvePoint[] => {
    const seen = costly.find((one) => one.at === at)
    const chance = seen?.better ?? judgement.chances[at]
    return chance === undefined ? [] : [{ at, position, chance, cost: seen?.cost ?? 0 }]
  })
  const balance = balanceOf(points, won)
  const turns = balance.steps.flatMap((by, i): Turn[] => {
    const from = points[i].at
    const to = points[i + 1]?.at ?? positions.length
    const isDealt = positions.slice(from, to).some(({ dealt }) => dealt)
    return isDealt ? [{ by, after: points[i + 1] }] : []
  })
  const most = (sign: 1 | -1) =>
    turns
      .filter(({ by }) => sign * by >= TELLING)
      .reduce<Turn | undefined>(
        (a, b) => (a === undefined || sign * b.by > sign * a.by ? b : a),
        undefined,
      )
  return { points, costly: costly.slice(0, MOST), balance, luckiest: most(1), unluckiest: most(-1) }
}

/** Moments on either side that a point of the drawn curve is the mean of: a longer match has more of them. */
const NEIGHBOURS = 1 / 80

/** The chances without the small ups and downs from one choice to the next. */
export function smoothed(chances: readonly number[]): number[] {
  const reach = Math.round(chances.length * NEIGHBOURS)
  return chances.map((_, at) => {
    // The same number on both sides, so that beginning and end stay where they are.
    const sides = Math.min(reach, at, chances.length - 1 - at)
    const near = chances.slice(at - sides, at + sides + 1)
    return near.reduce((a, b) => a + b, 0) / near.length
  })
}

/** A dungeon, turn or round in the table: how it began, and what luck and choices brought in it. */
export interface Chapter {
  readonly chapter: number
  readonly chance: number
  readonly luck: number
  readonly cost: number
}

export function chaptersOf({ points, balance }: Judged): Chapter[] {
  const found = new Map<number, Chapter>()
  points.forEach(({ position: { chapter }, chance, cost }, i) => {
    const known = found.get(chapter) ?? { chapter, chance, luck: 0, cost: 0 }
    found.set(chapter, {
      ...known,
      luck: known.luck + balance.steps[i],
      cost: known.cost + cost,
    })
  })
  return [...found.values()]
}
