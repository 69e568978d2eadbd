/** How many there are of what a card counts. */
import type { Card } from '@muster/engine'
import type { Count } from '../cards/effects.ts'
import type { U } from '../content.ts'
import { countFoes } from './foe.ts'

export function countOf(u: U, count: Count, actor: number, card: Card): number {
  return count.of === 'slain' ? u.state.slain : countFoes(u, count.foe, actor, card)
}
