/** Shares a job out over worker threads, or does it here. */
import { openPool } from './pool.ts'
import type { Job, Part } from './tasks.ts'

const PARTS_A_WORKER = 40
const LARGEST_PART = 250

export interface Run<J extends Job, T> {
  readonly job: J
  readonly matches: number
  /** The number of the first match; 0 unless told. */
  readonly from?: number
  /** 0: in this thread. */
  readonly workers: number
  readonly start: T
  add(sum: T, part: T): T
  doHere(job: J, part: Part): T
  /** Told how many matches are done. */
  progress?(done: number): void
}

/** The sum of all parts: it does not matter who did which, or in what order. */
export async function run<J extends Job, T>(task: Run<J, T>): Promise<T> {
  const parts = partsOf(task.matches, task.workers, task.from ?? 0)
  const pool = openPool(Math.min(task.workers, parts.length), task.doHere)
  const sums: { part: Part; tally: T }[] = []
  let next = 0
  let done = 0
  const work = async () => {
    while (next < parts.length) {
      const part = parts[next++]
      sums.push({ part, tally: await pool.do(task.job, part) })
      done += part.to - part.from
      task.progress?.(done)
    }
  }
  try {
    await Promise.all(Array.from({ length: pool.width }, work))
  } finally {
    await pool.close()
  }
  // In the order of the parts, for what is not a plain sum.
  sums.sort((a, b) => a.part.from - b.part.from)
  return sums.reduce((sum, { tally }) => task.add(sum, tally), task.start)
}

function partsOf(matches: number, workers: number, first: number): Part[] {
  const even = Math.ceil(matches / (Math.max(1, workers) * PARTS_A_WORKER))
  const size = Math.max(1, Math.min(LARGEST_PART, even))
  const parts: Part[] = []
  for (let from = 0; from < matches; from += size) {
    parts.push({ from: first + from, to: first + Math.min(matches, from + size) })
  }
  return parts
}
