/** For whom a person speaks. */
import { MusterError, type Seat } from '@muster/engine'
import { actsFor, type Company, type PersonId, personOf, seatsOf } from './company.ts'

/** The seats that a person speaks for: the one that it names, or all its own. */
export function voiceOf(company: Company, person: PersonId, seat?: Seat): Seat[] {
  if (seat !== undefined) {
    if (actsFor(company, person).includes(seat)) return [seat]
    throw new MusterError('seat', `seat ${seat + 1} is not yours`)
  }
  const mine = seatsOf(company, person)
  if (mine.length > 0) return mine
  throw new MusterError('seat', 'only who holds a seat can do this')
}

export function mustBeKnown(company: Company, person: PersonId): void {
  if (personOf(company, person) === undefined) {
    throw new MusterError('seat', 'only who has come to the table can do this')
  }
}
