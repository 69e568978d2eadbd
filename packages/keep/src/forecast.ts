/** What the table threatens: what a hero would do, and how many would be awake. */
import { type Card, candidates } from '@muster/engine'
import { type Content, scenarioOf } from './content.ts'
import { lowestOf, nearer } from './map/geometry.ts'
import { cardsOfInvasion } from './rules/cards.ts'
import {
  ARRIVED,
  CELLS,
  classOf,
  EXHAUSTED,
  FRESH,
  GUILD,
  GUILD_DISCARD,
  HEROES,
  type KeepState,
  MAGE,
  ROGUE,
  TRAP,
  tokensIn,
} from './state.ts'

// What one hero does

/** From step 5 on, or before it: dead in a trap, or locked up. */
export type Deed =
  | { readonly does: 'dies' | 'stays' }
  | { readonly does: 'attacks'; readonly guards: number }
  | { readonly does: 'loots' | 'waits'; readonly value: number; readonly awake: number }
  /** The rooms that it may charge to, as bits. */
  | { readonly does: 'charges'; readonly to: number }

/** What a hero that is to be resolved does next, if nobody else comes before it. */
export function deedOf(content: Content, s: KeepState, hero: number): Deed {
  const room = s.heroRoom[hero]
  if (s.heroIs[hero] === FRESH) {
    if (diesToTraps(content, s, hero)) return { does: 'dies' }
    if (room === CELLS && classOf(hero) !== MAGE) return { does: 'stays' }
  }
  if (s.guards[room] > 0) return { does: 'attacks', guards: s.guards[room] }
  const awake = awakeBeside(s, hero)
  const value = s.value[room]
  if (value > 0) return { does: awake >= value ? 'loots' : 'waits', value, awake }
  if (s.distance[room] <= 0) return { does: 'waits', value, awake }
  return { does: 'charges', to: nearer(content, s, room) }
}

function diesToTraps(content: Content, s: KeepState, hero: number): boolean {
  const { trapDamage, heroVitality } = scenarioOf(content, s)
  // K6.5: a Rogue takes one away before the others bite.
  const traps = tokensIn(s, s.heroRoom[hero], TRAP) - (classOf(hero) === ROGUE ? 1 : 0)
  return traps * trapDamage >= heroVitality[classOf(hero)] - s.heroWounds[hero]
}

/** The heroes of its room that are awake once it has inspired. */
function awakeBeside(s: KeepState, hero: number): number {
  const inspires = s.heroIs[hero] === FRESH || s.heroIs[hero] === ARRIVED
  const mask = inspires ? s.heroInspires[hero] : 0
  let awake = 0
  for (let other = 0; other < HEROES; other++) {
    if (s.heroRoom[other] !== s.heroRoom[hero]) continue
    if (s.heroIs[other] !== EXHAUSTED || (mask & (1 << other)) !== 0) awake++
  }
  return awake
}

/** The cards of the Guild deck; once wave 1 runs out, those that were discarded too (K5.1). */
export function guildToCome(content: Content, s: KeepState): Card[] {
  const deck = cardsIn(s, GUILD)
  const runsOut = s.wave === 1 && deck.length < Math.max(s.toCome, cardsOfInvasion(content, s))
  return runsOut ? [...deck, ...s.piles[GUILD_DISCARD]] : deck
}

/** What a pile holds, in the order of the pack: its own order tells nothing (K8.13). */
export function cardsIn(s: KeepState, pile: number): Card[] {
  const found: Card[] = []
  for (const place of s.piles[pile]) {
    if (place >= 0) found.push(place)
    else for (const card of candidates(s, place)) if (!found.includes(card)) found.push(card)
  }
  return found.sort((a, b) => a - b)
}

/** The way that a hero would go from a room, as far as it is free; at forks the first of them. */
export function pathFrom(content: Content, s: KeepState, room: number): number[] {
  const path: number[] = []
  let at = room
  while (s.guards[at] === 0 && s.value[at] === 0 && s.distance[at] > 0) {
    at = lowestOf(nearer(content, s, at))
    path.push(at)
  }
  return path
}
