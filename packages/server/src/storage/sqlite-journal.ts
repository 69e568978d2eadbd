/**
 * Entries on their way into a SQLite file. In its tables each match has pages of its own, so that the choices of fifty
 * matches are a hundred pages to write. A commit therefore lays all that came together into one row, which is on disk with
 * it, and brings many such rows into the tables at once, later. Whoever asks for those tables finds everything in them.
 */
import type { Database, Statement } from './database.ts'
import { StorageError } from './errors.ts'
import { whole } from './rows.ts'
import { appendTo, knownIn, nextOf } from './sqlite-append.ts'
import { isReading, promised, type SqliteFile } from './sqlite-file.ts'
import type { Append, EntriesAppend, Fate } from './storage.ts'

/** What goes into one commit with others. */
export type Write = { readonly append: Append } | { readonly statements: readonly Statement[] }

/** So many lines are brought into the tables at once, or so many of each match; when it is quiet, what there is after so long. */
const MOST_LINES = 1_000
const LINES_A_MATCH = 12
const QUIET_MS = 1_000

const TABLE = `CREATE TABLE IF NOT EXISTS journal (
  id INTEGER PRIMARY KEY, lines TEXT NOT NULL, keys TEXT NOT NULL)`
const LAY = 'INSERT INTO journal (lines, keys) VALUES (?, ?)'
/** A line is [match, n, json, hash, at], a key [match, person, key, first, last, at]. */
const LINES = {
  entries: `SELECT l.value ->> 0 AS match_id, l.value ->> 1 AS n, l.value ->> 2 AS json, l.value ->> 3 AS hash,
    l.value ->> 4 AS at FROM journal j, json_each(j.lines) l WHERE true`,
  once: `SELECT k.value ->> 0 AS match_id, k.value ->> 1 AS person, k.value ->> 2 AS code, 'entries' AS brought,
    k.value ->> 3 AS first, k.value ->> 4 AS last, k.value ->> 5 AS at FROM journal j, json_each(j.keys) k WHERE true`,
}
const BRING = [
  `INSERT INTO entries (match_id, n, json, hash, at) ${LINES.entries} ORDER BY 1, 2 ON CONFLICT DO NOTHING`,
  `INSERT INTO once (match_id, person, code, brought, first, last, at) ${LINES.once}
    ORDER BY 1, 2, 3 ON CONFLICT DO NOTHING`,
  'DELETE FROM journal',
]
/** Stand before the tables while nothing can be brought into them. */
const TOGETHER = Object.entries(LINES).map(
  ([name, lines]) =>
    `CREATE TEMP VIEW ${name} AS SELECT * FROM main.${name} UNION ALL ${lines.replace('FROM journal', 'FROM main.journal')}`,
)
const APART = Object.keys(LINES).map((name) => `DROP VIEW temp.${name}`)

/** What goes into the next row, each as JSON. */
interface Laid {
  readonly lines: string[]
  readonly keys: string[]
}

export class Journal {
  private readonly file: SqliteFile
  /** Of matches with lines here: the number of the next. */
  private readonly next = new Map<string, number>()
  /** Keys that came with these lines, and what they have brought. */
  private readonly keys = new Map<string, Fate>()
  private lines = 0
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
        this.bring()
        return appendTo(file, one.append)
      })
      this.layDown(laid)
      return done
    })
    // What was written is on disk, whatever becomes of this.
    if (this.lines >= Math.max(MOST_LINES, LINES_A_MATCH * this.next.size)) this.settleIfItCan()
    else if (this.lines > 0) this.quiet ??= setTimeout(() => this.settleIfItCan(), QUIET_MS).unref()
    return fates
  }

  /** Brings all lines into the tables. */
  settle(): void {
    clearTimeout(this.quiet)
    this.quiet = undefined
    if (this.lines === 0 && !this.isForeign()) return
    if (this.file.row('SELECT id FROM journal LIMIT 1') === undefined) this.startAnew()
    else this.surely(() => this.bring())
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
        if (this.isForeign()) this.bring()
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

  private bring(): void {
    for (const sql of BRING) this.file.run(sql)
    this.startAnew()
  }

  private startAnew(): void {
    this.next.clear()
    this.keys.clear()
    this.lines = 0
    this.isUnsure = false
    this.version = whole(this.file.row('PRAGMA data_version') ?? {}, 'data_version')
  }

  private lay({ match, n, at, once, lines }: EntriesAppend, to: Laid): Fate {
    const { file, keys } = this
    const key = once === undefined ? '' : JSON.stringify([match, once.person, once.key])
    const known = once && (keys.get(key) ?? knownIn(file, match, once))
    if (known !== undefined) return known
    const next = this.next.get(match) ?? nextOf(file, match)
    if (next !== n) return { fate: next === undefined ? 'gone' : 'lost' }
    const last = n + lines.length - 1
    lines.forEach(({ json, hash }, i) => {
      to.lines.push(JSON.stringify([match, n + i, json, hash, at]))
    })
    this.next.set(match, last + 1)
    if (once !== undefined) {
      to.keys.push(JSON.stringify([match, once.person, once.key, n, last, at]))
      keys.set(key, { fate: 'repeated', to: 'entries', first: n, last })
    }
    this.lines += lines.length
    return DONE
  }

  private layDown({ lines, keys }: Laid): void {
    if (lines.length === 0) return
    this.file.run(LAY, `[${lines.splice(0).join(',')}]`, `[${keys.splice(0).join(',')}]`)
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
