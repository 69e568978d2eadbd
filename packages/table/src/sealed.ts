import { type Decision, dryRun, type EngineState, type Game, optionTexts } from '@muster/engine'
import { decisionAt } from './decision-at.ts'

/** What an option would turn or roll before the next decision. */
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
    const { reveals, rolls } = dryRun(game, state, i)
    return { text, sealed: reveals || rolls, reveals, rolls }
  })
}
