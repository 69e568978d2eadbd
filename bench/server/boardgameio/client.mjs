// Three players of boardgame.io: seated by its lobby API, playing by the messages that its clients send on socket.io.
import { createRequire } from 'node:module'
import { RandomStream } from '@muster/engine'
import { PLAYERS } from '../../dist/mini-dungeon/content.js'
import { endlessGame } from './game.mjs'

const peer = createRequire(new URL('../../peers/package.json', import.meta.url))
const { io } = peer('socket.io-client')
const { name, ai } = endlessGame

/** @typedef {{ G: Parameters<typeof ai.enumerate>[0], ctx: { currentPlayer: string }, _stateID: number }} State */

/**
 * @param {string} url
 * @param {object} body
 * @returns {Promise<{ matchID: string, playerCredentials: string }>} the one that was asked for
 */
async function post(url, body) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  return JSON.parse(await response.text())
}

/** @type {import('../contestant.ts').Seat} */
export async function seat(port, seed, seen) {
  const address = `http://127.0.0.1:${port}`
  const games = `${address}/games/${name}`
  const { matchID } = await post(`${games}/create`, { numPlayers: PLAYERS })
  const chance = new RandomStream(seed)
  /** @type {State} */
  let state
  /** Who has sent the move that is under way. */
  let asked = -1
  const seats = await Promise.all(
    Array.from({ length: PLAYERS }, async (_, at) => {
      const playerID = String(at)
      const joined = await post(`${games}/${matchID}/join`, { playerID, playerName: playerID })
      const credentials = joined.playerCredentials
      // A page would begin with requests and go over to a socket at once.
      const socket = io(`${address}/${name}`, { transports: ['websocket'], forceNew: true })
      const synced = new Promise((resolve) => {
        socket.on('sync', (/** @type {string} */ _match, /** @type {{ state: State }} */ sync) => {
          state = sync.state
          resolve(undefined)
        })
      })
      socket.on('update', (/** @type {string} */ _match, /** @type {State} */ update) => {
        state = update
        seen(at === asked)
      })
      socket.on('connect', () => socket.emit('sync', matchID, playerID, credentials, PLAYERS))
      await synced
      return { socket, playerID, credentials }
    }),
  )
  return {
    send() {
      const options = ai.enumerate(state.G, state.ctx)
      const { move, args = [] } = options[chance.below(options.length)]
      asked = Number(state.ctx.currentPlayer)
      const { socket, playerID, credentials } = seats[asked]
      const payload = { type: move, args, playerID, credentials }
      socket.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, matchID, playerID)
    },
    close() {
      for (const { socket } of seats) socket.disconnect()
    },
  }
}
