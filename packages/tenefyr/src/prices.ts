/** Prices of cards in hand: they only go to the discard pile, as they would anyway. */
import type { ListId } from '@muster/engine'
import type { U } from './content.ts'

/** Of a “pay”: are cards of the hand all that it takes? */
export function takesHandCards({ content }: U, pay: number): boolean {
  const { lists, nodes, wordOf } = content.program
  return lists[nodes[pay].lists[0]].every((index) => wordOf[index].name === 'discard-hand')
}

/** Is there such a price in these effects? */
export function asksForHandCards(u: U, list: ListId): boolean {
  const { lists, nodes, wordOf } = u.content.program
  return lists[list].some((index) =>
    wordOf[index].name === 'pay'
      ? takesHandCards(u, index)
      : nodes[index].lists.some((one) => asksForHandCards(u, one)),
  )
}
