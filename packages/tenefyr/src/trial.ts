/** One way to play a hand on a copy of the table. */
import { type Card, type Dealer, FRAME, type Seat, shorten, Umpire } from '@muster/engine'
import type { Content, U } from './content.ts'
import { type Price, takesOnly } from './prices.ts'
import { combat } from './rules/combat.ts'
import { hasEffect, playHand } from './rules/play.ts'
import { changeOf, combinedPower, enemyPower, playedPower, totalOf } from './rules/power.ts'
import { copyState, handOf, NOBODY, playedOf, type TenefyrState } from './state.ts'
import { procedures } from './vocabulary.ts'

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
export class UnkindDealer implements Dealer {
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
export function inMidEffect({ stack }: TenefyrState): boolean {
  let playing = false
  for (let base = 0; base < stack.length; base += FRAME) {
    if (stack[base] === playHand.index) playing = true
  }
  return playing && stack[stack.length - FRAME] !== playHand.index
}

/** The hand as it is being played, with the effect that is half done. */
function playedOn({ stack }: TenefyrState, seat: Seat): number[] {
  for (let base = 0; base < stack.length; base += FRAME) {
    if (stack[base] === playHand.index && stack[base + 2] === seat) {
      return [...playing(seat).slice(0, FRAME), ...stack.slice(base)]
    }
  }
  return playing(seat)
}

export interface Manner {
  /** What must be chosen is chosen; else it is left out. */
  readonly chooses?: boolean
  /** Such cards are given up where that brings more, also for an effect that is half done. */
  readonly pays?: Price | undefined
  readonly dealer?: Dealer
}

/** One way to play a hand. */
export class Trial {
  more = false
  /** Something that has to be done was left out. */
  leftOut = false
  /** A card of the hand was given up for more power. */
  paid = false
  order: readonly Card[] = []
  private readonly u: U
  private readonly seat: Seat
  private readonly chooses: boolean
  private readonly pays: Price | undefined
  private readonly dealer: Dealer

  /** Plays on the state it is given. */
  constructor(content: Content, state: TenefyrState, seat: Seat, manner: Manner = {}) {
    const { chooses = true, pays, dealer = stopping } = manner
    this.seat = seat
    this.chooses = chooses
    this.pays = pays
    this.dealer = dealer
    this.u = new Umpire({ procedures }, content, state, dealer)
    const goesOn = pays !== undefined && inMidEffect(state) && this.u.isAsking
    state.stack = goesOn ? playedOn(state, seat) : playing(seat)
    if (!goesOn) state.agenda = []
  }

  /** Plays these cards first, then what has come to the hand; or that as soon as it comes. */
  play(order: readonly Card[], atOnce = false): this {
    const { u } = this
    this.order = order
    if (this.isAsked) this.finishEffect()
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

  /** T4.16: may be below 0. */
  get total(): number {
    return partyTotal(this.u)
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

  /** The effect that was half done when the trial began. */
  private finishEffect(): void {
    const { u } = this
    const before = copyState(u.state)
    u.resume(u.state)
    let went = u.decision.count > 0
    while (went && this.isAsked) went = this.answer()
    if (u.state.enemy === NOBODY) u.state = before
    else if (went) return
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
    if (this.gainsByPaying()) {
      this.paid = true
      return this.goes(0, copyState(state))
    }
    for (let i = mayDecline ? last - 1 : last; i >= 0; i--) this.more ||= this.mayMatter(state, i)
    u.resume(state)
    return mayDecline && this.goes(last, copyState(state))
  }

  /** Asked for cards that may be given up: is the party better off without them? */
  private gainsByPaying(): boolean {
    const { u, pays } = this
    const { state, decision } = u
    if (pays === undefined || decision.prompt !== 'pay') return false
    if (!takesOnly(u, decision.about.b, pays)) return false
    const ahead = this.lead
    u.resume(copyState(state))
    // What is dealt to the discard pile is nobody's power.
    if (this.dealer !== stopping) u.dealer = anything
    let went = this.goes(0, copyState(state))
    while (went && this.isAsked) went = this.answer()
    const brings = went && u.state.enemy !== NOBODY ? this.lead : Number.NEGATIVE_INFINITY
    u.dealer = this.dealer
    u.resume(state)
    return brings > ahead
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
      const brings = this.leadAfterOrder()
      if (brings < most) continue
      best = i
      most = brings
    }
    u.dealer = this.dealer
    u.resume(state)
    if (best < 0 && this.dealer !== stopping) best = count - 1
    return best >= 0 && this.goes(best, copyState(state))
  }

  /** T11.6: a card to double is worth what it is in the better order. */
  private leadAfterOrder(): number {
    const { u, seat } = this
    const ahead = leadWithHand(u, seat)
    if (!this.isAsked || u.decision.prompt !== 'double-order') return ahead
    const { decision, state } = u
    const now = playedPower(u, seat, state.piles[playedOf(seat)].indexOf(decision.about.a))
    return ahead + Math.max(decision.at(0).a, decision.at(1).a) - now
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
