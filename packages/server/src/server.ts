/** A node: all parts put together, started and closed in order. */
import type { AddressInfo } from 'node:net'
import type { Writable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { Hands } from './bots/hands.ts'
import { BotPool, type Thinker } from './bots/pool.ts'
import { Dailies } from './daily/dailies.ts'
import { GAMES, type Shelf } from './games/games.ts'
import { type AppSetup, addEndpoints, makeApp } from './http/app.ts'
import { addDescription } from './http/description.ts'
import { addOperation } from './http/operation.ts'
import { addSocket } from './http/socket.ts'
import { addPage } from './http/statics.ts'
import { addStream } from './http/stream.ts'
import { Limits } from './limits.ts'
import { Crowd } from './live/crowd.ts'
import { print } from './live/messages.ts'
import { Presence } from './live/presence.ts'
import { Boxes } from './matches/boxes.ts'
import { Hall } from './matches/hall.ts'
import { Invitations } from './matches/invitations.ts'
import { emptySeats } from './matches/leaving.ts'
import { Lobbies } from './matches/lobbies.ts'
import { Metrics } from './metrics.ts'
import { follow } from './nodes.ts'
import { People } from './people/people.ts'
import { newId, newSecret, Signer } from './secrets.ts'
import type { ServerParts } from './server-parts.ts'
import type { Storage } from './storage/storage.ts'
import { realWorld, type World } from './world.ts'

const VERSION = '0.1.0'
/** Pages that were told to come back do so after up to this long, not all at once. */
const COME_BACK = 1_000

export interface ServerSetup {
  readonly storage: Storage
  readonly host?: string
  /** 0: any that is free. */
  readonly port?: number
  readonly shelf?: Shelf
  /** The folder of the built page; none: only the API. */
  readonly page?: string | undefined
  readonly world?: World
  readonly thinker?: Thinker
  readonly botThreads?: number | undefined
  readonly origin?: string | undefined
  readonly proxies?: number
  readonly secret?: string | undefined
  readonly logLevel?: string
  readonly logTo?: Writable
  readonly tables?: number
  readonly metricsToken?: string | undefined
  readonly limits?: boolean
  readonly checkAnswers?: boolean
}

export interface RunningServer {
  readonly address: string
  readonly port: number
  readonly parts: ServerParts
  /** Tells streams to come back, lets what is under way end, and closes everything but the storage. */
  close(): Promise<void>
}

export async function startServer(setup: ServerSetup): Promise<RunningServer> {
  const { storage, world = realWorld, host = '127.0.0.1', port = 0 } = setup
  const http: AppSetup = {
    origin: setup.origin,
    proxies: setup.proxies ?? 0,
    logLevel: setup.logLevel ?? 'silent',
    logTo: setup.logTo,
    checkAnswers: setup.checkAnswers ?? false,
  }
  const app = makeApp(() => parts, http)
  const secret = setup.secret ?? (await storage.house.secret('cookies', newSecret(world)))
  const thinker = setup.thinker ?? new BotPool(undefined, setup.botThreads)
  const parts = partsOf(setup, app, thinker, new Signer(secret))
  addEndpoints(app, parts, http)
  addStream(app, parts, http)
  addDescription(app, VERSION)
  const operation = addOperation(app, parts, setup.metricsToken)
  if (setup.page !== undefined) addPage(app, setup.page)
  const closeSockets = addSocket(app.server, parts, http)
  const stopFollowing = follow(parts)
  await app.listen({ host, port })
  parts.hands.wakeAll().catch(parts.report)
  const close = async () => {
    operation.closing()
    stopFollowing()
    parts.hands.close()
    parts.presence.close()
    for (const listener of parts.crowd.listeners) {
      const after = Math.floor(Math.random() * COME_BACK)
      listener.close(print({ kind: 'reconnect', after }))
    }
    await thinker.close()
    await parts.hall.close()
    closeSockets()
    await app.close()
  }
  return { ...addressOf(app, host), parts, close }
}

function partsOf(
  setup: ServerSetup,
  app: FastifyInstance,
  thinker: Thinker,
  signer: Signer,
): ServerParts {
  const { storage, world = realWorld, shelf = GAMES } = setup
  const report = (error: unknown) => app.log.error({ err: error }, 'failed')
  const crowd = new Crowd()
  const boxes = new Boxes(shelf, storage, world)
  const hall = new Hall({ storage, boxes, crowd, world, most: setup.tables ?? 2_000 })
  hall.watchLoads((open) => {
    emptySeats(hall, open).catch(report)
  })
  const lobbies = new Lobbies(hall)
  const metrics = new Metrics()
  return {
    ...{ world, storage, shelf, hall, crowd, lobbies, metrics, report },
    people: new People(storage, world, signer),
    invitations: new Invitations(hall),
    presence: new Presence(hall, report),
    hands: new Hands(hall, thinker, newId(world), report),
    dailies: new Dailies(hall, lobbies, shelf, report),
    limits: new Limits(world, setup.limits ?? true),
    version: VERSION,
  }
}

function addressOf(app: FastifyInstance, host: string): { address: string; port: number } {
  const found: AddressInfo | string | null = app.server.address()
  const port = typeof found === 'object' && found !== null ? found.port : 0
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return { address: `http://${name.includes(':') ? `[${name}]` : name}:${port}`, port }
}
