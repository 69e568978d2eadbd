/** A match before it begins: who comes, which game, how it is set up. */
import * as v from 'valibot'
import { botName, personId, personName } from '../messages.ts'
import {
  count,
  day,
  gameName,
  hash,
  listOf,
  matchId,
  nonce,
  options,
  seatNumber,
  secret,
  time,
} from './words.ts'

/** `lobby`: people come. `playing`, `over`: the match has its record. `frozen`: the rules no longer fit it. */
export const PHASES = ['lobby', 'playing', 'over', 'frozen'] as const
export const phase = v.picklist(PHASES)
export type Phase = v.InferOutput<typeof phase>

export const lobbyPerson = v.strictObject({ id: personId, name: personName })

/** A seat of the lobby: a person's, a bot's, or nobody's yet. */
export const lobbySeat = v.strictObject({
  seat: seatNumber,
  person: v.exactOptional(personId),
  bot: v.exactOptional(botName),
  /** Its person is ready. One taken along from the match before is not until it comes and gives its nonce. */
  ready: v.boolean(),
  /** Somebody was invited to it who has not come yet. */
  invited: v.boolean(),
})
export type LobbySeat = v.InferOutput<typeof lobbySeat>

/** After how many seconds a bot answers for a seat whose person is away; null: never. */
const standIn = v.nullable(v.pipe(count, v.minValue(10), v.maxValue(7 * 24 * 60 * 60)))

export const lobbySettings = v.strictObject({
  allRoutine: v.boolean(),
  closedHands: v.boolean(),
  standIn,
  /** Who chooses may be told what promises most. */
  hints: v.boolean(),
})
export type LobbySettings = v.InferOutput<typeof lobbySettings>

export const lobby = v.strictObject({
  match: matchId,
  /** Rises with each change; a change names the one it was made on. */
  revision: count,
  phase,
  game: gameName,
  /** Of the rules. */
  version: v.string(),
  options,
  pack: v.strictObject({ name: v.string(), hash, house: v.boolean() }),
  host: personId,
  /** All who were let in, players and others. */
  people: listOf(lobbyPerson),
  /** Who sits where when the match begins; from then on its record says it. */
  seats: listOf(lobbySeat),
  settings: lobbySettings,
  /** Of the seed that the server holds: published before any seat gives its nonce. */
  commitment: hash,
  created: time,
  /** The match whose deal this one has again. */
  sameDeal: v.exactOptional(matchId),
  /** The match that the same people played before. */
  previous: v.exactOptional(matchId),
  /** The match that they play next. */
  next: v.exactOptional(matchId),
  daily: v.exactOptional(day),
})
export type Lobby = v.InferOutput<typeof lobby>

/** A game's own cards as data. The server checks them by the game's schema. */
export const pack = v.looseObject({ muster: v.literal('pack 1'), game: gameName })

export const newMatch = v.strictObject({
  game: gameName,
  options: v.optional(options, {}),
  pack: v.optional(pack),
  settings: v.optional(v.partial(lobbySettings), {}),
  /** Bots seat by seat; null leaves a seat open. */
  bots: v.optional(listOf(v.nullable(botName), 12), []),
  /** Takes this seat at once, with its nonce. */
  seat: v.optional(seatNumber),
  nonce: v.optional(nonce),
})
export type NewMatch = v.InferInput<typeof newMatch>

/** Changes the set-up. Who has a seat may change options, since heroes are chosen together; the host all. */
export const lobbyChange = v.strictObject({
  revision: count,
  options: v.optional(options),
  settings: v.optional(v.partial(lobbySettings)),
  /** Null: the house's cards. */
  pack: v.optional(v.nullable(pack)),
})
export type LobbyChange = v.InferInput<typeof lobbyChange>

export const takeSeat = v.strictObject({ nonce })
export const seatBot = v.strictObject({ bot: botName })
/** A seat that was taken along gives its nonce now. */
export const setReady = v.strictObject({ ready: v.boolean(), nonce: v.optional(nonce) })
export const begin = v.strictObject({ revision: v.optional(count) })
/** `same`: the deal of the match before again, which everybody has seen; the lobby says so. */
export const rematch = v.strictObject({ same: v.boolean(), nonce: v.optional(nonce) })

export const invitationId = v.pipe(v.string(), v.regex(/^[a-z0-9]{8,32}$/))
/** `seat`: for one friend, once. Null: to watch, for anybody who has the link. */
export const newInvitation = v.strictObject({
  seat: v.nullable(seatNumber),
  /** Who invites gives the seat away, rather than sharing it. */
  hand: v.optional(v.boolean(), false),
})
export type NewInvitation = v.InferInput<typeof newInvitation>
export const madeInvitation = v.strictObject({
  id: invitationId,
  seat: v.nullable(seatNumber),
  secret,
})
export const invitation = v.strictObject({
  id: invitationId,
  seat: v.nullable(seatNumber),
  by: personId,
  created: time,
})
export type Invitation = v.InferOutput<typeof invitation>
export const invitations = v.strictObject({ invitations: listOf(invitation) })

export const lookAtInvitation = v.strictObject({ secret })
/** What somebody who followed a link is told before saying yes. */
export const invitationView = v.strictObject({
  match: matchId,
  game: gameName,
  phase,
  seat: v.nullable(seatNumber),
  /** Who invites. */
  from: personName,
  /** Has a seat or watches already. */
  inside: v.boolean(),
})
export type InvitationView = v.InferOutput<typeof invitationView>
export const takeInvitation = v.strictObject({ secret, nonce: v.optional(nonce) })
export const takenInvitation = v.strictObject({ match: matchId, seat: v.nullable(seatNumber) })
