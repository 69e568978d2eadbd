/**
 * What a hand is sure to bring: the rules play it on a copy, card by card, and every effect counts that turns no
 * hidden card. What a player may decline is declined; what must be chosen is chosen well.
 */
import { type Card, type Dealer, FRAME, type Seat, shorten, Umpire } from '@muster/engine'
import type { Content, U } from './content.ts'
import { combat } from './rules/combat.ts'
import { hasEffect, playHand } from './rules/play.ts'
import { changeOf, combinedPower, enemyPower, totalOf } from './rules/power.ts'
import { copyState, deckOf, handOf, isSolo, NOBODY, playedOf, type TenefyrState } from './state.ts'
import { procedures } from './vocabulary.ts'

export interface Forecast {
  /** The party's power once the hand is played, and what the enemy then asks for. */
  readonly reached: number
  readonly needed: number
  /** Left out is what may change that: a card to be turned, an effect that may be declined, a turn to come. */
  readonly more: boolean
  /** Played as it lies, the hand brings less than this. */
  readonly ordered: boolean
  /** The table once it is played so. */
  readonly after: TenefyrState
}

/** All orders of more cards with effects than these would take too long. */
const MOST_ORDERED = 4
/** The step of a frame that only waits for what it has called. */
const WAITING = -1
/** The combat that waits, and the hand that is played in it. */
const PLAYING = 2 * FRAME

const CHANCE = new Error('chance')
const stop = (): never => {
  throw CHANCE
}
const stopping: Dealer = { deal: stop, roll: stop }
/** Deals anything, to see whether chance would matter at all. */
const anything: Dealer = { deal: () => 0, roll: () => 0 }

/** Deals the nth kind that chance can deal first, and then the weakest card each time. */
class UnkindDealer implements Dealer {
  /** How many kinds there are to begin with. */
  ways = 0
  private readonly content: Content
  private readonly nth: number

  constructor(content: Content, nth: number) {
    this.content = content
    this.nth = nth
  }

  deal({ bagCards }: TenefyrState, bag: number): number {
    const { kindOf, powerOf } = this.content
    const kinds = bagCards[bag].map((card) => kindOf[card])
    const firsts = kinds.flatMap((kind, i) => (kinds.indexOf(kind) === i ? [i] : []))
    if (this.begins(firsts.length)) return firsts[this.nth]
    return firsts.reduce((a, b) => (powerOf[kinds[b]] < powerOf[kinds[a]] ? b : a))
  }

  roll(_state: TenefyrState, _stream: number, sides: number): number {
    return this.begins(sides) ? this.nth : 0
  }

  private begins(ways: number): boolean {
    if (this.ways > 0) return false
    this.ways = ways
    return true
  }
}

/** What a card in hand brings by its power, with what the enemy and blessings change. */
export function powerHeld(u: U, card: Card): number {
  const { powerOf, typeOf, kindOf } = u.content
  const kind = kindOf[card]
  return powerOf[kind] + (u.state.enemy === NOBODY ? 0 : changeOf(u, typeOf[kind]))
}

/** The totals of all players; may be below 0. */
export function partyTotal(u: U): number {
  let power = 0
  for (let seat = 0; seat < u.state.players; seat++) power += totalOf(u, seat)
  return power
}

/** By how much the party is ahead of the enemy. */
const lead = (u: U): number => partyTotal(u) - enemyPower(u)

/** The same once the hand lies on the table, if its cards did nothing more. */
export function leadWithHand(u: U, seat: Seat): number {
  let power = lead(u)
  for (const card of u.state.piles[handOf(seat)]) power += powerHeld(u, card)
  return power
}

/** Cards that count in this combat, or will. */
function cardsOut({ state }: U): number {
  let cards = 0
  for (let seat = 0; seat < state.players; seat++) {
    cards += state.piles[handOf(seat)].length + state.piles[playedOf(seat)].length
  }
  return cards
}

/** A hand about to be played in a combat, whatever the rules were in the midst of. */
const playing = (seat: Seat): number[] =>
  [combat.index, WAITING, 0, 0, 0, 0, 0, 0].concat([playHand.index, 0, seat, 0, 0, 0, 0, 0])

/** Is a card's effect half done? */
function inMidEffect({ stack }: TenefyrState): boolean {
  let playing = false
  for (let base = 0; base < stack.length; base += FRAME) {
    if (stack[base] === playHand.index) playing = true
  }
  return playing && stack[stack.length - FRAME] !== playHand.index
}

/** One way to play a hand. */
export class Trial {
  more = false
  /** Something that has to be done was left out. */
  leftOut = false
  private readonly u: U
  private readonly seat: Seat
  private readonly chooses: boolean
  private readonly dealer: Dealer

  /** Plays on the state it is given. `chooses`: what must be chosen is chosen; else it is left out. */
  constructor(
    content: Content,
    state: TenefyrState,
    seat: Seat,
    chooses = true,
    dealer: Dealer = stopping,
  ) {
    state.stack = playing(seat)
    state.agenda = []
    this.seat = seat
    this.chooses = chooses
    this.dealer = dealer
    this.u = new Umpire({ procedures }, content, state, dealer)
  }

  /** Plays these cards first, then what has come to the hand; or that as soon as it comes. */
  play(order: readonly Card[], atOnce = false): this {
    const { u } = this
    while (this.hand.length > 0) {
      u.resume(u.state)
      const come = atOnce ? this.hand.find((card) => !order.includes(card)) : undefined
      const next = come ?? order.find((card) => this.hand.includes(card)) ?? this.hand[0]
      const before = this.holdsEffect ? copyState(u.state) : undefined
      this.take(this.optionFor(next), before)
      // T11.13: an enemy that moves off is not beaten.
      if (u.state.enemy === NOBODY && before !== undefined) {
        u.state = before
        this.more = true
        break
      }
    }
    return this
  }

  get lead(): number {
    return leadWithHand(this.u, this.seat)
  }

  get reached(): number {
    return combinedPower(this.u)
  }

  get needed(): number {
    return enemyPower(this.u)
  }

  get cardsOut(): number {
    return cardsOut(this.u)
  }

  /** The table as it is now. */
  get state(): TenefyrState {
    return this.u.state
  }

  private get hand(): readonly Card[] {
    return this.u.state.piles[handOf(this.seat)]
  }

  private get holdsEffect(): boolean {
    return this.hand.some((card) => hasEffect(this.u, this.seat, card))
  }

  private get isAsked(): boolean {
    return this.u.state.stack.length > PLAYING
  }

  private optionFor(card: Card): number {
    const { decision, content } = this.u
    for (let i = 0; i < decision.count; i++) {
      if (content.kindOf[decision.at(i).a] === content.kindOf[card]) return i
    }
    throw new Error(`card ${card} cannot be played`)
  }

  /** Takes an option and answers what it leads to, until the next card is to be played. */
  private take(option: number, before: TenefyrState | undefined): void {
    let went = this.goes(option, before)
    while (went && this.isAsked) went = this.answer()
    if (went) return
    this.leftOut = true
    this.leaveOutRest()
  }

  /** Runs on to the next question, but not past a chance. `before`: a copy of the table, if chance can come in. */
  private goes(option: number, before: TenefyrState | undefined): boolean {
    const { u } = this
    try {
      u.choose(option)
      return true
    } catch (error) {
      if (error !== CHANCE || before === undefined) throw error
      const { state } = u
      this.more ||= this.mayMatter(before, option)
      u.state = state
      return false
    }
  }

  /** Answers what a card's effect asks, or leaves it and all that follows out. */
  private answer(): boolean {
    const { u } = this
    const { state, decision } = u
    const last = decision.count - 1
    const mayDecline = decision.at(last).verb === 'decline'
    if (this.chooses && !mayDecline) return this.choose()
    for (let i = mayDecline ? last - 1 : last; i >= 0; i--) this.more ||= this.mayMatter(state, i)
    u.resume(state)
    return mayDecline && this.goes(last, copyState(state))
  }

  /** Of equal options the last: that is where “enough” and “none” stand. */
  private choose(): boolean {
    const { u } = this
    const { state, decision } = u
    const { count } = decision
    let best = -1
    let most = Number.NEGATIVE_INFINITY
    // Nobody knows what chance will deal.
    u.dealer = stopping
    for (let i = 0; i < count; i++) {
      u.resume(copyState(state))
      if (!this.goes(i, state) || u.state.enemy === NOBODY) continue
      const brings = leadWithHand(u, this.seat)
      if (brings < most) continue
      best = i
      most = brings
    }
    u.dealer = this.dealer
    u.resume(state)
    if (best < 0 && this.dealer !== stopping) best = count - 1
    return best >= 0 && this.goes(best, copyState(state))
  }

  /** Could an option bring power, or cards, if chance is kind? What it asks for besides is answered anyhow. */
  private mayMatter(before: TenefyrState, option: number): boolean {
    const { u, seat } = this
    const { dealer } = u
    u.resume(copyState(before))
    const cards = cardsOut(u)
    const ahead = leadWithHand(u, seat)
    u.dealer = anything
    u.choose(option)
    while (this.isAsked) u.choose(0)
    u.dealer = dealer
    if (u.state.enemy === NOBODY) return true
    return cardsOut(u) > cards || leadWithHand(u, seat) > ahead
  }

  private leaveOutRest(): void {
    const { stack } = this.u.state
    shorten(stack, PLAYING)
    stack[FRAME + 1] = 0
  }
}

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

/** Where a hand falls short by what chance may deal: the worst way it can go. */
function worstDeal(u: U, seat: Seat, order: readonly Card[], atOnce: boolean): Trial | undefined {
  const { content, state } = u
  let worst: Trial | undefined
  let ways = 1
  for (let nth = 0; nth < ways; nth++) {
    const dealer = new UnkindDealer(content, nth)
    const trial = new Trial(content, copyState(state), seat, true, dealer).play(order, atOnce)
    ways = Math.max(ways, dealer.ways)
    if (trial.lead < Math.min(0, worst?.lead ?? 0)) worst = trial
  }
  return worst
}

/** The best of all orders; one that is enough must be so whatever chance deals. */
function bestOrder(u: U, seat: Seat, least: Trial): Trial {
  let best = least
  for (const order of orders(u, seat)) {
    const trial = new Trial(u.content, copyState(u.state), seat).play(order)
    if (trial.lead <= best.lead) continue
    if (trial.lead >= 0 && trial.leftOut && worstDeal(u, seat, order, true) !== undefined) continue
    best = trial
  }
  return best
}

/** As the hand lies, if that is enough; else in the best order. Turns to come are not thought of. */
export function handForecast(u: U, seat: Seat): Forecast {
  const { content, state } = u
  const hand = state.piles[handOf(seat)]
  const lucky = new Trial(content, copyState(state), seat).play(hand)
  const worst = lucky.lead >= 0 && lucky.leftOut ? worstDeal(u, seat, hand, false) : undefined
  const shown = worst ?? lucky
  const ordered = hand.length > 1 && hand.some((card) => hasEffect(u, seat, card))
  const best = shown.lead < 0 && ordered ? bestOrder(u, seat, shown) : shown
  return {
    reached: best.reached,
    needed: best.needed,
    more: best.more || worst !== undefined || inMidEffect(state),
    ordered: best !== shown,
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
