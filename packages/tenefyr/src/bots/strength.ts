/** How strong the party is, in tenths of a power: the yardstick of value and policy. */
import { bagOf, type PileId, type Seat } from '@muster/engine'
import type { Content } from '../content.ts'
import { printedColumn } from '../rules/power.ts'
import {
  BOSS_DECK,
  deckOf,
  discardOf,
  dungeonPile,
  handOf,
  isQuick,
  isSolo,
  playedOf,
  type TenefyrState,
} from '../state.ts'

/** T4.4 */
export const HAND = 3

/** Cards and their worth together, counted up over piles. */
interface Count {
  cards: number
  worth: number
}

function add(content: Content, state: TenefyrState, pile: PileId, count: Count): void {
  const { kindOf, worthOf } = content
  const row = state.piles[pile]
  let lastBag = -1
  for (let i = 0; i < row.length; i++) {
    const place = row[i]
    if (place >= 0) {
      count.worth += worthOf[kindOf[place]]
      count.cards++
    } else if (bagOf(place) !== lastBag) {
      lastBag = bagOf(place)
      const cards = state.bagCards[lastBag]
      for (let j = 0; j < cards.length; j++) count.worth += worthOf[kindOf[cards[j]]]
      count.cards += cards.length
    }
  }
}

/** What a player may bring to one combat of several, with a deck that must last for `combats` of them. */
function reach(count: Count, combats: number): number {
  if (count.cards === 0) return 0
  const hands = count.cards / HAND / combats
  if (hands < 1) return Math.floor((count.worth * hands) / (count.cards / HAND))
  const better = hands > 4 ? 4 : hands
  return Math.floor(((count.worth * HAND) / count.cards) * (0.88 + 0.12 * better))
}

/** With all cards back in the decks. */
export function restedStrength(content: Content, state: TenefyrState, combats: number): number {
  let strength = 0
  for (let seat: Seat = 0; seat < state.players; seat++) {
    const count = { cards: 0, worth: 0 }
    add(content, state, deckOf(seat), count)
    add(content, state, discardOf(seat), count)
    add(content, state, handOf(seat), count)
    add(content, state, playedOf(seat), count)
    strength += isSolo(state) ? 2 * reach(count, 2 * combats) : reach(count, combats)
  }
  return strength
}

/** With what is left in the decks. */
export function presentStrength(content: Content, state: TenefyrState, combats: number): number {
  let strength = 0
  for (let seat: Seat = 0; seat < state.players; seat++) {
    const count = { cards: 0, worth: 0 }
    add(content, state, deckOf(seat), count)
    strength += isSolo(state) ? 2 * reach(count, 2 * combats) : reach(count, combats)
  }
  return strength
}

/** What one seat may still bring to this combat. */
export function seatStrength(content: Content, state: TenefyrState, seat: Seat): number {
  const count = { cards: 0, worth: 0 }
  add(content, state, deckOf(seat), count)
  return reach(count, 1)
}

/** What the enemies of the Boss deck ask for, on average. */
export function bossPower(content: Content, state: TenefyrState): number {
  const column = printedColumn(state.players)
  if (isQuick(state)) return content.levelPower[5][column]
  let power = 0
  let cards = 0
  let lastBag = -1
  for (const place of state.piles[dungeonPile(BOSS_DECK)]) {
    if (place >= 0) {
      power += content.kinds[content.kindOf[place]].enemyPower[column]
      cards++
    } else if (bagOf(place) !== lastBag) {
      lastBag = bagOf(place)
      for (const card of state.bagCards[lastBag]) {
        power += content.kinds[content.kindOf[card]].enemyPower[column]
        cards++
      }
    }
  }
  return cards === 0 ? 1 : Math.floor((power * 10) / cards)
}
