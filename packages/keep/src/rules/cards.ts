/** Cards on their way: a player's zones, the Loot row, the Guild deck. */
import type { Card, PileId, Seat } from '@muster/engine'
import { type Content, scenarioOf, type U } from '../content.ts'
import {
  CELLS,
  deckOf,
  discardOf,
  GUILD,
  GUILD_DISCARD,
  handOf,
  isInDungeon,
  type KeepState,
  LOOT_DECK,
  LOOT_ROW,
} from '../state.ts'

export function take(u: U, pile: PileId, card: Card): void {
  const row = u.state.piles[pile]
  const at = row.indexOf(card)
  if (at < 0) throw new Error(`card ${card} is not in pile ${pile}`)
  row.splice(at, 1)
}

export const canDraw = (s: KeepState, seat: Seat): boolean =>
  s.piles[deckOf(seat)].length > 0 || s.piles[discardOf(seat)].length > 0

/** K2.3: the shuffle waits until a card is needed. False where there is none at all (K2.8). */
export function deckReady(u: U, seat: Seat): boolean {
  const { piles } = u.state
  if (piles[deckOf(seat)].length > 0) return true
  if (piles[discardOf(seat)].length === 0) return false
  piles[deckOf(seat)] = piles[discardOf(seat)]
  piles[discardOf(seat)] = []
  u.shuffle(deckOf(seat))
  u.tell('shuffled', seat)
  return true
}

export function drawTactics(u: U, seat: Seat, cards: number): void {
  for (let i = 0; i < cards && deckReady(u, seat); i++) {
    const card = u.draw(deckOf(seat))
    u.state.piles[handOf(seat)].push(card)
    u.tell('drew', seat, card)
  }
}

/** From hand to the discard pile. */
export function discard(u: U, seat: Seat, card: Card): void {
  take(u, handOf(seat), card)
  u.state.piles[discardOf(seat)].push(card)
  u.tell('discarded', seat, card)
}

/** K1.3, K2.10 */
export function refillRow(u: U): void {
  const { piles } = u.state
  const { row } = scenarioOf(u.content, u.state)
  while (piles[LOOT_ROW].length < row && piles[LOOT_DECK].length > 0) {
    const card = u.draw(LOOT_DECK)
    piles[LOOT_ROW].push(card)
    u.tell('offered', card)
  }
}

/** K4.3 */
export function acquire(u: U, seat: Seat, card: Card): void {
  take(u, LOOT_ROW, card)
  u.state.piles[discardOf(seat)].push(card)
  u.tell('acquired', seat, card)
  refillRow(u)
}

/** The top Guild card, which counts as discarded once it is read (K5.1, K8.5, K8.8). The deck must have one. */
export function drawGuild(u: U): Card {
  const s = u.state
  const card = u.draw(GUILD)
  s.piles[GUILD_DISCARD].push(card)
  u.tell('guild', card)
  if (s.piles[GUILD].length === 0 && s.wave === 1) {
    s.piles[GUILD] = s.piles[GUILD_DISCARD]
    s.piles[GUILD_DISCARD] = []
    u.shuffle(GUILD)
    s.wave = 2
    u.tell('wave', 2)
  }
  return card
}

/** K5.2 */
export const isWaveOver = (s: KeepState): boolean => s.wave === 2 && s.piles[GUILD].length === 0

/** By level, in waves 1 and 2 (K1.11). Steady has one more in every second invasion of wave 1. */
const GUILD_CARDS: readonly (readonly [number, number])[] = [
  [1, 2],
  [1, 2],
  [2, 2],
  [2, 3],
]
const STEADY = 1

/** How many Guild cards the coming invasion has, or has in another wave. */
export function cardsOfInvasion(content: Content, s: KeepState, wave = s.wave): number {
  const usual = GUILD_CARDS[s.level][wave - 1]
  const second = s.level === STEADY && wave === 1 && s.invasions % 2 === 1 ? 1 : 0
  return Math.max(0, usual + second + scenarioOf(content, s).guildMore[wave - 1])
}

/** How many will come: no more than the second wave still has (K5.5). */
export function cardsToCome(content: Content, s: KeepState): number {
  const usual = cardsOfInvasion(content, s)
  return s.wave === 1 ? usual : Math.min(usual, s.piles[GUILD].length)
}

/** K4.5, K4.11 */
export function cellsUsable(content: Content, s: KeepState): boolean {
  const { noCells, closed } = scenarioOf(content, s)
  if (noCells || (closed & (1 << CELLS)) !== 0) return false
  return s.cellsUsed === 0 && canSend(s)
}

/** Can a hero be sent to the Cells at all? K4.11, K8.9 */
export const canSend = (s: KeepState): boolean => isInDungeon(s, CELLS) && s.piles[GUILD].length > 0
