import type { Puzzle } from '@muster/engine'
import { findGame } from '../games.ts'
import { type Checked, checkPuzzle } from '../mine/check.ts'
import { SHORT_SEARCH } from '../mine/steps.ts'
import { textsIn } from '../texts/index.ts'
import type { Part } from './tasks.ts'

export interface CheckJob {
  readonly task: 'check'
  readonly game: string
  readonly puzzles: readonly Puzzle[]
  readonly iterations: number
}

export function checkPart(job: CheckJob, { from, to }: Part): readonly Checked[] {
  const { game } = findGame(job.game, textsIn.en).open()
  return job.puzzles.slice(from, to).map((puzzle) => {
    const found = checkPuzzle(game, puzzle, job.iterations)
    if (found.problem !== undefined) return found
    const { problem } = checkPuzzle(game, puzzle, SHORT_SEARCH.iterations, SHORT_SEARCH.seeds)
    return problem === undefined ? found : { ...found, problem }
  })
}
