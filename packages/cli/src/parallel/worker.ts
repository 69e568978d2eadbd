/** A worker thread: does the parts of a job that it is given, one after the other. */
import { parentPort, workerData } from 'node:worker_threads'
import { messageOf } from '../errors.ts'
import { doPart, type Job, type Part } from './tasks.ts'

const job: Job = workerData

parentPort?.on('message', (part: Part) => {
  try {
    parentPort?.postMessage({ tally: doPart(job, part) })
  } catch (error) {
    parentPort?.postMessage({ problem: messageOf(error) })
  }
})
