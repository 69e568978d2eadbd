/**
 * Entries on their way into a SQLite file. In its tables each match has pages of its own, so that the choices of fifty
 * matches are a hundred pages to write. A commit therefore lays all that came together into one row, which is on disk with
 * it, and brings the lines of the one or two matches that have waited longest into the tables: many of a match at once, and
 * never so much that somebody waits for it. Whoever asks for those tables finds everything in them.
 */
import type { Database, Statement } from './database.ts'
import { StorageError } from './errors.ts'
import { KeysSeen } from './keys-seen.ts'
import { whole } from './rows.ts'
import { appendTo, keysIn, knownIn, nextOf } from './sqlite-append.ts'
import { isReading, promised, type SqliteFile } from './sqlite-file.ts'
import { type Key, type Line, Waiting } from './sqlite-waiting.ts'
import type { Append, EntriesAppend, Fate, MatchId, Once } from './storage.ts'

/** What goes into one commit with others. */
export type Write = { readonly append: Append } | { readonly statements: readonly Statement[] }

/** So many lines wait at most, or so many of each match; when it is quiet, none after so long. */
const MOST_LINES = 2_000
const LINES_A_MATCH = 12
const QUIET_MS = 1_000

const TABLE = `CREATE TABLE IF NOT EXISTS journal (
  id INTEGER PRIMARY KEY, lines TEXT NOT NULL, keys TEXT NOT NULL)`
const LAY = 'INSERT INTO journal (id, lines, keys) VALUES (?, ?, ?)'
const CLEAR = 'DELETE FROM journal WHERE id < ?'
/** A line is [match, n, json, hash, at], a key [match, person, key, first, last, at]. */
const LINES = {
  entries: `SELECT l.value ->> 0 AS match_id, l.value ->> 1 AS n, l.value ->> 2 AS json, l.value ->> 3 AS hash,
    l.value ->> 4 AS at FROM main.journal j, json_each(j.lines) l WHERE true`,
  once: `SELECT k.value ->> 0 AS match_id, k.value ->> 1 AS person, k.value ->> 2 AS code, 'entries' AS brought,
    k.value ->> 3 AS first, k.value ->> 4 AS last, k.value ->> 5 AS at
    FROM main.journal j, json_each(j.keys) k WHERE true`,
}
// The lines of a row go one match after the other, so that some of them may be in the tables already.
const BRING_ALL = [
  `INSERT INTO entries (match_id, n, json, hash, at) ${LINES.entries} ORDER BY 1, 2 ON CONFLICT DO NOTHING`,
  `INSERT INTO once (match_id, person, code, brought, first, last, at) ${LINES.once}
    ORDER BY 1, 2, 3 ON CONFLICT DO NOTHING`,
  'DELETE FROM journal',
]
/** Stand before the tables while nothing can be brought into them. */
const TOGETHER = Object.entries(LINES).map(
  ([name, lines]) => `CREATE TEMP VIEW ${name} AS SELECT * FROM main.${name} UNION ${lines}`,
)
const APART = Object.keys(LINES).map((name) => `DROP VIEW temp.${name}`)

/** What goes into the next row. */
interface Laid {
  readonly lines: Line[]
  readonly keys: Key[]
}

export class Journal {
  private readonly file: SqliteFile
  /** By match, those that wait longest first. */
  private readonly waiting = new Map<string, Waiting>()
  private readonly seen = new KeysSeen((match) => [
    ...keysIn(this.file, match),
    ...(this.waiting.get(match)?.came ?? []),
  ])
  private lines = 0
  /** The number of the next row. */
  private row = 0
  /** Something failed, or another program has written: only the file knows what lies here. */
  private isUnsure = true
  private version = -1
  private quiet: ReturnType<typeof setTimeout> | undefined

  constructor(file: SqliteFile) {
    this.file = file
    file.rows(TABLE)
  }

  /** All of it in one commit, or nothing; each append has a fate of its own. */
  write(writes: readonly Write[]): Fate[] {
    const { file } = this
    const laid: Laid = { lines: [], keys: [] }
    const fates = this.surely(() => {
      const done = writes.map((one) => {
        if ('statements' in one) {
          for (const { sql, values } of one.statements) file.run(sql, ...values)
          return DONE
        }
        if (isPlain(one.append)) return this.lay(one.append, laid)
        this.layDown(laid)
        this.bringAll()
        return this.append(one.append)
      })
      this.layDown(laid)
      this.bringOldest()
      return done
    })
    this.waitForQuiet()
    return fates
  }

  /** Brings all lines into the tables. */
  settle(): void {
    clearTimeout(this.quiet)
    this.quiet = undefined
    const isForeign = this.isForeign()
    if (isForeign) this.seen.forget()
    if (this.lines === 0 && !isForeign) return
    if (this.file.row('SELECT id FROM journal LIMIT 1') === undefined) this.startAnew()
    else this.surely(() => this.bringAll())
  }

  /** Reads from the tables with what lies here, also where nothing can be written: on a full disk, say. */
  read<T>(work: () => T): T {
    try {
      this.settle()
    } catch (error) {
      if (!(error instanceof StorageError) || error.code === 'damaged') throw error
      return this.readTogether(work)
    }
    return work()
  }

  private readTogether<T>(work: () => T): T {
    for (const sql of TOGETHER) this.file.rows(sql)
    try {
      return work()
    } finally {
      for (const sql of APART) this.file.rows(sql)
    }
  }

  /** What cannot be brought now is there when the file is opened again. */
  close(): void {
    this.settleIfItCan()
    clearTimeout(this.quiet)
  }

  /** All lines are brought when nothing was written for a time. */
  private waitForQuiet(): void {
    if (this.lines === 0) return
    if (this.quiet !== undefined) this.quiet.refresh()
    else this.quiet = setTimeout(() => this.settleIfItCan(), QUIET_MS).unref()
  }

  private settleIfItCan(): void {
    try {
      this.settle()
    } catch {
      // The lines are on disk; whoever asks next is told what is wrong.
    }
  }

  /** In a transaction, with what lies here known; after a failure nothing is. */
  private surely<T>(work: () => T): T {
    try {
      return this.file.transaction(() => {
        if (this.isForeign()) {
          this.seen.forget()
          this.bringAll()
        }
        return work()
      })
    } catch (error) {
      this.isUnsure = true
      throw error
    }
  }

  private isForeign(): boolean {
    const version = whole(this.file.row('PRAGMA data_version') ?? {}, 'data_version')
    return this.isUnsure || version !== this.version
  }

  private bringAll(): void {
    for (const sql of BRING_ALL) this.file.run(sql)
    this.startAnew()
  }

  /** So many that no more wait than may. */
  private bringOldest(): void {
    const { file, waiting } = this
    const most = Math.max(MOST_LINES, LINES_A_MATCH * waiting.size)
    if (this.lines <= most) return
    for (const [match, here] of waiting) {
      if (this.lines <= most) break
      here.bring(file)
      waiting.delete(match)
      this.lines -= here.size
    }
    const [oldest] = waiting.values()
    file.run(CLEAR, oldest?.row ?? this.row)
  }

  private startAnew(): void {
    this.waiting.clear()
    this.lines = 0
    this.isUnsure = false
    this.version = whole(this.file.row('PRAGMA data_version') ?? {}, 'data_version')
  }

  /** Into the tables themselves. */
  private append(append: Append): Fate {
    const { match, once } = append
    const fate = appendTo(this.file, append)
    if (once !== undefined && fate.fate === 'done') this.seen.add(match, once)
    return fate
  }

  /** What a key has brought, as the tables say. */
  private known(match: MatchId, once: Once): Fate | undefined {
    return this.seen.mayHave(match, once) ? knownIn(this.file, match, once) : undefined
  }

  private lay({ match, n, at, once, lines }: EntriesAppend, to: Laid): Fate {
    const { file, waiting } = this
    const before = waiting.get(match)
    const repeated = once && (before?.brought(once) ?? this.known(match, once))
    if (repeated !== undefined) return repeated
    const next = before?.next ?? nextOf(file, match)
    if (next !== n) return { fate: next === undefined ? 'gone' : 'lost' }
    const here = before ?? new Waiting(this.row, n)
    if (before === undefined) waiting.set(match, here)
    const rows = lines.map(({ json, hash }, i): Line => [match, n + i, json, hash, at])
    const key: Key | undefined = once && [match, once.person, once.key, n, n + rows.length - 1, at]
    here.add(rows, key)
    to.lines.push(...rows)
    if (key !== undefined) to.keys.push(key)
    if (once !== undefined) this.seen.add(match, once)
    this.lines += rows.length
    return DONE
  }

  private layDown({ lines, keys }: Laid): void {
    if (lines.length === 0) return
    this.file.run(LAY, this.row++, JSON.stringify(lines.splice(0)), JSON.stringify(keys.splice(0)))
  }
}

const DONE: Fate = { fate: 'done' }

/** Changes nothing besides. */
const isPlain = (append: Append): append is EntriesAppend =>
  append.to === 'entries' && append.change === undefined

/** The tables that lines are brought into. */
const TOUCHED = /\b(?:entries|once)\b/

/** The file as all but the journal see it: what touches the tables of the journal finds them whole. */
export function settled(file: SqliteFile, journal: Journal): Database {
  const ready = <T>(statements: readonly Pick<Statement, 'sql'>[], work: () => T): T => {
    if (!statements.some(({ sql }) => TOUCHED.test(sql))) return work()
    if (isReading(statements)) return journal.read(work)
    journal.settle()
    return work()
  }
  return {
    all: (sql, ...values) => promised(() => ready([{ sql }], () => file.rows(sql, ...values))),
    batch: (statements) => promised(() => ready(statements, () => file.inOne(statements))),
    guarded: (statements) => promised(() => ready(statements, () => file.inOneIf(statements))),
  }
}
