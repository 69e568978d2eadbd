/** Cards on their way between a player's zones, and to and from the Reserve. */
import { type Card, openPile, type PileId, type Seat } from '@muster/engine'
import { LOOT, type U } from '../content.ts'
import {
  BOX,
  deckOf,
  discardOf,
  handOf,
  playedOf,
  RESERVE_WITHOUT_LEVEL,
  reserveOf,
} from '../state.ts'

export const deckSize = (u: U, seat: Seat): number => u.state.piles[deckOf(seat)].length
export const handSizeNow = (u: U, seat: Seat): number => u.state.piles[handOf(seat)].length

/** Draws up to `cards` into hand; gives how many there were (T4.4, T11.2). */
export function drawCards(u: U, seat: Seat, cards: number): number {
  const deck = deckOf(seat)
  const hand = u.state.piles[handOf(seat)]
  let drawn = 0
  while (drawn < cards && u.state.piles[deck].length > 0) {
    const card = u.draw(deck)
    hand.push(card)
    u.tell('drew', seat, card)
    drawn++
  }
  return drawn
}

export function take(u: U, pile: PileId, card: Card): void {
  const row = u.state.piles[pile]
  const at = row.indexOf(card)
  if (at < 0) throw new Error(`card ${card} is not in pile ${pile}`)
  row.splice(at, 1)
}

/** T2.1 */
export function discardFromHand(u: U, seat: Seat, card: Card): void {
  take(u, handOf(seat), card)
  u.state.piles[discardOf(seat)].push(card)
  u.tell('discarded', seat, card)
}

/** T4.5: a hand is discarded whole. */
export function discardHand(u: U, seat: Seat): void {
  const hand = u.state.piles[handOf(seat)]
  const discard = u.state.piles[discardOf(seat)]
  for (let i = 0; i < hand.length; i++) {
    discard.push(hand[i])
    u.tell('discarded', seat, hand[i])
  }
  hand.length = 0
}

export function discardTop(u: U, seat: Seat, cards: number): void {
  for (let i = 0; i < cards && deckSize(u, seat) > 0; i++) {
    const card = u.draw(deckOf(seat))
    u.state.piles[discardOf(seat)].push(card)
    u.tell('discarded', seat, card)
  }
}

/** T5.2 */
export function discardPlayed(u: U): void {
  for (let seat = 0; seat < u.state.players; seat++) {
    const played = u.state.piles[playedOf(seat)]
    const discard = u.state.piles[discardOf(seat)]
    for (let i = 0; i < played.length; i++) discard.push(played[i])
    played.length = 0
    u.state.doubled[seat].length = 0
  }
}

/** T7.4 */
export function shuffleDiscards(u: U, seat: Seat): void {
  const deck = u.state.piles[deckOf(seat)]
  const discard = u.state.piles[discardOf(seat)]
  if (discard.length === 0) return
  for (let i = 0; i < discard.length; i++) deck.push(discard[i])
  discard.length = 0
  u.shuffle(deckOf(seat))
  u.tell('shuffled', seat)
}

/** Looks through a deck; shuffle it afterwards (T11.5). */
export function openDeck(u: U, seat: Seat): void {
  openPile(u.state, deckOf(seat))
}

/** A card that was taken from anywhere joins the Reserve, in no order (T11.4, T11.14). */
export function intoReserve(u: U, card: Card): void {
  const kind = u.content.kindOf[card]
  if (u.content.typeOf[kind] !== LOOT) {
    u.state.piles[RESERVE_WITHOUT_LEVEL].push(card)
    return
  }
  const pile = reserveOf(u.content.levelOf[kind])
  u.state.piles[pile].push(card)
  u.shuffle(pile)
}

/** T11.7: the level to take a card from, or 0 where there is none. */
export function reserveLevel(u: U, level: number): number {
  if (u.state.piles[reserveOf(level)].length > 0) return level
  return level > 1 && u.state.piles[reserveOf(level - 1)].length > 0 ? level - 1 : 0
}

/** A random card of the Reserve, which the caller puts somewhere; the level must have one. */
export const fromReserve = (u: U, level: number): Card => u.draw(reserveOf(level))

export function intoBox(u: U, card: Card): void {
  u.state.piles[BOX].push(card)
}

/** Takes a card out of the played ones, with what was noted of it. */
export function takePlayed(u: U, seat: Seat, card: Card): void {
  const at = u.state.piles[playedOf(seat)].indexOf(card)
  u.state.piles[playedOf(seat)].splice(at, 1)
  u.state.doubled[seat].splice(at, 1)
}
