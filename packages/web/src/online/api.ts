/** The server's API, from the page and from its worker. Cookies are the browser's own matter. */
import type { AnswerOf, EndpointName, endpoints, SentTo, WordsOf } from '@muster/table/online'

type Route<N extends EndpointName> =
  `${(typeof endpoints)[N]['method']} ${(typeof endpoints)[N]['path']}`

/** The way to each, without the schemas: those are the server's. */
const routes = {
  signIn: 'POST /account',
  rename: 'PATCH /account',
  deleteAccount: 'DELETE /account',
  exportAccount: 'GET /account/export',
  makeDeviceLink: 'POST /account/link',
  takeDeviceLink: 'POST /account/link/take',
  tokens: 'GET /account/tokens',
  makeToken: 'POST /account/tokens',
  dropToken: 'DELETE /account/tokens/:token',
  pack: 'GET /packs/:hash',
  createMatch: 'POST /matches',
  matches: 'GET /matches',
  match: 'GET /matches/:match',
  changeLobby: 'PATCH /matches/:match',
  deleteMatch: 'DELETE /matches/:match',
  leaveMatch: 'POST /matches/:match/leave',
  takeSeat: 'POST /matches/:match/seats/:seat/take',
  seatBot: 'POST /matches/:match/seats/:seat/bot',
  freeSeat: 'POST /matches/:match/seats/:seat/free',
  setReady: 'POST /matches/:match/ready',
  begin: 'POST /matches/:match/begin',
  rematch: 'POST /matches/:match/rematch',
  invite: 'POST /matches/:match/invitations',
  invitations: 'GET /matches/:match/invitations',
  revokeInvitation: 'DELETE /matches/:match/invitations/:invitation',
  lookAtInvitation: 'POST /invitations/look',
  takeInvitation: 'POST /invitations/take',
  act: 'POST /matches/:match/actions',
  nudge: 'POST /matches/:match/nudge',
  daily: 'GET /daily/:game/:day',
  beginDaily: 'POST /daily/:game',
} as const satisfies { readonly [N in EndpointName]?: Route<N> }

type Name = keyof typeof routes

/** Whoever sends something does not change it. */
export type Given<T> = unknown extends T ? T : { readonly [K in keyof T]: Given<T[K]> }

/** Why the server did not do it: one of its codes, or `no-answer`. */
export class ApiTrouble extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.name = 'ApiTrouble'
    this.code = code
  }
}

export const codeOf = (error: unknown): string => (error instanceof ApiTrouble ? error.code : '')

/** Beside the page, in whatever folder that lies; the worker lies one deeper. */
const apiAt = (): string =>
  typeof document === 'undefined'
    ? new URL('../api/v1', location.href).href
    : new URL('api/v1', document.baseURI).href

export const socketAt = (): string => `${apiAt().replace(/^http/, 'ws')}/socket`
export const streamAt = (places: string): string =>
  `${apiAt()}/stream?watch=${encodeURIComponent(places)}`

/** Asks the server. `words` are those of the path. */
export async function api<N extends Name>(
  name: N,
  words: WordsOf<N>,
  ...[sent]: SentTo<N> extends undefined ? [] : [sent: Given<SentTo<N>>]
): Promise<AnswerOf<N>> {
  const [method, path] = routes[name].split(' ')
  const way = Object.entries(words).reduce(
    (so, [word, value]) => so.replace(`:${word}`, encodeURIComponent(value)),
    path,
  )
  const answer = await ask(method, way, sent)
  const body = await answer.json().catch(() => undefined)
  if (answer.ok && body !== undefined) return body
  // Whatever is not JSON is not from our server: a proxy, or plain files.
  throw new ApiTrouble(body?.code ?? 'no-answer', body?.message ?? answer.statusText)
}

/** A match as text. What does not begin like one is not from our server. */
export async function notationOf(match: string): Promise<string> {
  const answer = await ask('GET', `/matches/${encodeURIComponent(match)}/notation`, undefined)
  const text = await answer.text().catch(() => '')
  if (answer.ok && text.startsWith('muster ')) return text
  throw new ApiTrouble('no-answer', answer.statusText)
}

async function ask(method: string, path: string, sent: unknown): Promise<Response> {
  const json = { headers: { 'content-type': 'application/json' }, body: JSON.stringify(sent) }
  try {
    return await fetch(`${apiAt()}${path}`, { method, ...(sent === undefined ? {} : json) })
  } catch (error) {
    throw new ApiTrouble('no-answer', error instanceof Error ? error.message : String(error))
  }
}

/** So many random bytes as hex digits: also over plain http, where browsers have no better. */
export const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/** What a seat adds to the deal. */
export const newNonce = (): string => randomHex(16)
