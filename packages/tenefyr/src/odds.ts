/** The odds of winning a combat with the hands to come, and what a hidden card may be. */
import { bagOf, type Card, type Seat } from '@muster/engine'
import { inSecondTurn, neededInBoth } from './both-turns.ts'
import type { U } from './content.ts'
import { drawsOf } from './draws.ts'
import type { Foretold } from './forecast.ts'
import { type Gain, type Gains, gainsIn } from './new-hand.ts'
import { type Deck, type Turn, type Worth, winsWithRedraws } from './redraws.ts'
import { enemyPower, handSize, heedsRedraws, mustKeepFirstHand } from './rules/power.ts'
import { deckOf, dungeonPile, handOf } from './state.ts'
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

/** How likely the enemy falls, if hands are thrown away as long as that is worth it. */
export interface HandOdds extends Fraction {
  /** What the enemy asks for once the next hand is drawn. */
  readonly needed: number
  /** Some effect may bring more than was counted. */
  readonly more: boolean
  /** Found by dealing often. */
  readonly about: boolean
  /** As likely it is at most, if all effects help. */
  readonly most: Fraction
  /** 2: the second turn is counted with it (T9.2). */
  readonly turns: 1 | 2
}

interface Counting {
  readonly turns: readonly Turn[]
  readonly wanted: number
  /** Cards that are drawn before. */
  readonly drawn: number
}

const turnOf = (u: U, seat: Seat, oneHand = mustKeepFirstHand(u, seat)): Turn => ({
  size: handSize(u, seat),
  oneHand: oneHand || heedsRedraws(u),
})

/** What is still to be drawn, each card with what it is sure to bring by itself. */
function deckWith(u: U, seat: Seat, worth: (card: Card) => Worth): Deck {
  const { piles, bagCards } = u.state
  const places = [...piles[deckOf(seat)]].reverse()
  const at = places.findIndex((place) => place < 0)
  const known = at < 0 ? places : places.slice(0, at)
  const hidden = at < 0 ? [] : bagCards[bagOf(places[at])].slice(0, places.length - at)
  return { known: known.map(worth), hidden: hidden.map(worth) }
}

function oddsWith(
  u: U,
  seat: Seat,
  [first, second]: readonly [Gains, Gains],
  { turns, wanted, drawn }: Counting,
): Pick<HandOdds, 'ways' | 'of' | 'about' | 'most' | 'more'> {
  const reach = (power: (gain: Gain) => number) => {
    const deck = deckWith(u, seat, (card) => {
      const [now, then] = [first.gain(card), second.gain(card)]
      return { first: power(now), second: power(then), draws: Math.max(now.draws, then.draws) }
    })
    return winsWithRedraws(deck, turns, wanted, drawn)
  }
  const odds = reach(({ power }) => power)
  const counted = first.more() || second.more()
  const most = counted ? reach((gain) => noMore(gain.most, wanted)) : odds
  return { ...odds, most, more: counted || heedsRedraws(u) }
}

/** How likely the enemy falls if the hand is thrown away. T9.2: alone, also in the second turn. */
export function newHandOf(u: U, seat: Seat): HandOdds {
  const first = gainsIn(u, seat)
  const { before } = first
  const then = inSecondTurn(before) === undefined ? undefined : inSecondTurn(u)
  const needed = neededInBoth(before, seat)
  const counting = { wanted: needed - partyTotal(u), drawn: 0 }
  const now = turnOf(u, seat, false)
  if (then === undefined) {
    const last = { ...counting, turns: [now] }
    return { ...oddsWith(u, seat, [first, first], last), needed, turns: 1 }
  }
  const second = gainsIn(then, seat, first)
  const both = { ...counting, turns: [now, turnOf(then, seat)] }
  return { ...oddsWith(u, seat, [first, second], both), needed, turns: 2 }
}

/** What is enough by itself, whatever lies beside it. */
const noMore = (power: number, wanted: number): number =>
  power === Number.POSITIVE_INFINITY ? Math.max(0, wanted) * PLENTY : power

/** Beside it there may be cards that take power away. */
const PLENTY = 2

const ALWAYS: Fraction = { ways: 1, of: 1 }

/** Cards that a hand draws when it is played, unless it is known already which. */
function drawnBy(u: U, seat: Seat): number {
  const { piles } = u.state
  const deck = piles[deckOf(seat)]
  if (deck.length === 0 || deck[deck.length - 1] >= 0) return 0
  return piles[handOf(seat)].reduce((sum, card) => sum + drawsOf(u, seat, card), 0)
}

/**
 * Where a hand is not enough by itself: how likely it is with the cards that it draws and, alone, with the second turn
 * (T9.2). None where nothing is left to hope for.
 */
export function keptHandOf(u: U, seat: Seat, hand: Foretold): HandOdds | undefined {
  if (hand.reached >= hand.needed) return undefined
  const second = inSecondTurn(u, hand.after)
  const drawn = drawnBy(u, seat)
  if (second === undefined && drawn === 0) return undefined
  const then = second ?? u
  const gains = gainsIn(then, seat)
  const needed = second === undefined ? hand.needed : enemyPower(gains.before)
  const wanted = needed - hand.total
  const turns = second === undefined ? [] : [turnOf(second, seat)]
  const odds = oddsWith(then, seat, [gains, gains], { turns, wanted, drawn })
  const found = { ...odds, needed, turns: second === undefined ? 1 : 2 } as const
  return hand.open ? { ...found, more: true, most: ALWAYS } : found
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
