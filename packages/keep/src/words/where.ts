/** Which rooms a scenario means, and when its conditions hold. */
import type { Condition } from '@muster/engine'
import type { TwistCondition, Where } from '../cards/types.ts'
import type { U } from '../content.ts'
import { lowestOf } from '../map/geometry.ts'
import { SYMBOL_OF } from '../map/rooms.ts'
import { heroesIn } from '../rules/heroes.ts'
import { isInDungeon, type KeepState, LEVELS, ROOMS, SYMBOLS, TOKENS, tokensIn } from '../state.ts'

type Fits = (u: U, room: number) => boolean

/** All rooms of such a place are meant, not one of them. */
export function meansEach({ in: where }: Where): boolean {
  return where === 'every' || where === 'symbol' || where === 'marked' || where === 'unguarded'
}

/** Rooms of the dungeon that a place means, as bits; of several where one is meant the party chooses. */
export function roomsAt(u: U, where: Where, fits?: Fits): number {
  const { state } = u
  let rooms = 0
  for (let room = 0; room < ROOMS.length; room++) {
    if (!isInDungeon(state, room) || !isMeant(state, where, room)) continue
    if (fits === undefined || fits(u, room)) rooms |= 1 << room
  }
  return highest(state, where, rooms)
}

function isMeant(s: KeepState, where: Where, room: number): boolean {
  switch (where.in) {
    case 'room':
      return ROOMS[room] === where.room
    case 'symbol':
      return SYMBOLS[SYMBOL_OF[room]] === where.symbol
    case 'marked':
      return s.marks[room] > 0
    case 'unguarded':
      return s.guards[room] === 0
    case 'lowest-treasure':
      return s.value[room] > 0
    default:
      return true
  }
}

/** Of the rooms of a superlative the first ones. */
function highest(s: KeepState, where: Where, rooms: number): number {
  if (where.in !== 'most-heroes' && where.in !== 'farthest' && where.in !== 'lowest-treasure') {
    return rooms
  }
  let found = 0
  let most = Number.NEGATIVE_INFINITY
  for (let left = rooms; left !== 0; left &= left - 1) {
    const room = lowestOf(left)
    const rank = rankOf(s, where.in, room)
    if (rank > most) {
      most = rank
      found = 0
    }
    if (rank === most) found |= 1 << room
  }
  return found
}

function rankOf(
  s: KeepState,
  by: 'most-heroes' | 'farthest' | 'lowest-treasure',
  room: number,
): number {
  if (by === 'most-heroes') return heroesIn(s, room)
  if (by === 'lowest-treasure') return -s.value[room]
  // K8.12: a room without a way to the Vault is the farthest.
  return s.distance[room] < 0 ? ROOMS.length : s.distance[room]
}

const CONDITIONS: readonly string[] = [
  'counter-at-least',
  'counter-below',
  'wave',
  'level',
  'level-not',
  'players-at-least',
  'players-below',
  'guarded',
  'tokens-at-least',
  'heroes-at-least',
] satisfies TwistCondition['is'][]

const isTwistCondition = (condition: Condition): condition is Condition & TwistCondition =>
  CONDITIONS.includes(condition.is)

/** Does a condition of a scenario hold? */
export function holds(u: U, condition: Condition): boolean {
  if (!isTwistCondition(condition)) throw new Error(`unknown condition ${condition.is}`)
  const { state } = u
  switch (condition.is) {
    case 'counter-at-least':
      return state.counters[condition.counter] >= condition.than
    case 'counter-below':
      return state.counters[condition.counter] < condition.than
    case 'wave':
      return state.wave === condition.wave
    case 'level':
      return LEVELS[state.level] === condition.level
    case 'level-not':
      return LEVELS[state.level] !== condition.level
    case 'players-at-least':
      return state.players >= condition.count
    case 'players-below':
      return state.players < condition.count
    case 'guarded':
      return isGuarded(u, condition.where)
    case 'tokens-at-least': {
      const token = TOKENS.indexOf(condition.what)
      const tokens = (room: number) => tokensIn(state, room, token)
      return countAt(u, condition.where, tokens) >= condition.count
    }
    case 'heroes-at-least':
      return countAt(u, condition.where, (room) => heroesIn(state, room)) >= condition.count
  }
}

function isGuarded(u: U, where: Where): boolean {
  const rooms = roomsAt(u, where)
  let guarded = 0
  for (let left = rooms; left !== 0; left &= left - 1) {
    const room = lowestOf(left)
    if (u.state.guards[room] > 0) guarded |= 1 << room
  }
  return rooms !== 0 && (meansEach(where) ? guarded === rooms : guarded !== 0)
}

/** Of rooms that are all meant together; else the most that one has. */
function countAt(u: U, where: Where, count: (room: number) => number): number {
  let all = 0
  let most = 0
  for (let left = roomsAt(u, where); left !== 0; left &= left - 1) {
    const here = count(lowestOf(left))
    all += here
    if (here > most) most = here
  }
  return meansEach(where) ? all : most
}
