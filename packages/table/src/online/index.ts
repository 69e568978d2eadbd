/** Everything that goes between a page and a server: schemas, their types, and the table of the API. */
export type { Account, AccountExport, Token } from './account.ts'
export type { OnlineDaily, OnlineDailyResult } from './daily.ts'
export {
  type AnswerOf,
  API,
  type EndpointName,
  endpoints,
  pathWords,
  type QueryOf,
  type ReadBy,
  type SentTo,
  type WordsOf,
} from './endpoints.ts'
export {
  ERROR_CODES,
  ERROR_STATUS,
  type ErrorAnswer,
  errorAnswer,
  type OnlineErrorCode,
} from './errors.ts'
export {
  event,
  MOST_WATCHED,
  type OnlineEvent,
  type OnlineEventOf,
  type Place,
  parsePlaces,
  printPlaces,
  type SocketMessage,
  socketMessage,
} from './events.ts'
export type { OnlineGame } from './games.ts'
export type {
  Invitation,
  InvitationView,
  Lobby,
  LobbyChange,
  LobbySeat,
  LobbySettings,
  NewInvitation,
  NewMatch,
  Phase,
} from './lobby.ts'
export type {
  Act,
  DecisionAnswer,
  OnlineActed,
  OnlineMatchSummary,
  OnlineRecord,
  Whereabouts,
  WholeMatch,
} from './match.ts'
