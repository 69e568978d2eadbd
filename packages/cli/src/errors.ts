import { MusterError } from '@muster/engine'

/** Exit codes, as `sysexits.h` has them where it has one. */
export const OK = 0
export const FAILED = 1
export const WRONG_USE = 2
export const BROKEN = 70

/** What the user asked for cannot be done, in a sentence. */
export class Refusal extends Error {}

/** Something that should not happen: it was reported to a file where that was possible. */
export class Breakdown extends Error {}

/** The user's mistake or a file's, rather than ours. */
export function isUsersMistake(error: unknown): error is Error {
  if (error instanceof Refusal) return true
  return error instanceof MusterError && error.code !== 'rules' && error.code !== 'runaway'
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** A sentence begins with a capital and ends with a stop. */
export function asSentence(text: string): string {
  const trimmed = text.trim()
  const ended = /[.!?…]$/.test(trimmed) ? trimmed : `${trimmed}.`
  return ended.charAt(0).toUpperCase() + ended.slice(1)
}
