/** A combat: the enemy and how its power comes about, the party's power, and each player's part in it. */
import type { Card, Seat } from '@muster/engine'
import { forecast } from '../forecast.ts'
import { type HandOdds, keptHandOf, newHandOf, percentOf } from '../odds.ts'
import {
  combinedPower,
  enemyPower,
  enemyPowerParts,
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
import { heroesOf, isFighting, powerInHand, type Sight } from '../talk/scene.ts'
import { runningAs } from './running.ts'

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
  /** Nothing to draw, to play or in play: no hand (T4.11). Who has just played the last cards is not yet. */
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
  /** What the hand is sure to add to the party's power. */
  readonly power: number
  /** The party's power with it, against what the enemy then asks for. */
  readonly reached: number
  readonly neededKept: number
  /** Draws, choices and turns to come are left out. */
  readonly more: boolean
  /** Not in the order in which the hand lies. */
  readonly ordered: boolean
  /** Cards of the hand are given up for power. */
  readonly paid: boolean
  /** The order that is counted on. */
  readonly order: readonly Card[]
  /** Something of the hand itself is left out. */
  readonly open: boolean
  /** Where this is not enough: how likely it is with the cards it draws, or alone with the second turn (T9.2). */
  readonly kept: OddsView | undefined
  /** None once cards are being played. */
  readonly newHand: OddsView | undefined
  readonly deck: number
}

export interface OddsView extends HandOdds {
  readonly percent: number
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
    exhausted: deck + hand.length + state.piles[playedOf(seat)].length === 0,
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

/** Cards of a deck lie open and will not stay as they lie: it is searched, ordered or thinned. */
const isDeckOpen = (state: TenefyrState): boolean =>
  ['search', 'sift', 'recover-to-top', 'remove-from-deck'].some(
    (name) => runningAs(state, name) !== undefined,
  )

function handView({ state, u }: Sight): HandView | undefined {
  const { turn } = state
  if (turn === NOBODY || state.piles[handOf(turn)].length === 0) return undefined
  const hand = forecast(u, turn)
  const { reached, needed, more, ordered, paid, order } = hand
  const kept = isDeckOpen(state) ? undefined : keptHandOf(u, turn, hand)
  return {
    seat: turn,
    power: hand.added,
    reached,
    neededKept: needed,
    more,
    ordered,
    paid,
    order,
    open: hand.open,
    kept: kept && withPercent(kept),
    newHand: runningAs(state, 'play') === undefined ? withPercent(newHandOf(u, turn)) : undefined,
    deck: state.piles[deckOf(turn)].length,
  }
}

const withPercent = (odds: HandOdds): OddsView => ({ ...odds, percent: percentOf(odds) })

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
