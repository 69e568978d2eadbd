/** A connection begins to listen: first it is told what it does not know yet, without a gap to what follows. */
import type { Place } from '@muster/table/online'
import { OnlineError } from '../errors.ts'
import type { Hall } from '../matches/hall.ts'
import type { Listener } from './crowd.ts'
import { print } from './messages.ts'
import { tellMissing } from './missing.ts'
import type { Presence } from './presence.ts'

export async function watch(
  hall: Hall,
  presence: Presence,
  listener: Listener,
  known: Place,
): Promise<void> {
  const { match } = known
  // In turn: nothing is entered between what is told now and what is told from now on.
  const open = await hall
    .inTurn(match, (found) => {
      if (found.personOf(listener.person) === undefined) return undefined
      hall.crowd.watch(listener, tellMissing(found, listener, known))
      return found
    })
    .catch((error: unknown) => {
      if (error instanceof OnlineError && error.code === 'not-found') return undefined
      throw error
    })
  if (open === undefined) listener.send(print({ kind: 'gone', match, why: 'unknown' }))
  else presence.came(open, listener)
}

export function unwatch(hall: Hall, presence: Presence, listener: Listener, match: string): void {
  hall.crowd.unwatch(listener, match)
  presence.went(match, listener.person)
}

/** The connection is gone. */
export function leave(hall: Hall, presence: Presence, listener: Listener): void {
  const matches = [...listener.places.keys()]
  hall.crowd.go(listener)
  for (const match of matches) presence.went(match, listener.person)
}
