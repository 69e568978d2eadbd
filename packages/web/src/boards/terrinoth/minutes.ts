/** About how long a match takes: told before it begins, and all the time until it is over. */
import type { SeatView } from '../../host/protocol.ts'
import type { Table } from './table.ts'

export interface MatchLength {
  readonly heroes: number
  /** How many seats there are, and how many of them bots hold. */
  readonly seats: number
  readonly bots: number
  /** How many are still to come; before the match begins, all of an ordinary one. */
  readonly rounds?: number
}

/** Counted in matches of bots: rounds of a quest, choices of a round for all and for each hero. */
const ROUNDS = 10
const CHOICES_FOR_ALL = 9
const CHOICES_A_HERO = 3.5
const ROUNDS_OF_LOCATION = 2.5
const ROUNDS_OF_NEMESIS = 2

/** What each other player at the table adds to a choice. */
const TALK = 0.1
const SECONDS_A_BOT = 2
const SECONDS_A_PERSON = 9
/** Nobody can tell 31 minutes from 33. */
const ROUNDED = 5

export function minutesOf({ heroes, seats, bots, rounds = ROUNDS }: MatchLength): number {
  const people = (seats - bots) / Math.max(1, seats)
  const each = SECONDS_A_BOT + (SECONDS_A_PERSON - SECONDS_A_BOT) * people
  // Whoever is not alone talks it over.
  const talk = 1 + TALK * (seats - 1) * people
  const choices = rounds * (CHOICES_FOR_ALL + CHOICES_A_HERO * heroes)
  const minutes = (choices * each * talk) / 60
  if (minutes < ROUNDED) return Math.max(1, Math.round(minutes))
  return ROUNDED * Math.round(minutes / ROUNDED)
}

/** What was said last: in one round of one match it never goes up, whatever is lost. */
let said = { of: '', minutes: 0 }

export function steadyMinutes(match: string, table: Table, seats: Seats): number {
  const of = `${match} ${table.view.round}`
  const now = minutesLeft(table, seats)
  said = { of, minutes: said.of === of ? Math.min(said.minutes, now) : now }
  return said.minutes
}

type Seats = readonly Pick<SeatView, 'bot'>[]

export function minutesLeft({ view }: Table, seats: Seats): number {
  const { location, decks, nemesis, heroes, result } = view
  if (result !== 'going-on') return 0
  // On the road the next place is still in the deck.
  const here = location.exploration === 0 ? 0 : location.left / location.exploration
  const road = (here + decks.locations) * ROUNDS_OF_LOCATION
  const fight = nemesis.where === 'defeated' ? 0 : ROUNDS_OF_NEMESIS
  return minutesOf({
    heroes: heroes.filter(({ fallen }) => !fallen).length,
    seats: seats.length,
    bots: seats.filter(({ bot }) => bot !== undefined).length,
    rounds: Math.min(ROUNDS, road + fight),
  })
}
