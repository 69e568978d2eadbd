/** Reads what was entered and said; how lines are appended differs between databases. */
import type { Database } from './database.ts'
import { StorageError } from './errors.ts'
import { LENGTHS } from './matches.ts'
import { marks, type Row, text, whole } from './rows.ts'
import type { Append, ChatLine, Entry, Fate, Head, MatchLog } from './storage.ts'

/** SQLite knows a limit for the values of one statement. */
const MOST_HEADS = 500

export const KNOWN =
  'SELECT brought, first, last FROM once WHERE match_id = ? AND person = ? AND code = ?'

export function logIn(database: Database, append: MatchLog['append']): MatchLog {
  return {
    append,
    async entries(match, from = 0) {
      const sql = 'SELECT n, json, hash, at FROM entries WHERE match_id = ? AND n >= ? ORDER BY n'
      return (await database.all(sql, match, from)).map(entry)
    },
    async chat(match, from = 0) {
      const sql = `SELECT n, json, person, at FROM chat
        WHERE match_id = ? AND n >= ? AND person IS NOT NULL ORDER BY n`
      return (await database.all(sql, match, from)).map(chatLine)
    },
    async repeated(match, person, key) {
      const [row] = await database.all(KNOWN, match, person, key)
      return row && repeatedIn(row)
    },
    async heads(matches) {
      const heads: Head[] = []
      for (let from = 0; from < matches.length; from += MOST_HEADS) {
        const some = matches.slice(from, from + MOST_HEADS)
        const sql = `SELECT m.id, m.revision, ${LENGTHS} FROM matches m WHERE m.id IN (${marks(some)})`
        heads.push(...(await database.all(sql, ...some)).map(head))
      }
      return heads
    },
  }
}

export function repeatedIn(row: Row): Extract<Fate, { fate: 'repeated' }> {
  const to = broughtIn(row)
  return { fate: 'repeated', to, first: whole(row, 'first'), last: whole(row, 'last') }
}

function broughtIn(row: Row): Append['to'] {
  const brought = text(row, 'brought')
  if (brought === 'entries' || brought === 'chat') return brought
  throw new StorageError('damaged', 'The storage is damaged: a key has brought nothing known.')
}

function entry(row: Row): Entry {
  return {
    n: whole(row, 'n'),
    json: text(row, 'json'),
    hash: text(row, 'hash'),
    at: whole(row, 'at'),
  }
}

function chatLine(row: Row): ChatLine {
  return {
    n: whole(row, 'n'),
    json: text(row, 'json'),
    person: text(row, 'person'),
    at: whole(row, 'at'),
  }
}

function head(row: Row): Head {
  return {
    match: text(row, 'id'),
    entries: whole(row, 'entries'),
    chat: whole(row, 'chat'),
    revision: whole(row, 'revision'),
  }
}
