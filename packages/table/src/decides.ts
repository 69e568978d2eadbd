/** Whose choice a decision is, and when a vote is taken. */
import type { Question, Seat } from '@muster/engine'
import {
  type Company,
  isAnsweredFor,
  isHeldByPeople,
  isHere,
  seatsHere,
  union,
  type Vote,
} from './company.ts'

/**
 * `own`: it is the seat's own decision. `routine`: the arbiter's choice stands at once. `weighty`: all people
 * here agree, or the arbiter settles it. `no-arbiter`: the arbiter is a bot's seat or away, so the people who
 * are here decide together. `bots`: nobody holds a seat, so a bot decides.
 */
export type Why = 'own' | 'routine' | 'weighty' | 'no-arbiter' | 'bots'

/** Who decides, how, and why. */
export interface Decides {
  /** `wait`: nobody who may decide is here. */
  readonly how: 'seat' | 'arbiter' | 'vote' | 'bot' | 'wait'
  readonly why: Why
  /** The seats that choose or vote. */
  readonly seats: readonly Seat[]
  /** The seats that may answer in the chooser's stead. */
  readonly standIns: readonly Seat[]
  /** Who can settle a vote. */
  readonly settles?: Seat
  /** The bot whose turn it is. */
  readonly bot?: { readonly seat: Seat; readonly name: string }
}

export function decidesOf(company: Company, decision: Question): Decides {
  const { by, arbiter } = decision
  return by === 'party' ? partyDecides(company, decision, arbiter) : seatDecides(company, by)
}

function seatDecides(company: Company, seat: Seat): Decides {
  const { bot } = company.seats[seat]
  const [why, seats] = ['own', [seat]] as const
  if (bot !== undefined) return { how: 'bot', why, seats, standIns: [], bot: { seat, name: bot } }
  const standIns = isAnsweredFor(company, seat)
    ? seatsHere(company).filter((one) => one !== seat)
    : []
  const waits = !isHere(company, seat) && standIns.length === 0
  return { how: waits ? 'wait' : 'seat', why, seats, standIns }
}

function partyDecides(company: Company, { weighty }: Question, arbiter: Seat): Decides {
  const here = seatsHere(company)
  const standIns: readonly Seat[] = []
  if (here.includes(arbiter)) {
    if (!weighty || company.settings.allRoutine) {
      return { how: 'arbiter', why: 'routine', seats: [arbiter], standIns }
    }
    return { how: 'vote', why: 'weighty', seats: here, standIns, settles: arbiter }
  }
  if (here.length > 0) return { how: 'vote', why: 'no-arbiter', seats: here, standIns }
  const somebody = company.seats.some((_, seat) => isHeldByPeople(company, seat))
  const bot = somebody ? undefined : botFrom(company, arbiter)
  if (bot === undefined) return { how: 'wait', why: 'no-arbiter', seats: [], standIns }
  return { how: 'bot', why: 'bots', seats: [bot.seat], standIns, bot }
}

/** The arbiter's bot, or the next one around the table where its seat is open. */
function botFrom({ seats }: Company, arbiter: Seat): Decides['bot'] {
  for (let i = 0; i < seats.length; i++) {
    const seat = (arbiter + i) % seats.length
    const { bot } = seats[seat]
    if (bot !== undefined) return { seat, name: bot }
  }
  return undefined
}

/** A choice that a vote has brought. */
export interface Taken {
  readonly texts: readonly string[]
  readonly agreed: readonly Seat[]
}

/**
 * What the votes bring once all who are asked agree. A seat that follows and has not voted agrees with what all
 * the votes share; where everyone follows, somebody must lead: the arbiter, or who sits next where it is not here.
 */
export function takenVote(company: Company, decision: Question): Taken | undefined {
  if (company.votes.length === 0) return undefined
  const decides = decidesOf(company, decision)
  if (decides.how !== 'vote') return undefined
  const { seats } = decides
  const votes = company.votes.filter(({ seat }) => seats.includes(seat))
  if (votes.length === 0 || votes.some((vote) => !isSame(vote, votes[0].texts))) return undefined
  const voted = votes.map(({ seat }) => seat)
  const follows = (seat: Seat) => company.seats[seat].follows
  if (!seats.every((seat) => voted.includes(seat) || follows(seat))) return undefined
  const lead = leadOf(decision.arbiter, seats, company.seats.length)
  if (seats.every(follows) && !voted.includes(lead)) return undefined
  return { texts: votes[0].texts, agreed: seats }
}

/** Who must vote where all follow: the first of the seats from the arbiter on around the table. */
function leadOf(arbiter: Seat, seats: readonly Seat[], size: number): Seat {
  const after = (seat: Seat) => (seat - arbiter + size) % size
  return seats.reduce((first, seat) => (after(seat) < after(first) ? seat : first), seats[0])
}

/** The seats that stand behind what the arbiter settles on. */
export function settledBy(company: Company, arbiter: Seat, texts: readonly string[]): Seat[] {
  const here = seatsHere(company)
  const behind = company.votes.filter((vote) => here.includes(vote.seat) && isSame(vote, texts))
  return union(
    [arbiter],
    behind.map(({ seat }) => seat),
  )
}

function isSame(vote: Vote, texts: readonly string[]): boolean {
  return vote.texts.length === texts.length && vote.texts.every((text, i) => text === texts[i])
}
