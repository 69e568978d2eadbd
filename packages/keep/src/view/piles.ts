/** What the piles hold: all of it is open, of what lies face down only the order is hidden (K5.4, K8.13). */
import { type Card, candidates } from '@muster/engine'
import { type Content, TREASURE } from '../content.ts'
import { BOX, type KeepState, ROOMS, treasureIn, treasuresOf } from '../state.ts'

export interface PileView {
  /** Known cards on top, the next to be drawn first. */
  readonly top: readonly Card[]
  /** The others, in no order. */
  readonly rest: readonly Card[]
  /** Known cards at the bottom, the highest first: renewed Loot (K2.10). */
  readonly bottom: readonly Card[]
}

/** The cards that may lie at these places, in the order of the pack: none that tells where they lie. */
function possible(state: KeepState, places: readonly number[]): Card[] {
  const found: Card[] = []
  for (const place of places) {
    for (const card of candidates(state, place)) if (!found.includes(card)) found.push(card)
  }
  return found.sort((a, b) => a - b)
}

/** A face-down pile. */
export function pileView(state: KeepState, pile: number): PileView {
  const row = state.piles[pile]
  let from = row.length
  while (from > 0 && row[from - 1] >= 0) from--
  let to = 0
  while (to < from && row[to] >= 0) to++
  return {
    top: row.slice(from).reverse(),
    rest: possible(state, row.slice(to, from)),
    bottom: row.slice(0, to).reverse(),
  }
}

export interface TreasuresView {
  /** Which they may be: nobody knows which lie in rooms. */
  readonly cards: readonly Card[]
  readonly inRooms: number
  readonly inPile: number
}

export function treasuresView(state: KeepState, value: number): TreasuresView {
  const pile = state.piles[treasuresOf(value)]
  const laid = ROOMS.flatMap((_, room) =>
    state.value[room] === value ? state.piles[treasureIn(room)] : [],
  )
  return {
    cards: possible(state, [...pile, ...laid]),
    inRooms: laid.length,
    inPile: pile.length,
  }
}

/** K7.2: out of the game. */
export const lootedTreasures = ({ kinds, kindOf }: Content, state: KeepState): Card[] =>
  state.piles[BOX].filter((place) => place >= 0 && kinds[kindOf[place]].type === TREASURE)
