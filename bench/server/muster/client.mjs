// Three people at a table of Muster's server: signed in and seated by its API, playing on its socket.
import { API } from '@muster/table/online'
import { Follower } from '../../dist/server/muster/follower.js'
import { openSocket } from '../socket.mjs'

const PEOPLE = ['Ana', 'Bo', 'Cy']

/** @typedef {{ readonly n: number, readonly entry: import('../../dist/server/muster/follower.js').ToldEntry }} Told */

class Person {
  cookie = ''

  /**
   * @param {number} port
   * @param {number} seed
   * @param {number} seat
   */
  constructor(port, seed, seat) {
    this.port = port
    this.name = PEOPLE[seat]
    this.nonce = (seed * PEOPLE.length + seat).toString(16).padStart(32, '0')
  }

  /**
   * @param {string} path
   * @param {object} [body]
   */
  async ask(path, body) {
    const response = await fetch(`http://127.0.0.1:${this.port}${API}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.cookie === '' ? {} : { cookie: this.cookie }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const [cookie] = response.headers.getSetCookie()
    if (cookie !== undefined) this.cookie = cookie.split(';')[0]
    const text = await response.text()
    if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`)
    return JSON.parse(text)
  }
}

/** @param {readonly Person[]} people */
async function begin(people) {
  for (const person of people) await person.ask('/account', { name: person.name })
  const [host, ...friends] = people
  const { match } = await host.ask('/matches', {
    game: 'mini-dungeon',
    // One choice is one message, as with the others: nobody votes.
    settings: { allRoutine: true },
    seat: 0,
    nonce: host.nonce,
  })
  for (const [i, friend] of friends.entries()) {
    const { secret } = await host.ask(`/matches/${match}/invitations`, { seat: i + 1 })
    await friend.ask('/invitations/take', { secret, nonce: friend.nonce })
  }
  await host.ask(`/matches/${match}/begin`, {})
  const { record } = await host.ask(`/matches/${match}`)
  return { match, record }
}

/** @type {import('../contestant.ts').Seat} */
export async function seat(port, seed, seen) {
  const people = PEOPLE.map((_, at) => new Person(port, seed, at))
  const { match, record } = await begin(people)
  const follower = new Follower(seed, record.entries[0])
  const known = record.entries.length - 1
  let keys = 0

  /**
   * @param {number} n
   * @param {Told['entry']} entry
   */
  const isMove = (n, entry) => {
    if (entry.kind !== 'choice') return false
    if (n > follower.opened) follower.take(n, entry)
    return true
  }
  const sockets = await Promise.all(
    people.map(async ({ cookie }, at) => {
      /** @type {() => void} */
      let isHere = () => undefined
      const here = new Promise((resolve) => {
        isHere = () => resolve(undefined)
      })
      const socket = await openSocket(`ws://127.0.0.1:${port}${API}/socket`, cookie, (text) => {
        const message = JSON.parse(text)
        switch (message.kind) {
          case 'done':
            for (const { n, entry } of message.acted.entries) if (isMove(n, entry)) seen(true)
            break
          case 'entries':
            for (const [i, entry] of message.entries.entries()) {
              if (isMove(message.n + i, entry)) seen(false)
            }
            break
          case 'presence':
            isHere()
            break
          case 'error':
            throw new Error(`seat ${at + 1}: ${text}`)
        }
      })
      socket.send(JSON.stringify({ kind: 'watch', match, entry: known }))
      await here
      return socket
    }),
  )
  return {
    send() {
      const action = { kind: 'choose', entry: follower.opened, texts: [follower.pick()] }
      const key = `k${keys++}`
      sockets[follower.asked].send(JSON.stringify({ kind: 'act', match, key, action }))
    },
    close() {
      for (const socket of sockets) socket.close()
    },
  }
}
