/** What a face-down row holds: all that is known of it, and of the rest which cards they may be. */
import { type Card, candidates } from '@muster/engine'
import type { TerrinothState } from '../state.ts'

export interface PileView {
  /** Known cards on top, the next to be drawn first. */
  readonly top: readonly Card[]
  /** The others, in no order. */
  readonly rest: readonly Card[]
  /** Known cards at the bottom, the highest first. */
  readonly bottom: readonly Card[]
}

/** The cards that may lie at these places, in the order of the pack: none that tells where they lie. */
function possible(state: TerrinothState, places: readonly number[]): Card[] {
  const found: Card[] = []
  for (const place of places) {
    for (const card of candidates(state, place)) if (!found.includes(card)) found.push(card)
  }
  return found.sort((a, b) => a - b)
}

export function pileView(state: TerrinothState, row: readonly number[]): PileView {
  let from = row.length
  while (from > 0 && row[from - 1] >= 0) from--
  let to = 0
  while (to < from && row[to] >= 0) to++
  return {
    top: row.slice(from).reverse(),
    rest: possible(state, row.slice(to, from)),
    bottom: row.slice(0, to).reverse(),
  }
}
