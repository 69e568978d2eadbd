import { bagOf, type Card, type EngineState, type PileId } from '@muster/engine'

/** The cards of a pile whose bags lie wholly in it, in no order: what a search would show. */
export function contentsOf(state: EngineState, pile: PileId): Card[] {
  const cards: Card[] = []
  const seen: number[] = []
  for (const place of state.piles[pile]) {
    if (place >= 0) cards.push(place)
    else if (!seen.includes(bagOf(place))) {
      seen.push(bagOf(place))
      for (const card of state.bagCards[bagOf(place)]) cards.push(card)
    }
  }
  return cards
}
