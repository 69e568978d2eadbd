/** Deletes an account, and rewrites what is kept of it in the matches of others. */
import { type Database, type Statement, statement } from './database.ts'
import { StorageError } from './errors.ts'
import { deletion, STILL_IN } from './matches.ts'
import { marks, type Row, text, whole } from './rows.ts'
import type { AccountId, MatchId, MatchTexts } from './storage.ts'

/** A match that others change meanwhile is read again so often. */
const TRIES = 20

type Forget = (texts: MatchTexts) => MatchTexts
type Hint = (match: MatchId) => readonly Statement[]

/** Its matches, also those it has left, and those of them that nobody else is in. */
const MATCHES = 'SELECT DISTINCT match_id FROM people WHERE account = ? ORDER BY match_id'
const ALONE = `SELECT DISTINCT p.match_id FROM people p WHERE p.account = ?
  AND NOT EXISTS (
    SELECT 1 FROM people o WHERE o.match_id = p.match_id AND o.account <> p.account AND o.${STILL_IN}
  )`

/** Match by match, each in one step, and the account last: what is broken off can be done again. */
export async function deleteAccount(
  database: Database,
  hint: Hint,
  id: AccountId,
  forget: Forget,
): Promise<readonly MatchId[] | undefined> {
  const [known, matches, alone] = await database.batch([
    statement('SELECT id FROM accounts WHERE id = ?', id),
    statement(MATCHES, id),
    statement(ALONE, id),
  ])
  if (known.length === 0) return undefined
  const own = alone.map(matchIn)
  if (own.length > 0) {
    await database.batch([...own.flatMap(hint), ...deletion(marks(own), ...own)])
  }
  const all = matches.map(matchIn)
  for (const match of all) {
    if (!own.includes(match)) await forgetAt(database, hint, match, id, forget)
  }
  await database.batch([
    forgetSaid(id),
    ...['tokens', 'device_links', 'daily_results', 'people'].map((table) =>
      statement(`DELETE FROM ${table} WHERE account = ?`, id),
    ),
    statement('DELETE FROM once WHERE person = ?', id),
    statement("UPDATE invitations SET claimed_by = '', revoked = 1 WHERE claimed_by = ?", id),
    statement('DELETE FROM accounts WHERE id = ?', id),
  ])
  return all
}

const matchIn = (row: Row): MatchId => text(row, 'match_id')

/** What was said keeps its number, so that nothing said later takes it. */
const forgetSaid = (id: AccountId, and = '', ...values: readonly string[]): Statement =>
  statement(`UPDATE chat SET json = 'null', person = NULL WHERE person = ?${and}`, id, ...values)

async function forgetAt(
  database: Database,
  hint: Hint,
  match: MatchId,
  id: AccountId,
  forget: Forget,
): Promise<void> {
  for (let i = 0; i < TRIES; i++) {
    const steps = await rewriting(database, match, id, forget)
    if (steps === undefined) return
    const [first, ...others] = steps
    const done = await database.guarded([
      first,
      ...others,
      forgetSaid(id, ' AND match_id = ?', match),
      statement('DELETE FROM people WHERE match_id = ? AND account = ?', match, id),
      ...hint(match),
    ])
    if (done) return
  }
  throw new StorageError('failed', `The match ${match} is changed by others all the time.`)
}

/** What rewrites a match that is still as it was read; none where it is gone. */
async function rewriting(
  database: Database,
  match: MatchId,
  id: AccountId,
  forget: Forget,
): Promise<[Statement, ...Statement[]] | undefined> {
  const named = `%${id.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  const [[kept], entries, [notation], snapshots] = await database.batch([
    statement('SELECT header AS said, revision FROM matches WHERE id = ?', match),
    statement(
      `SELECT n, json AS said FROM entries WHERE match_id = ? AND json LIKE ? ESCAPE '\\' ORDER BY n`,
      ...[match, named],
    ),
    statement('SELECT notation AS said FROM notations WHERE match_id = ?', match),
    statement('SELECT n, json AS said FROM snapshots WHERE match_id = ? ORDER BY n', match),
  ])
  if (kept === undefined) return undefined
  const left = forget({
    header: said(kept),
    entries: entries.map(said),
    notation: notation && said(notation),
    snapshots: snapshots.map(said),
  })
  return [
    statement(
      'UPDATE matches SET header = ?, revision = revision + 1 WHERE id = ? AND revision = ? RETURNING id',
      ...[left.header, match, whole(kept, 'revision')],
    ),
    ...rewritten('entries', match, entries, left.entries),
    ...rewritten('snapshots', match, snapshots, left.snapshots),
    ...(left.notation === undefined
      ? []
      : [statement('UPDATE notations SET notation = ? WHERE match_id = ?', left.notation, match)]),
  ]
}

const said = (row: Row): string => text(row, 'said')

/** The rows whose text is another one now. */
function rewritten(
  table: 'entries' | 'snapshots',
  match: MatchId,
  rows: readonly Row[],
  texts: readonly string[],
): Statement[] {
  return rows.flatMap((row, i) =>
    texts[i] === said(row)
      ? []
      : [
          statement(
            `UPDATE ${table} SET json = ? WHERE match_id = ? AND n = ?`,
            ...[texts[i], match, whole(row, 'n')],
          ),
        ],
  )
}
