import type { EngineState } from './state.ts'

/** All chance comes from here. Hosts, bots and tests each have a dealer of their own. */
export interface Dealer {
  /** Which member of a bag lies at its `position`-th place left: an index into `state.bagCards[bag]`. */
  deal(state: EngineState, bag: number, position: number): number
  /** A die of a stream, 0 to sides − 1; `state.rolls[stream]` is the number of this roll. */
  roll(state: EngineState, stream: number, sides: number): number
}
