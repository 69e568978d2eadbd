/** A storage in PostgreSQL, for any number of nodes. */
import { randomUUID } from 'node:crypto'
import { accountsIn } from './accounts.ts'
import { dailiesIn } from './dailies.ts'
import { statement } from './database.ts'
import { StorageError } from './errors.ts'
import { houseIn } from './house.ts'
import { invitationsIn } from './invitations.ts'
import { logIn } from './log.ts'
import { matchesIn } from './matches.ts'
import { migrate } from './migrations.ts'
import { backUp, restore } from './portable.ts'
import { appendAll, CHANNEL } from './postgres-append.ts'
import { PostgresEar } from './postgres-ear.ts'
import { PostgresPool } from './postgres-pool.ts'
import { whole } from './rows.ts'
import type { Append, Change, Fate, MatchId, Storage } from './storage.ts'
import { tidyUp } from './tidy.ts'
import { Turns } from './turns.ts'

/** Sorted by their letters, whatever the database's language: an index outlives an update of the system. */
const DIALECT = { TEXT: 'TEXT COLLATE "C"', TIME: 'BIGINT', STORED: '', BULKY: '' }
const MOST_TOGETHER = 250
/** PostgreSQL takes hints up to 8,000 bytes. */
const LONGEST_HINT = 7_500
/** For all matches, where there are too many to name. */
const ALL = '*'
/** Held while the tables are made: a number of our own choice. */
const LOCK = 0x4d757374

/** Connects, and makes the tables where there are none. */
export async function openPostgres(address: string): Promise<Storage> {
  const pool = new PostgresPool(address)
  try {
    await pool.writing(async (session) => {
      // Nodes that start at once go one after the other.
      await session.all('SELECT pg_advisory_xact_lock(?)', LOCK)
      const [made] = await session.all(`SELECT
        count(*) FILTER (WHERE tablename = 'shape') AS ours,
        count(*) FILTER (WHERE tablename IN ('accounts', 'matches', 'entries')) AS likes
        FROM pg_tables WHERE schemaname = current_schema()`)
      if (whole(made, 'ours') === 0 && whole(made, 'likes') > 0) {
        throw new StorageError('foreign', 'The database belongs to another program.')
      }
      await migrate(session, DIALECT)
    })
  } catch (error) {
    await pool.close()
    throw error
  }
  return storageIn(pool, address)
}

function storageIn(pool: PostgresPool, address: string): Storage {
  const node = randomUUID()
  const hint = (matches: readonly MatchId[]) => hintOf(node, matches)
  const ear = new PostgresEar(address, CHANNEL, (told) => changesIn(node, told))
  const turns = new Turns<Append, Fate>(MOST_TOGETHER, (asked) => appendAll(pool, hint, asked))
  const notify = (match: MatchId) => [statement('SELECT pg_notify(?, ?)', CHANNEL, hint([match]))]
  return {
    kind: 'postgres',
    accounts: accountsIn(pool, notify),
    matches: matchesIn(pool, notify),
    invitations: invitationsIn(pool),
    log: logIn(pool, (append) => turns.ask(append)),
    dailies: dailiesIn(pool),
    house: houseIn(pool),
    changes: (listener) => ear.add(listener),
    async check() {
      const [row] = await pool.all("SELECT current_setting('transaction_read_only') AS state")
      if (row.state === 'on') {
        throw new StorageError('read-only', 'The storage can be read and not written.')
      }
    },
    backup: (to) => backUp(pool, to),
    restore: (from) => restore(pool, DIALECT, from),
    tidy: (before) => tidyUp(pool, before),
    async close() {
      await turns.done()
      await ear.close()
      await pool.close()
    },
  }
}

/** Who tells, and of which matches; not more than fits. */
function hintOf(node: string, matches: readonly MatchId[]): string {
  const told = [node, ...matches].join(' ')
  return Buffer.byteLength(told) > LONGEST_HINT ? `${node} ${ALL}` : told
}

/** What others tell; a node knows what it did itself. */
function changesIn(node: string, told: string): Change[] {
  const [from, ...matches] = told.split(' ')
  if (from === node) return []
  return matches.map((match) => (match === ALL ? { kind: 'all' } : { kind: 'match', match }))
}
