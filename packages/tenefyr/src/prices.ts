/** Prices of one's own cards: they only go to the discard pile, as they would anyway. */
import type { ListId } from '@muster/engine'
import type { U } from './content.ts'

export const HAND_CARDS = ['discard-hand'] as const
/** Also the top of the deck, whatever it is. */
export const OWN_CARDS = ['discard-hand', 'discard-top'] as const
export type Price = typeof HAND_CARDS | typeof OWN_CARDS

/** Of a “pay”: are these all that it takes? */
export function takesOnly({ content }: U, pay: number, price: Price): boolean {
  const { lists, nodes, wordOf } = content.program
  return lists[nodes[pay].lists[0]].every((index) =>
    price.some((word) => word === wordOf[index].name),
  )
}

/** Is there such a price in these effects? */
export function asksFor(u: U, list: ListId, price: Price): boolean {
  const { lists, nodes, wordOf } = u.content.program
  return lists[list].some((index) =>
    wordOf[index].name === 'pay'
      ? takesOnly(u, index, price)
      : nodes[index].lists.some((one) => asksFor(u, one, price)),
  )
}
