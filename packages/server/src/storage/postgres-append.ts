/**
 * Appends to many matches in one statement: one way to the database and back, one commit, and each match learns its
 * own fate. The first line of an append is the guard. Nobody writes a number whose predecessor is not there, so who
 * wins the first has won the others; rows go in by match, so that two nodes never wait for each other in a ring.
 */
import { StorageError } from './errors.ts'
import { repeatedIn } from './log.ts'
import { changing } from './matches.ts'
import { type Ask, numbered, type PostgresPool } from './postgres-pool.ts'
import { type Row, text } from './rows.ts'
import type { Append, EntriesAppend, Fate, MatchId } from './storage.ts'
import type { Asked } from './turns.ts'

/** On which nodes tell each other. */
export const CHANNEL = 'muster'
const TRIES = 5

/** The column that entries and chat do not share. */
const OWN = { entries: 'hash', chat: 'person' }

/** The first lines with their keys are `$1` to `$8`, the other lines `$9` to `$13`, the hint `$14`. */
function appending(to: Append['to']): string {
  const columns = `match_id, n, json, ${OWN[to]}, at`
  return `WITH asked AS (
    SELECT * FROM unnest($1::text[], $2::int[], $3::text[], $4::text[], $5::bigint[], $6::int[], $7::text[], $8::text[])
      AS a (match_id, n, json, own, at, last, person, code)
  ), known AS (
    SELECT o.match_id, o.brought, o.first, o.last FROM asked a JOIN once o
      ON o.match_id = a.match_id AND o.person = a.person AND o.code = a.code
  ), won AS (
    INSERT INTO ${to} (${columns})
    SELECT a.match_id, a.n, a.json, a.own, a.at FROM asked a
      WHERE EXISTS (SELECT 1 FROM matches m WHERE m.id = a.match_id)
        AND (a.n = 0 OR EXISTS (SELECT 1 FROM ${to} l WHERE l.match_id = a.match_id AND l.n = a.n - 1))
        AND NOT EXISTS (SELECT 1 FROM known k WHERE k.match_id = a.match_id)
      ORDER BY a.match_id
    ON CONFLICT DO NOTHING RETURNING match_id
  ), others AS (
    INSERT INTO ${to} (${columns})
    SELECT o.match_id, o.n, o.json, o.own, o.at
      FROM unnest($9::text[], $10::int[], $11::text[], $12::text[], $13::bigint[]) AS o (match_id, n, json, own, at)
      JOIN won ON won.match_id = o.match_id
  ), keys AS (
    INSERT INTO once (match_id, person, code, brought, first, last, at)
    SELECT a.match_id, a.person, a.code, '${to}', a.n, a.last, a.at
      FROM asked a JOIN won ON won.match_id = a.match_id WHERE a.code IS NOT NULL
  ), hint AS (
    SELECT pg_notify('${CHANNEL}', $14)
  )
  SELECT a.match_id, k.brought, k.first, k.last, won.match_id IS NOT NULL AS done,
      EXISTS (SELECT 1 FROM matches m WHERE m.id = a.match_id) AS here, (SELECT count(*) FROM hint) AS hints
    FROM asked a LEFT JOIN known k ON k.match_id = a.match_id LEFT JOIN won ON won.match_id = a.match_id`
}

const SQL = { entries: appending('entries'), chat: appending('chat') }

type Asking = Asked<Append, Fate>
/** What is told to the other nodes of changes in these matches. */
type Hint = (matches: readonly MatchId[]) => string

/** Answers each. What stands alone in its match goes together; a second of the same match after the first. */
export async function appendAll(
  pool: PostgresPool,
  hint: Hint,
  asked: readonly Asking[],
): Promise<void> {
  const later: Asking[] = []
  const plain: Record<Append['to'], Asking[]> = { entries: [], chat: [] }
  const seen = new Set<string>()
  for (const one of asked) {
    const { match, to } = one.question
    if (seen.has(match)) later.push(one)
    else if (changeOf(one.question) === undefined) plain[to].push(one)
    else await settle([one], () => appendWithChange(pool, hint, one.question))
    seen.add(match)
  }
  for (const to of ['entries', 'chat'] as const) await appendTogether(pool, hint, plain[to], to)
  if (later.length > 0) await appendAll(pool, hint, later)
}

async function appendTogether(
  pool: PostgresPool,
  hint: Hint,
  asked: readonly Asking[],
  to: Append['to'],
): Promise<void> {
  if (asked.length === 0) return
  const questions = asked.map(({ question }) => question)
  const isSettled = await settle(
    asked,
    () => fatesOf(pool.ask, hint, questions, to),
    asked.length > 1,
  )
  // One of them cannot be stored at all: it is found out, and the others are not hurt.
  if (!isSettled) for (const one of asked) await appendTogether(pool, hint, [one], to)
}

async function appendWithChange(pool: PostgresPool, hint: Hint, append: Append): Promise<Fate[]> {
  const change = changeOf(append) ?? {}
  let fate: Fate = { fate: 'lost' }
  try {
    await pool.transaction('BEGIN', async (ask) => {
      fate = (await fatesOf(ask, hint, [append], append.to))[0]
      if (fate.fate !== 'done') throw new Unfinished()
      const [first, ...others] = changing(append.match, change, change.revision)
      if ((await ask(numbered(first.sql), first.values)).length === 0) {
        fate = { fate: 'lost' }
        throw new Unfinished()
      }
      for (const { sql, values } of others) await ask(numbered(sql), values)
    })
  } catch (error) {
    if (!(error instanceof Unfinished)) throw error
  }
  return [fate]
}

/** Takes a transaction back. */
class Unfinished extends Error {}

async function fatesOf(
  ask: Ask,
  hint: Hint,
  appends: readonly Append[],
  to: Append['to'],
): Promise<Fate[]> {
  const firsts = appends.map((append) => ({ append, line: linesOf(append)[0] }))
  const others = appends.flatMap((append) => linesOf(append).slice(1))
  const rows = await ask(SQL[to], [
    firsts.map(({ line }) => line.match),
    firsts.map(({ line }) => line.n),
    firsts.map(({ line }) => line.json),
    firsts.map(({ line }) => line.own),
    firsts.map(({ line }) => line.at),
    firsts.map(({ append }) => append.n + append.lines.length - 1),
    firsts.map(({ append }) => append.once?.person ?? null),
    firsts.map(({ append }) => append.once?.key ?? null),
    others.map(({ match }) => match),
    others.map(({ n }) => n),
    others.map(({ json }) => json),
    others.map(({ own }) => own),
    others.map(({ at }) => at),
    hint(appends.map(({ match }) => match)),
  ])
  const byMatch = new Map(rows.map((row) => [text(row, 'match_id'), fateIn(row)]))
  return appends.map(({ match }) => byMatch.get(match) ?? { fate: 'gone' })
}

interface Line {
  readonly match: MatchId
  readonly n: number
  readonly json: string
  /** The hash of an entry, the person of a line of chat. */
  readonly own: string
  readonly at: number
}

function linesOf(append: Append): Line[] {
  const { match, n, at } = append
  return append.to === 'entries'
    ? append.lines.map(({ json, hash }, i) => ({ match, n: n + i, json, own: hash, at }))
    : append.lines.map(({ json, person }, i) => ({ match, n: n + i, json, own: person, at }))
}

function changeOf(append: Append): EntriesAppend['change'] {
  return append.to === 'entries' ? append.change : undefined
}

function fateIn(row: Row): Fate {
  if (row.done === true) return { fate: 'done' }
  if (row.brought !== null) return repeatedIn(row)
  return { fate: row.here === true ? 'lost' : 'gone' }
}

/**
 * Gives each its fate, or all the trouble; tries again where two nodes stood in each other's way. False where the
 * database refused what it was given, and they are `many`.
 */
async function settle(
  asked: readonly Asking[],
  work: () => Promise<Fate[]>,
  many = false,
): Promise<boolean> {
  for (let tries = 1; ; tries++) {
    try {
      const fates = await work()
      asked.forEach(({ resolve }, i) => {
        resolve(fates[i])
      })
      return true
    } catch (error) {
      const code = error instanceof StorageError ? error.code : undefined
      if (many && code === 'failed') return false
      if (tries < TRIES && code === 'busy') continue
      for (const { reject } of asked) reject(error)
      return true
    }
  }
}
