/** A storage in one SQLite file: nothing to set up, and every commit is on disk before it is acknowledged. */
import { accountsIn } from './accounts.ts'
import { dailiesIn } from './dailies.ts'
import { type Session, type Sessions, type Statement, statement } from './database.ts'
import { StorageError } from './errors.ts'
import { houseIn } from './house.ts'
import { invitationsIn } from './invitations.ts'
import { KNOWN, logIn, repeatedIn } from './log.ts'
import { changing, keepingSnapshot, matchesIn } from './matches.ts'
import { REACHED, shapeTable, steps } from './migrations.ts'
import { backUp, restore } from './portable.ts'
import { whole } from './rows.ts'
import { promised, SqliteFile } from './sqlite-file.ts'
import type { Append, Fate, Storage } from './storage.ts'
import { tidyUp } from './tidy.ts'
import { Turns } from './turns.ts'

/** Says in the file's head whose it is: “Must”. */
const APPLICATION = 0x4d757374
const DIALECT = { TEXT: 'TEXT', TIME: 'INTEGER', STORED: 'STRICT, WITHOUT ROWID' }
/** An event loop that was held up has many; a commit of more than this takes too long for the first of them. */
const MOST_TOGETHER = 1_000

/** Opens the file, or makes it. */
export function openSqlite(path: string): Promise<Storage> {
  return promised(() => {
    const file = new SqliteFile(path)
    try {
      // A look first: not a byte of another program's file is changed.
      refuseForeign(file, path)
      keepSafe(file)
      // In one go: whoever opens it at the same time waits, and finds it done.
      file.transaction(() => {
        refuseForeign(file, path)
        file.rows(`PRAGMA application_id = ${APPLICATION}`)
        file.rows(shapeTable(DIALECT))
        const [row] = file.rows(REACHED)
        for (const sql of steps(whole(row, 'n'), DIALECT)) file.rows(sql)
      })
      return sqliteStorage(file, path)
    } catch (error) {
      file.close()
      throw error
    }
  })
}

/** A storage in a file that is open and has the present shape. */
export function sqliteStorage(file: SqliteFile, path: string): Storage {
  const copies = sessions(path)
  const turns = new Turns<Write, Fate>(MOST_TOGETHER, (asked) =>
    promised(() => {
      const fates = file.transaction(() => asked.map(({ question }) => write(file, question)))
      asked.forEach(({ resolve }, i) => {
        resolve(fates[i])
      })
    }),
  )
  return {
    kind: 'sqlite',
    accounts: accountsIn(file),
    matches: {
      ...matchesIn(file),
      // Nobody waits for it: a commit of its own would only keep others waiting.
      async keepSnapshot(id, snapshot, lasting) {
        await turns.ask({ statements: keepingSnapshot(id, snapshot, lasting) })
      },
    },
    invitations: invitationsIn(file),
    log: logIn(file, (append) => turns.ask({ append })),
    dailies: dailiesIn(file),
    house: houseIn(file),
    // One process serves a file: what it writes it knows.
    changes: () => () => undefined,
    async check() {
      await file.guarded([statement('SELECT 1 AS here')])
    },
    backup: (to) => backUp(copies, to),
    restore: (from) => restore(copies, DIALECT, from),
    tidy: (before) => tidyUp(file, before),
    async close() {
      await turns.done()
      file.close()
    },
  }
}

/** What goes into one commit with others. */
type Write = { readonly append: Append } | { readonly statements: readonly Statement[] }

function write(file: SqliteFile, question: Write): Fate {
  if ('append' in question) return appendTo(file, question.append)
  for (const { sql, values } of question.statements) file.run(sql, ...values)
  return { fate: 'done' }
}

function appendTo(file: SqliteFile, append: Append): Fate {
  const { match, n, at, once, to, lines } = append
  const change = to === 'entries' ? append.change : undefined
  const head = file.row(HEADS[to], match)
  const isNext =
    head !== undefined &&
    whole(head, 'next') === n &&
    (change?.revision === undefined || change.revision === whole(head, 'revision'))
  if (!isNext) return missed(file, append, head !== undefined)
  if (once !== undefined) {
    const last = n + lines.length - 1
    const isNew = file.run(ONCE, match, once.person, once.key, to, n, last, at) > 0
    if (!isNew) return missed(file, append, true)
  }
  if (to === 'entries') {
    for (const [i, { json, hash }] of lines.entries()) {
      file.run(LINE.entries, match, n + i, json, hash, at)
    }
  } else {
    for (const [i, { json, person }] of lines.entries()) {
      file.run(LINE.chat, match, n + i, json, person, at)
    }
  }
  if (change !== undefined) {
    for (const { sql, values } of changing(match, change, undefined)) file.rows(sql, ...values)
  }
  return { fate: 'done' }
}

/** Why it is not entered: mostly because it has been already. */
function missed(file: SqliteFile, { match, once }: Append, isThere: boolean): Fate {
  const known = once && file.row(KNOWN, match, once.person, once.key)
  if (known !== undefined) return repeatedIn(known)
  return { fate: isThere ? 'lost' : 'gone' }
}

/** The revision of a match, and the number that its next line has. */
const HEADS = {
  entries: head('entries'),
  chat: head('chat'),
}

function head(lines: string): string {
  return `SELECT m.revision, COALESCE(
    (SELECT max(l.n) FROM ${lines} l WHERE l.match_id = m.id), -1) + 1 AS next FROM matches m WHERE m.id = ?`
}

const LINE = {
  entries: 'INSERT INTO entries (match_id, n, json, hash, at) VALUES (?, ?, ?, ?, ?)',
  chat: 'INSERT INTO chat (match_id, n, json, person, at) VALUES (?, ?, ?, ?, ?)',
}

const ONCE = `INSERT INTO once (match_id, person, code, brought, first, last, at)
  VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`

function refuseForeign(file: SqliteFile, path: string): void {
  const [head] = file.rows('PRAGMA application_id')
  const [made] = file.rows('SELECT count(*) AS things FROM sqlite_master')
  if (whole(made, 'things') > 0 && whole(head, 'application_id') !== APPLICATION) {
    throw new StorageError('foreign', `The file ${path} belongs to another program.`)
  }
}

/** A commit is on disk when it is acknowledged, and readers do not wait for it. */
function keepSafe(file: SqliteFile): void {
  file.rows('PRAGMA journal_mode = WAL')
  file.rows('PRAGMA synchronous = FULL')
  // Matches that are played write the same pages again and again. To keep them at hand (in KB) and to bring them into
  // the file less often (in pages) takes a quarter off the work of an append.
  file.rows('PRAGMA cache_size = -16000')
  file.rows('PRAGMA wal_autocheckpoint = 4000')
}

/** Each on a connection of its own: while a copy is made, the storage goes on. */
function sessions(path: string): Sessions {
  async function session<T>(begin: string, work: (session: Session) => Promise<T>): Promise<T> {
    const file = new SqliteFile(path)
    try {
      keepSafe(file)
      file.rows(begin)
      const result = await work(file)
      file.rows('COMMIT')
      return result
    } catch (error) {
      file.undo()
      throw error
    } finally {
      file.close()
    }
  }
  return {
    reading: (work) => session('BEGIN', work),
    writing: (work) => session('BEGIN IMMEDIATE', work),
  }
}
