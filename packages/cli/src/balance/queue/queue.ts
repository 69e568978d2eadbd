/**
 * Matches that wait in a database, and what became of them. pg-boss hands out the jobs; a job whose worker does not
 * come back is given to another. Results lie in a table of our own, one for each match, whoever played it how often.
 */
import PgBoss from 'pg-boss'
import { messageOf, Refusal } from '../../errors.ts'
import type { GameEntry } from '../../games.ts'
import { fill, type Texts } from '../../texts/index.ts'
import type { PlannedMatch } from '../plan.ts'
import type { Task } from '../play-all.ts'

const SCHEMA = 'muster_balance'
const HASH_DIGITS = 16
const DEADLOCK = '40P01'

/** Matches for one worker, as they lie in the queue. */
export interface QueuedJob extends Task {
  readonly matches: readonly PlannedMatch[]
}

/** What a match told, as JSON, or why it broke. */
export interface Result {
  readonly key: string
  readonly facts: string | null
  readonly problem: string | null
}

export interface Queue {
  readonly boss: PgBoss
  /** Makes the queue of that name where there is none. */
  make(name: string): Promise<void>
  results(keys: readonly string[]): Promise<Result[]>
  /** Only the first result of a match counts. */
  tell(result: Result): Promise<void>
  forget(keys: readonly string[], onlyProblems: boolean): Promise<void>
  close(): Promise<void>
}

/** Where matches lie for workers that have the same rules and house cards. */
export function queueName({ open }: Pick<GameEntry, 'open'>): string {
  const { name, version, pack } = open().game
  return `${name}-${version.replaceAll('.', '_')}-${pack.hash.slice(0, HASH_DIGITS)}`
}

/** `lost` is told when the database goes away later on. */
export async function openQueue(
  address: string,
  texts: Texts,
  lost: (error: Error) => void,
): Promise<Queue> {
  const boss = new PgBoss({
    connectionString: address,
    application_name: 'muster',
    schema: SCHEMA,
    schedule: false,
    supervise: false,
  })
  boss.on('error', lost)
  try {
    await boss.start()
    await makeTable(boss)
  } catch (error) {
    await boss.stop({ graceful: false, wait: true }).catch(() => undefined)
    throw new Refusal(fill(texts.cannotReach, { address: placeOf(address), why: whyLost(error) }))
  }
  const db = boss.getDb()
  const run = async (text: string, ...values: unknown[]): Promise<Result[]> =>
    (await db.executeSql(text, values)).rows
  return {
    boss,
    make: (name) => makeQueue(boss, name),
    results: (keys) =>
      run(`SELECT key, facts, problem FROM ${SCHEMA}.result WHERE key = ANY($1)`, keys),
    async tell({ key, facts, problem }) {
      const into = `INSERT INTO ${SCHEMA}.result (key, facts, problem) VALUES ($1, $2, $3)`
      await run(`${into} ON CONFLICT DO NOTHING`, key, facts, problem)
    },
    async forget(keys, onlyProblems) {
      const which = onlyProblems ? 'AND problem IS NOT NULL' : ''
      await run(`DELETE FROM ${SCHEMA}.result WHERE key = ANY($1) ${which}`, keys)
    },
    close: () => boss.stop({ graceful: false, wait: true }),
  }
}

/** Several may open it at once: one makes it, the others wait. */
async function makeTable(boss: PgBoss): Promise<void> {
  const text = `
    BEGIN;
    SELECT pg_advisory_xact_lock(hashtext('${SCHEMA}'));
    CREATE TABLE IF NOT EXISTS ${SCHEMA}.result (key text PRIMARY KEY, facts text, problem text);
    COMMIT;`
  await boss.getDb().executeSql(text, [])
}

/** Several that make the same queue at once may stand in each other's way: the database sends all but one back to try again. */
async function makeQueue(boss: PgBoss, name: string): Promise<void> {
  for (;;) {
    try {
      await boss.createQueue(name)
      return
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === DEADLOCK)) throw error
    }
  }
}

/** The address without name and password. */
export function placeOf(address: string): string {
  const { host, pathname } = new URL(address)
  return `${host}${pathname}`
}

/** A refused connection has several reasons, one for each of the host's addresses, and no sentence of its own. */
export function whyLost(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return messageOf(error.errors[0])
  return messageOf(error)
}
