/** Work that can be done in pieces on several cores. A piece is the same wherever it is done. */
import { type BalanceJob, balancePart } from './balance-part.ts'
import { type CheckJob, checkPart } from './check-part.ts'
import { type FuzzJob, fuzzPart } from './fuzz-part.ts'
import { type MineJob, minePart } from './mine-part.ts'
import { type SimulateJob, simulatePart } from './simulate-part.ts'

export type Job = SimulateJob | FuzzJob | BalanceJob | MineJob | CheckJob

/** Matches `from` to `to`, the last not included. */
export interface Part {
  readonly from: number
  readonly to: number
}

export function doPart(job: Job, part: Part): unknown {
  switch (job.task) {
    case 'simulate':
      return simulatePart(job, part)
    case 'fuzz':
      return fuzzPart(job, part)
    case 'balance':
      return balancePart(job, part)
    case 'mine':
      return minePart(job, part)
    case 'check':
      return checkPart(job, part)
  }
}
