/** A worker thread: does the parts of jobs that it is given, one after the other. */
import { parentPort } from 'node:worker_threads'
import { messageOf } from '../errors.ts'
import { doPart, type Job, type Part } from './tasks.ts'

parentPort?.on('message', ({ job, part }: { job: Job; part: Part }) => {
  try {
    parentPort?.postMessage({ tally: doPart(job, part) })
  } catch (error) {
    parentPort?.postMessage({ problem: messageOf(error) })
  }
})
