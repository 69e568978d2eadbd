/** T9.2: alone, a combat has two turns; what is drawn in both counts. */
import { type Seat, Umpire } from '@muster/engine'
import type { U } from './content.ts'
import { enemyPower, handSize } from './rules/power.ts'
import { BOX, copyState, deckOf, isSolo, type TenefyrState } from './state.ts'

/** The table in the second turn, as it lies now; none where there is none to come. */
export function inSecondTurn(u: U, given: TenefyrState = u.state): U | undefined {
  if (!isSolo(given) || given.turnNumber !== 0 || given.piles[deckOf(0)].length === 0) {
    return undefined
  }
  const state = copyState(given)
  state.turnNumber = 1
  return new Umpire({ procedures: [] }, u.content, state, u.dealer)
}

/** What the enemy asks for once the second hand is drawn too. `first`: the table with the first one drawn. */
export function neededInBoth(first: U, seat: Seat): number {
  const then = inSecondTurn(first)
  if (then === undefined) return enemyPower(first)
  const { piles } = then.state
  const size = Math.min(handSize(then, seat), piles[deckOf(seat)].length)
  for (let i = 0; i < size; i++) piles[BOX].push(then.draw(deckOf(seat)))
  return enemyPower(then)
}
