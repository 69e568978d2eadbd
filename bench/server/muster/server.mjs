// Muster's server as an operator runs it: one SQLite file on disk, the mini-dungeon on its shelf, limits off.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openConfigured, readConfig, startServer } from '@muster/server'
import { miniDungeon } from '../../dist/server/muster/game.js'

/** @type {import('../contestant.ts').Start} */
export async function start() {
  const folder = await mkdtemp(join(tmpdir(), 'muster-bench-'))
  const storage = await openConfigured(readConfig({ MUSTER_DATA: folder }))
  const server = await startServer({ storage, shelf: [miniDungeon], limits: false })
  return {
    port: server.port,
    async close() {
      await server.close()
      await storage.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
