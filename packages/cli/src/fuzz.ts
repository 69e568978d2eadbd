/** npm run fuzz: random matches of every game over all its counts, profiles and modes. */
import { availableParallelism } from 'node:os'
import { FAILED, OK } from './errors.ts'
import { cellName, fuzzCells } from './fuzz-cells.ts'
import { GAMES } from './games.ts'
import { addFuzz, type FuzzJob, type FuzzTally, fuzzPart, NO_FUZZ } from './parallel/fuzz-part.ts'
import { run } from './parallel/run.ts'

const MATCHES = 10_000
const SEED = 1

async function fuzz(matches: number, seed: number): Promise<number> {
  let problems = 0
  for (const { name, open } of GAMES) {
    console.log(`${name}: ${matches} random matches a cell, seed ${seed}`)
    for (const [index, cell] of fuzzCells(open()).entries()) {
      const job: FuzzJob = { task: 'fuzz', game: name, cell, seed: seed + index }
      const start = performance.now()
      const tally = await run<FuzzJob, FuzzTally>({
        job,
        matches,
        workers: availableParallelism(),
        start: NO_FUZZ,
        add: addFuzz,
        doHere: fuzzPart,
      })
      console.log(row(cellName(cell), tally, (performance.now() - start) / 1000))
      for (const problem of tally.problems) console.log(`  ✗ ${problem}`)
      problems += tally.problems.length
    }
  }
  console.log(problems === 0 ? 'No problem found.' : 'Problems were found; see above.')
  return problems === 0 ? OK : FAILED
}

function row(
  name: string,
  { matches, decisions, longest, problems }: FuzzTally,
  seconds: number,
): string {
  const verdict = problems.length === 0 ? 'ok' : 'FAILED'
  const mean = (decisions / matches).toFixed(1)
  return [
    name.padEnd(56),
    `${matches} matches`.padStart(14),
    `${mean} decisions (most ${longest})`.padStart(30),
    `${seconds.toFixed(1)} s`.padStart(9),
    verdict.padStart(7),
  ].join(' ')
}

const [matches = MATCHES, seed = SEED] = process.argv.slice(2).map(Number)
process.exitCode = await fuzz(matches, seed)
