// A match as a room of Colyseus.
import { createRequire } from 'node:module'
import { PLAYERS } from '../../dist/mini-dungeon/content.js'
import { Rules } from './rules.mjs'
import { Table } from './table.mjs'

const peer = createRequire(new URL('../../server-peers/package.json', import.meta.url))
const { Room } = peer('@colyseus/core')

/** @typedef {{ sessionId: string }} Client */

export class DungeonRoom extends Room {
  maxClients = PLAYERS
  // A patch goes out with each move, not now and then.
  patchRate = null
  state = new Table()
  /** @type {string[]} */
  seats = []

  onCreate() {
    this.state.moves = 0
    const rules = new Rules(this.state)
    for (const move of ['enter', 'keep', 'new-hand', 'play', 'go-on', 'leave']) {
      this.onMessage(move, (/** @type {Client} */ { sessionId }, /** @type {number} */ n) => {
        rules.take(this.seats.indexOf(sessionId), move, n)
        this.state.moves++
        this.broadcastPatch()
      })
    }
  }

  /** @param {Client} client */
  onJoin({ sessionId }) {
    this.seats.push(sessionId)
  }
}
