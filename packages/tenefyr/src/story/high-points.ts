/** What a story tells of a match: where it turned, what was closest, how it ended. */
import { BOSS_DECK } from '../state.ts'
import type { Chronicle, Combat, Visit } from './chronicle.ts'

/** Where the value of the position changed most, the way the match then ended. `up`: for the better. */
export type TurningPoint =
  | (Change & { readonly kind: 'visit'; readonly visit: Visit })
  | (Change & { readonly kind: 'boss'; readonly combat: Combat })

interface Change {
  readonly up: boolean
  readonly swing: number
  /** How it stood before: a position is weak at first, and bad only if it was better once. */
  readonly stood: 'badly' | 'open' | 'well'
}

/** Values of 10,000: from the one on all is well; below the other the last fight looks bad. */
const GOOD = 5_000
const BAD_LAST_FIGHT = 2_500

function standing(before: number, isBad: boolean): Change['stood'] {
  if (before >= GOOD) return 'well'
  return isBad ? 'badly' : 'open'
}

export interface Journey {
  readonly visits: number
  /** Combats of the whole match, the last fight's too. */
  readonly won: number
  readonly lost: number
  readonly cleared: number
  readonly thrownOut: number
  /** Visits that the party ended before the dungeon was cleared. */
  readonly left: number
}

/** All combats in their order. */
export const combatsOf = ({ visits, bossCombats }: Chronicle): Combat[] => [
  ...visits.flatMap(({ combats }) => combats),
  ...bossCombats,
]

/** The combat that decided the match: it has a sentence of its own, and is no turning point. */
export const lastCombat = (chronicle: Chronicle): Combat | undefined =>
  chronicle.bossCombats.at(-1) ?? chronicle.visits.at(-1)?.combats.at(-1)

export function turningPoint(chronicle: Chronicle, won: boolean): TurningPoint | undefined {
  let best = 0
  const points: TurningPoint[] = chronicle.visits.map((visit) => {
    const swing = visit.after - visit.before
    best = Math.max(best, visit.before)
    const stood = standing(visit.before, visit.before < best / 2)
    return { kind: 'visit', visit, up: swing > 0, swing, stood }
  })
  let before = chronicle.valueAtBoss ?? 0
  for (const combat of chronicle.bossCombats.slice(0, -1)) {
    const swing = combat.value - before
    const stood = standing(before, before < BAD_LAST_FIGHT)
    points.push({ kind: 'boss', combat, up: swing > 0, swing, stood })
    before = combat.value
  }
  // A change that the end belied was no turning point, unless there is no other.
  return greatest(points.filter(({ up }) => up === won)) ?? greatest(points)
}

function greatest(points: readonly TurningPoint[]): TurningPoint | undefined {
  let found: TurningPoint | undefined
  for (const point of points) {
    if (Math.abs(point.swing) > Math.abs(found?.swing ?? 0)) found = point
  }
  return found
}

/** By how little a combat was won or lost. */
export const marginOf = ({ power, needed }: Combat): number => Math.abs(power - needed)

/** By more than this nothing was close. */
const CLOSE = 2

export const isClose = (combat: Combat): boolean => marginOf(combat) <= CLOSE

/** The narrowest combat but the last, and one that is told already; of those alike the strongest enemy, the Boss and the last turn before others. */
export function closestCall(chronicle: Chronicle, besides?: Combat): Combat | undefined {
  const last = lastCombat(chronicle)
  const fought = combatsOf(chronicle).filter(
    (combat) =>
      combat !== last && combat !== besides && combat.outcome !== 'none' && combat.needed > 0,
  )
  const weight = ({ dungeon, needed, atLast }: Combat): number =>
    needed + (atLast ? 4 : 0) + (dungeon === BOSS_DECK ? 10 : 0)
  return fought.sort((a, b) => marginOf(a) - marginOf(b) || weight(b) - weight(a)).at(0)
}

export function journeyOf(chronicle: Chronicle): Journey {
  const { visits } = chronicle
  const combats = combatsOf(chronicle)
  return {
    visits: visits.length,
    won: combats.filter(({ outcome }) => outcome === 'won').length,
    lost: combats.filter(({ outcome }) => outcome === 'lost').length,
    cleared: visits.filter(({ cleared }) => cleared).length,
    thrownOut: visits.filter(({ thrownOut }) => thrownOut).length,
    left: visits.filter(({ cleared, thrownOut }) => !(cleared || thrownOut)).length,
  }
}
