/** From a table to the steps of a puzzle, if there is one in it: cheap searches first, long ones for what is left. */
import { type Asked, seedFor } from '@muster/bots'
import { type AnyGame, dryRun, type EngineState, FRAME, type PuzzleOption } from '@muster/engine'
import type { Answered } from './difficulty.ts'
import { askedAt, hasTwin, isOfRow, leadOf, summedUp, type Weighed, weigh } from './weigh.ts'

/** So many iterations, and how much of the lead that is wanted must then be seen. Few tables come to the last. */
const SIEVE = [
  { iterations: 40, share: 0.4 },
  { iterations: 150, share: 0.5 },
  { iterations: 800, share: 0.75 },
  { iterations: 3000, share: 0.9 },
] as const
/** The searches that have the last word, each with dice of its own; they must agree. */
export const LONG_SEARCH = { iterations: 10_000, seeds: [1, 2] } as const
/** One that a unit test can afford: with it, too, a shipped puzzle holds. */
export const SHORT_SEARCH = { iterations: 800, seeds: [1] } as const
/** How far the answer must be ahead, and a little less where no quick player finds it. */
export const LEAD = { plain: 0.12, hidden: 0.1 } as const
/** Neither lost nor won already. */
const HOPE = { least: 0.25, most: 0.95 }
const MOST_STEPS = 4

/** A decision with one answer that is far better than all others. */
export interface FoundStep extends Answered {
  readonly options: readonly PuzzleOption[]
}

/** `leadFor` is asked about the first answer before much is spent on it: how far ahead it must be, or that it is not wanted. */
export function stepsAt(
  game: AnyGame,
  root: Asked<EngineState>,
  seed: number,
  leadFor: (step: Answered) => number | undefined,
): FoundStep[] {
  const steps: FoundStep[] = []
  const depth = root.state.stack.length / FRAME
  let asked: Asked<EngineState> | undefined = root
  while (asked !== undefined && steps.length < MOST_STEPS) {
    const ahead = steps.length === 0 ? leadFor : () => LEAD.plain
    const step = stepAt(game, asked, seedFor(seed, steps.length), ahead)
    if (step === undefined) break
    steps.push(step)
    asked = goesOn(game, step, depth)
  }
  return steps
}

function stepAt(
  game: AnyGame,
  asked: Asked<EngineState>,
  seed: number,
  leadFor: (step: Answered) => number | undefined,
): FoundStep | undefined {
  const { state, decision } = asked
  if (decision.count < 2 || game.unasked?.(state, decision) !== undefined) return undefined
  let lead: number | undefined
  for (const { iterations, share } of SIEVE) {
    const found = weigh(game, asked, iterations, seedFor(seed, iterations))
    if (!isAhead(found, share * (lead ?? LEAD.hidden))) return undefined
    lead ??= isOfRow(game, asked) ? undefined : leadFor({ asked, answer: found[0].option })
    if (lead === undefined) return undefined
  }
  const searches = LONG_SEARCH.seeds.map((n) =>
    weigh(game, asked, LONG_SEARCH.iterations, seedFor(seed, n)),
  )
  const answer = searches[0][0].option
  const agree = searches.every((all) => all[0].option === answer && isAhead(all, lead ?? 1))
  if (!agree || hasTwin(game, asked, answer)) return undefined
  return { asked, answer, options: summedUp(game, asked, searches) }
}

const isAhead = (found: readonly Weighed[], lead: number): boolean =>
  leadOf(found) >= lead && isOpen(found[0].chance)

const isOpen = (chance: number): boolean => chance >= HOPE.least && chance <= HOPE.most

/** The next question of the same deed: no chance lies between, and the rules have not come back to where they were. */
function goesOn(
  game: AnyGame,
  { asked, answer }: FoundStep,
  depth: number,
): Asked<EngineState> | undefined {
  const { next, state } = dryRun(game, asked.state, answer)
  const isSame =
    next !== undefined && next === (asked.decision.by < 0 ? 'party' : asked.decision.by)
  return isSame && state.stack.length / FRAME > depth ? askedAt(game, state) : undefined
}
