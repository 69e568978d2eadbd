/** What a server tells by itself, on a stream or a socket, and what a page says on a socket. */
import * as v from 'valibot'
import { personId } from '../messages.ts'
import { errorAnswer } from './errors.ts'
import { lobby } from './lobby.ts'
import { act, acted, chatLine, entry, openedDeal, presence } from './match.ts'
import {
  count,
  gameName,
  hash,
  idempotencyKey,
  listOf,
  matchId,
  seatNumber,
  thing,
} from './words.ts'

/** What is known of a match: the numbers of the last entry and chat line, and the lobby's revision; −1: nothing. */
export interface Place {
  readonly match: string
  readonly entry: number
  readonly chat: number
  readonly lobby: number
}

const known = v.pipe(v.number(), v.safeInteger(), v.minValue(-1))

export const event = v.variant('kind', [
  /** First on every connection. A page with other rules updates itself before it applies anything. */
  v.strictObject({
    kind: v.literal('version'),
    games: listOf(v.strictObject({ name: gameName, version: v.string(), pack: hash })),
    /** Of the server's own program. */
    server: v.string(),
  }),
  v.strictObject({ kind: v.literal('lobby'), match: matchId, lobby }),
  /** Consecutive entries, the first numbered `n`; `hash` is the state's after the last. */
  v.strictObject({
    kind: v.literal('entries'),
    match: matchId,
    n: count,
    entries: listOf(entry),
    hash,
  }),
  v.strictObject({ kind: v.literal('chat'), match: matchId, lines: listOf(chatLine) }),
  v.strictObject({ kind: v.literal('point'), match: matchId, person: personId, thing }),
  /** Those whose whereabouts have changed; on coming, all. */
  v.strictObject({ kind: v.literal('presence'), match: matchId, people: presence }),
  v.strictObject({ kind: v.literal('nudge'), match: matchId, seat: seatNumber, by: personId }),
  /** The match is over, and this is the seed it was dealt with. */
  v.strictObject({ kind: v.literal('opened'), match: matchId, deal: openedDeal }),
  v.strictObject({
    kind: v.literal('gone'),
    match: matchId,
    why: v.picklist(['deleted', 'removed', 'frozen', 'unknown']),
  }),
  /** The server closes this connection: come back after so many milliseconds. */
  v.strictObject({ kind: v.literal('reconnect'), after: count }),
  /** The answer to an action that came by this socket. */
  v.strictObject({ kind: v.literal('done'), key: idempotencyKey, match: matchId, acted }),
  v.strictObject({ kind: v.literal('error'), match: v.exactOptional(matchId), error: errorAnswer }),
  v.strictObject({ kind: v.literal('pong') }),
])
export type OnlineEvent = v.InferOutput<typeof event>
export type OnlineEventOf<Kind extends OnlineEvent['kind']> = Extract<OnlineEvent, { kind: Kind }>

/** What a page says on a socket. */
export const socketMessage = v.variant('kind', [
  /** Tells everything after what is known; without that everything. */
  v.strictObject({
    kind: v.literal('watch'),
    match: matchId,
    entry: v.optional(known, -1),
    chat: v.optional(known, -1),
    lobby: v.optional(known, -1),
  }),
  v.strictObject({ kind: v.literal('unwatch'), match: matchId }),
  v.strictObject({ kind: v.literal('act'), match: matchId, ...act.entries }),
  v.strictObject({ kind: v.literal('nudge'), match: matchId, seat: seatNumber }),
  /** Its person looks at something else, or is back. */
  v.strictObject({ kind: v.literal('attention'), elsewhere: v.boolean() }),
  v.strictObject({ kind: v.literal('ping') }),
])
export type SocketMessage = v.InferInput<typeof socketMessage>

/** Matches on one stream or socket. */
export const MOST_WATCHED = 32

/** Places as the id of an event, and in a stream's query: `k3v9x2ab:37-5-2,…` */
export function printPlaces(places: readonly Place[]): string {
  return places.map((at) => `${at.match}:${at.entry}.${at.chat}.${at.lobby}`).join(',')
}

/** Reads what `printPlaces` made; a match by its id alone is one of which nothing is known. */
export function parsePlaces(text: string): Place[] | undefined {
  const places: Place[] = []
  for (const part of text.split(',')) {
    const found = /^([a-z0-9]{8,32})(?::(-1|\d{1,9})\.(-1|\d{1,9})\.(-1|\d{1,9}))?$/.exec(part)
    if (found === null || places.length === MOST_WATCHED) return undefined
    const [entry, chat, lobbyAt] = found.slice(2).map((digits) => Number(digits ?? -1))
    places.push({ match: found[1], entry, chat, lobby: lobbyAt })
  }
  return places
}

/** The stream's query: `watch` is a list of places. */
export const streamQuery = v.strictObject({ watch: v.pipe(v.string(), v.maxLength(2_000)) })
