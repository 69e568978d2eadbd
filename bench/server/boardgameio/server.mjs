// boardgame.io's own server, which keeps matches in memory.
import { createRequire } from 'node:module'
import { endlessGame } from './game.mjs'

const peer = createRequire(new URL('../../peers/package.json', import.meta.url))
const { Server } = peer('boardgame.io/server')

/** @type {import('../contestant.ts').Start} */
export async function start() {
  const server = Server({ games: [endlessGame], origins: [] })
  // What it takes for a port it hands to Node as it is: so it stays on loopback.
  const running = await server.run({ port: { port: 0, host: '127.0.0.1' } })
  return {
    port: running.appServer.address().port,
    close: () => Promise.resolve(server.kill(running)),
  }
}
