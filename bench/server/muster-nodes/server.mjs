// Two nodes of Muster's server on one PostgreSQL, each a process of its own: this one, and another at the next port.
import { Child } from '../child.mjs'
import { start as startOne } from '../muster-postgres/server.mjs'

/** @type {import('../contestant.ts').Start} */
export async function start() {
  const first = await startOne()
  process.env.MUSTER_PORT = String(first.port + 1)
  const second = new Child('serve.mjs', ['muster-postgres'], ['--expose-gc'])
  await second.ready
  return {
    port: first.port,
    async more(tidy) {
      return /** @type {import('../contestant.ts').Used} */ (await second.ask('used', { tidy }))
    },
    async close() {
      await second.close()
      await first.close()
    },
  }
}
