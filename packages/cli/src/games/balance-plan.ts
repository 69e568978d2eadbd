/** How a game's balance is measured: which matches, by which bands. */
import type { EngineState, LanguageCode, Options } from '@muster/engine'

/** Shares of wins, in hundredths. */
export interface Band {
  readonly low: number
  readonly high: number
}

export interface BalanceLevel {
  readonly name: string
  /** Where it should lie for journeyman; without one it should lie between its neighbours. */
  readonly band?: Band
}

export interface Cell {
  readonly level: string
  readonly players: number
}

export interface BalancePlan {
  /** The easiest first. */
  readonly levels: readonly BalanceLevel[]
  /** The player counts that the bands hold for. */
  readonly players: readonly number[]
  /** Groups of names that are compared with each other. The first is the setting of a match. */
  readonly groups: readonly string[]
  /** Bosses, scenarios or quests to be had on a level. */
  settings(level: string): readonly string[]
  /** The set-up of a match: who plays changes from round to round through all settings. */
  optionsFor(match: Cell & { readonly setting: string; readonly round: number }): Options
  /** Who and what was in a match that is over, by group. */
  tookPart(options: Options, end: EngineState): { readonly [group: string]: readonly string[] }
  /** What players call a member of a group, or a card of a sort that `Box.cards` does not list. */
  title(group: string, name: string, language: LanguageCode): string
  levelTitle(name: string, language: LanguageCode): string
}

export const EASIEST: Band = { low: 75, high: 92 }
export const MIDDLE: Band = { low: 50, high: 70 }
export const HARDEST: Band = { low: 20, high: 45 }

/** A row of texts among options. */
export function rowOf(value: Options[string] | undefined): readonly string[] {
  if (value === undefined) return []
  return Array.isArray(value) ? value.map(String) : [String(value)]
}
