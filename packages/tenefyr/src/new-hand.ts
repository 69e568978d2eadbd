/** What cards of a new hand bring, each by itself. */
import {
  bagOf,
  type Card,
  type Dealer,
  type ListId,
  removeAt,
  type Seat,
  Umpire,
} from '@muster/engine'
import type { U } from './content.ts'
import { drawsOf } from './draws.ts'
import { mostOf } from './most-gain.ts'
import { hasEffect } from './rules/play.ts'
import { enemyPower, handSize } from './rules/power.ts'
import { discardHand } from './rules/zones.ts'
import { BOX, copyState, deckOf, handOf, playedOf } from './state.ts'
import { leadWithHand, powerHeld, Trial } from './trial.ts'
import { contentsOf } from './words/deck-contents.ts'

export interface Gain {
  readonly power: number
  /** It may bring more than this: it draws, leaves a choice, or works with other cards. */
  readonly more: boolean
  /** It cannot bring more than this. */
  readonly most: number
  /** Cards that it draws, which are counted by themselves. */
  readonly draws: number
}

/** The table once a new hand is drawn: these cards of it are in hand, the others out of sight. */
export function afterNewHand(u: U, seat: Seat, cards: readonly Card[] = []): U {
  const state = copyState(u.state)
  let wanted = -1
  const dealer: Dealer = {
    deal: (_, bag) => Math.max(0, state.bagCards[bag].indexOf(wanted)),
    roll: () => 0,
  }
  const after: U = new Umpire({ procedures: [] }, u.content, state, dealer)
  const pile = deckOf(seat)
  const deck = state.piles[pile]
  const size = Math.min(handSize(u, seat), deck.length)
  discardHand(after, seat)
  for (const card of cards) {
    wanted = card
    const at = deck.findIndex((place) =>
      place < 0 ? state.bagCards[bagOf(place)].includes(card) : place === card,
    )
    state.piles[handOf(seat)].push(after.look(pile, at))
    removeAt(deck, at)
  }
  for (let i = cards.length; i < size; i++) state.piles[BOX].push(after.draw(pile))
  return after
}

/** What a card without an effect brings: its power, less what the enemy gains by it. */
function plainGain(u: U, seat: Seat, card: Card): Gain {
  const played = u.state.piles[playedOf(seat)]
  const needed = enemyPower(u)
  played.push(card)
  const power = powerHeld(u, card) + needed - enemyPower(u)
  played.pop()
  return { power, more: false, most: power, draws: 0 }
}

type Alone = Omit<Gain, 'most' | 'draws'>

function gained(seat: Seat, before: U, after: U): Alone & { readonly cards: number } {
  const trial = new Trial(after.content, after.state, seat, { chooses: false })
  const cards = trial.cardsOut
  const power = trial.play([]).lead - leadWithHand(before, seat)
  return { power, more: trial.more, cards: trial.cardsOut - cards }
}

/** What it brings with two others, the stronger one of which is played before it. */
function inCompany(u: U, seat: Seat, card: Card): Alone {
  const power = (other: Card): number => u.content.powerOf[u.content.kindOf[other]]
  const [stronger, ...others] = contentsOf(u.state, deckOf(seat))
    .filter((other) => other !== card && !hasEffect(u, seat, other))
    .sort((a, b) => power(b) - power(a) || a - b)
    .slice(0, handSize(u, seat) - 1)
  if (stronger === undefined) return { power: Number.NEGATIVE_INFINITY, more: false }
  const [before, after] = [[], [card]].map((first) => {
    const company = afterNewHand(u, seat, [stronger, ...first, ...others.slice(0, 1)])
    const { piles, doubled } = company.state
    removeAt(piles[handOf(seat)], 0)
    piles[playedOf(seat)].push(stronger)
    doubled[seat].push(0)
    return company
  })
  return gained(seat, before, after)
}

/** What a card of a new hand brings. `before`: the table without it. */
export function gainOf(u: U, seat: Seat, card: Card, before: U): Gain {
  if (!hasEffect(u, seat, card)) return plainGain(before, seat, card)
  const { play } = u.content.kinds[u.content.kindOf[card]]
  const draws = drawsOf(u, seat, card)
  const besides = mostOf(u, play, draws > 0)
  if (draws > 0 && besides === 0) return { ...plainGain(before, seat, card), draws }
  const alone = gained(seat, before, afterNewHand(u, seat, [card]))
  const { power } = alone
  const most = power + besides
  // Cards that it would bring along may be in the hand already.
  if (alone.cards > 0) return { ...plainGain(before, seat, card), more: true, most, draws }
  if (alone.more) return { power, more: true, most, draws }
  const together = inCompany(u, seat, card)
  const more = together.more || together.power > power
  return { power, more, most: more ? most : power, draws }
}

/** A condition or a scope of that name. */
const STARTING = /"(you-start|starting)"/

export interface Gains {
  /** The table without the new hand. */
  readonly before: U
  gain(card: Card): Gain
  /** Of the cards asked about: may any bring more? */
  more(): boolean
}

/** What each card of a new hand brings. `known`: gains in an earlier turn, for what does not heed which it is. */
export function gainsIn(u: U, seat: Seat, known?: Gains): Gains {
  const before = afterNewHand(u, seat)
  const gains: Gain[] = []
  let more = false
  const isKnown = (kind: number): boolean => !heedsStart(u, u.content.kinds[kind].play)
  const found = (kind: number, card: Card): Gain => {
    gains[kind] ??= gainOf(u, seat, card, before)
    more ||= gains[kind].more
    return gains[kind]
  }
  return {
    before,
    gain(card) {
      const kind = u.content.kindOf[card]
      return known !== undefined && isKnown(kind) ? known.gain(card) : found(kind, card)
    },
    more: () => more || known?.more() === true,
  }
}

/** T9.4: does an effect tell the starting player, and so the first turn from the second? */
function heedsStart(u: U, list: ListId): boolean {
  const { lists, nodes } = u.content.program
  return lists[list].some((index) => STARTING.test(JSON.stringify(nodes[index].args)))
}
