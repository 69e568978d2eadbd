import type { OnlineEvent, SocketMessage } from '@muster/table/online'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Connection } from './connection.ts'

/** Sockets and streams of a browser, in the order in which they were opened. */
class FakeWay extends EventTarget {
  static ways: FakeWay[] = []
  readonly url: string
  readonly sent: SocketMessage[] = []
  isClosed = false

  constructor(url: string) {
    super()
    this.url = url
    FakeWay.ways.push(this)
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }

  close(): void {
    this.isClosed = true
  }

  tell(event: OnlineEvent): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(event) }))
  }

  fire(kind: 'open' | 'close' | 'error'): void {
    this.dispatchEvent(new Event(kind))
  }
}

const PLACE = { match: 'aaaaaaaa', entry: 4, chat: 1, lobby: 2 }

function connected() {
  const heard: OnlineEvent[] = []
  const states: string[] = []
  const connection = new Connection({
    heard: (event) => void heard.push(event),
    changed: (state) => void states.push(state),
    places: () => [PLACE],
    elsewhere: () => false,
  })
  connection.begin()
  return { connection, heard, states }
}

beforeEach(() => {
  vi.useFakeTimers()
  FakeWay.ways = []
  vi.stubGlobal('WebSocket', FakeWay)
  vi.stubGlobal('EventSource', FakeWay)
  vi.stubGlobal('location', new URL('https://muster.example/table/assets/worker.js'))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const last = (): FakeWay => FakeWay.ways[FakeWay.ways.length - 1]

test('a socket beside the page asks for what is not known yet', () => {
  const { heard, states } = connected()
  expect(last().url).toBe('wss://muster.example/table/api/v1/socket')
  last().fire('open')
  expect(states).toEqual(['live'])
  expect(last().sent).toEqual([{ kind: 'watch', ...PLACE }])
  const gone: OnlineEvent = { kind: 'gone', match: 'aaaaaaaa', why: 'deleted' }
  last().tell(gone)
  expect(heard).toEqual([gone])
})

test('one that breaks is opened again, each time after a longer pause', async () => {
  const { states } = connected()
  last().fire('open')
  last().fire('close')
  expect(states).toEqual(['live', 'lost'])
  await vi.advanceTimersByTimeAsync(300)
  expect(FakeWay.ways).toHaveLength(2)
  last().fire('open')
  expect(states.at(-1)).toBe('live')
})

test('one that falls silent is given up', async () => {
  const { states } = connected()
  last().fire('open')
  await vi.advanceTimersByTimeAsync(20_000)
  expect(last().sent.at(-1)).toEqual({ kind: 'ping' })
  last().tell({ kind: 'pong' })
  await vi.advanceTimersByTimeAsync(20_000)
  await vi.advanceTimersByTimeAsync(8000)
  expect(states.at(-1)).toBe('lost')
})

test('where no socket opens, a stream is read', async () => {
  const { heard, states } = connected()
  last().fire('close')
  await vi.advanceTimersByTimeAsync(300)
  last().fire('close')
  await vi.advanceTimersByTimeAsync(1000)
  expect(last().url).toBe(
    `https://muster.example/table/api/v1/stream?watch=${encodeURIComponent('aaaaaaaa:4.1.2')}`,
  )
  last().fire('open')
  expect(states.at(-1)).toBe('live')
  const gone: OnlineEvent = { kind: 'gone', match: 'aaaaaaaa', why: 'deleted' }
  last().tell(gone)
  expect(heard).toEqual([gone])
})

test('a server that closes says when to come back', async () => {
  connected()
  last().fire('open')
  last().tell({ kind: 'reconnect', after: 50 })
  expect(last().isClosed).toBe(true)
  await vi.advanceTimersByTimeAsync(50)
  expect(FakeWay.ways).toHaveLength(2)
})

test('without a network it waits, and comes back with it', () => {
  const { connection, states } = connected()
  last().fire('open')
  connection.turnNetwork(false)
  expect(states.at(-1)).toBe('offline')
  connection.turnNetwork(true)
  last().fire('open')
  expect(states.at(-1)).toBe('live')
})
