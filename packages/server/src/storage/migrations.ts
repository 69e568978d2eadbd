/**
 * How a storage came to its present shape, step by step. A step that was released is never changed: a change is a new
 * step at the end. `TEXT` and `TIME` are the database's words for texts and large whole numbers, `STORED` what it adds to
 * a table, and `BULKY` to one whose rows may be long.
 */
import type { Session } from './database.ts'
import { StorageError } from './errors.ts'
import { whole } from './rows.ts'

export const MIGRATIONS: readonly (readonly string[])[] = [
  [
    `CREATE TABLE accounts (
      id TEXT PRIMARY KEY, name TEXT NOT NULL, created TIME NOT NULL, seen TIME NOT NULL
    ) STORED`,
    `CREATE TABLE tokens (
      hash TEXT PRIMARY KEY, account TEXT NOT NULL, label TEXT NOT NULL, created TIME NOT NULL, used TIME
    ) STORED`,
    'CREATE INDEX tokens_account ON tokens (account)',
    `CREATE TABLE device_links (
      hash TEXT PRIMARY KEY, account TEXT NOT NULL, expires TIME NOT NULL
    ) STORED`,
    'CREATE INDEX device_links_account ON device_links (account)',
    `CREATE TABLE matches (
      id TEXT PRIMARY KEY, phase TEXT NOT NULL, game TEXT NOT NULL, version TEXT NOT NULL, pack TEXT,
      header TEXT NOT NULL, revision INTEGER NOT NULL, host TEXT NOT NULL, created TIME NOT NULL,
      ended TIME, result TEXT
    ) BULKY`,
    'CREATE INDEX matches_phase ON matches (phase, id)',
    'CREATE TABLE seeds (match_id TEXT PRIMARY KEY, seed TEXT NOT NULL) STORED',
    // Seat -1: none. A column of a key cannot be empty.
    `CREATE TABLE people (
      match_id TEXT NOT NULL, account TEXT NOT NULL, seat INTEGER NOT NULL, created TIME NOT NULL,
      PRIMARY KEY (match_id, account, seat)
    ) STORED`,
    'CREATE INDEX people_account ON people (account, created)',
    `CREATE TABLE invitations (
      hash TEXT PRIMARY KEY, match_id TEXT NOT NULL, seat INTEGER, created TIME NOT NULL,
      claimed_by TEXT, revoked INTEGER NOT NULL
    ) STORED`,
    'CREATE INDEX invitations_match ON invitations (match_id)',
    `CREATE TABLE entries (
      match_id TEXT NOT NULL, n INTEGER NOT NULL, json TEXT NOT NULL, hash TEXT NOT NULL, at TIME NOT NULL,
      PRIMARY KEY (match_id, n)
    ) STORED`,
    // An empty person: what was said here is deleted, and its number stays taken.
    `CREATE TABLE chat (
      match_id TEXT NOT NULL, n INTEGER NOT NULL, json TEXT NOT NULL, person TEXT, at TIME NOT NULL,
      PRIMARY KEY (match_id, n)
    ) STORED`,
    'CREATE INDEX chat_person ON chat (person)',
    `CREATE TABLE once (
      match_id TEXT NOT NULL, person TEXT NOT NULL, code TEXT NOT NULL, brought TEXT NOT NULL,
      first INTEGER NOT NULL, last INTEGER NOT NULL, at TIME NOT NULL,
      PRIMARY KEY (match_id, person, code)
    ) STORED`,
    'CREATE TABLE packs (hash TEXT PRIMARY KEY, json TEXT NOT NULL, at TIME NOT NULL) BULKY',
    `CREATE TABLE snapshots (
      match_id TEXT NOT NULL, n INTEGER NOT NULL, json TEXT NOT NULL, lasting INTEGER NOT NULL,
      PRIMARY KEY (match_id, n)
    ) BULKY`,
    'CREATE TABLE notations (match_id TEXT PRIMARY KEY, notation TEXT NOT NULL) BULKY',
    `CREATE TABLE dailies (
      game TEXT NOT NULL, day TEXT NOT NULL, header TEXT NOT NULL, seed TEXT NOT NULL, opened TIME,
      PRIMARY KEY (game, day)
    ) STORED`,
    `CREATE TABLE daily_results (
      game TEXT NOT NULL, day TEXT NOT NULL, account TEXT NOT NULL, match_id TEXT NOT NULL,
      score INTEGER NOT NULL, json TEXT NOT NULL, at TIME NOT NULL,
      PRIMARY KEY (game, day, account)
    ) STORED`,
    'CREATE INDEX daily_results_score ON daily_results (game, day, score, at)',
    'CREATE INDEX daily_results_account ON daily_results (account)',
    'CREATE TABLE secrets (name TEXT PRIMARY KEY, secret TEXT NOT NULL) STORED',
    'CREATE TABLE leases (name TEXT PRIMARY KEY, holder TEXT NOT NULL, until TIME NOT NULL) STORED',
  ],
]

/** The number of the present shape. */
export const SHAPE = MIGRATIONS.length

/** How a database calls what both have. */
export interface Dialect {
  readonly TEXT: string
  readonly TIME: string
  readonly STORED: string
  readonly BULKY: string
}

/** Where the number of the shape is kept. */
export function shapeTable(dialect: Dialect): string {
  return spoken('CREATE TABLE IF NOT EXISTS shape (n INTEGER PRIMARY KEY) STORED', dialect)
}

export const REACHED = 'SELECT COALESCE(max(n), 0) AS n FROM shape'

/** What takes a storage from the shape it has reached to another, each step with a note that it was done. */
export function steps(reached: number, dialect: Dialect, to = SHAPE): string[] {
  if (reached > SHAPE) {
    throw new StorageError('newer', 'A newer Muster wrote this storage: update this one.')
  }
  return MIGRATIONS.slice(reached, to).flatMap((step, i) => [
    ...step.map((sql) => spoken(sql, dialect)),
    `INSERT INTO shape (n) VALUES (${reached + i + 1})`,
  ])
}

export async function migrate(session: Session, dialect: Dialect, to = SHAPE): Promise<void> {
  await session.all(shapeTable(dialect))
  const [row] = await session.all(REACHED)
  for (const sql of steps(whole(row, 'n'), dialect, to)) await session.all(sql)
}

function spoken(sql: string, dialect: Dialect): string {
  return sql
    .replaceAll('TEXT', dialect.TEXT)
    .replaceAll('TIME', dialect.TIME)
    .replaceAll('STORED', dialect.STORED)
    .replaceAll('BULKY', dialect.BULKY)
}
