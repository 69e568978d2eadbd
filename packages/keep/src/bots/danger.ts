/**
 * How dangerous the table is: what the next Guild card is likely to cost, in tenths of an action. A hero that
 * comes is followed on its way: traps, those it wakes, guards, treasures, and on to the Vault.
 */
import { bagOf } from '@muster/engine'
import { type Content, GUILD_HERO, scenarioOf } from '../content.ts'
import { lowestOf, nearer } from '../map/geometry.ts'
import { SYMBOL_OF } from '../map/rooms.ts'
import { vitalityIn } from '../rules/monsters.ts'
import {
  CELLS,
  GUILD,
  HEROES,
  type KeepState,
  MAGE,
  NOWHERE,
  ROOMS,
  SYMBOLS,
  TRAP,
  tokensIn,
} from '../state.ts'
import { spared } from './goals.ts'
import { weights } from './weights.ts'

/** By room: heroes, awake or not; what wounds its monsters can take; what wounds its traps deal; its treasure. */
export const heroes = new Int32Array(ROOMS.length)
export const strength = new Int32Array(ROOMS.length)
export const traps = new Int32Array(ROOMS.length)
const prize = new Int32Array(ROOMS.length)
/** By room: the ways nearer to the Vault as bits; 0 for rooms that are not there. */
const ways = new Int32Array(ROOMS.length)
/** By room: how likely the next card brings a hero there. */
const chance = new Float64Array(ROOMS.length)
/** Rooms of the dungeon, as bits. */
let rooms = 0

const FAR = 9

/** Which map `ways` belongs to: the passages it was made from. */
const mapped = new Int32Array(ROOMS.length)
let mappedContent: Content | undefined

/** Steps from room to room, room × 12 + room; through passages. */
const steps = new Int32Array(ROOMS.length * ROOMS.length)

export const stepsBetween = (from: number, to: number): number => steps[from * ROOMS.length + to]

function measureSteps(s: KeepState): void {
  steps.fill(FAR)
  for (let from = 0; from < ROOMS.length; from++) {
    let seen = 1 << from
    let edge = seen
    for (let n = 0; edge !== 0; n++) {
      let next = 0
      for (let left = edge; left !== 0; left &= left - 1) {
        steps[from * ROOMS.length + lowestOf(left)] = n
        next |= s.passages[lowestOf(left)]
      }
      edge = next & ~seen
      seen |= next
    }
  }
}

function knowWays(content: Content, s: KeepState): void {
  let isKnown = mappedContent === content && !scenarioOf(content, s).heroesUsePortals
  for (let room = 0; isKnown && room < ROOMS.length; room++) {
    isKnown = mapped[room] === s.passages[room]
  }
  if (isKnown) return
  mappedContent = content
  measureSteps(s)
  for (let room = 0; room < ROOMS.length; room++) {
    mapped[room] = s.passages[room]
    ways[room] = s.distance[room] > 0 ? nearer(content, s, room) : 0
  }
}

const bySymbol = new Int32Array(SYMBOLS.length)

/** Counts the symbols of the Guild cards to come. */
function knowGuild(content: Content, s: KeepState): void {
  const row = s.piles[GUILD]
  const top = row.length === 0 ? 0 : row[row.length - 1]
  const cards = top < 0 ? s.bagCards[bagOf(top)] : row
  bySymbol.fill(0)
  let jailers = 0
  for (let i = 0; i < cards.length; i++) {
    const kind = cards[i] < 0 ? undefined : content.kinds[content.kindOf[cards[i]]]
    if (kind === undefined || kind.type !== GUILD_HERO) continue
    bySymbol[kind.at]++
    if (kind.of === MAGE && kind.at === SYMBOL_OF[CELLS]) jailers++
  }
  const all = cards.length === 0 ? 1 : cards.length
  for (let room = 0; room < ROOMS.length; room++) {
    // Only a Mage does anything in the Cells (K6.6).
    chance[room] = (room === CELLS ? jailers : bySymbol[SYMBOL_OF[room]]) / all
  }
}

export function lookAround(content: Content, s: KeepState): void {
  knowWays(content, s)
  knowGuild(content, s)
  heroes.fill(0)
  for (let hero = 0; hero < HEROES; hero++) {
    const room = s.heroRoom[hero]
    if (room !== NOWHERE) heroes[room]++
  }
  const { trapDamage } = scenarioOf(content, s)
  knowPrices(content, s)
  rooms = 0
  for (let room = 0; room < ROOMS.length; room++) {
    if (s.cell[room] === NOWHERE) continue
    rooms |= 1 << room
    strength[room] = s.guards[room] === 0 ? 0 : vitalityIn(content, s, room)
    traps[room] = tokensIn(s, room, TRAP) * trapDamage
    prize[room] = s.value[room]
  }
  knowCosts()
  look++
}

/** By value: what a lost treasure costs, and more where the scenario counts them. */
const price = new Float64Array(5)

function knowPrices(content: Content, s: KeepState): void {
  const left = spared(content, s)
  const more = left < weights.spared.length ? weights.spared[left < 0 ? 0 : left] : 0
  for (let value = 1; value < 4; value++) {
    price[value] = weights.price[value] + more * weights.price[4]
  }
  price[4] = weights.price[4]
}

/** Beyond this all rooms are equally far. */
const FARTHEST = 5
const far = (steps: number): number => (steps < 0 || steps > FARTHEST ? FARTHEST : steps)

/** Rooms that heroes came into since it was last cleared, as bits. */
let met = 0

/** What it costs when some heroes come into a room. */
export function arrival(room: number, coming: number): number {
  met |= 1 << room
  const left = coming - traps[room]
  if (left <= 0) return 0
  const awake = heroes[room] + left
  const guard = strength[room]
  const free = awake - guard
  const cost = (guard < awake ? guard : awake) * weights.guard
  if (free <= 0) return cost
  const value = prize[room]
  if (value === 0) return cost + onward(room, free)
  if (free >= value) return cost + price[value] + onward(room, free - value)
  const share = value === 4 ? weights.last : weights.short
  return cost + price[value] * share[value - free]
}

/** What it costs when heroes go on from a room; the players choose the way. */
function onward(room: number, going: number): number {
  if (going === 0 || ways[room] === 0) return 0
  let least = Number.POSITIVE_INFINITY
  for (let left = ways[room]; left !== 0; left &= left - 1) {
    const cost = arrival(lowestOf(left), going)
    if (cost < least) least = cost
  }
  return least
}

/** By room: what it costs when the next card brings a hero there. */
const costs = new Float64Array(ROOMS.length)
/** By room: where the next card may bring a hero that comes through it, as bits. */
const entries = new Int32Array(ROOMS.length)

function knowCosts(): void {
  entries.fill(0)
  for (let left = rooms; left !== 0; left &= left - 1) {
    const room = lowestOf(left)
    if (chance[room] === 0) continue
    met = 0
    costs[room] = arrival(room, 1)
    for (let way = met; way !== 0; way &= way - 1) entries[lowestOf(way)] |= 1 << room
  }
}

/** The likely cost of the next Guild card. */
export function nextCost(): number {
  let sum = 0
  for (let left = rooms; left !== 0; left &= left - 1) {
    const room = lowestOf(left)
    if (chance[room] > 0) sum += chance[room] * costs[room]
  }
  return sum
}

/** What the next card is likely to cost less than at the last look, if it brings a hero into one of these rooms. */
function saved(from: number): number {
  let sum = 0
  for (let left = from; left !== 0; left &= left - 1) {
    const room = lowestOf(left)
    sum += chance[room] * (costs[room] - arrival(room, 1))
  }
  return sum
}

/** A room is held no better by more than these. */
export const MOST_TRAPS = 2
export const MOST_STRENGTH = 3

/** What the heroes of a room weigh, less what its traps and guards will be good for later. */
function weight(s: KeepState, room: number): number {
  if ((rooms & (1 << room)) === 0) return 0
  const steps = far(s.distance[room])
  let sum = 0
  if (heroes[room] > 0)
    sum += heroes[room] * (room === CELLS ? weights.inCells : weights.near[steps])
  if (traps[room] > 0) sum -= Math.min(traps[room], MOST_TRAPS) * weights.trapAt[steps]
  if (strength[room] > 0) sum -= Math.min(strength[room], MOST_STRENGTH) * weights.guardAt[steps]
  return sum
}

// What a small change of the table would bring, each worked out once a look.

const HIT = 0
const TRAPPED = 1
const GUARDED = 2
const REACH = 3
const QUESTIONS = 4
let look = 0
const lookOf = new Int32Array(ROOMS.length * QUESTIONS)
const gains = new Float64Array(ROOMS.length * QUESTIONS)

/** What it brings to remove a hero from a room that has one. */
export function hitGain(s: KeepState, room: number): number {
  const at = room * QUESTIONS + HIT
  if (lookOf[at] === look) return gains[at]
  const before = weight(s, room)
  heroes[room]--
  const gain = before - weight(s, room) + saved(entries[room])
  heroes[room]++
  return noted(at, gain)
}

export function trapGain(s: KeepState, room: number): number {
  const at = room * QUESTIONS + TRAPPED
  if (lookOf[at] === look) return gains[at]
  const before = weight(s, room)
  traps[room]++
  const gain = before - weight(s, room) + saved(entries[room])
  traps[room]--
  return noted(at, gain)
}

/** What one more vitality of monsters brings. */
export function guardGain(s: KeepState, room: number): number {
  const at = room * QUESTIONS + GUARDED
  if (lookOf[at] === look) return gains[at]
  const before = weight(s, room)
  strength[room]++
  const gain = before - weight(s, room) + saved(entries[room])
  strength[room]--
  return noted(at, gain)
}

function noted(at: number, gain: number): number {
  lookOf[at] = look
  gains[at] = gain
  return gain
}

/** What it brings when a monster of so much vitality goes from room to room; NOWHERE for the Lair. */
export const shiftGain = (s: KeepState, from: number, to: number, vitality: number): number =>
  carryGain(s, strength, from, to, vitality)

/** What it brings when a trap is carried from room to room. */
export const carryTrapGain = (s: KeepState, from: number, to: number): number =>
  carryGain(s, traps, from, to, 1)

function carryGain(s: KeepState, what: Int32Array, from: number, to: number, many: number): number {
  let before = 0
  let after = 0
  let touched = 0
  if (from !== NOWHERE) {
    before += weight(s, from)
    what[from] -= many
    after += weight(s, from)
    touched |= entries[from]
  }
  if (to !== NOWHERE) {
    before += weight(s, to)
    what[to] += many
    after += weight(s, to)
    touched |= entries[to]
  }
  const gain = before - after + saved(touched)
  if (from !== NOWHERE) what[from] += many
  if (to !== NOWHERE) what[to] -= many
  return gain
}

/** How well a room lies to get at heroes: the best target, fading with the way. */
export function reachGain(s: KeepState, room: number): number {
  const at = room * QUESTIONS + REACH
  if (lookOf[at] === look) return gains[at]
  let best = 0
  for (let left = rooms; left !== 0; left &= left - 1) {
    const other = lowestOf(left)
    if (heroes[other] === 0) continue
    const gain = hitGain(s, other) * weights.fading[far(stepsBetween(room, other))]
    if (gain > best) best = gain
  }
  return noted(at, best)
}
