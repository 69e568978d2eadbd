/** Monsters in rooms and in their Lairs. */
import type { Seat } from '@muster/engine'
import type { Content, U } from '../content.ts'
import {
  type KeepState,
  monsterAt,
  monstersIn,
  ROOMS,
  roomOfMonster,
  seatOfMonster,
  woundsOf,
} from '../state.ts'

export function addMonster(s: KeepState, monster: number): void {
  s.monsters[monster]++
  s.guards[roomOfMonster(monster)]++
}

function removeMonster(s: KeepState, monster: number): void {
  s.monsters[monster]--
  s.guards[roomOfMonster(monster)]--
}

/** K1.8, K1.17: it goes to its Lair, and leaves its wounds behind. */
export function takeMonster(u: U, monster: number): void {
  removeMonster(u.state, monster)
  u.state.lair[seatOfMonster(monster)]++
  u.tell('monster-gone', monster)
}

export function moveMonster(u: U, monster: number, to: number): void {
  removeMonster(u.state, monster)
  addMonster(u.state, monsterAt(seatOfMonster(monster), to, woundsOf(monster)))
  u.tell('moved', monster, to)
}

export function vitalityOf(content: Content, s: KeepState, seat: Seat): number {
  return content.vitality[s.clan[seat]]
}

/** K6.8: a monster with no vitality left goes to its Lair. */
export function hurtMonster(u: U, monster: number, damage: number): void {
  if (damage === 0) return
  const s = u.state
  const seat = seatOfMonster(monster)
  const wounds = woundsOf(monster) + damage
  if (wounds >= vitalityOf(u.content, s, seat)) {
    takeMonster(u, monster)
    return
  }
  removeMonster(s, monster)
  addMonster(s, monsterAt(seat, roomOfMonster(monster), wounds))
  u.tell('wounded', monster, wounds)
}

/** Takes wounds away from a monster that stays where it is. */
export function mendMonster(u: U, monster: number, wounds: number): void {
  removeMonster(u.state, monster)
  addMonster(u.state, monster - wounds)
  u.tell('mended', monster)
}

/** A monster of the Lair, which must have one, comes to a room. */
export function summon(u: U, seat: Seat, room: number): void {
  u.state.lair[seat]--
  const monster = monsterAt(seat, room, 0)
  addMonster(u.state, monster)
  u.tell('summoned', monster)
}

/** Rooms with a monster of a seat, as bits. */
export function roomsWith(s: KeepState, seat: Seat): number {
  let rooms = 0
  for (let room = 0; room < ROOMS.length; room++) {
    if (s.guards[room] > 0 && monstersIn(s, seat, room) > 0) rooms |= 1 << room
  }
  return rooms
}

/** What wounds all monsters of a room can take before the last is gone. */
export function vitalityIn(content: Content, s: KeepState, room: number): number {
  if (s.guards[room] === 0) return 0
  let left = 0
  for (let seat = 0; seat < s.players; seat++) {
    const most = vitalityOf(content, s, seat)
    for (let wounds = 0; wounds < most; wounds++) {
      left += s.monsters[monsterAt(seat, room, wounds)] * (most - wounds)
    }
  }
  return left
}
