/** What can go wrong, as codes that stay, each with its HTTP status. The sentence beside it is for programmers. */
import * as v from 'valibot'
import { count, idempotencyKey } from './words.ts'

export const ERROR_CODES = [
  'message',
  'options',
  'pack',
  'notation',
  'position',
  'choice',
  'signed-out',
  'seat',
  'host',
  'cross-site',
  'not-found',
  'unknown-game',
  'stale',
  'taken',
  'full',
  'begun',
  'not-begun',
  'not-ready',
  'over',
  'frozen',
  'revoked',
  'too-large',
  'too-many',
  'rules',
  'failed',
  'unavailable',
] as const
export type OnlineErrorCode = (typeof ERROR_CODES)[number]

export const ERROR_STATUS: Readonly<Record<OnlineErrorCode, number>> = {
  /** What was sent cannot be read. */
  message: 400,
  options: 400,
  pack: 400,
  notation: 400,
  position: 400,
  /** Not on the list that the rules made. */
  choice: 422,
  /** Nobody is signed in: the server knows neither cookie nor token. */
  'signed-out': 401,
  /** Not this person's seat or decision. */
  seat: 403,
  /** Only the host may do this. */
  host: 403,
  /** A request that another site made a browser send. */
  'cross-site': 403,
  /** There is no such match, link or account, or it is not for this person to know. */
  'not-found': 404,
  'unknown-game': 404,
  /** Meant for a decision or a lobby that has changed meanwhile. */
  stale: 409,
  /** Somebody else has this seat. */
  taken: 409,
  /** No seat is free. */
  full: 409,
  /** The lobby is closed: the match is under way. */
  begun: 409,
  /** The match has not begun. */
  'not-begun': 409,
  /** Somebody who was counted on has not come, or a seat is open. */
  'not-ready': 409,
  over: 409,
  /** The rules of this server no longer fit the match. */
  frozen: 409,
  /** A link that was used, called back or is too old. */
  revoked: 410,
  'too-large': 413,
  'too-many': 429,
  /** The rules failed. The match is as it was. */
  rules: 500,
  failed: 500,
  /** The server closes or its storage does not answer: try again. */
  unavailable: 503,
}

export const errorAnswer = v.strictObject({
  code: v.picklist(ERROR_CODES),
  message: v.string(),
  /** Seconds after which it may be tried again. */
  retryAfter: v.exactOptional(count),
  /** The key of the action that it answers, on a socket. */
  key: v.exactOptional(idempotencyKey),
})
export type ErrorAnswer = v.InferOutput<typeof errorAnswer>
