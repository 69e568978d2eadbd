/** A table seen from afar: the little that a list of matches draws of it. */
import { GUILD, HEROES, isInDungeon, isKeepState, type KeepState, ROOMS } from './state.ts'

/** Whoever reads it must know its version: a list may hold matches of long ago. */
export const GLIMPSE = 1

export interface Glimpse {
  readonly version: typeof GLIMPSE
  /** Of each room of the dungeon: its cell, quarter turns, treasure, monsters and heroes. */
  readonly rooms: readonly (readonly [
    cell: number,
    turn: number,
    value: number,
    guards: number,
    heroes: number,
  ])[]
  readonly wave: number
  /** Cards left in the Guild deck. */
  readonly guild: number
  readonly active: number
}

export function glimpseOf(state: object): Glimpse | undefined {
  if (!isKeepState(state)) return undefined
  const { cell, turn, value, guards, wave, piles, active } = state
  const rooms = ROOMS.map((_, room) => room).filter((room) => isInDungeon(state, room))
  return {
    version: GLIMPSE,
    rooms: rooms.map((room) => [
      cell[room],
      turn[room],
      value[room],
      guards[room],
      heroesAt(state, room),
    ]),
    wave,
    guild: piles[GUILD].length,
    active,
  }
}

function heroesAt({ heroRoom }: KeepState, room: number): number {
  let count = 0
  for (let hero = 0; hero < HEROES; hero++) if (heroRoom[hero] === room) count++
  return count
}
