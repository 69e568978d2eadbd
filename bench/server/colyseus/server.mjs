// Colyseus' own server, with its WebSockets; it keeps rooms in memory.
import { createRequire } from 'node:module'
import { DungeonRoom } from './room.mjs'

const peer = createRequire(new URL('../../server-peers/package.json', import.meta.url))
const { Server } = peer('@colyseus/core')
const { WebSocketTransport } = peer('@colyseus/ws-transport')

/** @type {import('../contestant.ts').Start} */
export async function start() {
  const transport = new WebSocketTransport()
  const server = new Server({ transport, greet: false, gracefullyShutdown: false })
  server.define('mini-dungeon', DungeonRoom)
  await server.listen(0, '127.0.0.1')
  return {
    port: transport.server.address().port,
    close: () => server.gracefullyShutdown(false),
  }
}
