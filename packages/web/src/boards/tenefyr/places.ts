/** The cards of a dungeon as they lie, the hidden ones counted. */
import type { Card } from '@muster/engine'
import type { DungeonView, PlaceView } from '@muster/tenefyr/view'
import type { BoardTexts } from './texts/words.ts'

export type Lying =
  | { readonly card: Card; readonly power: number | undefined }
  | { readonly hidden: number }

/** From the top down; hidden cards that lie one on the other are one entry. */
export function asTheyLie(places: readonly PlaceView[]): readonly Lying[] {
  const lying: Lying[] = []
  for (const { card, power } of places) {
    const above = lying.at(-1)
    if (card !== undefined) lying.push({ card, power })
    else if (above !== undefined && 'hidden' in above) {
      lying[lying.length - 1] = { hidden: above.hidden + 1 }
    } else lying.push({ hidden: 1 })
  }
  return lying
}

/** "2 left, 1 known". */
export function leftIn({ cards, hidden }: DungeonView, { goOn }: BoardTexts): string {
  if (cards.length === 1) return goOn.lastOne
  const known = cards.length - hidden
  return known === 0 ? goOn.hidden(hidden) : goOn.left(cards.length, known)
}

/** What lies where the next card does not tell it; nothing while all of it is hidden. */
export function orderBelow({ cards, top }: DungeonView): readonly Lying[] {
  const lying = asTheyLie(top === undefined ? cards : cards.slice(1))
  return lying.some((one) => 'card' in one) ? lying : []
}
