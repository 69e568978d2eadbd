/** One match, played quickly, and the puzzles that were met on the way. */
import { type Asked, journeyman, seedFor } from '@muster/bots'
import {
  type AnyGame,
  type EngineState,
  type Options,
  type Puzzle,
  printPosition,
  RandomDealer,
  RandomStream,
  stateHash,
  Umpire,
} from '@muster/engine'
import type { Box } from '../games.ts'
import { type Answered, difficultyOf, quickFinders } from './difficulty.ts'
import { type FoundStep, LEAD, stepsAt } from './steps.ts'
import { askedAt } from './weigh.ts'

/** One choice in so many is made at random: good players see few tables that ask for much. */
const WHIMS = 16
/** Of what a quick player finds, so many a match: the long searches are for the rest. */
const MOST_EASY = 1
const MOST_DECISIONS = 20_000

/** A puzzle with what makes it unlike others: what is asked, and the set-up. */
export interface Find {
  readonly puzzle: Puzzle
  readonly traits: readonly string[]
}

export function mineMatch(box: Box, seed: number): Find[] {
  const { game } = box
  const random = new RandomStream(seed)
  const below = (n: number) => random.below(n)
  const options = minedOptions(box, below)
  const { procedures, content } = game
  const dealer = new RandomDealer(seedFor(seed, 1))
  const umpire = new Umpire({ procedures }, content, game.newState(options), dealer)
  const mine = new Mine(box, options)
  umpire.begin()
  for (let n = 0; !umpire.isOver && n < MOST_DECISIONS; n++) {
    const { decision } = umpire
    const own = seedFor(seed, n + 2)
    // The umpire's table goes on; a puzzle keeps what it was.
    mine.look(askedAt(game, umpire.state), own)
    umpire.choose(below(WHIMS) === 0 ? below(decision.count) : journeyman.choose(game, umpire, own))
  }
  return mine.finds
}

/** What one match has brought so far. No two of its puzzles ask the same. */
class Mine {
  readonly finds: Find[] = []
  private readonly box: Box
  private readonly options: Options
  private readonly prompts: string[] = []
  private easy = 0

  constructor(box: Box, options: Options) {
    this.box = box
    this.options = options
  }

  look(asked: Asked<EngineState>, seed: number): void {
    const { game } = this.box
    const { prompt } = asked.decision
    if (this.prompts.includes(prompt)) return
    let isEasy = false
    const leadFor = (step: Answered): number | undefined => {
      const finders = quickFinders(game, step, seed)
      isEasy = finders.length > 0
      const isTooEasy = finders.length === 2 || (isEasy && this.easy >= MOST_EASY)
      return isTooEasy ? undefined : isEasy ? LEAD.plain : LEAD.hidden
    }
    const steps = stepsAt(game, asked, seed, leadFor)
    if (steps.length === 0) return
    this.finds.push({
      puzzle: puzzleOf(game, this.options, steps),
      traits: traitsOf(this.box, this.options, prompt),
    })
    this.prompts.push(prompt)
    if (isEasy) this.easy++
  }
}

/** A set-up of any kind that puzzles are made for. */
function minedOptions({ game, vary, minedFields }: Box, below: (n: number) => number): Options {
  const options: { [field: string]: Options[string] } = {}
  for (const { name, values } of game.optionFields) {
    if (minedFields.includes(name)) options[name] = values[below(values.length)]
  }
  return game.readOptions(vary(game.readOptions(options), below))
}

function puzzleOf(game: AnyGame, options: Options, steps: readonly FoundStep[]): Puzzle {
  const { state } = steps[0].asked
  const hash = stateHash(state).slice(0, 6)
  return {
    id: `p${hash}`,
    difficulty: difficultyOf(game, steps, Number.parseInt(hash, 16)),
    steps: steps.map((step) => step.options),
    position: printPosition(game, options, state),
  }
}

/** The prompt, and the values of the fields that vary. */
export function traitsOf({ minedFields }: Box, options: Options, prompt: string): string[] {
  return [prompt, ...minedFields.map((name) => `${name} ${String(options[name])}`)]
}
