/** The side that wants matches played: puts them into the queue, and gathers the results. */
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { findGame } from '../../games.ts'
import type { Texts } from '../../texts/index.ts'
import { isMatchFacts, type MatchFacts } from '../match-facts.ts'
import type { PlannedMatch } from '../plan.ts'
import type { Task } from '../play-all.ts'
import { openQueue, type Queue, type QueuedJob, queueName } from './queue.ts'

/** Few enough that a worker which dies takes little with it, enough that the database has little to do. */
const MATCHES_A_JOB = 4
/** After so many seconds a worker that has not told the end of its job is taken for dead. */
const PATIENCE = 120
const RETRIES = 1000
const LOOK_EVERY_MS = 500

export interface Errand {
  readonly address: string
  readonly task: Task
  readonly matches: readonly PlannedMatch[]
  heard(facts: MatchFacts): void
  readonly texts: Texts
  /** In seconds. */
  readonly patience?: number
}

export async function playByQueue(errand: Errand): Promise<void> {
  const { address, task, matches, texts, patience = PATIENCE } = errand
  // What the database has to say comes out of the next question to it.
  const queue = await openQueue(address, texts, () => undefined)
  const name = queueName(findGame(task.game, texts))
  const keys = matches.map(({ key }) => key)
  const jobs: string[] = []
  try {
    await queue.make(name)
    await queue.forget(keys, true)
    const waiting = new Set(keys)
    // An earlier run may have been cut off before it gathered them.
    await gather(queue, waiting, errand)
    const left = matches.filter(({ key }) => waiting.has(key))
    jobs.push(...(await post(queue, name, errand, left, patience)))
    while (waiting.size > 0) {
      await pause(LOOK_EVERY_MS)
      await queue.boss.expire()
      await gather(queue, waiting, errand)
    }
    await queue.forget(keys, false)
  } finally {
    // Nobody should go on with what nobody waits for.
    if (jobs.length > 0) await queue.boss.deleteJob(name, jobs).catch(() => undefined)
    await queue.close()
  }
}

async function post(
  { boss }: Queue,
  name: string,
  { task }: Errand,
  matches: readonly PlannedMatch[],
  patience: number,
): Promise<string[]> {
  const parts = Array.from({ length: Math.ceil(matches.length / MATCHES_A_JOB) }, (_, n) =>
    matches.slice(n * MATCHES_A_JOB, (n + 1) * MATCHES_A_JOB),
  )
  const jobs = parts.map((part) => {
    const data: QueuedJob = { ...task, matches: part }
    return { id: randomUUID(), name, data, expireInSeconds: patience, retryLimit: RETRIES }
  })
  if (jobs.length > 0) await boss.insert(jobs)
  return jobs.map(({ id }) => id)
}

async function gather(queue: Queue, waiting: Set<string>, { heard }: Errand): Promise<void> {
  for (const { key, facts, problem } of await queue.results([...waiting])) {
    if (problem !== null) throw new Error(problem)
    const told: unknown = JSON.parse(facts ?? 'null')
    if (!isMatchFacts(told) || told.key !== key) throw new Error(`what is told of match ${key}`)
    waiting.delete(key)
    heard(told)
  }
}
