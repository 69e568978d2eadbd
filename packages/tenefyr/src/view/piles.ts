/** What the piles hold: discard piles and removed cards are open (T2.2, T2.6), of others only the order is hidden. */
import { type Card, candidates, type Seat } from '@muster/engine'
import type { Content } from '../content.ts'
import {
  BOSS_DECK,
  deckOf,
  discardOf,
  dungeonPile,
  RESERVE_WITHOUT_LEVEL,
  reserveOf,
  type TenefyrState,
} from '../state.ts'
import { running } from './running.ts'

/** The cards that may lie at these places, in the order of the pack: none that tells where they lie. */
function possible(state: TenefyrState, places: readonly number[]): Card[] {
  const found: Card[] = []
  for (const place of places) {
    for (const card of candidates(state, place)) if (!found.includes(card)) found.push(card)
  }
  return found.sort((a, b) => a - b)
}

/**
 * Procedures that open a player's deck, or put cards into it, and shuffle it at their end (T11.5); some only
 * where a local says that it is about the deck.
 */
const SHUFFLING: readonly { readonly name: string; readonly local?: [string, number] }[] = [
  { name: 'search' },
  { name: 'upgrade' },
  { name: 'remove-from-deck' },
  { name: 'recover' },
  { name: 'give', local: ['zone', 0] },
  { name: 'take-offered', local: ['to', 2] },
]

/** A deck that is being looked through lies open, but in no order: nobody learns the one it had. */
function isToBeShuffled(state: TenefyrState, seat: Seat): boolean {
  return running(state).some(({ name, local }) => {
    const found = SHUFFLING.find((shuffling) => shuffling.name === name)
    if (found === undefined || local('seat') !== seat) return false
    return found.local === undefined || local(found.local[0]) === found.local[1]
  })
}

export interface DeckView {
  /** Known cards on top, the next to be drawn first. */
  readonly top: readonly Card[]
  /** The others, in no order. */
  readonly rest: readonly Card[]
}

export function deckView(state: TenefyrState, seat: Seat): DeckView {
  const row = state.piles[deckOf(seat)]
  let from = row.length
  if (!isToBeShuffled(state, seat)) while (from > 0 && row[from - 1] >= 0) from--
  return { top: row.slice(from).reverse(), rest: possible(state, row.slice(0, from)) }
}

export const discardView = (state: TenefyrState, seat: Seat): Card[] =>
  possible(state, state.piles[discardOf(seat)])

export interface LevelView {
  /** Face down in a dungeon, but everyone knows them. */
  readonly seen: readonly Card[]
  /** Cards that may lie face down in dungeons, and in the Reserve as well; and how many do. */
  readonly anywhere: readonly Card[]
  readonly inDungeons: number
  readonly inReserve: number
  /** In the Reserve for certain. */
  readonly reserve: readonly Card[]
}

/** Face-down places of a level's dungeons; the level 5 dungeon of Quick mode is the Boss deck. */
function faceDown(state: TenefyrState, level: number): number[] {
  const places: number[] = []
  for (let dungeon = 0; dungeon <= BOSS_DECK; dungeon++) {
    if (state.dungeonLevel[dungeon] !== level) continue
    const row = state.piles[dungeonPile(dungeon)]
    places.push(...row.slice(0, Math.max(0, row.length - state.faceUp[dungeon])))
  }
  return places
}

const isHidden = (place: number): boolean => place < 0
const isSeen = (place: number): boolean => place >= 0
const sorted = (cards: readonly Card[]): Card[] => [...cards].sort((a, b) => a - b)

export function levelView(state: TenefyrState, level: number): LevelView {
  const places = faceDown(state, level)
  const hidden = places.filter(isHidden)
  const inPile = state.piles[reserveOf(level)]
  const anywhere = possible(state, hidden)
  // What cannot lie in a dungeon: removed cards, or all once every enemy was seen.
  const reserve = possible(state, inPile).filter((card) => !anywhere.includes(card))
  return {
    seen: sorted(places.filter(isSeen)),
    anywhere,
    inDungeons: hidden.length,
    inReserve: inPile.length - reserve.length,
    reserve,
  }
}

export interface BossPileView {
  readonly seen: readonly Card[]
  readonly anywhere: readonly Card[]
  readonly hidden: number
}

/** The Boss deck has no level but in Quick mode, where its cards are those of level 5. */
export function bossPileView(state: TenefyrState): BossPileView {
  const places = state.dungeonLevel[BOSS_DECK] > 0 ? [] : faceDown(state, 0)
  const hidden = places.filter(isHidden)
  return {
    seen: sorted(places.filter(isSeen)),
    anywhere: possible(state, hidden),
    hidden: hidden.length,
  }
}

/** Basic and Skill cards that were removed: they never come back. */
export const removedForGood = (state: TenefyrState): Card[] =>
  possible(state, state.piles[RESERVE_WITHOUT_LEVEL])

/** Cards of one kind as one, in the order of the pack. */
export interface KindView {
  readonly kind: number
  readonly cards: readonly Card[]
}

export function byKind(content: Content, cards: readonly Card[]): KindView[] {
  const kinds: { readonly kind: number; readonly cards: Card[] }[] = []
  for (const card of sorted(cards)) {
    const kind = content.kindOf[card]
    const found = kinds.find((one) => one.kind === kind)
    if (found === undefined) kinds.push({ kind, cards: [card] })
    else found.cards.push(card)
  }
  return kinds.sort((a, b) => a.kind - b.kind)
}
