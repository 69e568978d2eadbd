/** All puzzles of a game, checked on all cores, and what is said of them. */
import type { Puzzle } from '@muster/engine'
import { type CheckJob, checkPart } from '../parallel/check-part.ts'
import { run } from '../parallel/run.ts'
import { fill, type Texts } from '../texts/index.ts'
import type { World } from '../world.ts'
import type { Checked } from './check.ts'

export async function checked(
  { terminal }: World,
  game: string,
  puzzles: readonly Puzzle[],
  iterations: number,
  workers: number,
): Promise<readonly Checked[]> {
  const job: CheckJob = { task: 'check', game, puzzles, iterations }
  const found = await run<CheckJob, readonly Checked[]>({
    job,
    matches: puzzles.length,
    workers,
    start: [],
    add: (all, more) => [...all, ...more],
    doHere: checkPart,
    progress(done) {
      if (terminal.showsProgress) terminal.progress(`${done} / ${puzzles.length}`)
    },
  })
  if (terminal.showsProgress) terminal.progress('')
  return found
}

/** A line each, and how many hold. */
export function sayChecked(found: readonly Checked[], texts: Texts): string[] {
  const percent = (chance: number) => `${Math.round(chance * 100)} %`
  const lines = found.map(({ id, difficulty, chances, problem }) => {
    const figures = chances
      .map(({ answer, rival }) => `${percent(answer)} : ${percent(rival)}`)
      .join(', ')
    return `${id}  ${difficulty}  ${figures}${problem === undefined ? '' : `  ✗ ${problem}`}`
  })
  const hold = found.filter(({ problem }) => problem === undefined).length
  return [...lines, fill(texts.puzzlesHold, { hold, all: found.length })]
}
