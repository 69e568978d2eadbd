/** A socket: the same messages as on a stream, and actions the other way, without a request for each. */
import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type Action, readAction } from '@muster/table/messages'
import { API, MOST_WATCHED, type Place, socketMessage } from '@muster/table/online'
import * as v from 'valibot'
import { type RawData, type WebSocket, WebSocketServer } from 'ws'
import { answerTo, isOurs, OnlineError } from '../errors.ts'
import type { Listener } from '../live/crowd.ts'
import { type Committed, doneMessage, print } from '../live/messages.ts'
import { leave, unwatch, watch } from '../live/watching.ts'
import { act } from '../matches/acting.ts'
import { signedOut } from '../people/people.ts'
import type { ServerParts } from '../server-parts.ts'
import type { AppSetup } from './app.ts'
import { frameOf } from './frames.ts'
import { addressOf, mustBeSameSite, whoAsks } from './gate.ts'
import { hello } from './hello.ts'
import { nudge } from './match-answers.ts'
import { refuse } from './refusal.ts'

const LARGEST_MESSAGE = 32 * 1024
const HEARTBEAT = 30_000
const MOST_BUFFERED = 1024 * 1024
/** "Going away": come back. */
const GOING_AWAY = 1001

export function addSocket(server: Server, parts: ServerParts, setup: AppSetup): () => void {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST_MESSAGE,
    perMessageDeflate: false,
    clientTracking: false,
  })
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy())
    knock(request, parts, setup).then(
      (person) => {
        sockets.handleUpgrade(request, socket, head, (ws) =>
          welcome(new Line(ws, socket, person), ws, parts),
        )
      },
      (error: unknown) => {
        if (isOurs(error)) parts.report(error)
        refuse(socket, error)
      },
    )
  })
  // A handshake that is none.
  sockets.on('wsClientError', (error, socket) =>
    refuse(socket, new OnlineError('message', error.message)),
  )
  return () => sockets.close()
}

async function knock(
  request: IncomingMessage,
  { people, limits }: ServerParts,
  { origin, proxies }: AppSetup,
): Promise<string> {
  const [path] = (request.url ?? '').split('?')
  if (path !== `${API}/socket`) throw new OnlineError('not-found', 'there is nothing here')
  limits.take('address', addressOf(request, proxies))
  // A browser lets any site open a socket, cookie and all.
  mustBeSameSite(request.headers, origin)
  const account = await whoAsks(people, request.headers)
  if (account === undefined) throw signedOut()
  return account.id
}

function welcome(line: Line, ws: WebSocket, parts: ServerParts): void {
  parts.crowd.come(line)
  const timer = setInterval(() => line.beat(), HEARTBEAT)
  timer.unref()
  ws.on('pong', () => line.lives())
  ws.on('message', (data) => {
    hear(data, line, parts)
  })
  // What cannot be read ends the connection; there is nobody to tell.
  ws.on('error', () => ws.terminate())
  ws.on('close', () => {
    clearInterval(timer)
    leave(parts.hall, parts.presence, line)
  })
  line.send(hello(parts))
}

class Line implements Listener {
  readonly person: string
  elsewhere = false
  readonly places = new Map<string, Place>()
  private readonly ws: WebSocket
  private readonly socket: Duplex
  private isAlive = true

  constructor(ws: WebSocket, socket: Duplex, person: string) {
    this.ws = ws
    this.socket = socket
    this.person = person
  }

  /** Past `ws`, which would make bytes of it for each who gets it. Uncompressed, it writes every frame of its own at once, too. */
  send(message: string): void {
    if (this.ws.readyState !== this.ws.OPEN) return
    this.socket.write(frameOf(message))
    if (this.socket.writableLength > MOST_BUFFERED) this.ws.terminate()
  }

  beat(): void {
    if (!this.isAlive) this.ws.terminate()
    this.isAlive = false
    this.ws.ping()
  }

  lives(): void {
    this.isAlive = true
  }

  close(message: string): void {
    this.send(message)
    this.ws.close(GOING_AWAY)
  }
}

function hear(data: RawData, line: Line, parts: ServerParts): void {
  let message: unknown
  try {
    message = JSON.parse(String(data))
  } catch {
    tellError(line, new OnlineError('message', 'this is not JSON'), parts)
    return
  }
  answer(message, line, parts).catch((error: unknown) => {
    tellError(line, error, parts, message)
  })
}

/** What an action is, the table reads; here only its envelope. */
const envelope = v.strictObject({
  kind: v.literal('act'),
  match: v.pipe(v.string(), v.regex(/^[a-z0-9]{8,32}$/)),
  key: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  action: v.unknown(),
})

async function answer(message: unknown, line: Line, parts: ServerParts): Promise<void> {
  const { hall, presence, limits, metrics } = parts
  const { person } = line
  limits.take('person', person)
  if (v.is(envelope, message)) {
    const { match, key } = message
    const action: Action = readAction(message.action)
    if (action.kind === 'say' || action.kind === 'phrase') limits.take('talk', person)
    const began = performance.now()
    let isTold = false
    const acknowledge = (done: Committed) => {
      if (!isTold) line.send(doneMessage(match, key, done))
      isTold = true
    }
    acknowledge(await act(hall, match, person, action, key, { listener: line, acknowledge }))
    metrics.time('muster_act_seconds', (performance.now() - began) / 1_000)
    return
  }
  const said = v.safeParse(socketMessage, message, { abortEarly: true })
  if (!said.success) throw new OnlineError('message', said.issues[0].message)
  const { output } = said
  switch (output.kind) {
    case 'watch': {
      if (line.places.size >= MOST_WATCHED) throw new OnlineError('too-many', 'too many matches')
      const { match, entry, chat, lobby } = output
      await watch(hall, presence, line, { match, entry, chat, lobby })
      return
    }
    case 'unwatch':
      unwatch(hall, presence, line, output.match)
      return
    case 'nudge':
      await nudge(parts, output.match, person, output.seat)
      return
    case 'attention':
      presence.looks(line, output.elsewhere)
      return
    case 'ping':
      line.send(print({ kind: 'pong' }))
      return
    case 'act':
      throw new OnlineError('message', 'this action cannot be read')
  }
}

function tellError(line: Line, error: unknown, { report }: ServerParts, message?: unknown): void {
  if (isOurs(error)) report(error)
  const said = answerTo(error)
  const match = wordOf(message, 'match', /^[a-z0-9]{8,32}$/)
  const key = wordOf(message, 'key', /^[\w-]{1,64}$/)
  line.send(
    print({
      kind: 'error',
      ...(match === undefined ? {} : { match }),
      error: { ...said, ...(key === undefined ? {} : { key }) },
    }),
  )
}

function wordOf(message: unknown, field: 'match' | 'key', form: RegExp): string | undefined {
  if (typeof message !== 'object' || message === null || !(field in message)) return undefined
  const value = Object.entries(message).find(([name]) => name === field)?.[1]
  return typeof value === 'string' && form.test(value) ? value : undefined
}
