/** Shares a job out over worker threads, or does it here. */
import { Worker } from 'node:worker_threads'
import type { Job, Part } from './tasks.ts'

const PARTS_A_WORKER = 40
const LARGEST_PART = 250

export interface Run<T> {
  readonly job: Job
  readonly matches: number
  /** 0: in this thread. */
  readonly workers: number
  readonly start: T
  add(sum: T, part: T): T
  doHere(part: Part): T
  /** Told how many matches are done. */
  progress?(done: number): void
}

/** The sum of all parts: it does not matter who did which, or in what order. */
export async function run<T>(task: Run<T>): Promise<T> {
  const parts = partsOf(task.matches, task.workers)
  if (task.workers === 0) return runHere(task, parts)
  return await runInWorkers(task, parts)
}

function partsOf(matches: number, workers: number): Part[] {
  const even = Math.ceil(matches / (Math.max(1, workers) * PARTS_A_WORKER))
  const size = Math.max(1, Math.min(LARGEST_PART, even))
  const parts: Part[] = []
  for (let from = 0; from < matches; from += size) {
    parts.push({ from, to: Math.min(matches, from + size) })
  }
  return parts
}

function runHere<T>(task: Run<T>, parts: readonly Part[]): T {
  let sum = task.start
  for (const part of parts) {
    sum = task.add(sum, task.doHere(part))
    task.progress?.(part.to)
  }
  return sum
}

function runInWorkers<T>(task: Run<T>, parts: readonly Part[]): Promise<T> {
  const waiting = [...parts]
  const count = Math.min(task.workers, parts.length)
  const threads = Array.from(
    { length: count },
    () => new Worker(workerFile(), { workerData: task.job, execArgv: [] }),
  )
  const sums: { part: Part; tally: T }[] = []
  let done = 0
  return new Promise<T>((resolve, reject) => {
    const finish = () => {
      // In the order of the parts, for what is not a plain sum.
      sums.sort((a, b) => a.part.from - b.part.from)
      resolve(sums.reduce((sum, { tally }) => task.add(sum, tally), task.start))
    }
    const hand = (thread: Worker, part: Part | undefined) => {
      if (part === undefined) return
      thread.once('message', ({ tally, problem }: { tally: T; problem?: string }) => {
        if (problem !== undefined) {
          reject(new Error(problem))
          return
        }
        sums.push({ part, tally })
        done += part.to - part.from
        task.progress?.(done)
        if (sums.length === parts.length) finish()
        else hand(thread, waiting.shift())
      })
      thread.postMessage(part)
    }
    if (parts.length === 0) finish()
    for (const thread of threads) {
      thread.once('error', reject)
      hand(thread, waiting.shift())
    }
  }).finally(() => Promise.all(threads.map((thread) => thread.terminate())))
}

/** The built file also where the sources run (in tests): Node 20 starts no thread from TypeScript. */
function workerFile(): URL {
  const here = import.meta.url
  if (!here.endsWith('.ts')) return new URL('./worker.js', here)
  return new URL('../../dist/parallel/worker.js', here)
}
