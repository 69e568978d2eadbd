/**
 * A copy of a whole storage as a file of lines, the same from either database and into either: first what it is and
 * the shape it has, then a line for each row, at the end how many there were.
 */
import { randomBytes } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import type { Session, Sessions } from './database.ts'
import { StorageError } from './errors.ts'
import { type Dialect, migrate, SHAPE } from './migrations.ts'
import { marks, type Row, text, type Value, whole } from './rows.ts'

const KIND = 'muster-backup'
const ROWS_AT_ONCE = 200

/** What is copied, with the columns of its key. Leases are of a moment. */
const TABLES: Readonly<Record<string, readonly string[]>> = {
  accounts: ['id'],
  tokens: ['hash'],
  device_links: ['hash'],
  matches: ['id'],
  seeds: ['match_id'],
  people: ['match_id', 'account', 'seat'],
  invitations: ['hash'],
  entries: ['match_id', 'n'],
  chat: ['match_id', 'n'],
  once: ['match_id', 'person', 'code'],
  packs: ['hash'],
  snapshots: ['match_id', 'n'],
  notations: ['match_id'],
  dailies: ['game', 'day'],
  daily_results: ['game', 'day', 'account'],
  secrets: ['name'],
}

/** Readable by its owner only: seeds and secrets are in it. */
export async function backUp(sessions: Sessions, file: string): Promise<void> {
  // Under another name until it is whole and on disk, so that half a copy is never taken for one.
  const part = `${file}.${randomBytes(4).toString('hex')}.part`
  try {
    if (existsSync(file)) throw new StorageError('failed', `The file ${file} exists already.`)
    const handle = await open(part, 'wx', 0o600)
    try {
      await sessions.reading(async (session) => {
        for await (const some of lines(session)) await handle.appendFile(some)
      })
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(part, file)
  } catch (error) {
    await rm(part, { force: true })
    throw asFileError(error, file)
  }
}

async function* lines(session: Session): AsyncGenerator<string> {
  yield line({ kind: KIND, shape: SHAPE })
  let count = 0
  for (const [table, key] of Object.entries(TABLES)) {
    for await (const rows of portions(session, table, key)) {
      count += rows.length
      yield rows.map((row) => line({ table, row })).join('')
    }
  }
  yield line({ end: count })
}

async function* portions(
  session: Session,
  table: string,
  key: readonly string[],
): AsyncGenerator<Row[]> {
  const order = `ORDER BY ${key.join(', ')} LIMIT ${ROWS_AT_ONCE}`
  const after = `WHERE (${key.join(', ')}) > (${marks(key)})`
  let rows = await session.all(`SELECT * FROM ${table} ${order}`)
  while (rows.length > 0) {
    yield rows
    const last = rows[rows.length - 1]
    const values = key.map((column) => valueIn(last, column))
    rows = await session.all(`SELECT * FROM ${table} ${after} ${order}`, ...values)
  }
}

/** Into a storage that holds nothing; one of an older shape is brought to the present one. */
export async function restore(sessions: Sessions, dialect: Dialect, file: string): Promise<void> {
  try {
    await sessions.writing(async (session) => {
      await refuseIfUsed(session)
      await new Restoring(session, dialect).read(file)
    })
  } catch (error) {
    throw asFileError(error, file)
  }
}

async function refuseIfUsed(session: Session): Promise<void> {
  for (const table of Object.keys(TABLES)) {
    if ((await session.all(`SELECT 1 AS used FROM ${table} LIMIT 1`)).length > 0) {
      throw new StorageError('not-empty', 'A backup is restored only into an empty storage.')
    }
  }
}

class Restoring {
  private readonly session: Session
  private readonly dialect: Dialect
  private waiting: { readonly table: string; readonly row: Row }[] = []
  private columns = ''
  private count = 0
  private end: number | undefined

  constructor(session: Session, dialect: Dialect) {
    this.session = session
    this.dialect = dialect
  }

  async read(file: string): Promise<void> {
    let isFirst = true
    const all = createInterface({
      input: createReadStream(file),
      crlfDelay: Number.POSITIVE_INFINITY,
    })
    for await (const one of all) {
      const said = parsed(one)
      if (isFirst) await this.begin(said)
      else await this.take(said)
      isFirst = false
    }
    await this.write()
    if (this.end !== this.count) throw damaged('it is not whole')
    await migrate(this.session, this.dialect)
  }

  /** Lays the tables anew in the shape that the copy has. */
  private async begin(head: Row): Promise<void> {
    if (head.kind !== KIND) throw damaged('it is no backup of Muster')
    const shape = whole(head, 'shape')
    if (shape > SHAPE) throw new StorageError('newer', 'A newer Muster wrote this backup.')
    for (const table of [...Object.keys(TABLES), 'leases', 'shape']) {
      await this.session.all(`DROP TABLE IF EXISTS ${table}`)
    }
    await migrate(this.session, this.dialect, shape)
  }

  private async take(said: Row): Promise<void> {
    if ('end' in said) {
      this.end = whole(said, 'end')
      return
    }
    const table = text(said, 'table')
    const { row } = said
    if (!Object.hasOwn(TABLES, table) || !isRow(row)) throw damaged('a line says nothing known')
    const columns = Object.keys(row).join(' ')
    if (!/^[a-z_ ]+$/.test(columns)) throw damaged('a line says nothing known')
    const isOther = this.waiting.at(0)?.table !== table || this.columns !== columns
    if (isOther || this.waiting.length === ROWS_AT_ONCE) await this.write()
    this.columns = columns
    this.waiting.push({ table, row })
    this.count += 1
  }

  private async write(): Promise<void> {
    const rows = this.waiting
    this.waiting = []
    if (rows.length === 0) return
    const columns = this.columns.split(' ')
    const places = rows.map(() => `(${marks(columns)})`).join(', ')
    await this.session.all(
      `INSERT INTO ${rows[0].table} (${columns.join(', ')}) VALUES ${places}`,
      ...rows.flatMap(({ row }) => columns.map((column) => valueIn(row, column))),
    )
  }
}

function line(said: unknown): string {
  return `${JSON.stringify(said)}\n`
}

function parsed(one: string): Row {
  try {
    const said: unknown = JSON.parse(one)
    if (isRow(said)) return said
  } catch {
    throw damaged('a line cannot be read')
  }
  throw damaged('a line cannot be read')
}

function valueIn(row: Row, column: string): Value {
  const value = row[column]
  if (value === null || typeof value === 'string' || typeof value === 'number') return value
  throw damaged(`“${column}” holds no value`)
}

function isRow(said: unknown): said is Row {
  return typeof said === 'object' && said !== null && !Array.isArray(said)
}

function damaged(why: string): StorageError {
  return new StorageError('damaged', `The backup cannot be restored: ${why}.`)
}

function asFileError(error: unknown, file: string): unknown {
  if (error instanceof StorageError) return error
  const said = error instanceof Error ? error.message : String(error)
  const full = error instanceof Error && 'code' in error && error.code === 'ENOSPC'
  return new StorageError(full ? 'full' : 'failed', `The file ${file} failed: ${said}.`, error)
}
