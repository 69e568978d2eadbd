/** Who sits around the table and what they wish, as plain values. It follows from the entries of the match alone. */
import type { Entry, MuteSpan, Seat } from '@muster/engine'
import { type Note, readNote } from './notes.ts'

/** One word that the host gives a person. */
export type PersonId = string

export interface Person {
  readonly id: PersonId
  readonly name: string
  readonly here: boolean
}

/** Who holds a seat: people, or a bot, or nobody. */
export interface SeatHold {
  readonly people: readonly PersonId[]
  /** The name of its bot. */
  readonly bot?: string
  /** Set away by hand, whoever of its people is here (one device, and somebody has left the room). */
  readonly away: boolean
  /** “I follow”: agrees with the rest until switched off. */
  readonly follows: boolean
  /** Others may answer for it. */
  readonly allows: boolean
  /** The seats that consent to others answering for it while it is away. */
  readonly consents: readonly Seat[]
}

export interface Settings {
  /** Every party decision is the arbiter's. */
  readonly allRoutine: boolean
  /** A courtesy of the page; votes are shown only when all are in. */
  readonly closedHands: boolean
  /** Everybody sits around one device: who acts may act for every seat that people hold. */
  readonly oneDevice: boolean
  /** Who chooses may be told what promises most. */
  readonly hints: boolean
}

/** What a seat wants of the present decision. */
export interface Vote {
  readonly seat: Seat
  readonly person: PersonId
  readonly texts: readonly string[]
}

/** A seat's wish not to be asked again. */
export interface Mute {
  readonly seat: Seat
  readonly key: string
  readonly span: MuteSpan
  /** The number of the turn or round in which it was wished; it ends with that. */
  readonly since: number
}

/** A wish to go back that needs consent. */
export interface UndoProposal {
  /** The entry of the wish: who agrees or refuses names it. */
  readonly entry: number
  readonly to: number
  /** The seats that agree, those that proposed it among them. */
  readonly agreed: readonly Seat[]
}

export interface Company {
  readonly people: readonly Person[]
  readonly seats: readonly SeatHold[]
  readonly settings: Settings
  readonly votes: readonly Vote[]
  readonly mutes: readonly Mute[]
  readonly proposal?: UndoProposal
}

export const OPEN_SEAT: SeatHold = {
  people: [],
  away: false,
  follows: false,
  allows: false,
  consents: [],
}

export const FIRST_SETTINGS: Settings = {
  allRoutine: false,
  closedHands: false,
  oneDevice: false,
  hints: true,
}

export function emptyCompany(seats: number): Company {
  return {
    people: [],
    seats: Array.from({ length: seats }, () => OPEN_SEAT),
    settings: FIRST_SETTINGS,
    votes: [],
    mutes: [],
  }
}

/** The company after an entry. Votes and the wish to go back belong to one decision, and end with it. */
export function afterEntry(company: Company, entry: Entry, n: number): Company {
  switch (entry.kind) {
    case 'begin':
      return company
    case 'choice':
    case 'undo':
      if (company.votes.length === 0 && company.proposal === undefined) return company
      return { ...withoutProposal(company), votes: [] }
    case 'note': {
      const note = readNote(entry, company.seats.length)
      return note === undefined ? company : afterNote(company, note, n)
    }
  }
}

export function afterNote(company: Company, note: Note, n: number): Company {
  switch (note.kind) {
    case 'person':
      return afterPerson(company, note.person, note.name)
    case 'here':
    case 'away':
      return afterPresence(company, note)
    case 'seat':
      return afterSeat(company, note)
    case 'settings':
      return { ...company, settings: note.settings }
    case 'vote': {
      const others = company.votes.filter(({ seat }) => !note.seats.includes(seat))
      const { person, texts } = note
      return {
        ...company,
        votes: [...others, ...note.seats.map((seat) => ({ seat, person, texts }))],
      }
    }
    case 'follow':
      return withSeat(company, note.seat, { follows: note.on })
    case 'allow':
      return withSeat(company, note.seat, { allows: note.on })
    case 'consent':
      return afterConsent(company, note.seat, note.by, note.on)
    case 'mute': {
      const { seat, key, span, since } = note
      return { ...company, mutes: [...unmuted(company, seat, key), { seat, key, span, since }] }
    }
    case 'unmute':
      return { ...company, mutes: unmuted(company, note.seat, note.key) }
    case 'asks':
      return { ...company, proposal: { entry: n, to: note.to, agreed: note.seats } }
    case 'agrees': {
      const { proposal } = company
      if (proposal === undefined) return company
      return { ...company, proposal: { ...proposal, agreed: union(proposal.agreed, note.seats) } }
    }
    case 'refuses':
      return withoutProposal(company)
  }
}

function afterPerson(company: Company, id: PersonId, name: string): Company {
  const known = company.people.some((person) => person.id === id)
  const people = known
    ? company.people.map((person) => (person.id === id ? { ...person, name } : person))
    : [...company.people, { id, name, here: true }]
  return { ...company, people }
}

function afterPresence(company: Company, note: Extract<Note, { kind: 'here' | 'away' }>): Company {
  const here = note.kind === 'here'
  if (note.seat !== undefined) return withSeat(company, note.seat, { away: !here, consents: [] })
  const people = company.people.map((person) =>
    person.id === note.person ? { ...person, here } : person,
  )
  // Who comes back answers for itself again.
  const seats = company.seats.map((hold) =>
    here && hold.consents.length > 0 && hold.people.some((id) => id === note.person)
      ? { ...hold, consents: [] }
      : hold,
  )
  return { ...company, people, seats }
}

function afterSeat(company: Company, note: Extract<Note, { kind: 'seat' }>): Company {
  const { seat, people, bot } = note
  // A seat that people go on sharing keeps its wishes; any other change begins anew.
  if (people.length > 0 && company.seats[seat].people.length > 0) {
    return withSeat(company, seat, { people })
  }
  const hold = { ...OPEN_SEAT, people, ...(bot === undefined ? {} : { bot }) }
  return {
    ...company,
    seats: company.seats.map((old, i) => (i === seat ? hold : old)),
    votes: company.votes.filter((vote) => vote.seat !== seat),
    mutes: company.mutes.filter((mute) => mute.seat !== seat),
  }
}

function afterConsent(company: Company, seat: Seat, by: readonly Seat[], on: boolean): Company {
  const { consents } = company.seats[seat]
  const left = consents.filter((one) => !by.includes(one))
  return withSeat(company, seat, { consents: on ? union(left, by) : left })
}

function withSeat(company: Company, seat: Seat, change: Partial<SeatHold>): Company {
  const seats = company.seats.map((hold, i) => (i === seat ? { ...hold, ...change } : hold))
  return { ...company, seats }
}

function unmuted(company: Company, seat: Seat, key: string): Mute[] {
  return company.mutes.filter((mute) => mute.seat !== seat || mute.key !== key)
}

function withoutProposal({ proposal: _, ...company }: Company): Company {
  return company
}

/** Both, each seat once, in the order of the table. */
export function union(some: readonly Seat[], others: readonly Seat[]): Seat[] {
  const added = others.filter((seat) => !some.includes(seat))
  return [...some, ...added].sort((a, b) => a - b)
}

export function personOf(company: Company, id: PersonId): Person | undefined {
  return company.people.find((person) => person.id === id)
}

export function isHeldByPeople(company: Company, seat: Seat): boolean {
  return company.seats[seat].people.length > 0
}

/** Is one of its people here? */
export function isHere(company: Company, seat: Seat): boolean {
  const { people, away } = company.seats[seat]
  return !away && people.some((id) => personOf(company, id)?.here === true)
}

function seatsWhere({ seats }: Company, is: (hold: SeatHold, seat: Seat) => boolean): Seat[] {
  const found: Seat[] = []
  // Asked several times for each choice: `flatMap` would make a row for each seat.
  for (let seat = 0; seat < seats.length; seat++) if (is(seats[seat], seat)) found.push(seat)
  return found
}

/** The seats whose people are here: those who are asked to agree. */
export function seatsHere(company: Company): Seat[] {
  return seatsWhere(company, (_, seat) => isHere(company, seat))
}

export function seatsOf(company: Company, person: PersonId): Seat[] {
  return seatsWhere(company, ({ people }) => people.includes(person))
}

/** The seats for which a person acts: its own, and around one device all that people hold. */
export function actsFor(company: Company, person: PersonId): Seat[] {
  if (!company.settings.oneDevice || personOf(company, person) === undefined) {
    return seatsOf(company, person)
  }
  return seatsWhere(company, ({ people }) => people.length > 0)
}

/** May others answer for a seat: by its own wish, or while it is away by consent of all who are here? */
export function isAnsweredFor(company: Company, seat: Seat): boolean {
  const { allows, consents, bot } = company.seats[seat]
  if (bot !== undefined) return false
  if (allows) return true
  if (consents.length === 0) return false
  const here = seatsHere(company)
  return !here.includes(seat) && here.length > 0 && here.every((one) => consents.includes(one))
}
