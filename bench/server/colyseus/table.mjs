// What the players of a room see: Colyseus notes each change of it and sends them as a patch.
import { createRequire } from 'node:module'

const peer = createRequire(new URL('../../server-peers/package.json', import.meta.url))
const { schema } = peer('@colyseus/schema')

/**
 * @typedef {{ deck: number, hand: number[], played: number[], discard: number[] }} SeatState
 * @typedef {{ enemies: number, top: number }} DungeonState
 * @typedef {{
 *   seats: SeatState[], dungeons: DungeonState[], boss: number, track: number, asks: string, seat: number,
 *   dungeon: number, enemy: number, power: number, moves: number
 * }} TableState `dungeon` is −1 at the boss.
 */

export const Seat = schema({
  deck: 'uint8',
  hand: { array: 'uint8' },
  played: { array: 'uint8' },
  discard: { array: 'uint8' },
})
export const Dungeon = schema({ enemies: 'uint8', top: 'uint8' })
export const Table = schema({
  seats: { array: Seat },
  dungeons: { array: Dungeon },
  boss: 'uint8',
  track: 'uint8',
  asks: 'string',
  seat: 'uint8',
  dungeon: 'int8',
  enemy: 'uint8',
  power: 'uint8',
  moves: 'uint32',
})
