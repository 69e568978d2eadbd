/** A combat: the enemy and how its power comes about, the party's power, and each player's part in it. */
import type { Card, Seat } from '@muster/engine'
import { type Fraction, percentOf } from '../odds.ts'
import {
  combinedPower,
  enemyPower,
  enemyPowerParts,
  handSize,
  type PowerPart,
  playedPower,
  totalOf,
} from '../rules/power.ts'
import {
  BOSS_DECK,
  deckOf,
  discardOf,
  type Hero,
  handOf,
  isSolo,
  NOBODY,
  playedOf,
  type TenefyrState,
  topOf,
} from '../state.ts'
import {
  handNumbers,
  handPower,
  heroesOf,
  isFighting,
  powerInHand,
  type Sight,
} from '../talk/scene.ts'

export interface CardInPlay {
  readonly card: Card
  /** Its power now, with all that changes it. */
  readonly power: number
  readonly printed: number
}

/** A player's place at the table. */
export interface LaneView {
  readonly seat: Seat
  readonly heroes: readonly Hero[]
  readonly total: number
  /** What effects have added to the total, besides the cards. */
  readonly bonus: number
  readonly played: readonly CardInPlay[]
  readonly hand: readonly CardInPlay[]
  readonly deck: number
  readonly discard: number
  /** No cards left to draw from: no hand (T4.11). */
  readonly exhausted: boolean
  readonly isTurn: boolean
  /** Holds the starting player token. */
  readonly token: boolean
  /** Its turn in this combat is over. */
  readonly hadTurn: boolean
  /** T9.2: alone, the first and the second turn of a combat. */
  readonly soloTurns: readonly ('over' | 'now' | 'to-come')[]
}

/** What to keep or throw away is judged by. */
export interface HandView {
  readonly seat: Seat
  /** What the hand brings by its power. */
  readonly power: number
  /** The party's power with it, against what the enemy then asks for. */
  readonly reached: number
  readonly neededKept: number
  readonly neededNew: number
  /** How likely a new hand is enough by its power alone. */
  readonly newHand: Fraction
  readonly percent: number
  /** Cards left in the deck, and how many of them a new hand takes. */
  readonly deck: number
  readonly draws: number
}

export interface CombatView {
  readonly enemy: Card
  readonly dungeon: number
  readonly isBoss: boolean
  /** The enemy lies on its dungeon: its loot can be won. */
  readonly onTop: boolean
  readonly needed: number
  readonly parts: readonly PowerPart[]
  /** The party's power. */
  readonly party: number
  /** Of who has the turn, and has cards in hand. */
  readonly hand: HandView | undefined
}

export function laneView(sight: Sight, seat: Seat): LaneView {
  const { content, state, u } = sight
  const printedOf = (card: Card): number => content.powerOf[content.kindOf[card]]
  const deck = state.piles[deckOf(seat)].length
  const hand = state.piles[handOf(seat)]
  return {
    seat,
    heroes: heroesOf(state, seat),
    total: totalOf(u, seat),
    bonus: state.bonus[seat],
    played: state.piles[playedOf(seat)].map((card, i) => ({
      card,
      power: playedPower(u, seat, i),
      printed: printedOf(card),
    })),
    hand: hand.map((card) => ({
      card,
      power: powerInHand(sight, card),
      printed: printedOf(card),
    })),
    deck,
    discard: state.piles[discardOf(seat)].length,
    exhausted: deck === 0 && hand.length === 0,
    isTurn: state.turn === seat,
    token: state.token === seat,
    hadTurn: hadTurn(state, seat),
    soloTurns: soloTurns(state),
  }
}

/** Turns go round from the token (T4.3). */
function hadTurn(state: TenefyrState, seat: Seat): boolean {
  if (!isFighting(state) || state.turn === NOBODY || isSolo(state)) return false
  return (seat - state.token + state.players) % state.players < state.turnNumber
}

function soloTurns(state: TenefyrState): LaneView['soloTurns'] {
  if (!isSolo(state) || !isFighting(state)) return []
  const now = state.turn === NOBODY ? -1 : state.turnNumber
  return [0, 1].map((turn) => (turn < now ? 'over' : turn === now ? 'now' : 'to-come'))
}

export function laneViews(sight: Sight): LaneView[] {
  const lanes: LaneView[] = []
  for (let seat = 0; seat < sight.state.players; seat++) lanes.push(laneView(sight, seat))
  return lanes
}

function handView(sight: Sight): HandView | undefined {
  const { state, u } = sight
  const { turn } = state
  if (turn === NOBODY || state.piles[handOf(turn)].length === 0) return undefined
  const { reached, neededKept, neededNew, newHand, deck } = handNumbers(sight, turn)
  return {
    seat: turn,
    power: handPower(sight, turn),
    reached,
    neededKept,
    neededNew,
    newHand,
    percent: percentOf(newHand),
    deck,
    draws: Math.min(handSize(u, turn), deck),
  }
}

/** The combat that is going on, or none. */
export function combatView(sight: Sight): CombatView | undefined {
  const { state, u } = sight
  if (!isFighting(state)) return undefined
  return {
    enemy: state.enemy,
    dungeon: state.here,
    isBoss: state.here === BOSS_DECK,
    onTop: topOf(state, state.here) === state.enemy,
    needed: enemyPower(u),
    parts: enemyPowerParts(u),
    party: combinedPower(u),
    hand: handView(sight),
  }
}
