/** Seats taken and left, who is here, and the standing wishes of seats. */
import { MusterError, type Seat } from '@muster/engine'
import {
  type Company,
  isAnsweredFor,
  isHeldByPeople,
  isHere,
  type PersonId,
  personOf,
  seatsHere,
  seatsOf,
} from './company.ts'
import type { Action, ActionOf } from './messages.ts'
import type { Note } from './notes.ts'
import { mustBeKnown, voiceOf } from './voice.ts'

type SeatingKind =
  | 'follow'
  | 'allow'
  | 'take-seat'
  | 'leave-seat'
  | 'seat-bot'
  | 'here'
  | 'away'
  | 'settings'

/** The notes that an action comes to; none where it changes nothing. */
export function seatingNotes(
  company: Company,
  person: PersonId,
  action: Extract<Action, { kind: SeatingKind }>,
): Note[] {
  if ('seat' in action && action.seat !== undefined) mustBeSeat(company, action.seat)
  switch (action.kind) {
    case 'follow':
      return voiceOf(company, person, action.seat)
        .filter((seat) => company.seats[seat].follows !== action.on)
        .map((seat) => ({ kind: 'follow', seat, on: action.on }))
    case 'allow':
      return allow(company, person, action)
    case 'take-seat':
      return takeSeat(company, person, action)
    case 'leave-seat': {
      const { people } = company.seats[action.seat]
      if (!people.includes(person)) throw notYours(action.seat)
      const left = people.filter((id) => id !== person)
      return [{ kind: 'seat', seat: action.seat, people: left }]
    }
    case 'seat-bot':
      return seatBot(company, person, action)
    case 'here':
    case 'away':
      return presence(company, person, action)
    case 'settings':
      return changeSettings(company, person, action)
  }
}

function mustBeSeat(company: Company, seat: Seat): void {
  if (seat < company.seats.length) return
  throw new MusterError('seat', `there is no seat ${seat + 1} at this table`)
}

function notYours(seat: Seat): MusterError {
  return new MusterError('seat', `seat ${seat + 1} is not yours`)
}

function allow(company: Company, person: PersonId, { seat, on }: ActionOf<'allow'>): Note[] {
  const { allows, consents, bot } = company.seats[seat]
  if (seatsOf(company, person).includes(seat)) {
    return allows === on ? [] : [{ kind: 'allow', seat, on }]
  }
  const by = voiceOf(company, person).filter((one) => isHere(company, one))
  if (bot !== undefined || isHere(company, seat)) {
    throw new MusterError('seat', `seat ${seat + 1} answers for itself`)
  }
  const news = by.filter((one) => consents.includes(one) !== on)
  return news.length === 0 ? [] : [{ kind: 'consent', seat, on, by: news }]
}

/** A free seat can be taken, and a bot's; one that people hold is shared with whom its people bring. */
function takeSeat(
  company: Company,
  person: PersonId,
  { seat, name, person: whom = person }: ActionOf<'take-seat'>,
): Note[] {
  const { people } = company.seats[seat]
  const host = people.includes(person) || company.settings.oneDevice
  if (!host && (people.length > 0 || whom !== person)) throw notYours(seat)
  if (people.includes(whom)) return greeting(company, whom, name)
  return [...greeting(company, whom, name), { kind: 'seat', seat, people: [...people, whom] }]
}

/** A person comes to the table, or under another name. */
function greeting(company: Company, id: PersonId, name: string | undefined): Note[] {
  const known = personOf(company, id)
  if (known !== undefined && (name === undefined || name === known.name)) return []
  return [{ kind: 'person', person: id, name: name ?? id }]
}

function seatBot(company: Company, person: PersonId, { seat, bot }: ActionOf<'seat-bot'>): Note[] {
  const mine = seatsOf(company, person)
  const nobody = seatsHere(company).length === 0
  const one = company.settings.oneDevice
  if (mine.length === 0 && !nobody && !one) voiceOf(company, person)
  mustBeKnown(company, person)
  const taken = isHeldByPeople(company, seat) && !isAnsweredFor(company, seat)
  if (taken && !mine.includes(seat) && !one) throw notYours(seat)
  return company.seats[seat].bot === bot ? [] : [{ kind: 'seat', seat, people: [], bot }]
}

function presence(
  company: Company,
  person: PersonId,
  action: ActionOf<'here'> | ActionOf<'away'>,
): Note[] {
  const { kind, seat } = action
  if (seat !== undefined) {
    voiceOf(company, person, seat)
    return company.seats[seat].away === (kind === 'away') ? [] : [{ kind, seat }]
  }
  const known = personOf(company, person)
  if (kind === 'away') {
    mustBeKnown(company, person)
    return known?.here === true ? [{ kind, person }] : []
  }
  const name = action.kind === 'here' ? action.name : undefined
  const back: Note[] = known?.here === false ? [{ kind, person }] : []
  return [...greeting(company, person, name), ...back]
}

function changeSettings(
  company: Company,
  person: PersonId,
  { allRoutine, closedHands }: ActionOf<'settings'>,
): Note[] {
  voiceOf(company, person)
  const old = company.settings
  const settings = {
    ...old,
    allRoutine: allRoutine ?? old.allRoutine,
    closedHands: closedHands ?? old.closedHands,
  }
  const same = settings.allRoutine === old.allRoutine && settings.closedHands === old.closedHands
  return same ? [] : [{ kind: 'settings', settings }]
}
