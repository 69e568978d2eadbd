/** How many cards a card draws for who plays it, by its words alone. */
import type { Card, ListId, Seat } from '@muster/engine'
import type { U } from './content.ts'
import { hasEffect } from './rules/play.ts'
import { isSolo } from './state.ts'

/** T9.3, T9.5: alone, all of these are oneself. */
const TO_ONESELF_ALONE = ['others', 'next', 'each']

function argument(args: unknown, key: string): unknown {
  return Object.entries(args ?? {}).find(([name]) => name === key)?.[1]
}

function drawsIn(u: U, list: ListId): number {
  const { lists, nodes, wordOf } = u.content.program
  let draws = 0
  for (const index of lists[list]) {
    const { args, lists: inner } = nodes[index]
    const { name } = wordOf[index]
    const cards = argument(args, 'cards')
    if ((name === 'draw' || name === 'draw-up-to') && typeof cards === 'number') draws += cards
    if (name === 'for-each' && isForSelf(u, argument(args, 'who'))) draws += drawsIn(u, inner[0])
  }
  return draws
}

const isForSelf = (u: U, who: unknown): boolean =>
  who === 'each' || (isSolo(u.state) && typeof who === 'string' && TO_ONESELF_ALONE.includes(who))

export const drawsOf = (u: U, seat: Seat, card: Card): number =>
  hasEffect(u, seat, card) ? drawsIn(u, u.content.kinds[u.content.kindOf[card]].play) : 0
