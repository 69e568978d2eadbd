/** The table's own sentences for the log. Present, active, and no participle that agrees with a player. */
import type { MuteSpan } from '@muster/engine'

/** Names joined, and whether they are several. */
export interface Names {
  readonly text: string
  readonly many: boolean
}

export interface Talk {
  readonly and: string
  /** All together, where nobody is named. */
  readonly table: string
  bot(seat: string): string
  joins(who: Names): string
  renamed(old: string, name: string): string
  seatHeld(seat: string, names: string): string
  seatBot(seat: string, bot: string): string
  seatOpen(seat: string): string
  here(who: Names): string
  away(who: Names): string
  allRoutine(on: boolean): string
  closedHands(on: boolean): string
  hints(on: boolean): string
  votes(who: Names, option: string | undefined): string
  follows(who: Names, on: boolean): string
  allows(who: Names, on: boolean): string
  consents(who: Names, seat: string, on: boolean): string
  mutes(who: Names, span: MuteSpan): string
  unmutes(who: Names): string
  asksBack(who: Names, choices: number): string
  agrees(who: Names): string
  refuses(who: Names): string
  undoes(who: Names, choices: number, pastSeal: boolean): string
  agreesOn(who: Names, option: string): string
  decides(who: Names, option: string): string
  settles(who: Names, option: string): string
  party(option: string): string
  answersFor(who: Names, seat: string, option: string): string
  passes(who: Names, option: string): string
}
