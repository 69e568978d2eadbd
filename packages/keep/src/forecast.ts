/** What the table threatens: what a hero would do, and how many would be awake. */
import { type Card, candidates } from '@muster/engine'
import { type Content, GUILD_HERO, scenarioOf } from './content.ts'
import { countOf, lowestOf, nearer } from './map/geometry.ts'
import { roomsOf, SYMBOL_OF } from './map/rooms.ts'
import { cardsOfInvasion } from './rules/cards.ts'
import { freeTokens, heroesIn } from './rules/heroes.ts'
import {
  ARRIVED,
  CELLS,
  classOf,
  EXHAUSTED,
  FRESH,
  GUILD,
  GUILD_DISCARD,
  HEROES,
  isInDungeon,
  type KeepState,
  MAGE,
  NOWHERE,
  ROGUE,
  ROOMS,
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

// Danger

export interface DangerView {
  /** Awake in the worst case: those who are now, and what the next Guild card brings, here or on the way to here. */
  readonly awake: number
  readonly value: number
  readonly falls: boolean
  readonly guarded: boolean
}

/** By room; nothing where there is no treasure. */
export function dangers(content: Content, s: KeepState): (DangerView | undefined)[] {
  const crowds = crowdsOf(content, s)
  return ROOMS.map((_, room) => {
    const value = s.value[room]
    if (value === 0 || !isInDungeon(s, room)) return undefined
    const guarded = s.guards[room] > 0
    const awake = crowds[room]
    return { awake, value, falls: awake >= value && !guarded, guarded }
  })
}

export const dangerOf = (content: Content, s: KeepState, room: number): DangerView | undefined =>
  dangers(content, s)[room]

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

/** A card of the Guild that brings heroes of a class to the rooms of a symbol. */
interface Bringing {
  readonly heroClass: number
  readonly symbol: number
}

/** No card at all: only those who are awake already go on. */
const NO_CARD: Bringing = { heroClass: -1, symbol: -1 }

/** What may come next; nothing more while the heroes of an invasion's last card still act. */
function cardsNext(content: Content, s: KeepState): Bringing[] {
  const acts = s.heroIs.some((is, hero) => is !== EXHAUSTED && s.heroRoom[hero] !== NOWHERE)
  if (acts && s.toCome === 0) return []
  return guildToCome(content, s).flatMap((card) => {
    const { type, of, at } = content.kinds[content.kindOf[card]]
    return type === GUILD_HERO ? [{ heroClass: of, symbol: at }] : []
  })
}

/** How many heroes would be awake in each room at once, with the worst card for that room. */
function crowdsOf(content: Content, s: KeepState): number[] {
  // Whoever charges comes from a room that is farther from the Vault: those are reckoned first.
  const rooms = ROOMS.map((_, room) => room)
    .filter((room) => isInDungeon(s, room))
    .sort((a, b) => s.distance[b] - s.distance[a])
  const onward = ROOMS.map((_, room) => {
    const stays = s.guards[room] > 0 || s.value[room] > 0 || s.distance[room] <= 0
    return stays || !isInDungeon(s, room) ? 0 : nearer(content, s, room)
  })
  const worst = ROOMS.map(() => 0)
  for (const card of [NO_CARD, ...cardsNext(content, s)]) {
    const crowds = ROOMS.map(() => 0)
    for (const room of rooms) {
      const charging = rooms.reduce(
        (sum, from) => sum + ((onward[from] & (1 << room)) !== 0 ? crowds[from] : 0),
        0,
      )
      crowds[room] = crowdIn(content, s, room, card, charging)
      worst[room] = Math.max(worst[room], crowds[room])
    }
  }
  return worst
}

/** All who come, one after the other: the last of them finds the others there and inspires them (K6.7). */
function crowdIn(
  content: Content,
  s: KeepState,
  room: number,
  card: Bringing,
  charging: number,
): number {
  const { trapDamage, heroVitality } = scenarioOf(content, s)
  const trapsEach = Math.ceil(Math.max(...heroVitality) / trapDamage)
  const dead = Math.trunc(tokensIn(s, room, TRAP) / trapsEach)
  const arriving = Math.max(0, charging - dead) + summoned(content, s, room, card)
  let awake = 0
  let inspires = arriving > 0 || wokenFor(s, room, card)
  for (let hero = 0; hero < HEROES; hero++) {
    if (s.heroRoom[hero] !== room || s.heroIs[hero] === EXHAUSTED) continue
    awake++
    if (s.heroInspires[hero] !== 0) inspires = true
  }
  return arriving + (inspires ? heroesIn(s, room) : awake)
}

/** 1 where a card's hero comes and is not stopped by the traps or the Cells. */
function summoned(content: Content, s: KeepState, room: number, card: Bringing): number {
  const { heroClass, symbol } = card
  if (SYMBOL_OF[room] !== symbol || freeTokens(s, heroClass) === 0) return 0
  if (room === CELLS && heroClass !== MAGE) return 0
  const { trapDamage, heroVitality } = scenarioOf(content, s)
  const traps = tokensIn(s, room, TRAP) - (heroClass === ROGUE ? 1 : 0)
  return traps * trapDamage < heroVitality[heroClass] ? 1 : 0
}

/** Does a card wake heroes by itself? K4.6; K6.3: too few tokens of a class wake those of it, and all beside them. */
function wokenFor(s: KeepState, room: number, { heroClass, symbol }: Bringing): boolean {
  if (symbol < 0) return false
  const free = freeTokens(s, heroClass)
  if (room === CELLS && SYMBOL_OF[room] === symbol && heroClass === MAGE && free > 0) return true
  return free < countOf(roomsOf(s, symbol)) && heroesIn(s, room, heroClass) > 0
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
