/** A table seen from afar: the little that a list of matches draws of it. */
import { BOSS_DECK, enemiesLeft, isTenefyrState } from './state.ts'

/** Whoever reads it must know its version: a list may hold matches of long ago. */
export const GLIMPSE = 1

export interface Glimpse {
  readonly version: typeof GLIMPSE
  /** The seat of each hero, in their usual order; -1 for one that nobody plays. */
  readonly heroes: readonly number[]
  /** Where the Boss token began, where it is, and the last space. */
  readonly track: readonly number[]
  /** How many monsters each dungeon still has, two dungeons a level; then those that were made later. */
  readonly dungeons: readonly number[]
  /** Which of these the party is in; -1 for none, and as many as there are for the Boss. */
  readonly here: number
}

export function glimpseOf(state: object): Glimpse | undefined {
  if (!isTenefyrState(state)) return undefined
  const { heroSeat, trackStart, track, skull, dungeonLevel, here } = state
  const slots = dungeonLevel.map((_, slot) => slot).filter((slot) => isThere(dungeonLevel, slot))
  return {
    version: GLIMPSE,
    heroes: heroSeat.slice(),
    track: [trackStart, track, skull],
    dungeons: slots.map((slot) => enemiesLeft(state, slot)),
    here: here === BOSS_DECK ? slots.length : slots.indexOf(here),
  }
}

const isThere = (levels: readonly number[], slot: number): boolean =>
  slot !== BOSS_DECK && levels[slot] > 0
