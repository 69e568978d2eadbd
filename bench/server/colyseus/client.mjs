// Three clients of Colyseus, which follow the state of their room by its patches.
import { createRequire } from 'node:module'
import { RandomStream } from '@muster/engine'
import { PLAYERS } from '../../dist/mini-dungeon/content.js'
import { optionsOf } from './rules.mjs'

const peer = createRequire(new URL('../../server-peers/package.json', import.meta.url))
const { Client } = peer('@colyseus/sdk')

/**
 * @typedef {import('./table.mjs').TableState} State
 * @typedef {{
 *   roomId: string, state: State, send(move: string, n: number): void, leave(): void,
 *   onStateChange: { (hear: (state: State) => void): void, once(hear: () => void): void }
 * }} Room
 */

/** @type {import('../contestant.ts').Seat} */
export async function seat(port, seed, seen) {
  const client = new Client(`ws://127.0.0.1:${port}`)
  const chance = new RandomStream(seed)
  let asked = -1
  /** @type {Room[]} */
  const rooms = []
  // One after the other: the room numbers them as they come.
  for (let at = 0; at < PLAYERS; at++) {
    /** @type {Room} */
    const room =
      at === 0 ? await client.create('mini-dungeon') : await client.joinById(rooms[0].roomId)
    await new Promise((resolve) => room.onStateChange.once(() => resolve(undefined)))
    let known = room.state.moves
    room.onStateChange((state) => {
      if (state.moves === known) return
      known = state.moves
      seen(at === asked)
    })
    rooms.push(room)
  }
  return {
    send() {
      const { state } = rooms[0]
      const options = optionsOf(state)
      const [move, n] = options[chance.below(options.length)]
      asked = state.seat
      rooms[asked].send(move, n)
    },
    close() {
      for (const room of rooms) room.leave()
    },
  }
}
