/** What goes wrong, as the answer that whoever asked gets. */
import { MusterError } from '@muster/engine'
import { ERROR_STATUS, type ErrorAnswer, type OnlineErrorCode } from '@muster/table/online'
import { StorageError } from './storage/errors.ts'

export class OnlineError extends Error {
  readonly code: OnlineErrorCode
  /** Seconds after which it may be tried again. */
  readonly retryAfter: number | undefined

  constructor(code: OnlineErrorCode, message: string, retryAfter?: number) {
    super(message)
    this.name = 'OnlineError'
    this.code = code
    this.retryAfter = retryAfter
  }
}

export const notFound = (what: string): OnlineError =>
  new OnlineError('not-found', `there is no such ${what}`)

/** The codes of the engine that mean the same to who plays online; all others are the server's fault. */
const SAME = [
  'options',
  'notation',
  'position',
  'pack',
  'choice',
  'stale',
  'seat',
  'message',
] as const

const isSame = (code: string): code is (typeof SAME)[number] => SAME.some((one) => one === code)

/** Nothing of what only the server should know gets into an answer. */
export function answerTo(error: unknown): ErrorAnswer {
  if (error instanceof OnlineError) {
    const { code, message, retryAfter } = error
    return { code, message, ...(retryAfter === undefined ? {} : { retryAfter }) }
  }
  if (error instanceof MusterError) {
    if (isSame(error.code)) return { code: error.code, message: error.message }
    if (error.code === 'unknown-game') return { code: error.code, message: error.message }
    return { code: 'rules', message: 'the rules failed; the match is as it was' }
  }
  if (error instanceof StorageError) {
    return { code: 'unavailable', message: 'the server cannot keep anything now', retryAfter: 2 }
  }
  return { code: 'failed', message: 'something went wrong on the server' }
}

export const statusOf = ({ code }: ErrorAnswer): number => ERROR_STATUS[code]

/** Is it the server's own fault, to be looked into? */
export const isOurs = (error: unknown): boolean => statusOf(answerTo(error)) >= 500
