/** Rows of picks: which cards a player may pick from, and where a picked card goes. */
import { type Card, type Picker, type PileId, picksFor, type Seat } from '@muster/engine'
import type { Content, U } from '../content.ts'
import { discardFromHand, intoReserve, take } from '../rules/zones.ts'
import { deckOf, discardOf, handOf, OFFER, type TenefyrState } from '../state.ts'

type Take = (u: U, seat: Seat, card: Card, about: number) => void

function picker(
  prompt: string,
  verb: string,
  rule: string,
  from: (seat: Seat) => PileId,
  takeCard: Take,
): Picker<U> {
  return {
    prompt,
    verb,
    rule,
    candidates: (u, seat) => u.state.piles[from(seat)],
    kind: (u, card) => u.content.kindOf[card],
    take: takeCard,
  }
}

function removeFrom(from: (seat: Seat) => PileId): Take {
  return (u, seat, card) => {
    take(u, from(seat), card)
    u.tell('removed', seat, card)
    intoReserve(u, card)
  }
}

const pickers: Picker<U>[] = [
  picker('discard-cards', 'discard', 'T2.1', handOf, discardFromHand),
  picker('remove-cards', 'remove', 'T11.4', handOf, removeFrom(handOf)),
  picker('remove-cards', 'remove', 'T11.4', discardOf, removeFrom(discardOf)),
  picker('remove-cards', 'remove', 'T7.9', deckOf, removeFrom(deckOf)),
  picker('recover-cards', 'recover', 'T2.5', discardOf, (u, seat, card) => {
    take(u, discardOf(seat), card)
    u.state.piles[deckOf(seat)].push(card)
    u.tell('recovered', seat, card)
  }),
  picker(
    'sift-cards',
    'discard',
    'T2.1',
    () => OFFER,
    (u, seat, card) => {
      take(u, OFFER, card)
      u.state.piles[discardOf(seat)].push(card)
      u.tell('discarded', seat, card)
    },
  ),
  picker(
    'take-card',
    'take',
    'T11.14',
    () => OFFER,
    (u, seat, card, pile) => {
      take(u, OFFER, card)
      u.state.piles[pile].push(card)
      u.tell('took', seat, card)
    },
  ),
]

export const DISCARD_FROM_HAND = 0
export const REMOVE_FROM_HAND = 1
export const REMOVE_FROM_DISCARD = 2
export const REMOVE_FROM_DECK = 3
export const RECOVER = 4
export const SIFT = 5
export const TAKE_OFFERED = 6

export const picks = picksFor<TenefyrState, Content>(pickers)
