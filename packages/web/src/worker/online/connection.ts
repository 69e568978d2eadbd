/** One connection to the server: a socket, or where none opens a stream. It comes back by itself. */
import type { OnlineEvent, Place, SocketMessage } from '@muster/table/online'
import type { LineState } from '../../host/online.ts'
import { socketAt, streamAt } from '../../online/api.ts'

/** What stands between tries, in milliseconds. */
const PAUSES = [300, 1000, 2000, 4000, 8000, 15_000]
/** Sockets that never opened before a stream is tried in their stead: some proxies let none through. */
const MOST_SOCKETS = 2
/** How often the server is asked for a sign of life, and how long it has for it. */
const PING = 20_000
const PATIENCE = 8000

/** Who holds the connection. */
export interface Holder {
  heard(event: OnlineEvent): void
  changed(state: LineState): void
  /** All that is watched, with what is known of it. */
  places(): readonly Place[]
  elsewhere(): boolean
}

interface Way {
  send(message: SocketMessage): void
  close(): void
}

export class Connection {
  private readonly holder: Holder
  private way: Way | undefined
  private isOpen = false
  private hasNetwork = true
  private tries = 0
  private deadSockets = 0
  private again: ReturnType<typeof setTimeout> | undefined
  private pinging: ReturnType<typeof setInterval> | undefined
  private silence: ReturnType<typeof setTimeout> | undefined

  constructor(holder: Holder) {
    this.holder = holder
  }

  get isThere(): boolean {
    return this.isOpen
  }

  /** Begins, or begins anew where what is watched has changed on a stream. */
  begin(): void {
    clearTimeout(this.again)
    this.drop()
    if (this.holder.places().length === 0) return
    if (this.deadSockets < MOST_SOCKETS) this.beginSocket()
    else this.beginStream()
  }

  /** Says it on the socket; on a stream another one has to be opened. */
  say(message: SocketMessage): void {
    if (this.way === undefined) this.begin()
    else if (this.isOpen) this.way.send(message)
  }

  /** The device was asleep, or has a network again: the way may be gone without a word. */
  wake(): void {
    if (this.isOpen) this.knock()
    else {
      this.tries = 0
      this.begin()
    }
  }

  turnNetwork(there: boolean): void {
    this.hasNetwork = there
    if (there) this.wake()
    else this.lost()
  }

  private beginSocket(): void {
    const socket = new WebSocket(socketAt())
    const isMine = () => this.way === way
    const way: Way = {
      send: (message) => socket.send(JSON.stringify(message)),
      close: () => socket.close(),
    }
    this.way = way
    socket.addEventListener('open', () => {
      if (!isMine()) return
      this.deadSockets = 0
      this.opened()
      for (const place of this.holder.places()) way.send({ kind: 'watch', ...place })
      if (this.holder.elsewhere()) way.send({ kind: 'attention', elsewhere: true })
    })
    socket.addEventListener('message', ({ data }) => {
      if (isMine()) this.heard(data)
    })
    socket.addEventListener('close', () => {
      if (!isMine()) return
      if (!this.isOpen) this.deadSockets++
      this.lost()
    })
  }

  private beginStream(): void {
    const places = this.holder
      .places()
      .map(({ match, entry, chat, lobby }) => `${match}:${entry}.${chat}.${lobby}`)
    const stream = new EventSource(streamAt(places.join(',')))
    const isMine = () => this.way === way
    const way: Way = {
      send: ({ kind }) => {
        if (kind === 'watch' || kind === 'unwatch') this.begin()
      },
      close: () => stream.close(),
    }
    this.way = way
    stream.addEventListener('open', () => {
      if (isMine()) this.opened()
    })
    stream.addEventListener('message', ({ data }) => {
      if (isMine()) this.heard(data)
    })
    stream.addEventListener('error', () => {
      if (isMine()) this.lost()
    })
  }

  private opened(): void {
    this.isOpen = true
    this.tries = 0
    this.holder.changed('live')
    clearInterval(this.pinging)
    this.pinging = setInterval(() => this.knock(), PING)
  }

  private heard(data: string): void {
    clearTimeout(this.silence)
    this.silence = undefined
    const event: OnlineEvent = JSON.parse(data)
    if (event.kind === 'reconnect') this.lost(event.after)
    else if (event.kind !== 'pong') this.holder.heard(event)
  }

  private knock(): void {
    // A stream is kept awake by the server, and ends with an error.
    if (this.deadSockets >= MOST_SOCKETS) return
    this.way?.send({ kind: 'ping' })
    this.silence ??= setTimeout(() => this.lost(), PATIENCE)
  }

  private lost(after?: number): void {
    this.drop()
    this.holder.changed(this.hasNetwork ? 'lost' : 'offline')
    const pause = PAUSES[Math.min(this.tries++, PAUSES.length - 1)]
    // Not all at the same moment, after a server was away.
    this.again = setTimeout(() => this.begin(), after ?? pause * (0.5 + Math.random() / 2))
  }

  private drop(): void {
    clearTimeout(this.again)
    clearTimeout(this.silence)
    clearInterval(this.pinging)
    this.silence = undefined
    const { way } = this
    this.way = undefined
    this.isOpen = false
    way?.close()
  }
}
