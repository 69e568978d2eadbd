/** The side that plays: takes jobs out of the queue as long as it is wanted. */
import { setTimeout as pause } from 'node:timers/promises'
import { messageOf } from '../../errors.ts'
import type { GameEntry } from '../../games.ts'
import { type BalanceJob, balancePart } from '../../parallel/balance-part.ts'
import { openPool, type Pool } from '../../parallel/pool.ts'
import type { MatchFacts } from '../match-facts.ts'
import type { PlannedMatch } from '../plan.ts'
import { type Queue, type QueuedJob, queueName } from './queue.ts'

const LOOK_EVERY_MS = 500
const TRY_AGAIN_MS = 3000

export interface Shift {
  readonly queue: Queue
  readonly games: readonly GameEntry[]
  /** 0: in this thread. */
  readonly threads: number
  /** Ends the shift: what is under way is played to the end of its match, the rest goes back. */
  readonly over: AbortSignal
  played(): void
  lost(error: unknown): void
}

interface Job {
  readonly id: string
  readonly name: string
  readonly data: QueuedJob
}

export async function workShift(shift: Shift): Promise<void> {
  const { queue, games, threads, over } = shift
  const names = games.map(queueName)
  const pool = openPool<BalanceJob, MatchFacts[]>(threads, balancePart)
  const hand = async () => {
    while (!over.aborted) {
      try {
        const job = await nextJob(queue, names)
        if (job === undefined) await rest(LOOK_EVERY_MS, over)
        else await doJob(shift, pool, job)
      } catch (error) {
        if (over.aborted) return
        shift.lost(error)
        await rest(TRY_AGAIN_MS, over)
      }
    }
  }
  try {
    for (const name of names) await queue.make(name)
    await Promise.all(Array.from({ length: pool.width }, hand))
  } finally {
    await pool.close()
  }
}

async function nextJob(
  { boss, results }: Queue,
  names: readonly string[],
): Promise<Job | undefined> {
  for (const name of names) {
    const [job] = await boss.fetch<QueuedJob>(name)
    if (job !== undefined) return { id: job.id, name, data: job.data }
  }
  // To fetch fails silently: this says whether the database is still there.
  await results([])
  return undefined
}

async function doJob(shift: Shift, pool: Pool<BalanceJob, MatchFacts[]>, job: Job): Promise<void> {
  const { queue, over } = shift
  const { matches, ...task } = job.data
  // One that had it before may have played some of them.
  const known = await queue.results(matches.map(({ key }) => key))
  for (const match of matches) {
    if (known.some(({ key }) => key === match.key)) continue
    if (over.aborted) {
      await queue.boss.fail(job.name, job.id)
      return
    }
    await queue.tell(await played(pool, { task: 'balance', ...task, matches: [match] }, match))
    shift.played()
  }
  await queue.boss.complete(job.name, job.id)
}

async function played(
  pool: Pool<BalanceJob, MatchFacts[]>,
  job: BalanceJob,
  { key }: PlannedMatch,
) {
  try {
    const [facts] = await pool.do(job, { from: 0, to: 1 })
    return { key, facts: JSON.stringify(facts), problem: null }
  } catch (error) {
    return { key, facts: null, problem: messageOf(error) }
  }
}

/** Ends early when the shift is over. */
const rest = (ms: number, signal: AbortSignal) =>
  pause(ms, undefined, { signal }).catch(() => undefined)
