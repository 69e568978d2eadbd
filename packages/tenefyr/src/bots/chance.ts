/**
 * The chance that good players win from here, 0 to 1. The value judges the party's strength as it is; how much it still
 * grows before the Boss, and how much a fight against odds is worth, was learned from matches of the search.
 */
import { chanceAt, LOST, logOdds, WON } from '@muster/engine'
import type { Content } from '../content.ts'
import { BOSS_DECK, type TenefyrState } from '../state.ts'
import { value } from './value.ts'

const ALWAYS = 1.11
const VALUE = 0.88
const AT_BOSS = 0.7
const VALUE_AT_BOSS = 0.07
/** For each space of the track that is left: each is a dungeon, and the value counts the less the more come. */
const SPACE = 0.139
const VALUE_A_SPACE = -0.046

export function chance(content: Content, state: TenefyrState): number {
  if (state.result === WON) return 1
  if (state.result === LOST) return 0
  const odds = logOdds(value(content, state))
  const spaces = state.skull - state.track
  const later =
    state.here === BOSS_DECK
      ? AT_BOSS + VALUE_AT_BOSS * odds
      : spaces * (SPACE + VALUE_A_SPACE * odds)
  return chanceAt(ALWAYS + VALUE * odds + later)
}
