/**
 * All of the API in one table: the router, the description and the page's client are made of it. Paths are below
 * `/api/v1`; `:words` of a path are those of `pathWords`.
 */
import * as v from 'valibot'
import * as account from './account.ts'
import * as daily from './daily.ts'
import { streamQuery } from './events.ts'
import * as games from './games.ts'
import * as lobby from './lobby.ts'
import * as match from './match.ts'
import { day, gameName, hash, language, matchId, nothing } from './words.ts'

export const API = '/api/v1'

/** `anyone`: nobody needs to be known. `person`: by cookie or token. `member`: who has a part in the match. */
type For = 'anyone' | 'person' | 'member'

interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly for: For
  /** What it does, in a sentence. */
  readonly says: string
  /** The body; GET has none. */
  readonly sends?: v.GenericSchema
  readonly query?: v.GenericSchema<object>
  /** JSON, where it is not text. */
  readonly answers: v.GenericSchema | 'text' | 'stream'
}

const number = v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'must be a number'))

/** The words of paths, as they are checked. */
export const pathWords = {
  match: matchId,
  game: gameName,
  seat: v.pipe(v.string(), v.regex(/^\d{1,2}$/, 'must be the number of a seat, from 0')),
  invitation: lobby.invitationId,
  token: account.tokenId,
  hash,
  day,
} as const

export const endpoints = {
  // People
  signIn: {
    method: 'POST',
    path: '/account',
    for: 'anyone',
    says: 'The account of this device; a guest is made where there is none, and a cookie set.',
    sends: account.signIn,
    answers: account.account,
  },
  account: {
    method: 'GET',
    path: '/account',
    for: 'person',
    says: 'Who is signed in.',
    answers: account.account,
  },
  rename: {
    method: 'PATCH',
    path: '/account',
    for: 'person',
    says: 'Takes another name.',
    sends: account.rename,
    answers: account.account,
  },
  deleteAccount: {
    method: 'DELETE',
    path: '/account',
    for: 'person',
    says: 'Leaves all matches and deletes everything that is kept of this person.',
    answers: account.deleted,
  },
  exportAccount: {
    method: 'GET',
    path: '/account/export',
    for: 'person',
    says: 'Everything that is kept of this person.',
    answers: account.accountExport,
  },
  makeDeviceLink: {
    method: 'POST',
    path: '/account/link',
    for: 'person',
    says: 'A secret that signs another device in, once, within ten minutes.',
    sends: nothing,
    answers: account.deviceLink,
  },
  takeDeviceLink: {
    method: 'POST',
    path: '/account/link/take',
    for: 'anyone',
    says: 'Signs this device in with the secret of another.',
    sends: account.takeDeviceLink,
    answers: account.account,
  },
  tokens: {
    method: 'GET',
    path: '/account/tokens',
    for: 'person',
    says: 'The personal tokens, without their letters.',
    answers: account.tokens,
  },
  makeToken: {
    method: 'POST',
    path: '/account/tokens',
    for: 'person',
    says: 'A personal token for a bot: `Authorization: Bearer …`. It is shown once.',
    sends: account.newToken,
    answers: account.madeToken,
  },
  dropToken: {
    method: 'DELETE',
    path: '/account/tokens/:token',
    for: 'person',
    says: 'Makes a token worthless.',
    answers: nothing,
  },

  // Games
  games: {
    method: 'GET',
    path: '/games',
    for: 'anyone',
    says: 'The games of this server, with the fields of their set-up.',
    answers: games.gameList,
  },
  game: {
    method: 'GET',
    path: '/games/:game',
    for: 'anyone',
    says: 'One game.',
    answers: games.onlineGame,
  },
  pack: {
    method: 'GET',
    path: '/packs/:hash',
    for: 'person',
    says: 'The cards of a match as data. They never change under their hash.',
    answers: games.pack,
  },

  // Lobby
  createMatch: {
    method: 'POST',
    path: '/matches',
    for: 'person',
    says: 'Opens a lobby; who does it is its host.',
    sends: lobby.newMatch,
    answers: lobby.lobby,
  },
  matches: {
    method: 'GET',
    path: '/matches',
    for: 'person',
    says: 'All matches this person has a part in, the last played first.',
    answers: match.matchList,
  },
  match: {
    method: 'GET',
    path: '/matches/:match',
    for: 'member',
    says: 'Lobby, record and chat whole, for who comes, falls behind or differs.',
    answers: match.wholeMatch,
  },
  changeLobby: {
    method: 'PATCH',
    path: '/matches/:match',
    for: 'member',
    says: 'Changes the set-up. The host may change all, who has a seat the options; later only settings.',
    sends: lobby.lobbyChange,
    answers: lobby.lobby,
  },
  deleteMatch: {
    method: 'DELETE',
    path: '/matches/:match',
    for: 'member',
    says: 'The host closes a lobby for good.',
    answers: nothing,
  },
  leaveMatch: {
    method: 'POST',
    path: '/matches/:match/leave',
    for: 'member',
    says: 'Leaves every seat and the match itself.',
    sends: nothing,
    answers: nothing,
  },
  takeSeat: {
    method: 'POST',
    path: '/matches/:match/seats/:seat/take',
    for: 'member',
    says: 'Takes a free seat of the lobby, with a nonce of its own for the deal.',
    sends: lobby.takeSeat,
    answers: lobby.lobby,
  },
  seatBot: {
    method: 'POST',
    path: '/matches/:match/seats/:seat/bot',
    for: 'member',
    says: 'Gives a free seat of the lobby to a bot, or one’s own.',
    sends: lobby.seatBot,
    answers: lobby.lobby,
  },
  freeSeat: {
    method: 'POST',
    path: '/matches/:match/seats/:seat/free',
    for: 'member',
    says: 'Frees a seat of the lobby: one’s own, or as the host any.',
    sends: nothing,
    answers: lobby.lobby,
  },
  setReady: {
    method: 'POST',
    path: '/matches/:match/ready',
    for: 'member',
    says: 'Ready or not. Who was taken along from the match before gives a nonce here.',
    sends: lobby.setReady,
    answers: lobby.lobby,
  },
  begin: {
    method: 'POST',
    path: '/matches/:match/begin',
    for: 'member',
    says: 'The host begins the match: every seat is somebody’s or a bot’s.',
    sends: lobby.begin,
    answers: match.wholeMatch,
  },
  rematch: {
    method: 'POST',
    path: '/matches/:match/rematch',
    for: 'member',
    says: 'A new lobby with the same people and set-up; the next one is the same for all who ask.',
    sends: lobby.rematch,
    answers: lobby.lobby,
  },

  // Invitations
  invite: {
    method: 'POST',
    path: '/matches/:match/invitations',
    for: 'member',
    says: 'A link for one seat, to be used once; or, without a seat, one to watch.',
    sends: lobby.newInvitation,
    answers: lobby.madeInvitation,
  },
  invitations: {
    method: 'GET',
    path: '/matches/:match/invitations',
    for: 'member',
    says: 'The links that still work, without their secrets.',
    answers: lobby.invitations,
  },
  revokeInvitation: {
    method: 'DELETE',
    path: '/matches/:match/invitations/:invitation',
    for: 'member',
    says: 'Makes a link worthless.',
    answers: nothing,
  },
  lookAtInvitation: {
    method: 'POST',
    path: '/invitations/look',
    for: 'anyone',
    says: 'What a link is for, before it is used.',
    sends: lobby.lookAtInvitation,
    answers: lobby.invitationView,
  },
  takeInvitation: {
    method: 'POST',
    path: '/invitations/take',
    for: 'person',
    says: 'Uses a link: takes its seat (with a nonce while the lobby is open), or comes to watch.',
    sends: lobby.takeInvitation,
    answers: lobby.takenInvitation,
  },

  // Playing
  act: {
    method: 'POST',
    path: '/matches/:match/actions',
    for: 'member',
    says: 'Anything a person does at the table: choices, votes, undo, seats, chat, pointing.',
    sends: match.act,
    answers: match.acted,
  },
  choose: {
    method: 'POST',
    path: '/matches/:match/choices',
    for: 'member',
    says: 'One choice, for the decision that an entry opened.',
    sends: match.choose,
    answers: match.acted,
  },
  nudge: {
    method: 'POST',
    path: '/matches/:match/nudge',
    for: 'member',
    says: 'Reminds a seat that it is asked.',
    sends: match.nudge,
    answers: nothing,
  },
  decision: {
    method: 'GET',
    path: '/matches/:match/decision',
    for: 'member',
    says: 'What the table waits for, with its options.',
    query: v.strictObject({ language: v.optional(language) }),
    answers: match.decisionAnswer,
  },
  log: {
    method: 'GET',
    path: '/matches/:match/log',
    for: 'member',
    says: 'What has happened, in sentences.',
    query: v.strictObject({ language: v.optional(language), after: v.optional(number) }),
    answers: match.logLines,
  },
  notation: {
    method: 'GET',
    path: '/matches/:match/notation',
    for: 'member',
    says: 'The match as text: save file, replay and bug report. Once it is over it brings its seed.',
    answers: 'text',
  },
  position: {
    method: 'GET',
    path: '/matches/:match/position',
    for: 'member',
    says: 'The table as text, as it lay after an entry.',
    query: v.strictObject({ entry: v.optional(number) }),
    answers: 'text',
  },
  statistics: {
    method: 'GET',
    path: '/matches/:match/statistics',
    for: 'member',
    says: 'What happened, counted.',
    answers: match.matchStatistics,
  },

  // Daily
  daily: {
    method: 'GET',
    path: '/daily/:game/:day',
    for: 'anyone',
    says: 'The daily of a game: its set-up, who did best, and when the day is over its seed.',
    answers: daily.dailyView,
  },
  beginDaily: {
    method: 'POST',
    path: '/daily/:game',
    for: 'person',
    says: 'Begins today’s, or goes on with it. The first try that ends counts.',
    sends: nothing,
    answers: daily.begunDaily,
  },

  // Events
  stream: {
    method: 'GET',
    path: '/stream',
    for: 'person',
    says: 'Server-sent events of some matches; `Last-Event-ID` goes on where it broke off.',
    query: streamQuery,
    answers: 'stream',
  },
} as const satisfies { readonly [name: string]: Endpoint }

type Endpoints = typeof endpoints
export type EndpointName = keyof Endpoints

/** What a request of this name brings along. */
export type SentTo<Name extends EndpointName> = Endpoints[Name] extends {
  readonly sends: infer Schema extends v.GenericSchema
}
  ? Unchanged<v.InferInput<Schema>>
  : undefined

/** Who sends something need not let it be changed. */
type Unchanged<T> = T extends readonly (infer Item)[]
  ? readonly Unchanged<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Unchanged<T[Key]> }
    : T

/** The same as the server reads it. */
export type ReadBy<Name extends EndpointName> = Endpoints[Name] extends {
  readonly sends: infer Schema extends v.GenericSchema
}
  ? v.InferOutput<Schema>
  : undefined

export type QueryOf<Name extends EndpointName> = Endpoints[Name] extends {
  readonly query: infer Schema extends v.GenericSchema
}
  ? v.InferOutput<Schema>
  : undefined

export type AnswerOf<Name extends EndpointName> =
  Endpoints[Name]['answers'] extends infer Schema extends v.GenericSchema
    ? v.InferOutput<Schema>
    : string

/** The words that a path asks for. */
export type WordsOf<Name extends EndpointName> = WordsIn<Endpoints[Name]['path']>
type WordsIn<Path extends string> = Path extends `${string}:${infer Word}/${infer Rest}`
  ? { readonly [Key in Word]: string } & WordsIn<Rest>
  : Path extends `${string}:${infer Word}`
    ? { readonly [Key in Word]: string }
    : object
