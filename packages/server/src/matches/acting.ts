/** What people do at a table under way. The rules of the table are the table's; who may come near it is said here. */
import type { Action } from '@muster/table'
import { OnlineError } from '../errors.ts'
import { mustBeBot } from '../games/games.ts'
import type { Committed } from '../live/messages.ts'
import type { Hall } from './hall.ts'
import type { Actor } from './hall-parts.ts'
import type { OpenMatch } from './open-match.ts'

/** What somebody who only watches may do. */
const WATCHERS: readonly Action['kind'][] = ['say', 'phrase', 'point']
const SPEECH: readonly Action['kind'][] = WATCHERS

/** `sent`: as `readAction` or an endpoint's schema has read it. */
export async function act(
  hall: Hall,
  match: string,
  person: string,
  sent: Action,
  key: string,
  by?: Actor,
): Promise<Committed> {
  const open = hall.find(match) ?? (await hall.get(match))
  const { action, name } = allowed(open, person, sent)
  if (SPEECH.includes(action.kind)) await introduce(hall, open, person, name)
  return await hall.perform(match, (table) => table.obey(person, action), { person, key }, by)
}

/** The action as this person may do it: under its own name, with people and bots that there are. */
function allowed(
  open: OpenMatch,
  person: string,
  action: Action,
): { action: Action; name: string } {
  const known = open.personOf(person)
  if (known === undefined) throw new OnlineError('not-found', 'there is no such match')
  const { name, watches } = known
  if (watches && !WATCHERS.includes(action.kind)) {
    throw new OnlineError('seat', 'who watches cannot do this')
  }
  switch (action.kind) {
    case 'seat-bot':
      mustBeBot(action.bot)
      return { action, name }
    case 'here':
      return { action: { ...action, name }, name }
    case 'take-seat': {
      const whom = open.personOf(action.person ?? person)
      if (whom === undefined) throw new OnlineError('seat', 'nobody of that name has come')
      return { action: { ...action, name: whom.name }, name }
    }
    default:
      return { action, name }
  }
}

/** Who only watches comes to the table with the first word. */
async function introduce(hall: Hall, open: OpenMatch, person: string, name: string): Promise<void> {
  const isKnown = open.table?.company.people.some(({ id }) => id === person) ?? true
  if (isKnown) return
  await hall.perform(open.id, (table) => table.act(person, { kind: 'here', name }))
}
