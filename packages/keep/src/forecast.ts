/** What the table threatens: what a hero would do, how many would be awake, what a card would bring. */
import { type Card, candidates, type Telling, Umpire } from '@muster/engine'
import { policy } from './bots/policy.ts'
import { type Content, GUILD_HERO, scenarioOf, type U } from './content.ts'
import { lowestOf, nearer } from './map/geometry.ts'
import { SYMBOL_OF } from './map/rooms.ts'
import { cardsOfInvasion } from './rules/cards.ts'
import { heroesIn } from './rules/heroes.ts'
import { PRIZE, VAULT_LOOTED } from './rules/loot.ts'
import { whatIfProcedure } from './rules/what-if.ts'
import {
  ARRIVED,
  CELLS,
  CLASSES,
  classOf,
  copyState,
  EXHAUSTED,
  FRESH,
  GUILD,
  GUILD_DISCARD,
  HEROES,
  isInDungeon,
  type KeepState,
  MAGE,
  ROGUE,
  ROOMS,
  TRAP,
  tokensIn,
} from './state.ts'
import { begunAs } from './view/running.ts'
import { procedures } from './vocabulary.ts'

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
  /** Awake in the worst case if one more hero came, here or on the way to here. */
  readonly awake: number
  readonly value: number
  readonly falls: boolean
  readonly guarded: boolean
}

/** By room; nothing where there is no treasure. */
export function dangers(content: Content, s: KeepState): (DangerView | undefined)[] {
  const coming = symbolsToCome(content, s)
  const crowds = crowdsOf(content, s, coming)
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

/** For each symbol the classes of the Guild cards that may come next, as bits. */
function symbolsToCome(content: Content, s: KeepState): number[] {
  const bits = ROOMS.map(() => 0)
  for (const card of guildToCome(content, s)) {
    const { type, of, at } = content.kinds[content.kindOf[card]]
    if (type === GUILD_HERO) bits[at] |= 1 << of
  }
  return bits
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

/** How many heroes would be awake in each room, in the worst case, if one more came. */
function crowdsOf(content: Content, s: KeepState, coming: readonly number[]): number[] {
  const crowds = ROOMS.map(() => 0)
  const rooms = ROOMS.map((_, room) => room).filter((room) => isInDungeon(s, room))
  // Whoever charges comes from a room that is farther from the Vault: those are reckoned first.
  for (const room of rooms.sort((a, b) => s.distance[b] - s.distance[a])) {
    const arriving = Math.max(
      summoned(content, s, room, coming[SYMBOL_OF[room]]),
      charging(content, s, room, rooms, crowds),
    )
    crowds[room] = arriving === 0 ? 0 : arriving + heroesIn(s, room)
  }
  return crowds
}

/** 1 where a class may come and is not stopped by the traps or the Cells. */
function summoned(content: Content, s: KeepState, room: number, classes: number): number {
  const { trapDamage, heroVitality } = scenarioOf(content, s)
  const traps = tokensIn(s, room, TRAP)
  const comes = CLASSES.some((_, heroClass) => {
    if ((classes & (1 << heroClass)) === 0 || (room === CELLS && heroClass !== MAGE)) return false
    const left = traps - (heroClass === ROGUE ? 1 : 0)
    return left * trapDamage < heroVitality[heroClass]
  })
  return comes ? 1 : 0
}

/** The greatest crowd that may charge in and outlive the traps. */
function charging(
  content: Content,
  s: KeepState,
  room: number,
  rooms: readonly number[],
  crowds: readonly number[],
): number {
  const { trapDamage, heroVitality } = scenarioOf(content, s)
  const trapsEach = Math.ceil(Math.max(...heroVitality) / trapDamage)
  const dead = Math.trunc(tokensIn(s, room, TRAP) / trapsEach)
  let most = 0
  for (const from of rooms) {
    const moves = s.guards[from] === 0 && s.value[from] === 0 && crowds[from] > 0
    if (moves && (nearer(content, s, from) & (1 << room)) !== 0) {
      most = Math.max(most, crowds[from] - dead)
    }
  }
  return most
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

// What if

export interface WhatIf {
  readonly events: readonly Telling[]
  readonly state: KeepState
  /** It would go on with a card that nobody has seen. */
  readonly hidden: boolean
  readonly lost: boolean
}

class Hidden extends Error {}

const shut = {
  deal(): never {
    throw new Hidden()
  },
  roll(): never {
    throw new Hidden()
  },
}

const FIRST = (): number => 0

/** "What if this came now": played on a copy as sensible players would, nobody defending, to the first hidden card. */
export function whatIf(
  content: Content,
  state: KeepState,
  heroClass: number,
  symbol: number,
): WhatIf {
  const copy = copyState(state)
  copy.stack = [whatIfProcedure.index, 0, heroClass, symbol, 0, 0, 0, 0]
  copy.agenda = []
  const events: Telling[] = []
  const u: U = new Umpire<KeepState, Content>({ procedures }, content, copy, shut)
  u.resume(copy)
  u.events = (name, a, b, c, d) => events.push({ name, a, b, c, d })
  let hidden = false
  try {
    u.choose(0)
    while (!u.isOver && u.decision.prompt !== 'what-if') u.choose(answer(u))
  } catch (error) {
    if (!(error instanceof Hidden)) throw error
    hidden = true
    tellLoot(copy, events)
  }
  const lost = events.some(({ name }) => name === 'lost')
  return { events, state: copy, hidden: hidden && !lost, lost }
}

/** No card of a pile that nobody has seen. */
const UNSEEN = -1

/** A treasure is turned when it is looted: what it does is hidden, that it is gone is not. */
function tellLoot(s: KeepState, events: Telling[]): void {
  const room = begunAs(s, 'loot')?.local('room')
  if (room === undefined || s.value[room] === 0) return
  const value = s.value[room]
  s.value[room] = 0
  events.push({ name: 'looted', a: room, b: value, c: UNSEEN, d: 0 })
  if (value === PRIZE) events.push({ name: 'lost', a: VAULT_LOOTED, b: 0, c: 0, d: 0 })
}

function answer(u: U): number {
  const { decision } = u
  for (let i = 0; i < decision.count; i++) if (decision.at(i).verb === 'pass') return i
  return policy(u, FIRST)
}
