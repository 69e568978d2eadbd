/** How hard a puzzle is: by who finds its answers, and among how many options. */
import { type Asked, greedy, Searcher, seedFor } from '@muster/bots'
import { type AnyGame, type EngineState, RandomDealer, RandomStream, Umpire } from '@muster/engine'

const TRIALS = 5
const MOST_OF_THEM = 3
/** Iterations of a search that finds what no quick player does: difficulties 3 and 4. */
const SEARCHES = [30, 300]
const POLICY_FINDS = 1
const GREEDY_FINDS = 2
const A_SEARCH_FINDS = 3
const HARDEST = 5
/** Among so many options, over all steps, one looks longer, and longer still. */
const MANY_OPTIONS = [5, 10]

/** A question and its answer. */
export interface Answered {
  readonly asked: Asked<EngineState>
  readonly answer: number
}

type Solver = (game: AnyGame, asked: Asked<EngineState>, seed: number) => number

/** Players who hardly think. */
export type Quick = 'policy' | 'greedy'

/** Which of the quick players find an answer: where both do, it is no puzzle. */
export function quickFinders(game: AnyGame, step: Answered, seed: number): Quick[] {
  const all: readonly (readonly [Quick, Solver])[] = [
    ['policy', policy],
    ['greedy', greedyChoice],
  ]
  return all.filter(([, solver]) => finds(game, [step], solver, seed)).map(([name]) => name)
}

/** 1 to 5. */
export function difficultyOf(game: AnyGame, steps: readonly Answered[], seed: number): number {
  const options = steps.reduce((sum, { asked }) => sum + asked.decision.count, 0)
  const more = MANY_OPTIONS.filter((many) => options >= many).length
  return Math.min(HARDEST, foundBy(game, steps, seed) + more)
}

function foundBy(game: AnyGame, steps: readonly Answered[], seed: number): number {
  if (finds(game, steps, policy, seed)) return POLICY_FINDS
  if (finds(game, steps, greedyChoice, seed)) return GREEDY_FINDS
  const at = SEARCHES.findIndex((iterations) => finds(game, steps, searching(iterations), seed))
  return at < 0 ? HARDEST : A_SEARCH_FINDS + at
}

/** Does a player find all steps, in most of a few tries? */
function finds(game: AnyGame, steps: readonly Answered[], solver: Solver, seed: number): boolean {
  let found = 0
  for (let trial = 0; trial < TRIALS; trial++) {
    const dice = seedFor(seed, trial)
    if (steps.every(({ asked, answer }) => solver(game, asked, dice) === answer)) found++
  }
  return found >= MOST_OF_THEM
}

const policy: Solver = (game, asked, seed) => {
  const { procedures, content } = game
  const state = game.copy(asked.state)
  const umpire = new Umpire({ procedures }, content, state, new RandomDealer(seed))
  umpire.resume(state)
  const random = new RandomStream(seed)
  return game.policy(umpire, (below) => random.below(below))
}

const greedyChoice: Solver = (game, asked, seed) => greedy.choose(game, asked, seed)

const searching =
  (iterations: number): Solver =>
  (game, asked, seed) =>
    new Searcher(game, asked.state).think(asked, seed, iterations).best
