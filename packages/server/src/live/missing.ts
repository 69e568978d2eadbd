/** What a connection does not know yet of a match. */
import type { Place } from '@muster/table/online'
import { lobbyOf } from '../matches/header.ts'
import type { OpenMatch } from '../matches/open-match.ts'
import type { Listener } from './crowd.ts'
import { chatMessage, entriesMessage, lobbyMessage } from './messages.ts'

/** Tells it, and says what is known from then on. */
export function tellMissing(open: OpenMatch, listener: Listener, known: Place): Place {
  const { match } = known
  let place: Place = { match, entry: -1, chat: -1, lobby: known.lobby }
  const lobby = lobbyOf(open)
  if (lobby.revision !== known.lobby) {
    place = { ...place, lobby: lobby.revision }
    listener.send(lobbyMessage(lobby), place)
  }
  const { table } = open
  if (table === undefined) return place
  place = { ...place, entry: table.version }
  // Who knows more than there is knows another match: it fetches this one whole.
  const from = known.entry > table.version ? 0 : known.entry + 1
  const missing = table.entries.slice(from)
  if (missing.length > 0) {
    const jsons = missing.map((entry) => JSON.stringify(entry))
    listener.send(entriesMessage(match, from, jsons, open.hash), place)
  }
  place = { ...place, chat: table.spoken - 1 }
  const unheard = table.chat.filter(({ n }) => n > known.chat)
  if (unheard.length > 0) listener.send(chatMessage(match, unheard), place)
  return place
}
