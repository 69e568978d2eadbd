/** One SQLite file as a database. It answers at once, so nothing comes between the statements of a batch. */
import { closeSync, openSync } from 'node:fs'
import Libsql from 'libsql'
import type { Database, Statement } from './database.ts'
import { StorageError, type StorageTrouble } from './errors.ts'
import type { Row, Value } from './rows.ts'

/** How long another program may hold the file: a backup, or a second server started by mistake. */
const PATIENCE_MS = 5_000

/** For a new file, and the two that SQLite lays beside it: there are seeds and secrets in them. */
const OWNER_ONLY = 0o600

const TROUBLES: readonly (readonly [code: string, trouble: StorageTrouble, sentence: string])[] = [
  ['SQLITE_FULL', 'full', 'There is no room left to store anything'],
  ['SQLITE_READONLY', 'read-only', 'The storage can be read and not written'],
  ['SQLITE_NOTADB', 'damaged', 'The file is no storage, or a damaged one'],
  ['SQLITE_CORRUPT', 'damaged', 'The storage is damaged'],
  ['SQLITE_BUSY', 'busy', 'Another program holds the storage'],
  ['SQLITE_LOCKED', 'busy', 'Another program holds the storage'],
  ['SQLITE_CANTOPEN', 'unreachable', 'The storage cannot be opened'],
  ['SQLITE_IOERR', 'failed', 'The disk does not read or write as it should'],
]

export class SqliteFile implements Database {
  private readonly connection: Libsql.Database
  // Apart for each way of asking: a statement of libsql 0.5 that gave all its rows takes no new values for `get`, and
  // answers the question before.
  private readonly prepared = {
    all: new Map<string, Libsql.Statement>(),
    get: new Map<string, Libsql.Statement>(),
    run: new Map<string, Libsql.Statement>(),
  }
  private isOpen = true

  constructor(path: string) {
    try {
      closeSync(openSync(path, 'a+', OWNER_ONLY))
      this.connection = new Libsql(path, { timeout: PATIENCE_MS })
    } catch (error) {
      throw asOpenError(error, path)
    }
  }

  /** The rows that a statement gives, at once. */
  rows(sql: string, ...values: readonly Value[]): Row[] {
    return this.done(() => this.statement('all', sql).all(values).filter(isRow))
  }

  /** The first of them; faster where there is one at most. */
  row(sql: string, ...values: readonly Value[]): Row | undefined {
    const row = this.done(() => this.statement('get', sql).get(values))
    return isRow(row) ? row : undefined
  }

  /** How many rows a statement has changed; faster where it gives none. */
  run(sql: string, ...values: readonly Value[]): number {
    return this.done(() => this.statement('run', sql).run(values)).changes
  }

  /** All of it or nothing; what is only read waits for nobody. */
  transaction<T>(work: () => T, only: 'reads' | 'writes' = 'writes'): T {
    this.run(only === 'reads' ? 'BEGIN' : 'BEGIN IMMEDIATE')
    try {
      const result = work()
      this.run('COMMIT')
      return result
    } catch (error) {
      this.undo()
      throw error
    }
  }

  /** Takes back what is not committed; a full disk has done so already. */
  undo(): void {
    if (this.connection.inTransaction) this.rows('ROLLBACK')
  }

  all(sql: string, ...values: readonly Value[]): Promise<Row[]> {
    return promised(() => this.rows(sql, ...values))
  }

  batch(statements: readonly Statement[]): Promise<Row[][]> {
    return promised(() => this.inOne(statements))
  }

  guarded(statements: readonly [Statement, ...Statement[]]): Promise<boolean> {
    return promised(() => this.inOneIf(statements))
  }

  /** A batch, at once. */
  inOne(statements: readonly Statement[]): Row[][] {
    const work = () => statements.map(({ sql, values }) => this.rows(sql, ...values))
    return this.transaction(work, isReading(statements) ? 'reads' : 'writes')
  }

  /** A guarded batch, at once. */
  inOneIf([first, ...others]: readonly [Statement, ...Statement[]]): boolean {
    return this.transaction(() => {
      if (this.rows(first.sql, ...first.values).length === 0) return false
      for (const { sql, values } of others) this.rows(sql, ...values)
      return true
    })
  }

  close(): void {
    if (!this.isOpen) return
    // The connection lives on until its statements are swept up: the file is made whole now, if it can be.
    try {
      this.rows('PRAGMA wal_checkpoint(TRUNCATE)')
    } catch {
      // A file that is damaged, full or held by another is left as it is.
    }
    this.isOpen = false
    for (const statements of Object.values(this.prepared)) statements.clear()
    this.connection.close()
  }

  private done<T>(work: () => T): T {
    if (!this.isOpen) throw new StorageError('closed', 'The storage is closed.')
    try {
      return work()
    } catch (error) {
      throw asStorageError(error)
    }
  }

  private statement(way: 'all' | 'get' | 'run', sql: string): Libsql.Statement {
    const known = this.prepared[way].get(sql)
    if (known !== undefined) return known
    const statement = this.connection.prepare(sql)
    this.prepared[way].set(sql, statement)
    return statement
  }
}

export function isReading(statements: readonly Pick<Statement, 'sql'>[]): boolean {
  return statements.every(({ sql }) => sql.startsWith('SELECT'))
}

function isRow(row: unknown): row is Row {
  return typeof row === 'object' && row !== null
}

/** What is done at once, as a promise. */
export function promised<T>(work: () => T): Promise<T> {
  return new Promise((resolve) => {
    resolve(work())
  })
}

function asOpenError(error: unknown, path: string): StorageError {
  const said = error instanceof Error ? error.message : String(error)
  const code = error instanceof Error && 'code' in error ? error.code : ''
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM') {
    return new StorageError('read-only', `The storage ${path} cannot be written (${said}).`, error)
  }
  return new StorageError('unreachable', `The storage ${path} cannot be opened (${said}).`, error)
}

function asStorageError(error: unknown): StorageError {
  if (error instanceof StorageError) return error
  const code = error instanceof Libsql.SqliteError ? error.code : ''
  const said = error instanceof Error ? error.message : String(error)
  const found = TROUBLES.find(([start]) => code.startsWith(start))
  if (found === undefined) return new StorageError('failed', `The storage failed: ${said}.`, error)
  return new StorageError(found[1], `${found[2]} (${said}).`, error)
}
