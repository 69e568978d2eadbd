/** The lines of a match that lie in the journal and are not yet in the tables. */
import type { Value } from './rows.ts'
import type { SqliteFile } from './sqlite-file.ts'
import type { Fate, Once } from './storage.ts'

export type Line = [match: string, n: number, json: string, hash: string, at: number]
export type Key = [
  match: string,
  person: string,
  key: string,
  first: number,
  last: number,
  at: number,
]

export class Waiting {
  /** The row of the journal in which the first of them lies. */
  readonly row: number
  /** The number of the next line. */
  next: number
  private readonly lines: Line[] = []
  private readonly keys: Key[] = []

  constructor(row: number, next: number) {
    this.row = row
    this.next = next
  }

  get size(): number {
    return this.lines.length
  }

  add(lines: readonly Line[], key: Key | undefined): void {
    this.lines.push(...lines)
    this.next += lines.length
    if (key !== undefined) this.keys.push(key)
  }

  /** What a key has brought, if it came with one of these lines. */
  brought({ person, key }: Once): Fate | undefined {
    const found = this.keys.find((one) => one[2] === key && one[1] === person)
    return found && { fate: 'repeated', to: 'entries', first: found[3], last: found[4] }
  }

  /** The keys that came with them. */
  get came(): Once[] {
    return this.keys.map(([, person, key]) => ({ person, key }))
  }

  /** In a transaction; none of them is in the tables. */
  bring(file: SqliteFile): void {
    insert(file, ENTRIES, this.lines)
    insert(file, ONCE, this.keys)
  }
}

/** Rows that one statement takes at most. */
const MOST_ROWS = 32

/** Where rows go, as a statement begins, and the statements by their number of rows. */
interface Into {
  readonly sql: string
  readonly row: string
  readonly statements: string[]
}

const ENTRIES: Into = {
  sql: 'INSERT INTO entries (match_id, n, json, hash, at) VALUES',
  row: '(?, ?, ?, ?, ?)',
  statements: [],
}
const ONCE: Into = {
  sql: 'INSERT INTO once (match_id, person, code, first, last, at, brought) VALUES',
  row: "(?, ?, ?, ?, ?, ?, 'entries')",
  statements: [],
}

function insert(file: SqliteFile, into: Into, rows: readonly (readonly Value[])[]): void {
  for (let from = 0; from < rows.length; from += MOST_ROWS) {
    const some = rows.slice(from, from + MOST_ROWS)
    file.run(inserting(into, some.length), ...some.flat())
  }
}

function inserting({ sql, row, statements }: Into, rows: number): string {
  statements[rows] ??= `${sql} ${Array(rows).fill(row).join(', ')}`
  return statements[rows]
}
