/** Matches themselves; their entries and chat are in `log.ts`. */
import { type Database, type Statement, statement } from './database.ts'
import { StorageError } from './errors.ts'
import { marks, maybeText, maybeWhole, type Row, text, type Value, whole } from './rows.ts'
import {
  type MatchChange,
  type Matches,
  type MatchId,
  type MatchPerson,
  type MatchSummary,
  PHASES,
  type Phase,
  type Snapshot,
  type StoredMatch,
} from './storage.ts'

/** For somebody without a seat: a column of a key cannot be empty. */
const NO_SEAT = -1
/** For who has left: its name may stand in what was entered before, and is to be found when its account is deleted. */
const LEFT = -2
/** Of rows of people: who still has a part in the match. */
export const STILL_IN = `seat > ${LEFT}`
const MOST_LISTED = 100

export const SUMMARY = `m.id, m.phase, m.game, m.version, m.pack, m.host, m.created, m.ended, m.result,
  (SELECT e.at FROM entries e WHERE e.match_id = m.id ORDER BY e.n DESC LIMIT 1) AS played`
/** How many lines there are, from the last number: a look at the end of an index. */
export const LENGTHS = `
  COALESCE((SELECT max(e.n) FROM entries e WHERE e.match_id = m.id), -1) + 1 AS entries,
  COALESCE((SELECT max(c.n) FROM chat c WHERE c.match_id = m.id), -1) + 1 AS chat`

/** The tables of what belongs to a match. */
export const BELONGINGS = [
  ...['seeds', 'people', 'invitations', 'entries', 'chat', 'once', 'snapshots', 'notations'],
]

/** With what is done in the same step so that others hear of a change. */
export function matchesIn(
  database: Database,
  hint: (match: MatchId) => readonly Statement[] = () => [],
): Matches {
  return {
    async add({ id, game, version, pack, header, host, people, seed, created }) {
      await database.batch([
        statement(
          `INSERT INTO matches (id, phase, game, version, pack, header, revision, host, created)
            VALUES (?, 'lobby', ?, ?, ?, ?, 0, ?, ?)`,
          ...[id, game, version, pack ?? null, header, host, created],
        ),
        statement('INSERT INTO seeds (match_id, seed) VALUES (?, ?)', id, seed),
        ...people.map((person) => addPerson(id, person)),
      ])
    },
    async get(id) {
      const [[row], people] = await database.batch([
        statement(
          `SELECT ${SUMMARY}, m.header, m.revision, ${LENGTHS} FROM matches m WHERE m.id = ?`,
          id,
        ),
        statement(
          `SELECT account, seat FROM people WHERE match_id = ? AND ${STILL_IN} ORDER BY seat, account`,
          id,
        ),
      ])
      return row && storedMatch(row, people.map(matchPerson))
    },
    change(id, revision, change) {
      return database.guarded([...changing(id, change, revision), ...hint(id)])
    },
    async seed(id) {
      const [row] = await database.all('SELECT seed FROM seeds WHERE match_id = ?', id)
      return row && text(row, 'seed')
    },
    async delete(id) {
      const gone = await database.batch([...hint(id), ...deletion('?', id)])
      return gone.at(-1)?.length === 1
    },
    ...lists(database),
    ...keptTexts(database),
  }
}

function lists(database: Database): Pick<Matches, 'of' | 'inPhase' | 'count'> {
  return {
    async of(account, { phases = PHASES, before, most = MOST_LISTED } = {}) {
      const sql = `SELECT ${SUMMARY} FROM matches m
        WHERE m.id IN (SELECT p.match_id FROM people p WHERE p.account = ? AND p.created < ? AND p.${STILL_IN})
          AND m.phase IN (${marks(phases)})
        ORDER BY m.created DESC, m.id LIMIT ?`
      const time = before ?? Number.MAX_SAFE_INTEGER
      return (await database.all(sql, account, time, ...phases, most)).map(matchSummary)
    },
    async inPhase(phase, after, most) {
      const sql = 'SELECT id FROM matches WHERE phase = ? AND id > ? ORDER BY id LIMIT ?'
      return (await database.all(sql, phase, after ?? '', most)).map((row) => text(row, 'id'))
    },
    async count() {
      const rows = await database.all('SELECT phase, count(*) AS n FROM matches GROUP BY phase')
      const counts = { lobby: 0, playing: 0, over: 0, frozen: 0 }
      for (const row of rows) counts[phaseIn(row)] = whole(row, 'n')
      return counts
    },
  }
}

type KeptTexts = 'keepNotation' | 'notation' | 'keepSnapshot' | 'snapshots' | 'lastSnapshot'

function keptTexts(database: Database): Pick<Matches, KeptTexts> {
  return {
    async keepNotation(id, notation) {
      const sql = `INSERT INTO notations (match_id, notation) VALUES (?, ?)
        ON CONFLICT (match_id) DO UPDATE SET notation = excluded.notation`
      await database.all(sql, id, notation)
    },
    async notation(id) {
      const [row] = await database.all('SELECT notation FROM notations WHERE match_id = ?', id)
      return row && text(row, 'notation')
    },
    async keepSnapshot(id, snapshot, lasting) {
      await database.batch(keepingSnapshot(id, snapshot, lasting))
    },
    async snapshots(id) {
      const sql = 'SELECT n, json FROM snapshots WHERE match_id = ? ORDER BY n'
      return (await database.all(sql, id)).map(snapshot)
    },
    async lastSnapshot(id) {
      const sql = 'SELECT n, json FROM snapshots WHERE match_id = ? ORDER BY n DESC LIMIT 1'
      const [row] = await database.all(sql, id)
      return row && snapshot(row)
    },
  }
}

export function keepingSnapshot(
  id: MatchId,
  { n, json }: Snapshot,
  lasting: boolean,
): readonly Statement[] {
  return [
    statement('DELETE FROM snapshots WHERE match_id = ? AND lasting = 0 AND n < ?', id, n),
    statement(
      `INSERT INTO snapshots (match_id, n, json, lasting) VALUES (?, ?, ?, ?)
        ON CONFLICT (match_id, n) DO UPDATE SET json = excluded.json, lasting = excluded.lasting`,
      ...[id, n, json, lasting ? 1 : 0],
    ),
  ]
}

/** Changes a match where its revision is still this one, or whichever it is; gives a row if it was. */
export function changing(
  id: MatchId,
  change: MatchChange,
  revision: number | undefined,
): [Statement, ...Statement[]] {
  const { phase, version, pack, header, host, ended, result, people } = change
  const columns = Object.entries({ phase, version, pack, header, host, ended, result }).filter(
    (column): column is [string, string | number] => column[1] !== undefined,
  )
  const sets = ['revision = revision + 1', ...columns.map(([name]) => `${name} = ?`)]
  const guard = revision === undefined ? '' : ' AND revision = ?'
  const changed = statement(
    `UPDATE matches SET ${sets.join(', ')} WHERE id = ?${guard} RETURNING id`,
    ...columns.map(([, value]) => value),
    ...(revision === undefined ? [id] : [id, revision]),
  )
  if (people === undefined) return [changed]
  // A list in a statement cannot be empty.
  const stay = ['', ...people.map(({ account }) => account)]
  return [
    changed,
    statement(
      `INSERT INTO people (match_id, account, seat, created)
        SELECT match_id, account, ${LEFT}, created FROM people
          WHERE match_id = ? AND account NOT IN (${marks(stay)}) ON CONFLICT DO NOTHING`,
      ...[id, ...stay],
    ),
    statement(`DELETE FROM people WHERE match_id = ? AND ${STILL_IN}`, id),
    ...people.map((person) => addPerson(id, person)),
  ]
}

function addPerson(id: MatchId, { account, seat }: MatchPerson): Statement {
  return statement(
    `INSERT INTO people (match_id, account, seat, created)
      VALUES (?, ?, ?, (SELECT created FROM matches WHERE id = ?)) ON CONFLICT DO NOTHING`,
    ...[id, account, seat ?? NO_SEAT, id],
  )
}

/** Deletes the matches that a list or a question gives, with all that belongs to them; gives their rows. */
export function deletion(which: string, ...values: readonly Value[]): Statement[] {
  return [
    ...BELONGINGS.map((table) =>
      statement(`DELETE FROM ${table} WHERE match_id IN (${which})`, ...values),
    ),
    // Last: a question may look for them here.
    statement(`DELETE FROM matches WHERE id IN (${which}) RETURNING id`, ...values),
  ]
}

export function matchSummary(row: Row): MatchSummary {
  return {
    id: text(row, 'id'),
    phase: phaseIn(row),
    game: text(row, 'game'),
    version: text(row, 'version'),
    pack: maybeText(row, 'pack'),
    host: text(row, 'host'),
    created: whole(row, 'created'),
    played: maybeWhole(row, 'played'),
    ended: maybeWhole(row, 'ended'),
    result: maybeText(row, 'result'),
  }
}

function storedMatch(row: Row, people: readonly MatchPerson[]): StoredMatch {
  return {
    ...matchSummary(row),
    header: text(row, 'header'),
    revision: whole(row, 'revision'),
    people,
    entries: whole(row, 'entries'),
    chat: whole(row, 'chat'),
  }
}

function matchPerson(row: Row): MatchPerson {
  const seat = whole(row, 'seat')
  return { account: text(row, 'account'), seat: seat === NO_SEAT ? undefined : seat }
}

function snapshot(row: Row): Snapshot {
  return { n: whole(row, 'n'), json: text(row, 'json') }
}

function phaseIn(row: Row): Phase {
  const phase = PHASES.find((one) => one === row.phase)
  if (phase === undefined)
    throw new StorageError('damaged', 'The storage is damaged: a match is in no phase.')
  return phase
}
