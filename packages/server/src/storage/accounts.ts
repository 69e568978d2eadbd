/** People: accounts, personal tokens, links to other devices; all of one account, to take along or to delete. */
import { dailyResult } from './dailies.ts'
import { changes, type Database, type Statement, statement } from './database.ts'
import { deleteAccount } from './forgetting.ts'
import { matchSummary, STILL_IN, SUMMARY } from './matches.ts'
import { maybeWhole, type Row, text, whole } from './rows.ts'
import type { Account, AccountExport, AccountId, Accounts, MatchId, Token } from './storage.ts'

/** How exactly the last use of a token is known. */
const USED_TO_MS = 60_000

/** With what is done in the same step so that others hear of a match that is changed. */
export function accountsIn(
  database: Database,
  hint: (match: MatchId) => readonly Statement[] = () => [],
): Accounts {
  return {
    async add({ id, name, created, seen }) {
      const sql = 'INSERT INTO accounts (id, name, created, seen) VALUES (?, ?, ?, ?)'
      await database.all(sql, id, name, created, seen)
    },
    async get(id) {
      const [row] = await database.all('SELECT * FROM accounts WHERE id = ?', id)
      return row && account(row)
    },
    rename(id, name) {
      return changes(database, 'UPDATE accounts SET name = ? WHERE id = ? RETURNING id', name, id)
    },
    seen(id, at) {
      return changes(database, 'UPDATE accounts SET seen = ? WHERE id = ? RETURNING id', at, id)
    },
    ...ways(database),
    export: (id) => exported(database, id),
    delete: (id, forget) => deleteAccount(database, hint, id, forget),
  }
}

type Ways = 'addToken' | 'tokens' | 'byToken' | 'removeToken' | 'addDeviceLink' | 'takeDeviceLink'

/** The ways to an account other than its cookie. */
function ways(database: Database): Pick<Accounts, Ways> {
  return {
    async addToken(id, { hash, label, created, used }) {
      const sql = 'INSERT INTO tokens (hash, account, label, created, used) VALUES (?, ?, ?, ?, ?)'
      await database.all(sql, hash, id, label, created, used ?? null)
    },
    async tokens(id) {
      const sql = 'SELECT * FROM tokens WHERE account = ? ORDER BY created, hash'
      return (await database.all(sql, id)).map(token)
    },
    async byToken(hash, at) {
      const [row] = await database.all(
        'SELECT a.*, t.used FROM accounts a JOIN tokens t ON t.account = a.id WHERE t.hash = ?',
        hash,
      )
      if (row === undefined) return undefined
      // A bot comes often: it is not worth a commit each time.
      if (at - (maybeWhole(row, 'used') ?? 0) >= USED_TO_MS) {
        await database.all('UPDATE tokens SET used = ? WHERE hash = ?', at, hash)
      }
      return account(row)
    },
    removeToken(id, hash) {
      const sql = 'DELETE FROM tokens WHERE account = ? AND hash = ? RETURNING hash'
      return changes(database, sql, id, hash)
    },
    async addDeviceLink(id, hash, expires) {
      const sql = 'INSERT INTO device_links (hash, account, expires) VALUES (?, ?, ?)'
      await database.all(sql, hash, id, expires)
    },
    async takeDeviceLink(hash, now) {
      const [link] = await database.all(
        'DELETE FROM device_links WHERE hash = ? AND expires > ? RETURNING account',
        ...[hash, now],
      )
      if (link === undefined) return undefined
      const sql = 'SELECT * FROM accounts WHERE id = ?'
      const [row] = await database.all(sql, text(link, 'account'))
      return row && account(row)
    },
  }
}

async function exported(database: Database, id: AccountId): Promise<AccountExport | undefined> {
  const [[row], tokens, matches, seats, chat, dailies] = await database.batch([
    statement('SELECT * FROM accounts WHERE id = ?', id),
    statement('SELECT * FROM tokens WHERE account = ? ORDER BY created, hash', id),
    statement(
      `SELECT ${SUMMARY} FROM matches m
        WHERE m.id IN (SELECT match_id FROM people WHERE account = ? AND ${STILL_IN}) ORDER BY m.created, m.id`,
      id,
    ),
    statement(
      'SELECT match_id, seat FROM people WHERE account = ? AND seat >= 0 ORDER BY seat',
      id,
    ),
    statement('SELECT match_id, json, at FROM chat WHERE person = ? ORDER BY match_id, n', id),
    statement('SELECT * FROM daily_results WHERE account = ? ORDER BY day, game', id),
  ])
  if (row === undefined) return undefined
  return {
    account: account(row),
    tokens: tokens.map(token).map(({ hash: _, ...rest }) => rest),
    matches: matches.map(matchSummary).map((match) => ({
      ...match,
      seats: seats.filter((seat) => seat.match_id === match.id).map((seat) => whole(seat, 'seat')),
    })),
    chat: chat.map((line) => ({
      match: text(line, 'match_id'),
      json: text(line, 'json'),
      at: whole(line, 'at'),
    })),
    dailies: dailies.map(dailyResult),
  }
}

function account(row: Row): Account {
  return {
    id: text(row, 'id'),
    name: text(row, 'name'),
    created: whole(row, 'created'),
    seen: whole(row, 'seen'),
  }
}

function token(row: Row): Token {
  return {
    hash: text(row, 'hash'),
    label: text(row, 'label'),
    created: whole(row, 'created'),
    used: maybeWhole(row, 'used'),
  }
}
