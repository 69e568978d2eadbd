/** Packs, secrets of the server, leases. */
import { changes, type Database, statement } from './database.ts'
import { text } from './rows.ts'
import type { House } from './storage.ts'

export function houseIn(database: Database): House {
  return {
    async secret(name, fresh) {
      const [, [row]] = await database.batch([
        statement(
          'INSERT INTO secrets (name, secret) VALUES (?, ?) ON CONFLICT DO NOTHING',
          name,
          fresh,
        ),
        statement('SELECT secret FROM secrets WHERE name = ?', name),
      ])
      return text(row, 'secret')
    },
    async keepPack(hash, json, at) {
      // A pack never changes: its hash is its name.
      const sql = 'INSERT INTO packs (hash, json, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING'
      await database.all(sql, hash, json, at)
    },
    async pack(hash) {
      const [row] = await database.all('SELECT json FROM packs WHERE hash = ?', hash)
      return row && text(row, 'json')
    },
    lease(name, holder, now, until) {
      return changes(
        database,
        `INSERT INTO leases (name, holder, until) VALUES (?, ?, ?)
          ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, until = excluded.until
          WHERE leases.until <= ? OR leases.holder = excluded.holder RETURNING name`,
        ...[name, holder, until, now],
      )
    },
    async endLease(name, holder) {
      await database.all('DELETE FROM leases WHERE name = ? AND holder = ?', name, holder)
    },
  }
}
