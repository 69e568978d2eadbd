/** The HTTP side: each endpoint of the table becomes a route that reads, checks, answers. */
import type { Writable } from 'node:stream'
import { API, type EndpointName, endpoints, errorAnswer, pathWords } from '@muster/table/online'
import fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import * as v from 'valibot'
import { answerTo, isOurs, OnlineError, statusOf } from '../errors.ts'
import type { ServerParts } from '../server-parts.ts'
import type { Account } from '../storage/storage.ts'
import { accountAnswers } from './account-answers.ts'
import type { Answers, AnyAnswer } from './call.ts'
import { cookieLine, mustBeSameSite, whoAsks } from './gate.ts'
import { SECURITY_HEADERS } from './headers.ts'
import { lobbyAnswers } from './lobby-answers.ts'
import { matchAnswers } from './match-answers.ts'
import { refuse } from './refusal.ts'

const SMALL_BODY = 32 * 1024
/** With a pack. */
const LARGE_BODY = 768 * 1024
const WITH_PACK: readonly EndpointName[] = ['createMatch', 'changeLobby']

export interface AppSetup {
  /** `https://muster.example`, where it is not what the Host header says. */
  readonly origin: string | undefined
  /** How many proxies stand before the server and name who asks. */
  readonly proxies: number
  readonly logLevel: string
  readonly logTo?: Writable | undefined
  /** Every answer is held against its schema: for tests. */
  readonly checkAnswers: boolean
}

export function makeApp(parts: () => ServerParts, setup: AppSetup): FastifyInstance {
  const app = fastify({
    trustProxy: setup.proxies === 0 ? false : (_address, hop) => hop < setup.proxies,
    bodyLimit: SMALL_BODY,
    // What is logged of a request is said below: never its headers, body or query.
    logController: new LogController({ disableRequestLogging: true }),
    logger: {
      level: setup.logLevel,
      ...(setup.logTo === undefined ? {} : { stream: setup.logTo }),
    },
    forceCloseConnections: true,
    // Bytes that are no request, and paths that are none, come to no route.
    clientErrorHandler: (error, socket) => {
      if (error.code === 'ECONNRESET' || socket.destroyed) return
      const code = error.code === 'HPE_HEADER_OVERFLOW' ? 'too-large' : 'message'
      refuse(socket, new OnlineError(code, 'this is no request that can be read'))
    },
    frameworkErrors: (error, request, reply) => sendError(request, reply, readable(error)),
    routerOptions: { maxParamLength: 100 },
  })
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(SECURITY_HEADERS)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode: status, elapsedTime } = reply
    const route = request.routeOptions.url ?? 'none'
    const { metrics } = parts()
    metrics.count('muster_requests_total', `method="${request.method}",status="${status}"`)
    metrics.time('muster_request_seconds', elapsedTime / 1_000)
    request.log.info(
      { method: request.method, route, status, ms: Math.round(elapsedTime) },
      'asked',
    )
    done()
  })
  app.setErrorHandler((error, request, reply) => {
    sendError(request, reply, readable(error))
  })
  app.setNotFoundHandler((request, reply) => {
    sendError(request, reply, new OnlineError('not-found', 'there is nothing at this address'))
  })
  return app
}

export function addEndpoints(app: FastifyInstance, parts: ServerParts, setup: AppSetup): void {
  const answers: Answers = {
    ...accountAnswers(parts),
    ...lobbyAnswers(parts),
    ...matchAnswers(parts),
  }
  for (const name of namesOf(answers)) addEndpoint(app, parts, setup, name, answers[name])
}

function addEndpoint(
  app: FastifyInstance,
  parts: ServerParts,
  setup: AppSetup,
  name: Exclude<EndpointName, 'stream'>,
  answer: AnyAnswer,
): void {
  const endpoint: {
    readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
    readonly path: string
    readonly sends?: v.GenericSchema
    readonly query?: v.GenericSchema
    readonly answers: v.GenericSchema | 'text' | 'stream'
  } = endpoints[name]
  const { method, path, answers: schema } = endpoint
  app.route({
    method,
    url: API + path,
    bodyLimit: WITH_PACK.includes(name) ? LARGE_BODY : SMALL_BODY,
    handler: async (request, reply) => {
      const account = await letIn(parts, setup, request)
      const call = {
        words: readWords(request.params),
        query:
          endpoint.query === undefined ? undefined : read(endpoint.query, request.query, 'query'),
        body: endpoint.sends === undefined ? undefined : read(endpoint.sends, request.body, 'body'),
        account,
        address: request.ip,
        setCookie: (id: string | undefined) => {
          const value = id === undefined ? undefined : parts.people.cookieOf(id)
          reply.header('set-cookie', cookieLine(value, isSecure(request, setup)))
        },
      }
      const said = await answer(call)
      reply.header('cache-control', 'no-store')
      if (typeof schema === 'string') return reply.type('text/plain; charset=utf-8').send(said)
      if (setup.checkAnswers) v.parse(schema, said)
      return reply.send(said)
    },
  })
}

const isSecure = (request: FastifyRequest, { origin }: AppSetup): boolean =>
  origin?.startsWith('https:') ?? request.protocol === 'https'

/** Who asks, if they may. */
export async function letIn(
  { people, limits }: ServerParts,
  { origin }: AppSetup,
  request: FastifyRequest,
): Promise<Account | undefined> {
  limits.take('address', request.ip)
  if (request.method !== 'GET' && request.headers.authorization === undefined) {
    mustBeSameSite(request.headers, origin)
  }
  const account = await whoAsks(people, request.headers)
  if (account !== undefined) limits.take('person', account.id)
  return account
}

export function read<T>(schema: v.GenericSchema<unknown, T>, sent: unknown, what: string): T {
  const result = v.safeParse(schema, sent, { abortEarly: true })
  if (result.success) return result.output
  const [issue] = result.issues
  const path = v.getDotPath(issue)
  throw new OnlineError('message', `${what}${path === null ? '' : `, ${path}`}: ${issue.message}`)
}

function readWords(params: unknown): { [word: string]: string } {
  const words: { [word: string]: string } = {}
  for (const [word, value] of Object.entries(params ?? {})) {
    const schema = Object.entries(pathWords).find(([name]) => name === word)?.[1]
    if (schema === undefined || !v.is(schema, value)) {
      throw new OnlineError('not-found', `${word}: there is nothing at this address`)
    }
    words[word] = value
  }
  return words
}

/** What Fastify itself refuses, in our words. */
function readable(error: unknown): unknown {
  if (!(error instanceof Error) || !('statusCode' in error)) return error
  const { statusCode } = error
  if (statusCode === 413) return new OnlineError('too-large', 'this is too large')
  if (typeof statusCode === 'number' && statusCode < 500) {
    return new OnlineError('message', error.message)
  }
  return error
}

export function sendError(request: FastifyRequest, reply: FastifyReply, error: unknown): void {
  const said = answerTo(error)
  if (isOurs(error)) request.log.error({ err: error, route: request.routeOptions.url }, 'failed')
  const { retryAfter } = said
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  reply.code(statusOf(said)).header('cache-control', 'no-store').send(v.parse(errorAnswer, said))
}

function namesOf<T extends object>(of: T): (keyof T)[] {
  const names: (keyof T)[] = []
  for (const name in of) names.push(name)
  return names
}
