/** What players' cards are worth, in tenths of an action: the yardstick for decks and hands. */
import { bagOf, type PileId, type Seat } from '@muster/engine'
import type { Content } from '../content.ts'
import { deckOf, discardOf, handOf, type KeepState, playOf } from '../state.ts'

/** The worth of a pile's cards, those nobody has seen included: their bags say which they are. */
function worthOfPile(content: Content, s: KeepState, pile: PileId): number {
  const { kindOf, worthOf } = content
  const row = s.piles[pile]
  let worth = 0
  let lastBag = -1
  for (let i = 0; i < row.length; i++) {
    const place = row[i]
    if (place >= 0) worth += worthOf[kindOf[place]]
    else if (bagOf(place) !== lastBag) {
      lastBag = bagOf(place)
      const cards = s.bagCards[lastBag]
      for (let j = 0; j < cards.length; j++) worth += worthOf[kindOf[cards[j]]]
    }
  }
  return worth
}

/** The mean worth of a player's cards, wherever they are. */
export function meanWorth(content: Content, s: KeepState, seat: Seat): number {
  const { piles } = s
  const cards =
    piles[deckOf(seat)].length +
    piles[handOf(seat)].length +
    piles[playOf(seat)].length +
    piles[discardOf(seat)].length
  if (cards === 0) return 0
  const worth =
    worthOfPile(content, s, deckOf(seat)) +
    worthOfPile(content, s, handOf(seat)) +
    worthOfPile(content, s, playOf(seat)) +
    worthOfPile(content, s, discardOf(seat))
  return worth / cards
}
