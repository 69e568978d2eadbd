/** What page and worker say to each other about the daily: one deal a day and game, the same for everybody. */
import type { NewMatch } from './protocol.ts'

/** A day of the calendar: `2026-11-16`. */
export type Day = string

/** How the first try of a day that came to an end went. */
export interface DailyResult {
  readonly match: string
  /** When it was over, in milliseconds. */
  readonly time: number
  readonly won: boolean
  readonly choices: number
  /** Something that was dealt was taken back. */
  readonly tookBack: boolean
  /** How it went, without a word of what was met. */
  readonly signs: string
}

export interface DailyDay {
  readonly day: Day
  readonly result?: DailyResult
}

export interface DailiesView {
  readonly game: string
  /** By the clock of this device. */
  readonly today: Day
  /** How today's is begun. */
  readonly start: NewMatch
  /** A try of today's that is not over. */
  readonly underWay?: string
  /** The last days, today at the end. */
  readonly days: readonly DailyDay[]
  /** Days played in a row, up to today or yesterday. */
  readonly streak: number
  readonly played: number
  readonly won: number
  /** The storage can be read. */
  readonly kept: boolean
}

/** The daily of a match that is over. */
export interface DailyEnding {
  readonly day: Day
  readonly result: DailyResult
  /** Another try counts. */
  readonly practice: boolean
  readonly streak: number
}

export interface DailyCalls {
  dailies: { ask: { readonly game: string }; answer: DailiesView }
  daily: { ask: { readonly id: string }; answer: DailyEnding }
}
