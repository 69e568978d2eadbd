/** About how long a match takes: told before it begins, and all the time until it is over. */

export interface MatchLength {
  readonly players: number
  readonly quick: boolean
  /** How many seats there are, and how many of them bots hold. */
  readonly seats: number
  readonly bots: number
  /** The part of the match that is still to come: 1 before it begins. */
  readonly left?: number
}

const SECONDS_A_BOT = 1
const SECONDS_A_PERSON = 5
/** Nobody can tell 31 minutes from 33. */
const ROUNDED = 5

/** Counted in matches of bots that play well: the choices of a match, by players. */
const choicesOf = ({ players, quick }: MatchLength): number =>
  quick ? 150 + 25 * players : 300 + 60 * players

export function minutesOf(match: MatchLength): number {
  const { seats, bots, left = 1 } = match
  const people = (seats - bots) / Math.max(1, seats)
  const each = SECONDS_A_BOT + (SECONDS_A_PERSON - SECONDS_A_BOT) * people
  const minutes = (left * choicesOf(match) * each) / 60
  if (minutes < ROUNDED) return Math.max(1, Math.round(minutes))
  return ROUNDED * Math.round(minutes / ROUNDED)
}
