/**
 * The chance that good players win from here, 0 to 1. The value knows the table as it is and is too sure of itself,
 * most of all early and where an invasion brings many cards: how much, was learned from matches.
 */
import { chanceAt, LOST, logOdds, WON } from '@muster/engine'
import type { Content } from '../content.ts'
import { cardsOfInvasion } from '../rules/cards.ts'
import { GUILD, GUILD_DISCARD, type KeepState } from '../state.ts'
import { value } from './value.ts'

const ALWAYS = 3.46
const VALUE = 0.48
/** For each Guild card of an invasion as it is now, and as it will be in the second wave. */
const CARD_NOW = -0.54
const CARD_LATER = -0.5
/** For each Guild card that is still to come. */
const CARD_TO_COME = -0.041

export function chance(content: Content, s: KeepState): number {
  if (s.result === WON) return 1
  if (s.result === LOST) return 0
  const left = s.piles[GUILD].length
  const later = s.wave === 2 ? 0 : left + s.piles[GUILD_DISCARD].length
  const odds =
    ALWAYS +
    VALUE * logOdds(value(content, s)) +
    CARD_NOW * cardsOfInvasion(content, s, s.wave) +
    CARD_LATER * cardsOfInvasion(content, s, 2) +
    CARD_TO_COME * (left + later)
  return chanceAt(odds)
}
