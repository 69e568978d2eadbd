/** What nobody can ask for any more. */
import { type Database, statement } from './database.ts'
import { BELONGINGS, deletion, STILL_IN } from './matches.ts'
import type { TidyTimes } from './storage.ts'

/** Of a match that is kept as notation. */
const OUTLIVED = ['entries', 'once', 'snapshots']

export async function tidyUp(database: Database, times: TidyTimes): Promise<void> {
  await database.batch([
    ...deletion("SELECT id FROM matches WHERE phase = 'lobby' AND created < ?", times.lobbies),
    ...OUTLIVED.map((table) =>
      statement(
        `DELETE FROM ${table} WHERE match_id IN (
          SELECT m.id FROM matches m JOIN notations n ON n.match_id = m.id
            WHERE m.phase = 'over' AND m.ended < ?)`,
        times.finished,
      ),
    ),
    // Lines that were appended while their match was being deleted.
    ...BELONGINGS.map((table) =>
      statement(
        `DELETE FROM ${table} WHERE NOT EXISTS (SELECT 1 FROM matches m WHERE m.id = match_id)`,
      ),
    ),
    statement('DELETE FROM device_links WHERE expires <= ?', times.now),
    statement('DELETE FROM leases WHERE until <= ?', times.now),
    statement(
      `DELETE FROM accounts WHERE seen < ?
        AND NOT EXISTS (SELECT 1 FROM people p WHERE p.account = accounts.id AND p.${STILL_IN})
        AND NOT EXISTS (SELECT 1 FROM tokens t WHERE t.account = accounts.id)
        AND NOT EXISTS (SELECT 1 FROM daily_results r WHERE r.account = accounts.id)
        AND NOT EXISTS (SELECT 1 FROM matches m WHERE m.host = accounts.id)`,
      times.guests,
    ),
  ])
}
