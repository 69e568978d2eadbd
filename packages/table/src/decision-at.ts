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

/** The decision that a state waits for, as the rules fill it in; none when the match is over. */
export function decisionAt<S extends EngineState, C>(
  game: Game<S, C>,
  state: S,
): Decision | undefined {
  const { procedures, content } = game
  if (state.stack.length === 0) return undefined
  const umpire = new Umpire<S, C>({ procedures }, content, state, LOOKS)
  umpire.resume(state)
  return umpire.decision
}
