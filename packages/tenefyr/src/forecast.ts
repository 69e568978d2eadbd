/**
 * What a hand is sure to bring: the rules play it on a copy, card by card, and every effect counts that turns no
 * hidden card. What a player may decline is declined, but where the hand would fall short its cards are given up for
 * power, and cards of the deck where that is enough; what must be chosen is chosen well.
 */
import type { Card, Seat } from '@muster/engine'
import type { U } from './content.ts'
import { asksFor, HAND_CARDS, OWN_CARDS, type Price } from './prices.ts'
import { hasEffect } from './rules/play.ts'
import { copyState, deckOf, handOf, isSolo, type TenefyrState } from './state.ts'
import { inMidEffect, partyTotal, Trial, UnkindDealer } from './trial.ts'

export interface Forecast {
  /** The party's power once the hand is played, and what the enemy then asks for. */
  readonly reached: number
  readonly needed: number
  /** T4.16: what the hand adds to the party's totals, and what they then are; may be below 0. */
  readonly added: number
  readonly total: number
  /** Left out is what may change that: a card to be turned, an effect that may be declined, a turn to come. */
  readonly more: boolean
  /** Played as it lies, the hand brings less than this. */
  readonly ordered: boolean
  /** Cards of the hand, or of the deck, are given up for power. */
  readonly paid: boolean
  /** The order that is meant. */
  readonly order: readonly Card[]
  /** The table once it is played so. */
  readonly after: TenefyrState
}

/** All orders of more cards with effects than these would take too long. */
const MOST_ORDERED = 4

/** The orders worth a try: what has no effect first, for an effect is never worse off for it. */
function orders(u: U, seat: Seat): Card[][] {
  const hand = u.state.piles[handOf(seat)]
  const first = hand.filter((card) => !hasEffect(u, seat, card))
  const rest = hand.filter((card) => hasEffect(u, seat, card))
  const last = rest.slice(MOST_ORDERED)
  return permutations(u, rest.slice(0, MOST_ORDERED)).map((order) => [...first, ...order, ...last])
}

/** Cards of one kind are not exchanged. */
function permutations(u: U, cards: readonly Card[]): Card[][] {
  if (cards.length < 2) return [[...cards]]
  const kind = (card: Card): number => u.content.kindOf[card]
  return cards
    .filter((card, i) => cards.findIndex((other) => kind(other) === kind(card)) === i)
    .flatMap((card) => {
      const others = cards.filter((other) => other !== card)
      return permutations(u, others).map((order) => [card, ...order])
    })
}

const hasPrice = (u: U, card: Card, price: Price): boolean =>
  asksFor(u, u.content.kinds[u.content.kindOf[card]].play, price)

/** The same where cards are given up: until the last price what has no effect stays in hand. */
function payingOrders(u: U, seat: Seat): Card[][] {
  const isPlain = (card: Card): boolean => !hasEffect(u, seat, card)
  return orders(u, seat).map((order) => {
    const acting = order.filter((card) => !isPlain(card))
    const prices = acting.filter((card) => hasPrice(u, card, HAND_CARDS))
    const after = acting.indexOf(prices[prices.length - 1]) + 1
    return [...acting.slice(0, after), ...order.filter(isPlain), ...acting.slice(after)]
  })
}

interface Row {
  readonly order: readonly Card[]
  readonly pays: Price | undefined
  /** What comes to the hand is played as soon as it comes. */
  readonly atOnce: boolean
}

/** Where a hand falls short by what chance may deal: the worst way it can go. */
function worstDeal(u: U, seat: Seat, { order, pays, atOnce }: Row): Trial | undefined {
  const { content, state } = u
  let worst: Trial | undefined
  let ways = 1
  for (let nth = 0; nth < ways; nth++) {
    const dealer = new UnkindDealer(content, nth)
    const trial = new Trial(content, copyState(state), seat, { pays, dealer }).play(order, atOnce)
    ways = Math.max(ways, dealer.ways)
    if (trial.lead < Math.min(0, worst?.lead ?? 0)) worst = trial
  }
  return worst
}

/** With the top of the deck given up too: a way that is enough whatever comes of it. */
function paidFromDeck(u: U, seat: Seat, rows: readonly (readonly Card[])[]): Trial | undefined {
  const { content, state } = u
  for (const order of rows) {
    const dealer = new UnkindDealer(content, 0)
    const manner = { pays: OWN_CARDS, dealer }
    const trial = new Trial(content, copyState(state), seat, manner).play(order)
    if (trial.lead < 0 || !trial.paid) continue
    if (worstDeal(u, seat, { order, pays: OWN_CARDS, atOnce: false }) === undefined) return trial
  }
  return undefined
}

/** The best of these orders; one that is enough must be so whatever chance deals. */
function bestOf(
  u: U,
  seat: Seat,
  least: Trial,
  rows: readonly (readonly Card[])[],
  pays?: Price,
): Trial {
  let best = least
  for (const order of rows) {
    const trial = new Trial(u.content, copyState(u.state), seat, { pays }).play(order)
    if (trial.lead <= best.lead) continue
    const isOpen = trial.lead >= 0 && trial.leftOut
    if (isOpen && worstDeal(u, seat, { order, pays, atOnce: true }) !== undefined) continue
    best = trial
  }
  return best
}

/** A price can only be paid while there is something to pay with: does a card bring more if it is played first? */
function mayBringMore({ content, state }: U, seat: Seat): boolean {
  const hand = state.piles[handOf(seat)]
  return hand.some((card) => {
    const order = [card, ...hand.filter((other) => other !== card)]
    return new Trial(content, copyState(state), seat, { pays: HAND_CARDS }).play(order).more
  })
}

/** As the hand lies, if that is enough; else in the best order, and at a price last. Turns to come are not thought of. */
export function handForecast(u: U, seat: Seat): Forecast {
  const { content, state } = u
  const hand = state.piles[handOf(seat)]
  const lucky = new Trial(content, copyState(state), seat).play(hand)
  const asItLies = { order: hand, pays: undefined, atOnce: false }
  const worst = lucky.lead >= 0 && lucky.leftOut ? worstDeal(u, seat, asItLies) : undefined
  const shown = worst ?? lucky
  const ordered = hand.length > 1 && hand.some((card) => hasEffect(u, seat, card))
  let best = shown
  if (best.lead < 0 && ordered) best = bestOf(u, seat, best, orders(u, seat))
  const isMidway = inMidEffect(state)
  if (best.lead < 0 && (isMidway || hand.some((card) => hasPrice(u, card, HAND_CARDS)))) {
    best = bestOf(u, seat, best, [hand, ...payingOrders(u, seat)], HAND_CARDS)
  }
  if (best.lead < 0 && (isMidway || hand.some((card) => hasPrice(u, card, OWN_CARDS)))) {
    best = paidFromDeck(u, seat, [hand, ...orders(u, seat), ...payingOrders(u, seat)]) ?? best
  }
  return {
    reached: best.reached,
    needed: best.needed,
    added: best.total - partyTotal(u),
    total: best.total,
    more:
      best.more ||
      worst !== undefined ||
      isMidway ||
      (best.lead < 0 && ordered && mayBringMore(u, seat)),
    ordered: best.order !== hand,
    paid: best.paid,
    order: best.order,
    after: best.state,
  }
}

/** Has somebody with cards to draw a turn in this combat after this one? Alone that is the second. T4.3, T4.11, T9.2 */
function isTurnToCome(state: TenefyrState): boolean {
  const { players, token, turnNumber } = state
  const hasCards = (seat: Seat): boolean => state.piles[deckOf(seat)].length > 0
  if (isSolo(state)) return turnNumber === 0 && hasCards(0)
  for (let turn = turnNumber + 1; turn < players; turn++) {
    if (hasCards((token + turn) % players)) return true
  }
  return false
}

export interface Foretold extends Forecast {
  /** Left out is something of the hand itself. */
  readonly open: boolean
}

/** What the combat comes to with the hand of whose turn it is. */
export function forecast(u: U, seat: Seat): Foretold {
  const hand = handForecast(u, seat)
  return { ...hand, open: hand.more, more: hand.more || isTurnToCome(u.state) }
}
