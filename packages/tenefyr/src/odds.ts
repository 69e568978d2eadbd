/** Exact odds, as fractions of whole numbers: what a new hand reaches, what a hidden card may be. */
import { bagOf, type Card, type Seat } from '@muster/engine'
import { bothHandsReach, inSecondTurn, neededInBoth, type Worth } from './both-turns.ts'
import type { U } from './content.ts'
import type { Foretold } from './forecast.ts'
import { gainsIn } from './new-hand.ts'
import { enemyPower, handSize } from './rules/power.ts'
import { deckOf, dungeonPile } from './state.ts'
import { partyTotal } from './trial.ts'

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
  /** As likely it is at most, if all effects help. */
  readonly most: Fraction
  /** 2: the first hand of the second turn is counted with it. */
  readonly turns: 1 | 2
}

/**
 * How likely a new hand is enough, each card counted by itself with what it is sure to do. T9.2: alone, in the first
 * of two turns, together with the first hand of the second.
 */
export function newHandOf(u: U, seat: Seat): NewHand {
  const first = gainsIn(u, seat)
  const { before } = first
  const then = inSecondTurn(before) === undefined ? undefined : inSecondTurn(u)
  if (then === undefined) {
    const needed = enemyPower(before)
    const wanted = needed - partyTotal(u)
    const odds = newHandReaches(u, seat, wanted, first.gain)
    const most = first.more()
      ? newHandReaches(u, seat, wanted, (card) => noMore(first.most(card), wanted))
      : odds
    return { ...odds, needed, more: first.more(), most, turns: 1 }
  }
  const second = gainsIn(then, seat, first)
  const { piles, bagCards } = u.state
  const deck = piles[deckOf(seat)]
  const needed = neededInBoth(before, seat)
  const wanted = needed - partyTotal(u)
  const reach = (worth: (card: Card) => Worth): Fraction =>
    bothHandsReach(
      { deck, bags: bagCards },
      [handSize(u, seat), handSize(then, seat)],
      wanted,
      worth,
    )
  const odds = reach((card) => [first.gain(card), second.gain(card)])
  const most = second.more()
    ? reach((card) => [noMore(first.most(card), wanted), noMore(second.most(card), wanted)])
    : odds
  return { ...odds, needed, more: second.more(), most, turns: 2 }
}

const ALWAYS: Fraction = { ways: 1, of: 1 }

/** What is enough by itself, whatever lies beside it. */
const noMore = (power: number, wanted: number): number =>
  power === Number.POSITIVE_INFINITY ? Math.max(0, wanted) * PLENTY : power

/** Beside it there may be cards that take power away. */
const PLENTY = 2

/** So many points of doubt leave a number worth saying. */
const SMALL_DOUBT = 15

/** The percent to be said; 0, which is said in words, where effects could make much more of it. */
export function percentToSay(odds: NewHand): number {
  const sure = percentOf(odds)
  const doubt = percentOf(odds.most) - sure
  return odds.more && doubt > Math.max(SMALL_DOUBT, sure) ? 0 : sure
}

/** T9.2: alone, where the hand of the first turn is not enough: how likely it is with the first of the second. */
export function secondTurnOf(u: U, seat: Seat, hand: Foretold): NewHand | undefined {
  const then = hand.reached < hand.needed ? inSecondTurn(u, hand.after) : undefined
  if (then === undefined) return undefined
  const odds = newHandOf(then, seat)
  return hand.open ? { ...odds, more: true, most: ALWAYS } : odds
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
