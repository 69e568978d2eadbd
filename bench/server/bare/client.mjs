// Three clients of the bare server.
import { RandomStream } from '@muster/engine'
import { PLAYERS } from '../../dist/mini-dungeon/content.js'
import { openSocket } from '../socket.mjs'

/** @type {import('../contestant.ts').Seat} */
export async function seat(port, seed, seen) {
  const chance = new RandomStream(seed)
  /** @type {{ n: number, by: number, asked: number, options: number }} */
  let last
  /** @type {Awaited<ReturnType<typeof openSocket>>[]} */
  const sockets = []
  // One after the other: the server numbers them as they come.
  for (let at = 0; at < PLAYERS; at++) {
    sockets.push(
      await openSocket(`ws://127.0.0.1:${port}/${seed}`, '', (text) => {
        last = JSON.parse(text)
        if (last.n > 0) seen(at === last.by)
      }),
    )
  }
  return {
    send() {
      const option = chance.below(last.options)
      sockets[last.asked].send(JSON.stringify({ option }))
    },
    close() {
      for (const socket of sockets) socket.close()
    },
  }
}
