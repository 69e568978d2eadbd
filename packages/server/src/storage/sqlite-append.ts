/** How lines come into the tables of a SQLite file. */
import { KNOWN, repeatedIn } from './log.ts'
import { changing } from './matches.ts'
import { text, whole } from './rows.ts'
import type { SqliteFile } from './sqlite-file.ts'
import type { Append, Fate, MatchId, Once } from './storage.ts'

/** Enters lines in the tables themselves, with all that changes besides. In a transaction. */
export function appendTo(file: SqliteFile, append: Append): Fate {
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
  const known = once && knownIn(file, match, once)
  if (known !== undefined) return known
  return { fate: isThere ? 'lost' : 'gone' }
}

/** What a key has brought. */
export function knownIn(file: SqliteFile, match: MatchId, { person, key }: Once): Fate | undefined {
  const row = file.row(KNOWN, match, person, key)
  return row && repeatedIn(row)
}

/** All keys that a match has had. */
export function keysIn(file: SqliteFile, match: MatchId): Once[] {
  const rows = file.rows('SELECT person, code FROM once WHERE match_id = ?', match)
  return rows.map((row) => ({ person: text(row, 'person'), key: text(row, 'code') }))
}

/** The number of the next entry of a match; none where there is no such match. */
export function nextOf(file: SqliteFile, match: MatchId): number | undefined {
  const row = file.row(HEADS.entries, match)
  return row && whole(row, 'next')
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
