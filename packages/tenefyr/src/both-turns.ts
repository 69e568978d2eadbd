/** T9.2: alone, a combat has two turns; what is drawn in both counts. */
import { bagOf, type Card, type Seat, Umpire } from '@muster/engine'
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

/** What a card brings in the first hand, and what in the second. */
export type Worth = readonly [first: number, second: number]

/** How often two hands, dealt one after the other, bring at least this much together. */
export function twoHandsOf(
  cards: readonly Worth[],
  [first, second]: readonly [number, number],
  power: number,
): { readonly ways: number; readonly of: number } {
  const least = cards.reduce((min, [a, b]) => Math.min(min, a, b), 0)
  // More than is wanted is as good as what is wanted.
  const wanted = Math.max(0, power - least * (first + second))
  const width = wanted + 1
  const at = (a: number, b: number): number => (a * (second + 1) + b) * width
  const ways = Array.from({ length: at(first, second) + width }, () => 0)
  ways[0] = 1
  const add = (from: number, to: number, by: number): void => {
    for (let sum = 0; sum < width; sum++) {
      if (ways[from + sum] > 0) ways[to + Math.min(wanted, sum + by)] += ways[from + sum]
    }
  }
  for (const [one, other] of cards) {
    for (let a = first; a >= 0; a--) {
      for (let b = second; b >= 0; b--) {
        if (a > 0) add(at(a - 1, b), at(a, b), one - least)
        if (b > 0) add(at(a, b - 1), at(a, b), other - least)
      }
    }
  }
  const all = ways.slice(at(first, second))
  return { ways: all[wanted], of: all.reduce((sum, n) => sum + n, 0) }
}

/** How likely the next two hands of a deck bring at least this much together. */
export function bothHandsReach(
  { deck, bags }: { readonly deck: readonly Card[]; readonly bags: readonly (readonly Card[])[] },
  [first, second]: readonly [number, number],
  power: number,
  worth: (card: Card) => Worth,
): { readonly ways: number; readonly of: number } {
  const drawn = deck.slice(Math.max(0, deck.length - first - second)).reverse()
  const hidden = drawn.findIndex((place) => place < 0)
  const known = hidden < 0 ? drawn : drawn.slice(0, hidden)
  const sum = known.reduce((total, card, i) => total + worth(card)[i < first ? 0 : 1], 0)
  if (hidden < 0) return { ways: sum >= power ? 1 : 0, of: 1 }
  const left = [Math.max(0, first - hidden), drawn.length - Math.max(first, hidden)] as const
  return twoHandsOf(bags[bagOf(drawn[hidden])].map(worth), left, power - sum)
}
