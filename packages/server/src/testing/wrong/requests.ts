/** The API's own table as requests that could be sent, so that a new endpoint is tried by itself. */
import {
  API,
  ERROR_STATUS,
  endpoints,
  errorAnswer,
  type OnlineErrorCode,
} from '@muster/table/online'
import * as v from 'valibot'
import type { Reply, TestPerson } from '../http/person.ts'
import { samplesOf } from './schemas.ts'

interface AnyEndpoint {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly for: 'anyone' | 'person' | 'member'
  readonly sends?: v.GenericSchema
  readonly query?: v.GenericSchema<object>
}

export interface NamedEndpoint extends AnyEndpoint {
  readonly name: string
}

export const ALL: readonly NamedEndpoint[] = Object.entries(endpoints).map(
  ([name, endpoint]: [string, AnyEndpoint]) => ({ name, ...endpoint }),
)

export const CHANGING = ALL.filter(({ method }) => method !== 'GET')

/** Those that take a body, with its schema. */
export const SENDING = ALL.flatMap((one) =>
  one.sends === undefined ? [] : [{ ...one, sends: one.sends }],
)

type Words = { readonly [word: string]: string }

/** What fits every path, where nothing else is said. */
const WORDS: Words = {
  match: 'aaaaaaaaaaaa',
  game: 'tenefyr',
  seat: '0',
  invitation: 'aaaaaaaaaaaaaaaa',
  token: 'aaaaaaaaaaaaaaaa',
  hash: '0123456789abcdef',
  day: '2026-11-16',
}

export const wordsIn = (path: string): string[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, word]) => word)

export function pathOf({ path }: AnyEndpoint, words: Words = {}): string {
  const all: Words = { ...WORDS, ...words }
  const filled = path.replace(/:(\w+)/g, (_, word: string) => all[word] ?? 'no-word-for-this')
  return `${API}${filled}`
}

/** A body as it should be, in each of its forms; of what takes none, none. */
export const bodiesFor = ({ sends }: AnyEndpoint): (string | undefined)[] =>
  sends === undefined ? [undefined] : samplesOf(sends).map((one) => JSON.stringify(one))

type Headers = { readonly [name: string]: string }

/** Sends it as a person would, right or wrong. */
export const sendTo = (
  person: TestPerson,
  endpoint: AnyEndpoint,
  words: Words,
  body: string | undefined,
  headers: Headers = {},
): Promise<Reply<unknown>> => person.send(endpoint.method, pathOf(endpoint, words), body, headers)

/** Why this is no clear refusal; none: it is one. */
export function unclear(
  { status, body }: { readonly status: number; readonly body: unknown },
  codes: readonly OnlineErrorCode[],
): string | undefined {
  const said = v.safeParse(errorAnswer, body)
  const told = JSON.stringify(body).slice(0, 300)
  if (!said.success) return `${status}, and no error as they are said: ${told}`
  const { code, message } = said.output
  if (ERROR_STATUS[code] !== status) return `${status} for ${code}`
  if (status < 400 || status >= 500) return `${status}: ${told}`
  if (message.trim() === '') return `${code} without a sentence`
  return codes.length === 0 || codes.includes(code)
    ? undefined
    : `${code} (${message}) and not ${codes.join(' or ')}`
}
