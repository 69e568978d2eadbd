/**
 * How good a position is for the players, 0 to 10,000: the chance to hold the Vault through all Guild cards to
 * come. How likely the next eight are the last ones was learned from many matches.
 */
import { LOST, WON } from '@muster/engine'
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
import { heroes, lookAround, nextCost, strength, traps } from './danger.ts'
import { goalChance } from './goals.ts'
import { meanWorth } from './hand-worth.ts'

const BEST = 10_000
/** Guild cards that the risk below is for. */
const SPAN = 8
/** Risks of later cards are not independent: a table that holds, holds. */
const MEMORY = 0.7

/** By passages from the Vault: what a hero there adds to the risk. */
const NEAR = [0.45, 0.26, 0.28, 0.18, 0.3, 0.35]
const IN_CELLS = 0.4
const TRAP_LESS = 0.21
const MOST_TRAPS = 2
const STRENGTH_LESS = 0.075
const MOST_STRENGTH = 20
const TREASURE_LESS = 0.03
const IN_LAIR = 0.6
const CARD_LESS = 0.19
const WORTH_LESS = 0.03
const CARD_TO_COME = 1.05
const NOW = 0.5
const NEXT = 0.28
const ALWAYS = -2.4

export function value(content: Content, s: KeepState): number {
  if (s.result === WON) return BEST
  if (s.result === LOST) return 0
  lookAround(content, s)
  const risk = ALWAYS + inRooms(s) + ofPlayers(content, s) + Math.log(1 + nextCost()) * NEXT
  const now = s.phase === INVADING ? NOW : 0
  const left = s.piles[GUILD].length
  let chance = holds(content, s, s.wave, risk + now, left)
  const later = s.wave === 2 ? 0 : left + s.piles[GUILD_DISCARD].length
  if (later > 0) chance *= holds(content, s, 2, risk, later)
  return Math.floor(BEST * chance * goalChance(content, s, left + later))
}

/** The chance to hold through the cards of a wave. */
function holds(content: Content, s: KeepState, wave: number, risk: number, cards: number): number {
  const all = risk + cardsOfInvasion(content, s, wave) * CARD_TO_COME
  return (1 / (1 + Math.exp(all))) ** ((cards / SPAN) ** MEMORY)
}

function inRooms(s: KeepState): number {
  let risk = 0
  let guards = 0
  for (let room = 0; room < ROOMS.length; room++) {
    if (s.cell[room] === NOWHERE) continue
    const far = s.distance[room] < 0 || s.distance[room] > 5 ? 5 : s.distance[room]
    risk += heroes[room] * (room === CELLS ? IN_CELLS : NEAR[far])
    risk -= Math.min(traps[room], MOST_TRAPS) * TRAP_LESS + s.value[room] * TREASURE_LESS
    guards += strength[room]
  }
  return risk - Math.min(guards, MOST_STRENGTH) * STRENGTH_LESS
}

function ofPlayers(content: Content, s: KeepState): number {
  let risk = 0
  for (let seat = 0; seat < s.players; seat++) {
    risk += (s.lair[seat] / content.monsters[s.clan[seat]]) * IN_LAIR
    risk -= s.piles[handOf(seat)].length * CARD_LESS + meanWorth(content, s, seat) * WORTH_LESS
  }
  return risk / s.players
}
