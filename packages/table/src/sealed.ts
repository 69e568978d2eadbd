import { type Decision, dryRun, type EngineState, type Game, optionTexts } from '@muster/engine'
import { decisionAt } from './decision-at.ts'

/** What an option would turn or roll before its chooser is asked again. */
export interface SealedOption {
  readonly text: string
  /** It turns a card that nobody has seen, or rolls: undo is not free after it. */
  readonly sealed: boolean
  readonly reveals: boolean
  readonly rolls: boolean
}

/** For each option of the present decision, in its order, whether chance follows it. */
export function sealedOptions<S extends EngineState, C>(
  game: Game<S, C>,
  state: S,
): SealedOption[] {
  const decision: Decision | undefined = decisionAt(game, state)
  if (decision === undefined) return []
  return optionTexts(game, state, decision).map((text, i) => {
    const { reveals, rolls } = chanceAfter(game, state, i)
    return { text, sealed: reveals || rolls, reveals, rolls }
  })
}

/** Choices taken without asking that are followed at the most. */
const MOST_UNASKED = 20

/** What follows an option, also by what its chooser is then not asked for. */
function chanceAfter<S extends EngineState, C>(
  game: Game<S, C>,
  state: S,
  index: number,
): Pick<SealedOption, 'reveals' | 'rolls'> {
  const chooser = decisionAt(game, state)?.by
  let run = dryRun(game, state, index)
  for (let n = 0; n < MOST_UNASKED; n++) {
    const { following, next } = run
    if (following?.unasked === undefined || next !== chooser) break
    const taken = following.options.findIndex(({ text }) => text === following.unasked)
    run = dryRun(game, run.state, taken)
  }
  return run
}
