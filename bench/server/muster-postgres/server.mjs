// One node of Muster's server on the PostgreSQL that MUSTER_DATABASE names; what the database itself uses is not counted.
import { openConfigured, readConfig, startServer } from '@muster/server'
import { miniDungeon } from '../../dist/server/muster/game.js'

/** @type {import('../contestant.ts').Start} */
export async function start() {
  const { MUSTER_DATABASE, MUSTER_PORT = '0' } = process.env
  if (MUSTER_DATABASE === undefined) throw new Error('MUSTER_DATABASE names no PostgreSQL')
  const config = readConfig({ MUSTER_DATABASE, MUSTER_PORT })
  const storage = await openConfigured(config)
  const { port } = config
  const server = await startServer({ storage, port, shelf: [miniDungeon], limits: false })
  return {
    port: server.port,
    async close() {
      await server.close()
      await storage.close()
    },
  }
}
