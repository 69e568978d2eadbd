/** Where on the board each option is lit. */
import type { Card, Seat } from '@muster/engine'
import {
  BOSS_DECK,
  type Content,
  deckOf,
  discardOf,
  handOf,
  OFFER,
  playedOf,
  type TenefyrState,
} from '@muster/tenefyr/view'
import type { Spot } from '../../frame/board-module.ts'
import type { DecisionView, OptionView } from '../../host/protocol.ts'

export type SpotParts =
  | {
      readonly kind: 'dungeon' | 'card' | 'kind' | 'seat' | 'deck' | 'discard' | 'reward'
      readonly n: number
    }
  | { readonly kind: 'next' | 'door' | 'track' }

export const dungeonSpot = (dungeon: number): Spot => `dungeon:${dungeon}`
export const cardSpot = (card: Card): Spot => `card:${card}`
/** Copies of a card as one. */
export const kindSpot = (kind: number): Spot => `kind:${kind}`
export const seatSpot = (seat: Seat): Spot => `seat:${seat}`
export const deckSpot = (seat: Seat): Spot => `deck:${seat}`
export const discardSpot = (seat: Seat): Spot => `discard:${seat}`
export const rewardSpot = (option: number): Spot => `reward:${option}`
/** The next card of the dungeon that the party may go on in, and its door. */
export const NEXT: Spot = 'next'
export const DOOR: Spot = 'door'
export const TRACK: Spot = 'track'

const NUMBERED = ['dungeon', 'card', 'kind', 'seat', 'deck', 'discard', 'reward'] as const
const ALONE = ['next', 'door', 'track'] as const

export function readSpot(spot: Spot): SpotParts | undefined {
  const [name, n] = spot.split(':')
  const alone = ALONE.find((kind) => kind === name)
  if (alone !== undefined) return { kind: alone }
  const kind = NUMBERED.find((one) => one === name)
  return kind === undefined || n === undefined ? undefined : { kind, n: Number(n) }
}

/** The card, dungeon or seat that an option names. */
export const thingIn = (option: OptionView, kind: string): number | undefined =>
  option.at.find((thing) => thing.kind === kind)?.n

/** The number in an option's text: `reward 2`, `draw 3`, `choose 1 orc`. */
export function numberIn({ text }: OptionView): number | undefined {
  const word = text.split(' ').find((one) => /^\d+$/.test(one))
  return word === undefined ? undefined : Number(word)
}

export type Zone = 'hand' | 'deck' | 'discard' | 'offer' | 'played' | 'elsewhere'

/** Where a card lies that its player, or the party, may pick. */
export function zoneOf(state: TenefyrState, seat: Seat, card: Card): Zone {
  if (state.piles[handOf(seat)].includes(card)) return 'hand'
  if (state.piles[OFFER].includes(card)) return 'offer'
  if (state.piles[deckOf(seat)].includes(card)) return 'deck'
  if (state.piles[discardOf(seat)].includes(card)) return 'discard'
  return state.piles[playedOf(seat)].includes(card) ? 'played' : 'elsewhere'
}

/** Whose cards a decision is about. */
export const chooserSeat = ({ by, arbiter }: DecisionView): Seat => (by === 'party' ? arbiter : by)

/** Cards that do as well as the one that an option names. */
function alikeIn(content: Content, cards: readonly Card[], card: Card): Spot[] {
  const kind = content.kindOf[card]
  const alike = cards.filter((other) => other >= 0 && content.kindOf[other] === kind)
  return [card, ...alike.filter((other) => other !== card)].map(cardSpot)
}

function cardGroup(content: Content, state: TenefyrState, seat: Seat, card: Card): Spot[] {
  const zone = zoneOf(state, seat, card)
  if (zone === 'hand') return alikeIn(content, state.piles[handOf(seat)], card)
  if (zone === 'offer') return alikeIn(content, state.piles[OFFER], card)
  return zone === 'elsewhere' ? [cardSpot(card)] : [kindSpot(content.kindOf[card])]
}

/** T11.6: alike only where they have been doubled alike. */
function playedGroup(content: Content, state: TenefyrState, seat: Seat, card: Card): Spot[] {
  const played = state.piles[playedOf(seat)]
  const doubled = (other: Card): number => state.doubled[seat][played.indexOf(other)]
  const alike = played.filter((other) => doubled(other) === doubled(card))
  return alikeIn(content, alike, card)
}

/** Enemies that lie under the one that is fought. */
function enemiesGroup(content: Content, state: TenefyrState, card: Card): Spot[] {
  const pile = state.piles.find((row) => row.includes(card)) ?? []
  return alikeIn(
    content,
    pile.filter((other) => other !== state.enemy),
    card,
  )
}

export function spotsOf(
  content: Content,
  state: TenefyrState,
  decision: DecisionView,
  option: OptionView,
): readonly (readonly Spot[])[] {
  const seat = chooserSeat(decision)
  const card = thingIn(option, 'loot') ?? thingIn(option, 'card')
  const dungeon = thingIn(option, 'dungeon')
  const to = thingIn(option, 'seat')
  switch (option.verb) {
    case 'enter':
    case 'move-to':
    case 'look-into':
      return dungeon === undefined ? [] : [[dungeonSpot(dungeon)]]
    case 'fight-boss':
      return [[dungeonSpot(BOSS_DECK)]]
    case 'go-on':
      return [[NEXT]]
    case 'leave':
      return [[DOOR]]
    case 'reward':
      return [[rewardSpot(numberIn(option) ?? 1)]]
    case 'to':
    case 'hand-to':
    case 'double-total':
      return to === undefined ? [] : [[seatSpot(to)]]
    case 'double':
      return card === undefined ? [] : [playedGroup(content, state, seat, card)]
    case 'next':
      return card === undefined ? [] : [enemiesGroup(content, state, card)]
    case 'play':
    case 'discard':
    case 'remove':
    case 'recover':
    case 'take':
    case 'trade':
    case 'give':
      return card === undefined ? [] : [cardGroup(content, state, seat, card)]
    default:
      return []
  }
}
