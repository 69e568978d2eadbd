/** Decks that are renewed from their discard piles (H10.5, H10.6). */
import type { PileId } from '@muster/engine'
import type { U } from '../content.ts'

/** As soon as a deck is empty; also when the first cards come to an empty deck's discard pile. */
export function renew(u: U, deck: PileId, discard: PileId): void {
  const { piles } = u.state
  if (piles[deck].length > 0 || piles[discard].length === 0) return
  piles[deck].push(...piles[discard])
  piles[discard] = []
  u.shuffle(deck)
  u.tell('deck-renewed', deck)
}
