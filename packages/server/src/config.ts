/** What an operator sets by environment; `docs/hosting.md` has the same table. */
import { homedir } from 'node:os'
import { join } from 'node:path'

export interface Config {
  readonly host: string
  readonly port: number
  /** The folder of the SQLite file. */
  readonly data: string
  /** The address of a PostgreSQL database: then there may be several nodes. */
  readonly database: string | undefined
  readonly origin: string | undefined
  readonly proxies: number
  /** Signs cookies; without it one is made at first start and kept in the storage. */
  readonly secret: string | undefined
  readonly logLevel: string
  readonly botThreads: number | undefined
  readonly tables: number
  readonly metricsToken: string | undefined
  readonly limits: boolean
}

type Environment = { readonly [name: string]: string | undefined }

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent']

/** Throws an Error with a sentence for what is wrong. */
export function readConfig(env: Environment): Config {
  const level = env.MUSTER_LOG ?? 'info'
  if (!LEVELS.includes(level)) throw wrong('MUSTER_LOG', `one of ${LEVELS.join(', ')}`)
  const origin = env.MUSTER_ORIGIN
  if (origin !== undefined && !/^https?:\/\/[^/]+$/.test(origin)) {
    throw wrong('MUSTER_ORIGIN', 'an address without a path, as https://muster.example')
  }
  const { MUSTER_SECRET: secret } = env
  if (secret !== undefined && secret.length < 32) throw wrong('MUSTER_SECRET', '32 letters or more')
  return {
    host: env.MUSTER_HOST ?? '127.0.0.1',
    port: numberIn(env, 'MUSTER_PORT', 4400, 0, 65_535),
    data: env.MUSTER_DATA ?? dataFolder(env),
    database: env.MUSTER_DATABASE,
    origin,
    proxies: numberIn(env, 'MUSTER_PROXIES', 0, 0, 10),
    secret,
    logLevel: level,
    botThreads:
      env.MUSTER_BOT_THREADS === undefined
        ? undefined
        : numberIn(env, 'MUSTER_BOT_THREADS', 1, 1, 64),
    tables: numberIn(env, 'MUSTER_TABLES', 2_000, 1, 1_000_000),
    metricsToken: env.MUSTER_METRICS_TOKEN,
    limits: env.MUSTER_LIMITS !== 'off',
  }
}

function numberIn(env: Environment, name: string, fallback: number, least: number, most: number) {
  const text = env[name]
  if (text === undefined || text === '') return fallback
  const value = Number(text)
  if (Number.isInteger(value) && value >= least && value <= most) return value
  throw wrong(name, `a whole number from ${least} to ${most}`)
}

const wrong = (name: string, what: string): Error => new Error(`${name} must be ${what}`)

/** Where programs of this system keep what they are trusted with. */
function dataFolder(env: Environment): string {
  if (process.platform === 'win32') {
    return join(env.LOCALAPPDATA ?? join(homedir(), 'AppData', 'Local'), 'Muster')
  }
  if (process.platform === 'darwin') {
    return join(homedir(), 'Library', 'Application Support', 'Muster')
  }
  return join(env.XDG_DATA_HOME ?? join(homedir(), '.local', 'share'), 'muster')
}
