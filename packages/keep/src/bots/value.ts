/**
 * How good a position is for the players, 0 to 10,000: the chance to hold the Vault through all Guild cards to
 * come. How likely the next eight are the last ones was learned from many matches.
 */
import { exponential, LOST, logarithm, type Seat, WON } from '@muster/engine'
import type { Content } from '../content.ts'
import { cardsOfInvasion } from '../rules/cards.ts'
import {
  CELLS,
  GUILD,
  GUILD_DISCARD,
  handOf,
  INVADING,
  type KeepState,
  NOWHERE,
  ROOMS,
} from '../state.ts'
import {
  heroes,
  lookAround,
  MOST_STRENGTH,
  MOST_TRAPS,
  nextCost,
  strength,
  traps,
} from './danger.ts'
import { goalChance } from './goals.ts'
import { meanWorth } from './hand-worth.ts'

const BEST = 10_000
/** Guild cards that the risk below is for. */
const SPAN = 8
/** Risks of later cards are not independent: a table that holds, holds. */
const MEMORY = 0.7

/** By passages from the Vault: what a hero there adds to the risk, and what a trap and a guard take from it. */
const NEAR = [0.36, 0.3, 0.25, 0.19, 0.27, 0.33]
const TRAP_LESS = [0.37, 0.29, 0.07, 0.07, 0.07, 0.07]
const GUARD_LESS = [0, 0.16, 0, 0, 0, 0]
const IN_CELLS = 0.4
const STRENGTH_LESS = 0.08
const ENOUGH_STRENGTH = 20
const TREASURE_LESS = 0.08
const IN_LAIR = 0.15
const CARD_LESS = 0.2
const TO_PLAY_LESS = 0.11
const WORTH_LESS = 0.03
const CARD_TO_COME = 1.15
const NEXT = 0.25
const ALWAYS = -1.39
/** Hands are filled up to this at the end of a turn. */
const HAND = 5

export function value(content: Content, s: KeepState): number {
  if (s.result === WON) return BEST
  if (s.result === LOST) return 0
  lookAround(content, s)
  const risk = ALWAYS + inRooms(s) + ofPlayers(content, s) + logarithm(1 + nextCost()) * NEXT
  const left = s.piles[GUILD].length
  let chance = holds(content, s, s.wave, risk - stillToPlay(s), left)
  const later = s.wave === 2 ? 0 : left + s.piles[GUILD_DISCARD].length
  if (later > 0) chance *= holds(content, s, 2, risk, later)
  return Math.floor(BEST * chance * goalChance(content, s, left + later))
}

/** The chance to hold through the cards of a wave. */
function holds(content: Content, s: KeepState, wave: number, risk: number, cards: number): number {
  const all = risk + cardsOfInvasion(content, s, wave) * CARD_TO_COME
  const spans = cards === 0 ? 0 : exponential(MEMORY * logarithm(cards / SPAN))
  return exponential(-spans * logarithm(1 + exponential(all)))
}

function inRooms(s: KeepState): number {
  let risk = 0
  let guards = 0
  for (let room = 0; room < ROOMS.length; room++) {
    if (s.cell[room] === NOWHERE) continue
    const far = s.distance[room] < 0 || s.distance[room] > 5 ? 5 : s.distance[room]
    risk += heroes[room] * (room === CELLS ? IN_CELLS : NEAR[far])
    risk -= Math.min(traps[room], MOST_TRAPS) * TRAP_LESS[far] + s.value[room] * TREASURE_LESS
    risk -= Math.min(strength[room], MOST_STRENGTH) * GUARD_LESS[far]
    guards += strength[room]
  }
  return risk - Math.min(guards, ENOUGH_STRENGTH) * STRENGTH_LESS
}

/** Cards that the active player can still play in this turn. */
const stillToPlay = (s: KeepState): number =>
  s.phase === INVADING ? 0 : s.piles[handOf(s.active)].length * TO_PLAY_LESS

function ofPlayers(content: Content, s: KeepState): number {
  let risk = 0
  for (let seat = 0; seat < s.players; seat++) {
    risk += (s.lair[seat] / content.monsters[s.clan[seat]]) * IN_LAIR
    risk -= cardsNextTurn(s, seat) * CARD_LESS + meanWorth(content, s, seat) * WORTH_LESS
  }
  return risk / s.players
}

/** Cards that are played this turn are drawn again at its end. */
function cardsNextTurn(s: KeepState, seat: Seat): number {
  const cards = s.piles[handOf(seat)].length
  return seat === s.active && s.phase !== INVADING && cards < HAND ? HAND : cards
}
