import {
  type DecisionJson,
  dryRun,
  type EngineState,
  type Game,
  MusterError,
  nearest,
} from '@muster/engine'

/** Is an option, or every pick of a row, on its list? Throws where it is not. Nothing is dealt. */
export function checkOffered<S extends EngineState, C>(
  game: Game<S, C>,
  state: S,
  decision: DecisionJson,
  texts: readonly string[],
): void {
  let asked: DecisionJson | undefined = decision
  let lies = state
  texts.forEach((text, i) => {
    if (asked === undefined) {
      throw new MusterError('choice', `“${text}” is no part of the row of picks before it`)
    }
    const list = asked.options.map((option) => option.text)
    const index = list.indexOf(text)
    if (index < 0) {
      const near = nearest(text, list).map((one) => `“${one}”`)
      throw new MusterError('choice', `“${text}” is not on the list; nearest: ${near.join(', ')}`)
    }
    if (i === texts.length - 1) return
    const run = dryRun(game, lies, index)
    asked = run.goesOn ? run.following : undefined
    lies = run.state
  })
}
