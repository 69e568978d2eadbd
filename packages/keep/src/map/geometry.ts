/** The map: which rooms are joined, how far they lie from the Vault, and where another one may be built. */
import type { Content } from '../content.ts'
import { COMPLETED, type KeepState, NOWHERE, ROOMS, VAULT } from '../state.ts'

/** Bits of the four sides. */
const NORTH = 1
const EAST = 2
const SOUTH = 4
const WEST = 8
const SIDES = [NORTH, EAST, SOUTH, WEST] as const
/** What a step over each side adds to a cell. */
const STEP = [-16, 1, 16, -1] as const
const ROW_LENGTH = 16

/** Openings of a tile after quarter turns clockwise: bits N 1, E 2, S 4, W 8. */
export const turned = (openings: number, turns: number): number =>
  ((openings << turns) | (openings >> (4 - turns))) & 15

/** Calls `each` for every room of a set, in order. */
export function bitsOf(bits: number, each: (room: number) => void): void {
  for (let left = bits; left !== 0; left &= left - 1) each(lowestOf(left))
}

/** The lowest room of a set that has one. */
export const lowestOf = (bits: number): number => 31 - Math.clz32(bits & -bits)

export function countOf(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count++
  return count
}

/** The cell over a side, or NOWHERE at the rim of the grid. */
function cellOver(cell: number, side: number): number {
  const x = cell % ROW_LENGTH
  if ((side === 1 && x === ROW_LENGTH - 1) || (side === 3 && x === 0)) return NOWHERE
  const over = cell + STEP[side]
  return over >= 0 && over < ROW_LENGTH * ROW_LENGTH ? over : NOWHERE
}

function roomAt(s: KeepState, cell: number): number {
  return cell === NOWHERE ? NOWHERE : s.cell.indexOf(cell)
}

/** The room over a side of a room, or NOWHERE. */
const roomOver = (s: KeepState, room: number, side: number): number =>
  roomAt(s, cellOver(s.cell[room], side))

/** The side of a room at which a neighbour lies, or −1. */
function sideTo(s: KeepState, room: number, other: number): number {
  for (let side = 0; side < 4; side++) if (roomOver(s, room, side) === other) return side
  return -1
}

const opposite = (side: number): number => (side + 2) % 4

/** The low half of `shut` holds sides closed by a twist, the high half sides that one broke open. */
const BROKEN = 4

function opensTo(content: Content, s: KeepState, room: number, side: number): boolean {
  const openings = turned(content.openings[room], s.turn[room]) | (s.shut[room] >> BROKEN)
  return (openings & ~s.shut[room] & SIDES[side]) !== 0
}

/** Closes or opens the edge between two neighbours, on both tiles. `layMap` must follow. */
export function setPassage(s: KeepState, room: number, other: number, open: boolean): void {
  const side = sideTo(s, room, other)
  setSide(s, room, SIDES[side], open)
  setSide(s, other, SIDES[opposite(side)], open)
}

function setSide(s: KeepState, room: number, bit: number, open: boolean): void {
  const set = open ? bit << BROKEN : bit
  const cleared = open ? bit : bit << BROKEN
  s.shut[room] = (s.shut[room] | set) & ~cleared
}

/** Would every room keep its way to the Vault if this passage were closed? */
export function canClose(content: Content, s: KeepState, room: number, other: number): boolean {
  const before = countOf(fromVault(content, s))
  s.passages[room] ^= 1 << other
  s.passages[other] ^= 1 << room
  const after = countOf(fromVault(content, s))
  s.passages[room] ^= 1 << other
  s.passages[other] ^= 1 << room
  return after === before
}

/** Rooms with a way to the Vault, as bits. */
function fromVault(content: Content, s: KeepState): number {
  let seen = 1 << VAULT
  for (let edge = seen; edge !== 0; ) {
    let next = 0
    for (let left = edge; left !== 0; left &= left - 1) next |= waysOf(content, s, lowestOf(left))
    edge = next & ~seen
    seen |= next
  }
  return seen
}

/** Sets passages, borders and distance from cell, turn and shut (K8.4, K8.11). */
export function layMap(content: Content, s: KeepState): void {
  for (let room = 0; room < ROOMS.length; room++) {
    s.passages[room] = 0
    s.borders[room] = 0
    s.distance[room] = -1
    if (s.cell[room] === NOWHERE) continue
    for (let side = 0; side < 4; side++) {
      const other = roomOver(s, room, side)
      if (other === NOWHERE) continue
      s.borders[room] |= 1 << other
      if (opensTo(content, s, room, side) && opensTo(content, s, other, opposite(side))) {
        s.passages[room] |= 1 << other
      }
    }
  }
  measure(content, s)
}

/** Breadth first from the Vault. */
function measure(content: Content, s: KeepState): void {
  if (s.cell[VAULT] === NOWHERE) return
  let edge = 1 << VAULT
  let seen = edge
  for (let steps = 0; edge !== 0; steps++) {
    let next = 0
    for (let left = edge; left !== 0; left &= left - 1) {
      const room = lowestOf(left)
      s.distance[room] = steps
      next |= waysOf(content, s, room)
    }
    edge = next & ~seen
    seen |= next
  }
}

/** Rooms joined for heroes: passages, and completed portals where a scenario lets them in. */
function waysOf(content: Content, s: KeepState, room: number): number {
  const ways = s.passages[room]
  if (!content.scenarios[s.scenario].heroesUsePortals) return ways
  return ways | portalsFrom(s, room)
}

/** K3.13: the other rooms with a completed portal, for one that has it. */
function portalsFrom(s: KeepState, room: number): number {
  if (s.portal[room] !== COMPLETED) return 0
  let rooms = 0
  for (let other = 0; other < ROOMS.length; other++) {
    if (other !== room && s.portal[other] === COMPLETED) rooms |= 1 << other
  }
  return rooms
}

/** Rooms a monster can go to, as bits: passages, completed portals, edges where walls are no hindrance. */
export function reach(s: KeepState, room: number, walls: boolean): number {
  return s.passages[room] | (walls ? s.borders[room] : 0) | portalsFrom(s, room)
}

/** K6.12, K6.22: the ways of heroes that lead one passage nearer to the Vault, as bits. */
export function nearer(content: Content, s: KeepState, room: number): number {
  const wanted = s.distance[room] - 1
  let rooms = 0
  for (let left = waysOf(content, s, room); left !== 0; left &= left - 1) {
    const other = lowestOf(left)
    if (s.distance[other] === wanted) rooms |= 1 << other
  }
  return rooms
}

/** Free cells that share an edge with a room, sorted (K8.6). */
export function openPlaces(s: KeepState): number[] {
  const places: number[] = []
  for (let room = 0; room < ROOMS.length; room++) {
    if (s.cell[room] === NOWHERE) continue
    for (let side = 0; side < 4; side++) {
      const cell = cellOver(s.cell[room], side)
      if (cell !== NOWHERE && !s.cell.includes(cell) && !places.includes(cell)) places.push(cell)
    }
  }
  return places.sort((a, b) => a - b)
}

/** Turns of a tile at a cell from which passages lead to the Vault, alike ones once (K4.8). */
export function legalTurns(content: Content, s: KeepState, room: number, cell: number): number[] {
  const turns: number[] = []
  let seen = 0
  for (let turn = 0; turn < 4; turn++) {
    const openings = turned(content.openings[room], turn)
    if ((seen & (1 << openings)) !== 0) continue
    seen |= 1 << openings
    if (leadsToVault(content, s, openings, cell)) turns.push(turn)
  }
  return turns
}

function leadsToVault(content: Content, s: KeepState, openings: number, cell: number): boolean {
  for (let side = 0; side < 4; side++) {
    if ((openings & SIDES[side]) === 0) continue
    const other = roomAt(s, cellOver(cell, side))
    if (other === NOWHERE || s.distance[other] < 0) continue
    if (opensTo(content, s, other, opposite(side))) return true
  }
  return false
}

/** Cells at which a tile may be built. */
export function legalPlaces(content: Content, s: KeepState, room: number): number[] {
  return openPlaces(s).filter((cell) => legalTurns(content, s, room, cell).length > 0)
}

export function canBuild(content: Content, s: KeepState, room: number): boolean {
  return legalPlaces(content, s, room).length > 0
}
