/** A PostgreSQL database. Connections come from a pool, which makes new ones after the database was away. */
import pg from 'pg'
import type { Database, Session, Sessions, Statement } from './database.ts'
import { StorageError, type StorageTrouble } from './errors.ts'
import type { Row, Value } from './rows.ts'

const MOST_CONNECTIONS = 10
/** Who waits longer for a connection hears that there is none. */
const CONNECT_MS = 5_000
/** A database that vanished without a word is given up after this. */
const ANSWER_MS = 30_000
/** A count, or a time: whole numbers that the driver would give as texts. */
const LARGE = 20

/** By PostgreSQL's five signs. */
const TROUBLES: readonly (readonly [code: RegExp, trouble: StorageTrouble, sentence: string])[] = [
  [/^53100/, 'full', 'There is no room left to store anything'],
  [/^25006/, 'read-only', 'The storage can be read and not written'],
  [/^XX00[12]/, 'damaged', 'The storage is damaged'],
  [/^(53300|55P03|57014|40)/, 'busy', 'The storage has too much to do'],
  [/^(08|57P|28|3D)/, 'unreachable', 'The storage does not let us in'],
]

/** A value, or a list of them for `unnest`. */
export type Given = Value | readonly Value[]
/** Asks in PostgreSQL's own words, with `$1`. */
export type Ask = (sql: string, values?: readonly Given[]) => Promise<Row[]>

export class PostgresPool implements Database, Sessions {
  private readonly pool: pg.Pool
  private isOpen = true

  constructor(address: string) {
    this.pool = new pg.Pool({
      ...connectionTo(address),
      max: MOST_CONNECTIONS,
      query_timeout: ANSWER_MS,
    })
    // A connection that breaks leaves the pool, and whoever needs one gets another: nothing to do but to say
    // that this is no reason to end the process.
    this.pool.on('error', () => undefined)
    this.pool.on('connect', (client) => client.on('error', () => undefined))
  }

  readonly ask: Ask = async (sql, values = []) => {
    this.refuseIfClosed()
    try {
      return (await this.pool.query<Row>(sql, [...values])).rows
    } catch (error) {
      throw asStorageError(error)
    }
  }

  all(sql: string, ...values: readonly Value[]): Promise<Row[]> {
    return this.ask(numbered(sql), values)
  }

  batch(statements: readonly Statement[]): Promise<Row[][]> {
    // One snapshot for what is only read, so that its parts fit together.
    const reads = statements.every(({ sql }) => sql.startsWith('SELECT'))
    return this.transaction(reads ? SNAPSHOT : 'BEGIN', async (ask) => {
      const rows: Row[][] = []
      for (const { sql, values } of statements) rows.push(await ask(numbered(sql), values))
      return rows
    })
  }

  async guarded([first, ...others]: readonly [Statement, ...Statement[]]): Promise<boolean> {
    return await this.transaction('BEGIN', async (ask) => {
      if ((await ask(numbered(first.sql), first.values)).length === 0) return false
      for (const { sql, values } of others) await ask(numbered(sql), values)
      return true
    })
  }

  reading<T>(work: (session: Session) => Promise<T>): Promise<T> {
    return this.transaction(SNAPSHOT, (ask) => work(sessionOf(ask)))
  }

  writing<T>(work: (session: Session) => Promise<T>): Promise<T> {
    return this.transaction('BEGIN', (ask) => work(sessionOf(ask)))
  }

  /** Work that throws leaves nothing behind. */
  async transaction<T>(begin: string, work: (ask: Ask) => Promise<T>): Promise<T> {
    this.refuseIfClosed()
    const client = await this.connect()
    const ask: Ask = async (sql, values = []) => {
      try {
        return (await client.query<Row>(sql, [...values])).rows
      } catch (error) {
        throw asStorageError(error)
      }
    }
    try {
      await ask(begin)
      const result = await work(ask)
      await ask('COMMIT')
      client.release()
      return result
    } catch (error) {
      await giveBack(client, ask, error)
      throw error
    }
  }

  async close(): Promise<void> {
    if (!this.isOpen) return
    this.isOpen = false
    await this.pool.end()
  }

  private async connect(): Promise<pg.PoolClient> {
    try {
      return await this.pool.connect()
    } catch (error) {
      throw asStorageError(error)
    }
  }

  private refuseIfClosed(): void {
    if (!this.isOpen) throw new StorageError('closed', 'The storage is closed.')
  }
}

const SNAPSHOT = 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY'

/** How every connection is made. */
export function connectionTo(address: string): pg.ClientConfig {
  return {
    connectionString: address,
    application_name: 'muster',
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    types: {
      getTypeParser: (type, format) =>
        Number(type) === LARGE ? Number : pg.types.getTypeParser(type, format),
    },
  }
}

async function giveBack(client: pg.PoolClient, ask: Ask, error: unknown): Promise<void> {
  const isLost = error instanceof StorageError && error.code === 'unreachable'
  try {
    if (!isLost) await ask('ROLLBACK')
    client.release(isLost)
  } catch {
    client.release(true)
  }
}

function sessionOf(ask: Ask): Session {
  return { all: (sql, ...values) => ask(numbered(sql), values) }
}

const known = new Map<string, string>()

/** `?` as `$1`, `$2` …; no statement that both databases share has a `?` in a text. */
export function numbered(sql: string): string {
  const before = known.get(sql)
  if (before !== undefined) return before
  let n = 0
  const after = sql.replaceAll('?', () => {
    n += 1
    return `$${n}`
  })
  // Lists of any length make statements without number; those are not worth remembering.
  if (n < 20) known.set(sql, after)
  return after
}

function asStorageError(error: unknown): StorageError {
  if (error instanceof StorageError) return error
  const said = error instanceof Error ? error.message : String(error)
  if (!(error instanceof pg.DatabaseError)) {
    return new StorageError('unreachable', `The storage does not answer (${said}).`, error)
  }
  const found = TROUBLES.find(([code]) => code.test(error.code ?? ''))
  if (found === undefined) return new StorageError('failed', `The storage failed: ${said}.`, error)
  return new StorageError(found[1], `${found[2]} (${said}).`, error)
}
