/** What operators and their machines ask: is it alive, is it ready, how is it doing. */
import type { FastifyInstance } from 'fastify'
import { notFound, OnlineError } from '../errors.ts'
import type { ServerParts } from '../server-parts.ts'

const LOOPBACK = ['127.0.0.1', '::1', '::ffff:127.0.0.1']

/** Gives back how to say that the server closes: it is alive then, and no longer ready. */
export function addOperation(
  app: FastifyInstance,
  { storage, metrics, hall, crowd }: ServerParts,
  metricsToken: string | undefined,
): { closing(): void } {
  let isClosing = false
  metrics.gauge('muster_open_matches', () => hall.size)
  metrics.gauge('muster_connections', () => crowd.listeners.size)
  metrics.gauge('muster_watched_matches', () => crowd.watched.length)
  metrics.gauge('process_resident_memory_bytes', () => process.memoryUsage.rss())
  metrics.gauge('process_cpu_seconds_total', () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1e6
  })
  app.get('/healthz', () => ({ alive: true }))
  app.get('/readyz', async () => {
    if (isClosing) throw new OnlineError('unavailable', 'the server closes')
    await storage.check()
    return { ready: true }
  })
  app.get('/metrics', (request, reply) => {
    const asked = request.headers.authorization
    const isOpen =
      metricsToken === undefined
        ? LOOPBACK.includes(request.ip)
        : asked === `Bearer ${metricsToken}`
    if (!isOpen) throw notFound('page')
    return reply.type('text/plain; version=0.0.4').send(metrics.print())
  })
  return {
    closing() {
      isClosing = true
    },
  }
}
