/** A match is its log: what was set up, who chose what, and what was dealt after each choice. */
import { type ErrorCode, MusterError } from './errors.ts'
import type { Options } from './game.ts'
import type { Chooser } from './option-text.ts'
import type { Seat } from './state.ts'

/** How a match was dealt. Only a sealed deal can be proven, once it is opened. */
export type Deal =
  | SealedDeal
  | OpenedDeal
  | { readonly kind: 'random' | 'scripted'; readonly note: string }

export interface SealedDeal {
  readonly kind: 'sealed'
  /** SHA-256 of the host's seed, published before the seats gave their nonces. */
  readonly commitment: string
  readonly match: string
  readonly nonces: readonly string[]
}
export interface OpenedDeal {
  readonly kind: 'opened'
  readonly commitment: string
  readonly match: string
  readonly nonces: readonly string[]
  readonly seed: string
}

/** The match and entry from which this one was played on, with a deal of its own. */
export interface Continued {
  readonly match: string
  readonly entry: number
  /** From where that match stood, to go on with it elsewhere: nothing of it was tried twice. */
  readonly whole?: true
}

/** Set-up, and what it dealt. Always entry 0. */
export interface BeginEntry {
  readonly kind: 'begin'
  readonly dealt: readonly string[]
}
/** One choice, or a row of picks. */
export interface ChoiceEntry {
  readonly kind: 'choice'
  readonly by: Chooser
  readonly texts: readonly string[]
  readonly dealt: readonly string[]
  /** The seats that agreed to it, where it was not simply the chooser's own. */
  readonly agreed?: readonly Seat[]
}
/** Back to the table as it was after an entry. */
export interface UndoEntry {
  readonly kind: 'undo'
  readonly to: number
  readonly agreed: readonly Seat[]
  /** It takes back what was dealt. */
  readonly pastSeal?: true
}
/** What a table notes among the choices (a vote, a seat taken): the rules pass over it. */
export interface NoteEntry {
  readonly kind: 'note'
  readonly name: string
  readonly text: string
}
export type Entry = BeginEntry | ChoiceEntry | UndoEntry | NoteEntry

export interface MatchRecord {
  readonly game: string
  readonly version: string
  readonly pack: { readonly name: string; readonly hash: string }
  readonly options: Options
  readonly deal: Deal
  readonly continued?: Continued
  /** A position, as text, from which the match began instead of set-up. */
  readonly start?: string
  /** It only grows; an entry's index is its number, and the version of the match. */
  readonly entries: readonly Entry[]
  readonly result?: 'won' | 'lost'
}

/** An error that brings the match along, for a bug report. */
export class MatchError extends MusterError {
  readonly record: MatchRecord

  constructor(code: ErrorCode, message: string, record: MatchRecord, cause: unknown) {
    super(code, message)
    this.name = 'MatchError'
    this.record = record
    this.cause = cause
  }
}

/** The numbers of the choices that stand after an entry, oldest first: those not undone. */
export function standing(entries: readonly Entry[], after = entries.length - 1): number[] {
  const line: number[] = []
  for (let n = after; n > 0; ) {
    const entry = entries[n]
    if (entry.kind === 'choice') line.push(n)
    n = entry.kind === 'undo' ? entry.to : n - 1
  }
  return line.reverse()
}

/** The record of a match played on from an entry of another, under a deal of its own. */
export function branch(record: MatchRecord, from: Continued, deal: Deal): MatchRecord {
  const { result: _, ...rest } = record
  if (from.entry >= record.entries.length) {
    throw new MusterError('replay', `the match has no entry ${from.entry}`)
  }
  return { ...rest, deal, continued: from, entries: record.entries.slice(0, from.entry + 1) }
}
