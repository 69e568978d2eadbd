/** Monsters from the Lair, and wounds: Ambush, Summon, mend, split (K3.11, K3.20, K8.7). */
import type { AnyWord, Word } from '@muster/engine'
import type { Action } from '../cards/types.ts'
import type { U } from '../content.ts'
import { lowestOf } from '../map/geometry.ts'
import { boundTo, takeHere } from '../rules/combo.ts'
import { mendMonster, roomsWith, summon } from '../rules/monsters.ts'
import { procedure } from '../rules/procedure.ts'
import {
  ANYWHERE,
  isInDungeon,
  type KeepState,
  MOST_VITALITY,
  monsterAt,
  NOWHERE,
  ROOMS,
  type Room,
  roomOfMonster,
  woundsOf,
} from '../state.ts'
import { ownRooms } from './move.ts'

type Ambush = Extract<Action, { readonly word: 'ambush' }>
type Summon = Extract<Action, { readonly word: 'summon' }>
type Mend = Extract<Action, { readonly word: 'mend' }>

// Ambush

/** The shown rooms that are in the dungeon, as bits (K1.15). */
function shownRooms(s: KeepState, shown: readonly Room[]): number {
  let rooms = 0
  for (const name of shown) {
    const room = ROOMS.indexOf(name)
    if (isInDungeon(s, room)) rooms |= 1 << room
  }
  return rooms
}

/** `last`: the row of picks goes forward from there. */
const ambushing = procedure('ambush', ['seat', 'rooms', 'left', 'last', 'some'], {
  where: {
    ask(u, f, d) {
      if (f.left === 0 || u.state.lair[f.seat] === 0) return 'over'
      d.ask(f.seat, 'ambush', 'K3.11', f.left)
      d.continues = f.some === 1
      const rooms = f.rooms & ~((1 << f.last) - 1)
      for (let left = rooms; left !== 0; left &= left - 1) d.option('in', lowestOf(left))
      if (f.some === 1) d.option('enough')
      return undefined
    },
    answer(u, f, choice) {
      if (choice.verb === 'enough') return 'over'
      summon(u, f.seat, choice.a)
      f.some = 1
      f.last = choice.a
      f.left--
      return 'where'
    },
  },
  over(u) {
    u.state.here = ANYWHERE
    return 'done'
  },
})

const ambush: Word<U, Ambush> = {
  name: 'ambush',
  can: (u, node, seat) => u.state.lair[seat] > 0 && shownRooms(u.state, node.args.rooms) !== 0,
  run(u, node, seat) {
    takeHere(u.state)
    u.call(ambushing, seat, shownRooms(u.state, node.args.rooms), node.args.monsters)
  },
}

// One room or monster to choose

const MEND = 0
const MEND_ALL = 1
const SPLIT = 2
const SUMMON = 3
const PROMPTS = ['mend', 'mend', 'split', 'summon']
const RULES = ['K3.2', 'K3.2', 'K8.7', 'K3.20']

/** The most wounds that a monster of a seat has in a room. */
function mostWounds(s: KeepState, seat: number, room: number): number {
  let wounds = MOST_VITALITY - 1
  while (wounds > 0 && s.monsters[monsterAt(seat, room, wounds)] === 0) wounds--
  return wounds
}

/** Rooms with a wounded monster of a seat, as bits. */
function woundedRooms(s: KeepState, seat: number, only: number): number {
  let rooms = 0
  for (let left = ownRooms(s, seat, only); left !== 0; left &= left - 1) {
    if (mostWounds(s, seat, lowestOf(left)) > 0) rooms |= left & -left
  }
  return rooms
}

const choosing = procedure('choosing', ['seat', 'what', 'monsters', 'only'], {
  which: {
    ask(u, f, d) {
      const s = u.state
      d.ask(f.seat, PROMPTS[f.what], RULES[f.what])
      const rooms =
        f.what === SUMMON ? ownRooms(s, f.seat, f.only) : woundedRooms(s, f.seat, f.only)
      for (let left = rooms; left !== 0; left &= left - 1) {
        const room = lowestOf(left)
        if (f.what >= SPLIT) d.option('in', room)
        else {
          for (let wounds = 1; wounds < MOST_VITALITY; wounds++) {
            const monster = monsterAt(f.seat, room, wounds)
            if (s.monsters[monster] > 0) d.option('with', monster)
          }
        }
      }
      return undefined
    },
    answer(u, f, choice) {
      const s = u.state
      s.here = f.what >= SPLIT ? choice.a : roomOfMonster(choice.a)
      if (f.what === SUMMON) summonUpTo(u, f.seat, choice.a, f.monsters)
      else if (f.what === SPLIT) split(u, f.seat, choice.a)
      else mendMonster(u, choice.a, f.what === MEND_ALL ? woundsOf(choice.a) : 1)
      return 'done'
    },
  },
})

/** K2.9 */
function summonUpTo(u: U, seat: number, room: number, monsters: number): void {
  for (let i = 0; i < monsters && u.state.lair[seat] > 0; i++) summon(u, seat, room)
}

function split(u: U, seat: number, room: number): void {
  mendMonster(u, monsterAt(seat, room, mostWounds(u.state, seat, room)), 1)
  summon(u, seat, room)
  u.tell('split', seat, room)
}

const summonWord: Word<U, Summon> = {
  name: 'summon',
  can: (u, _node, seat) =>
    u.state.lair[seat] > 0 && (boundTo(u.state) !== NOWHERE || roomsWith(u.state, seat) !== 0),
  run(u, node, seat) {
    const room = takeHere(u.state)
    if (room === NOWHERE) u.call(choosing, seat, SUMMON, node.args.monsters, NOWHERE)
    else {
      summonUpTo(u, seat, room, node.args.monsters)
      u.state.here = room
    }
  },
}

const mend: Word<U, Mend> = {
  name: 'mend',
  can: (u, _node, seat) => woundedRooms(u.state, seat, boundTo(u.state)) !== 0,
  run(u, node, seat) {
    u.call(choosing, seat, node.args.all === true ? MEND_ALL : MEND, 0, takeHere(u.state))
  },
}

const splitWord: Word<U, unknown> = {
  name: 'split',
  can: (u, _node, seat) =>
    u.state.lair[seat] > 0 && woundedRooms(u.state, seat, boundTo(u.state)) !== 0,
  run: (u, _node, seat) => u.call(choosing, seat, SPLIT, 0, takeHere(u.state)),
}

export const summonWords: AnyWord<U>[] = [ambush, summonWord, mend, splitWord]
export const summonProcedures = [ambushing, choosing]
