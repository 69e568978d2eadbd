/** Plays what a record does not have yet, on the cores of this machine. */
import { type BalanceJob, balancePart } from '../parallel/balance-part.ts'
import { openPool } from '../parallel/pool.ts'
import type { MatchFacts } from './match-facts.ts'
import type { PlannedMatch } from './plan.ts'

/** What all matches of a run have in common. */
export type Task = Pick<BalanceJob, 'game' | 'pack'>

/** `heard` is told each match as it ends. */
export async function playHere(
  task: Task,
  matches: readonly PlannedMatch[],
  threads: number,
  heard: (facts: MatchFacts) => void,
): Promise<void> {
  const pool = openPool<BalanceJob, MatchFacts[]>(Math.min(threads, matches.length), balancePart)
  let next = 0
  const work = async () => {
    while (next < matches.length) {
      const match = matches[next++]
      const job: BalanceJob = { task: 'balance', ...task, matches: [match] }
      for (const facts of await pool.do(job, { from: 0, to: 1 })) heard(facts)
    }
  }
  try {
    await Promise.all(Array.from({ length: pool.width }, work))
  } finally {
    await pool.close()
  }
}
