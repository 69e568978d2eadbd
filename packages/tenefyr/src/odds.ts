/** Exact odds, as fractions of whole numbers: what a new hand reaches, what a hidden card may be. */
import { bagOf, type Card, type Seat } from '@muster/engine'
import type { U } from './content.ts'
import { partyTotal } from './forecast.ts'
import { afterNewHand, type Gain, gainOf } from './new-hand.ts'
import { enemyPower, handSize } from './rules/power.ts'
import { deckOf, dungeonPile } from './state.ts'

export interface Fraction {
  readonly ways: number
  readonly of: number
}

/** In percent, where 0 and 100 are only said of what is certain. */
export function percentOf({ ways, of }: Fraction): number {
  if (ways === 0 || ways === of) return ways === 0 ? 0 : 100
  return Math.min(99, Math.max(1, Math.round((100 * ways) / of)))
}

export interface NewHand extends Fraction {
  /** What the enemy asks for once the hand is thrown away. */
  readonly needed: number
  /** Some card of the deck may bring more than was counted. */
  readonly more: boolean
}

/** How likely a new hand is enough, each card counted by itself with what it is sure to do. */
export function newHandOf(u: U, seat: Seat): NewHand {
  const before = afterNewHand(u, seat)
  const needed = enemyPower(before)
  const gains: Gain[] = []
  let more = false
  const gain = (card: Card): number => {
    const kind = u.content.kindOf[card]
    gains[kind] ??= gainOf(u, seat, card, before)
    more ||= gains[kind].more
    return gains[kind].power
  }
  const odds = newHandReaches(u, seat, needed - partyTotal(u), gain)
  return { ...odds, needed, more }
}

/** How likely a new hand brings at least this much, if each card brings what is said of it. */
export function newHandReaches(
  u: U,
  seat: Seat,
  power: number,
  worth: (card: Card) => number,
): Fraction {
  const deck = u.state.piles[deckOf(seat)]
  const size = Math.min(handSize(u, seat), deck.length)
  let known = 0
  let unknown = size
  while (unknown > 0 && deck[deck.length - 1 - (size - unknown)] >= 0) {
    known += worth(deck[deck.length - 1 - (size - unknown)])
    unknown--
  }
  if (unknown === 0) return { ways: known >= power ? 1 : 0, of: 1 }
  const bag = bagOf(deck[deck.length - 1 - (size - unknown)])
  return handsOf(u.state.bagCards[bag].map(worth), unknown, power - known)
}

/** Of all hands of `size` cards, how many have a sum of at least `power`. */
export function handsOf(powers: readonly number[], size: number, power: number): Fraction {
  const least = powers.reduce((sum, p) => Math.min(sum, p), 0)
  const shifted = powers.map((p) => p - least)
  const most = shifted.reduce((sum, p) => sum + p, 0)
  const ways: number[][] = Array.from({ length: size + 1 }, () =>
    Array.from({ length: most + 1 }, () => 0),
  )
  ways[0][0] = 1
  for (const p of shifted) {
    for (let cards = size; cards > 0; cards--) {
      for (let sum = most; sum >= p; sum--) ways[cards][sum] += ways[cards - 1][sum - p]
    }
  }
  const wanted = power - least * size
  let reached = 0
  let all = 0
  ways[size].forEach((count, sum) => {
    all += count
    if (sum >= wanted) reached += count
  })
  return { ways: reached, of: all }
}

export interface Chance extends Fraction {
  readonly kind: number
  /** One of the kind that it may be. */
  readonly card: Card
}

/** What the next hidden card of a dungeon may be: each kind with its odds, or the one that is known. */
export function nextHidden(u: U, dungeon: number): Chance[] {
  const row = u.state.piles[dungeonPile(dungeon)]
  const place = row[row.length - 1 - u.state.faceUp[dungeon]]
  if (place === undefined) return []
  const { kindOf } = u.content
  if (place >= 0) return [{ kind: kindOf[place], card: place, ways: 1, of: 1 }]
  const cards = u.state.bagCards[bagOf(place)]
  const chances: Chance[] = []
  for (const card of cards) {
    const at = chances.findIndex((chance) => chance.kind === kindOf[card])
    if (at < 0) chances.push({ kind: kindOf[card], card, ways: 1, of: cards.length })
    else chances[at] = { ...chances[at], ways: chances[at].ways + 1 }
  }
  return chances
}
