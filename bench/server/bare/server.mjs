// The least that a server can be: sockets, the rules, and each event sent to all. It stores nothing.
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { Dungeon } from '../../dist/server/dungeon.js'

const server = createRequire(new URL('../../../packages/server/package.json', import.meta.url))
const { WebSocketServer } = server('ws')

/** @typedef {import('node:events').EventEmitter & { send(text: string): void }} Socket */

class Match {
  /** @type {Socket[]} */
  sockets = []
  moves = 0

  /** @param {number} seed */
  constructor(seed) {
    this.dungeon = new Dungeon(seed)
  }

  /** @param {Socket} socket */
  welcome(socket) {
    const seat = this.sockets.push(socket) - 1
    socket.on('message', (data) => this.hear(seat, JSON.parse(String(data))))
    socket.send(this.event(-1, -1))
  }

  /**
   * @param {number} by
   * @param {{ option: number }} choice
   */
  hear(by, { option }) {
    this.dungeon.choose(by, option)
    this.moves++
    const event = this.event(by, option)
    for (const socket of this.sockets) socket.send(event)
  }

  /**
   * @param {number} by
   * @param {number} option
   */
  event(by, option) {
    const { asked, prompt, options, dealt } = this.dungeon
    return JSON.stringify({ n: this.moves, by, option, dealt, asked, prompt, options })
  }
}

/** @type {import('../contestant.ts').Start} */
export async function start() {
  /** @type {Map<string, Match>} */
  const matches = new Map()
  const sockets = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false })
  sockets.on(
    'connection',
    (/** @type {Socket} */ socket, /** @type {{ url: string }} */ { url }) => {
      const match = matches.get(url) ?? new Match(Number(url.slice(1)))
      matches.set(url, match)
      match.welcome(socket)
    },
  )
  await once(sockets, 'listening')
  return { port: sockets.address().port, close: () => Promise.resolve(sockets.close()) }
}
