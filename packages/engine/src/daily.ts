/** What a game deals on a day, and how it tells a daily without giving anything away. */
import type { Options, Telling } from './game.ts'

export interface DailyGame {
  /** `weekday`: 0 is Sunday. `draw`: a number below another, by the date or by whoever deals the daily. */
  optionsFor(weekday: number, draw: (below: number) => number): Options
  /** Seats; all are the player's. */
  readonly seats: number
  signsOf(events: readonly Telling[]): string
}

/** The signs of an end, in every game. */
const ENDS: { readonly [event: string]: string } = { won: '♛', lost: '☠' }

/** The sign of an event that ends a match; none of any other. */
export function endSign(event: string): string {
  return Object.hasOwn(ENDS, event) ? ENDS[event] : ''
}
