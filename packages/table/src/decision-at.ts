import { type Dealer, type Decision, type EngineState, type Game, Umpire } from '@muster/engine'

/** Only looks; it is never asked to deal. */
const LOOKS: Dealer = {
  deal() {
    throw new Error('nothing is dealt here')
  },
  roll() {
    throw new Error('nothing is rolled here')
  },
}

/** What was asked for last: a state is told of in one language after the other. */
let last: { readonly state: EngineState; readonly decision: Decision } | undefined

/** The decision that a state waits for, as the rules fill it in; none when the match is over. The state never changes. */
export function decisionAt<S extends EngineState, C>(
  game: Game<S, C>,
  state: S,
): Decision | undefined {
  const { procedures, content } = game
  if (state.stack.length === 0) return undefined
  if (last?.state === state) return last.decision
  const umpire = new Umpire<S, C>({ procedures }, content, state, LOOKS)
  umpire.resume(state)
  last = { state, decision: umpire.decision }
  return umpire.decision
}
