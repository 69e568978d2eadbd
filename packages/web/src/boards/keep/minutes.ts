/** About how long a match takes: told before it begins, and all the time until it is over. */

export interface MatchLength {
  readonly players: number
  readonly level: string
  /** How many seats there are, and how many of them bots hold. */
  readonly seats: number
  readonly bots: number
  /** The part of the match that is still to come: 1 before it begins. */
  readonly left?: number
}

/** K5.1: the Guild deck is gone through twice. */
const GUILD_CARDS = 26
/** K1.11: in wave 1 and in wave 2; Steady brings two in every second invasion. */
const CARDS_A_TURN: Readonly<Record<string, readonly [number, number]>> = {
  family: [1, 2],
  steady: [1.5, 2],
  challenging: [2, 2],
  hardcore: [2, 3],
}

/** Counted in matches of bots: gestures of a turn, and what all decide in the invasion after it. */
const GESTURES_A_TURN = 9
const CHOICES_AN_INVASION = 1.5

/** What each other player at the table adds to a choice. */
const TALK = 0.1
const SECONDS_A_BOT = 1
const SECONDS_A_PERSON = 7
/** Nobody can tell 31 minutes from 33. */
const ROUNDED = 5

export function turnsOf(level: string): number {
  const [first, second] = CARDS_A_TURN[level] ?? CARDS_A_TURN.family
  return GUILD_CARDS / first + GUILD_CARDS / second
}

export function minutesOf({ players, level, seats, bots, left = 1 }: MatchLength): number {
  const people = (seats - bots) / Math.max(1, seats)
  const each = SECONDS_A_BOT + (SECONDS_A_PERSON - SECONDS_A_BOT) * people
  // Whoever is not alone talks it over.
  const talk = 1 + TALK * (players - 1) * people
  const choices = turnsOf(level) * (GESTURES_A_TURN + CHOICES_AN_INVASION)
  const minutes = (left * choices * each * talk) / 60
  if (minutes < ROUNDED) return Math.max(1, Math.round(minutes))
  return ROUNDED * Math.round(minutes / ROUNDED)
}
