/** Threads that do parts of jobs, or this thread where there are none. */
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Job, Part } from './tasks.ts'

export interface Pool<J extends Job, T> {
  /** How many parts may be under way at a time. */
  readonly width: number
  do(job: J, part: Part): Promise<T>
  close(): Promise<void>
}

/** 0 threads: in this thread, by `doHere`, which is what a thread does too. */
export function openPool<J extends Job, T>(
  threads: number,
  doHere: (job: J, part: Part) => T,
): Pool<J, T> {
  if (threads === 0) {
    return {
      width: 1,
      do: async (job, part) => await doHere(job, part),
      close: () => Promise.resolve(),
    }
  }
  const all = Array.from({ length: threads }, () => new Worker(workerFile(), { execArgv: [] }))
  const free = [...all]
  return {
    width: threads,
    async do(job, part) {
      const thread = free.pop()
      if (thread === undefined) throw new Error('all threads are at work')
      thread.postMessage({ job, part })
      // A thread that breaks rejects this, and is not given work again.
      const [{ tally, problem }] = await once(thread, 'message')
      free.push(thread)
      if (problem !== undefined) throw new Error(problem)
      return tally
    },
    async close() {
      await Promise.all(all.map((thread) => thread.terminate()))
    },
  }
}

/** The built file also where the sources run (in tests): Node 20 starts no thread from TypeScript. */
function workerFile(): URL {
  const here = import.meta.url
  if (!here.endsWith('.ts')) return new URL('./worker.js', here)
  return new URL('../../dist/parallel/worker.js', here)
}
