/** Random matches, watched: no crash, dead end or runaway, no card lost or doubled, always JSON. */
import { seedFor } from '@muster/bots'
import {
  type AnyGame,
  MusterError,
  type Options,
  optionTexts,
  RandomDealer,
  RandomStream,
  stateHash,
  tableProblem,
  Umpire,
} from '@muster/engine'
import { messageOf } from '../errors.ts'
import { type Box, findGame } from '../games.ts'
import { textsIn } from '../texts/index.ts'
import type { Part } from './tasks.ts'

export interface FuzzJob {
  readonly task: 'fuzz'
  readonly game: string
  /** The options that make the cell; the others change from match to match. */
  readonly cell: Options
  readonly seed: number
}

export interface FuzzTally {
  readonly matches: number
  readonly decisions: number
  readonly longest: number
  readonly problems: readonly string[]
}

const MOST_DECISIONS = 20_000
const MOST_PROBLEMS = 5
/** One match in so many has its table counted at every decision; all have it at the end. Odd: both ways to play. */
const COUNTED = 19
/** One match in so many is played with some sense: those at random see few rewards, and hardly a win. */
const SENSIBLE = 2
/** Of which one choice in so many is still at random. */
const WHIMS = 4
/** One match in so many is saved as JSON and taken up again at every decision. */
const SAVED = 99

export function addFuzz(a: FuzzTally, b: FuzzTally): FuzzTally {
  return {
    matches: a.matches + b.matches,
    decisions: a.decisions + b.decisions,
    longest: Math.max(a.longest, b.longest),
    problems: [...a.problems, ...b.problems].slice(0, MOST_PROBLEMS),
  }
}

export const NO_FUZZ: FuzzTally = { matches: 0, decisions: 0, longest: 0, problems: [] }

export function fuzzPart(job: FuzzJob, { from, to }: Part): FuzzTally {
  const box = findGame(job.game, textsIn.en).open()
  let tally = NO_FUZZ
  for (let n = from; n < to; n++) tally = addFuzz(tally, fuzzMatch(box, job, n))
  return tally
}

function fuzzMatch(box: Box, job: FuzzJob, n: number): FuzzTally {
  const { game } = box
  const seed = seedFor(job.seed, n)
  const random = new RandomStream(seed)
  const below = (options: number) => random.below(options)
  let options: Options = job.cell
  let decisions = 0
  try {
    options = anyOptions(box, job.cell, random)
    const watch = new Watch(game, options, n)
    const umpire = watch.begin(seed)
    for (; !umpire.isOver; decisions++) {
      if (decisions === MOST_DECISIONS) throw new Error(`no end: ${umpire.whereAreWe()}`)
      watch.look()
      const isPlanned = n % SENSIBLE === 1 && below(WHIMS) > 0
      umpire.choose(isPlanned ? game.policy(umpire, below) : below(umpire.decision.count))
    }
    watch.count()
    return { matches: 1, decisions, longest: decisions, problems: [] }
  } catch (error) {
    const where = `${JSON.stringify(options)}, seed ${seed}, decision ${decisions}`
    const problems = [`${messageOf(error)} (${where})`]
    return { matches: 1, decisions, longest: decisions, problems }
  }
}

/** Fills in at random what the cell leaves open, as far as the game allows it together. */
export function anyOptions({ game, vary }: Box, cell: Options, random: RandomStream): Options {
  const below = (n: number) => random.below(n)
  let options = vary(game.readOptions(cell), below)
  for (const { name, values } of game.optionFields) {
    if (name in cell) continue
    const changed = { ...options, [name]: values[random.below(values.length)] }
    if (isAllowed(game, changed)) options = changed
  }
  return game.readOptions(options)
}

export function isAllowed(game: AnyGame, options: Options): boolean {
  try {
    game.readOptions(options)
    return true
  } catch (error) {
    if (error instanceof MusterError && error.code === 'options') return false
    throw error
  }
}

type AnyUmpire = Umpire<ReturnType<AnyGame['newState']>, AnyGame['content']>

/** Looks over the shoulder of one match. */
class Watch {
  private readonly game: AnyGame
  private readonly before: ReturnType<AnyGame['newState']>
  private readonly isCounted: boolean
  private readonly isSaved: boolean
  private readonly umpire: AnyUmpire
  private readonly other: AnyUmpire

  constructor(game: AnyGame, options: Options, n: number) {
    const { procedures, content } = game
    this.game = game
    this.before = game.newState(options)
    this.isCounted = n % COUNTED === 0
    this.isSaved = n % SAVED === 0
    const state = game.newState(options)
    this.umpire = new Umpire({ procedures }, content, state, new RandomDealer(0))
    this.other = new Umpire({ procedures }, content, state, new RandomDealer(0))
  }

  begin(seed: number): AnyUmpire {
    this.umpire.dealer = new RandomDealer(seed)
    this.umpire.begin()
    return this.umpire
  }

  /** At a decision. */
  look(): void {
    if (this.isCounted) this.count()
    if (this.isSaved) this.saveAndResume()
  }

  count(): void {
    const problem = tableProblem(this.game, this.umpire.state, this.before)
    if (problem !== undefined) throw new Error(problem)
  }

  private saveAndResume(): void {
    const { game, umpire, other } = this
    const { state } = umpire
    const saved = JSON.parse(JSON.stringify(state))
    if (stateHash(saved) !== stateHash(state)) throw new Error('the state is not JSON')
    other.resume(saved)
    const texts = optionTexts(game, saved, other.decision)
    if (texts.join('\n') !== optionTexts(game, state, umpire.decision).join('\n')) {
      throw new Error('a state taken up again asks for something else')
    }
    const double = texts.find((text, i) => texts.indexOf(text) < i)
    if (double !== undefined) throw new Error(`two options have the text “${double}”`)
  }
}
