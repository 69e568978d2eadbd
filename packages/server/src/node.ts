/** A node as an operator runs it: by its configuration, with housekeeping, until it is told to close. */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from './config.ts'
import { type RunningServer, startServer } from './server.ts'
import { openStorage } from './storage/open.ts'
import type { Storage } from './storage/storage.ts'

const FILE = 'muster.db'
const HOUR = 60 * 60_000
const DAY = 24 * HOUR
/** How long it is kept: keys of actions; guests who never came back; lobbies; the entries of matches that are over. */
const KEPT = { guests: 180 * DAY, lobbies: 30 * DAY, finished: 30 * DAY }
/** Ports that are tried one after the other. */
const TRIED = 20

export interface NodeSetup {
  /** The folder of the built page. */
  readonly page?: string | undefined
  /** Takes the next free port where this one is not free. */
  readonly anyPort?: boolean
}

export async function openConfigured({ database, data }: Config): Promise<Storage> {
  if (database !== undefined) return await openStorage(database)
  await mkdir(data, { recursive: true, mode: 0o700 })
  return await openStorage(join(data, FILE))
}

export async function runNode(
  config: Config,
  { page, anyPort }: NodeSetup,
): Promise<RunningServer> {
  const storage = await openConfigured(config)
  try {
    const { database: _, data: __, port, ...rest } = config
    const setup = { ...rest, storage, page }
    const server = await listen((at) => startServer({ ...setup, port: at }), port, anyPort === true)
    const stop = keepHouse(storage, server.parts.report)
    return {
      ...server,
      async close() {
        stop()
        await server.close()
        await storage.close()
      },
    }
  } catch (error) {
    await storage.close()
    throw error
  }
}

async function listen(
  start: (port: number) => Promise<RunningServer>,
  port: number,
  anyPort: boolean,
): Promise<RunningServer> {
  for (let at = port; ; at++) {
    try {
      return await start(at)
    } catch (error) {
      const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
      if (!isTaken || !anyPort || at === port + TRIED) throw error
    }
  }
}

function keepHouse(storage: Storage, report: (error: unknown) => void): () => void {
  const tidy = () => {
    const now = Date.now()
    const { guests, lobbies, finished } = KEPT
    storage
      .tidy({
        now,
        guests: now - guests,
        lobbies: now - lobbies,
        finished: now - finished,
      })
      .catch(report)
  }
  const timer = setInterval(tidy, HOUR)
  timer.unref()
  return () => clearInterval(timer)
}
