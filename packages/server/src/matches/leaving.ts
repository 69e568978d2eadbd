/** Seats that are left, by who goes on elsewhere and by who deletes the account. */
import { OnlineError } from '../errors.ts'
import type { Hall } from './hall.ts'
import type { Lobbies } from './lobbies.ts'
import type { OpenMatch } from './open-match.ts'

const ALL = Number.MAX_SAFE_INTEGER

export async function leaveSeats(hall: Hall, open: OpenMatch, person: string): Promise<void> {
  const held = (open.table?.company.seats ?? []).flatMap(({ people }, seat) =>
    people.includes(person) ? [seat] : [],
  )
  for (const seat of held) {
    // Another node may have been faster.
    await hall.perform(open.id, (table) =>
      table.company.seats[seat].people.includes(person)
        ? table.act(person, { kind: 'leave-seat', seat })
        : { entries: [] },
    )
  }
}

/** Leaves all that is not over, for good; gives in how many matches this person was. */
export async function leaveEverywhere(
  hall: Hall,
  lobbies: Lobbies,
  person: string,
): Promise<number> {
  const matches = await hall.storage.matches.of(person, { most: ALL })
  for (const { id, phase } of matches) {
    if (phase !== 'over') await leaveForGood(hall, lobbies, id, person)
  }
  return matches.length
}

async function leaveForGood(
  hall: Hall,
  lobbies: Lobbies,
  id: string,
  person: string,
): Promise<void> {
  try {
    // Another node may have begun it.
    await hall.catchUp(id)
    const { header } = await hall.get(id)
    // One that nobody else is in goes with the account.
    if (header.people.some((one) => one.id !== person)) await lobbies.leave(id, person)
  } catch (error) {
    if (error instanceof OnlineError && error.code === 'unavailable') throw error
    // A match that cannot be taken up keeps nobody's account: what is written of it is still rewritten.
  }
}

/** Of a match that could not be left when the account was deleted, since the rules did not fit it. */
export async function emptySeats(hall: Hall, open: OpenMatch): Promise<void> {
  if (open.table === undefined || open.table.isOver) return
  for (const person of open.header.forgotten ?? []) await leaveSeats(hall, open, person)
}
