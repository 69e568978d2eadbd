/** A storage in one SQLite file: nothing to set up, and every commit is on disk before it is acknowledged. */
import { accountsIn } from './accounts.ts'
import { dailiesIn } from './dailies.ts'
import { type Session, type Sessions, statement } from './database.ts'
import { StorageError } from './errors.ts'
import { houseIn } from './house.ts'
import { invitationsIn } from './invitations.ts'
import { logIn } from './log.ts'
import { keepingSnapshot, matchesIn } from './matches.ts'
import { REACHED, shapeTable, steps } from './migrations.ts'
import { backUp, restore } from './portable.ts'
import { whole } from './rows.ts'
import { promised, SqliteFile } from './sqlite-file.ts'
import { Journal, settled, type Write } from './sqlite-journal.ts'
import type { Fate, Storage } from './storage.ts'
import { tidyUp } from './tidy.ts'
import { Turns } from './turns.ts'

/** Says in the file's head whose it is: “Must”. */
const APPLICATION = 0x4d757374
const DIALECT = {
  ...{ TEXT: 'TEXT', TIME: 'INTEGER' },
  STORED: 'STRICT, WITHOUT ROWID',
  // In the tree of its key a long row would be read whole by each search that comes past it.
  BULKY: 'STRICT',
}
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
  const journal = new Journal(file)
  const database = settled(file, journal)
  const turns = new Turns<Write, Fate>(MOST_TOGETHER, (asked) =>
    promised(() => {
      const fates = journal.write(asked.map(({ question }) => question))
      asked.forEach(({ resolve }, i) => {
        resolve(fates[i])
      })
    }),
  )
  return {
    kind: 'sqlite',
    accounts: accountsIn(database),
    matches: {
      ...matchesIn(database),
      // Nobody waits for it: a commit of its own would only keep others waiting.
      async keepSnapshot(id, snapshot, lasting) {
        await turns.ask({ statements: keepingSnapshot(id, snapshot, lasting) })
      },
    },
    invitations: invitationsIn(database),
    log: logIn(database, (append) => turns.ask({ append })),
    dailies: dailiesIn(database),
    house: houseIn(database),
    // One process serves a file: what it writes it knows.
    changes: () => () => undefined,
    async check() {
      await file.guarded([statement('SELECT 1 AS here')])
    },
    backup: (to) => promised(() => journal.settle()).then(() => backUp(copies, to)),
    restore: (from) => restore(copies, DIALECT, from),
    tidy: (before) => tidyUp(database, before),
    async close() {
      await turns.done()
      journal.close()
      file.close()
    },
  }
}

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
