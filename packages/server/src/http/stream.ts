/** Server-sent events: all matches of a browser on one stream, which goes on where it broke off. */
import type { ServerResponse } from 'node:http'
import { API, endpoints, type Place, parsePlaces, printPlaces } from '@muster/table/online'
import type { FastifyInstance } from 'fastify'
import { OnlineError } from '../errors.ts'
import type { Listener } from '../live/crowd.ts'
import { leave, watch } from '../live/watching.ts'
import { signedOut } from '../people/people.ts'
import type { ServerParts } from '../server-parts.ts'
import { type AppSetup, letIn, read } from './app.ts'
import { SECURITY_HEADERS } from './headers.ts'
import { hello } from './hello.ts'

/** So that proxies do not think it dead. */
const HEARTBEAT = 15_000
/** Who reads too slowly is let go: it comes back and is told what it missed. */
const MOST_BUFFERED = 1024 * 1024

export function addStream(app: FastifyInstance, parts: ServerParts, setup: AppSetup): void {
  app.get(`${API}/stream`, async (request, reply) => {
    const account = await letIn(parts, setup, request)
    if (account === undefined) throw signedOut()
    const asked = read(endpoints.stream.query, request.query, 'query')
    const places = placesOf(asked.watch, request.headers['last-event-id'])
    reply.hijack()
    const stream = new EventStream(account.id, reply.raw)
    parts.crowd.come(stream)
    const stop = beat(stream)
    reply.raw.on('close', () => {
      stop()
      leave(parts.hall, parts.presence, stream)
    })
    stream.send(hello(parts))
    for (const place of places) {
      await watch(parts.hall, parts.presence, stream, place).catch(parts.report)
    }
  })
}

/** The query says which matches; the last event says how far each was known. */
function placesOf(asked: string, last: string | string[] | undefined): Place[] {
  const wanted = parsePlaces(asked)
  if (wanted === undefined)
    throw new OnlineError('message', 'query, watch: must be a list of places')
  const known = typeof last === 'string' ? parsePlaces(last) : undefined
  return wanted.map((place) => known?.find(({ match }) => match === place.match) ?? place)
}

function beat(stream: EventStream): () => void {
  const timer = setInterval(() => stream.beat(), HEARTBEAT)
  timer.unref()
  return () => clearInterval(timer)
}

class EventStream implements Listener {
  readonly person: string
  elsewhere = false
  readonly places = new Map<string, Place>()
  private readonly raw: ServerResponse

  constructor(person: string, raw: ServerResponse) {
    this.person = person
    this.raw = raw
    raw.writeHead(200, {
      ...SECURITY_HEADERS,
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      // Proxies that gather answers are asked not to.
      'x-accel-buffering': 'no',
    })
    raw.write('retry: 1000\n\n')
  }

  send(message: string, place?: Place): void {
    if (place !== undefined) this.places.set(place.match, place)
    const id = place === undefined ? '' : `id: ${printPlaces([...this.places.values()])}\n`
    this.raw.write(`${id}data: ${message}\n\n`)
    if (this.raw.writableLength > MOST_BUFFERED) this.raw.destroy()
  }

  beat(): void {
    this.raw.write(': \n\n')
  }

  close(message: string): void {
    this.raw.end(`data: ${message}\n\n`)
  }
}
