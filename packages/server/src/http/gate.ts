/** Who asks, and whether a browser was made to ask by another site. */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { OnlineError } from '../errors.ts'
import type { People } from '../people/people.ts'
import type { Account } from '../storage/storage.ts'

const COOKIE = 'muster'
const YEAR = 365 * 24 * 60 * 60

export async function whoAsks(
  people: People,
  headers: IncomingHttpHeaders,
): Promise<Account | undefined> {
  const { authorization } = headers
  if (authorization !== undefined) {
    const token = /^Bearer (muster_[\w-]{22,64})$/.exec(authorization)?.[1]
    const account = token === undefined ? undefined : await people.byToken(token)
    if (account === undefined) throw new OnlineError('signed-out', 'this token is worthless')
    return account
  }
  const cookie = cookieIn(headers.cookie)
  return cookie === undefined ? undefined : await people.byCookie(cookie)
}

function cookieIn(header: string | undefined): string | undefined {
  for (const part of header?.split(';') ?? []) {
    const [name, value] = part.trim().split('=', 2)
    if (name === COOKIE && value !== undefined) return value
  }
  return undefined
}

/** For page and API alone, out of reach of scripts, and not sent along by other sites' forms. */
export function cookieLine(value: string | undefined, secure: boolean): string {
  const kept = value === undefined ? 'Max-Age=0' : `Max-Age=${YEAR}`
  return `${COOKIE}=${value ?? ''}; Path=/; HttpOnly; SameSite=Lax; ${kept}${secure ? '; Secure' : ''}`
}

/**
 * Refuses what another site made a browser send. A browser names the site that asks; who sends neither header is no
 * browser, and has no cookie that somebody else could use.
 */
export function mustBeSameSite(headers: IncomingHttpHeaders, origin: string | undefined): void {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw crossSite()
  const from = headers.origin
  if (from === undefined) return
  const { host = '' } = headers
  const own = origin === undefined ? [`http://${host}`, `https://${host}`] : [origin]
  if (!own.includes(from)) throw crossSite()
}

const crossSite = (): OnlineError =>
  new OnlineError('cross-site', 'this was sent from another site')

/** From where it comes: each proxy adds whom it has heard, and only what our own have added is believed. */
export function addressOf({ headers, socket }: IncomingMessage, proxies: number): string {
  const heard = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '')
  const [first = socket.remoteAddress ?? ''] = proxies === 0 ? [] : heard.slice(-proxies)
  return first
}
