/** Work that can be done in pieces on several cores. A piece is the same wherever it is done. */
import { type FuzzJob, type FuzzTally, fuzzPart } from './fuzz-part.ts'
import { type SimulateJob, type SimulateTally, simulatePart } from './simulate-part.ts'

export type Job = SimulateJob | FuzzJob

/** Matches `from` to `to`, the last not included. */
export interface Part {
  readonly from: number
  readonly to: number
}

export function doPart(job: Job, part: Part): SimulateTally | FuzzTally {
  return job.task === 'simulate' ? simulatePart(job, part) : fuzzPart(job, part)
}
