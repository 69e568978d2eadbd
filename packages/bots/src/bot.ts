import type { Decision, EngineState, Game } from '@muster/engine'

/** What a bot sees: the table as everyone sees it, and what is asked. An umpire is one, a match has both. */
export interface Asked<S> {
  readonly state: Readonly<S>
  readonly decision: Decision
}

/** A player for any game. It knows no clock: who is in a hurry passes `shouldStop`. */
export interface Bot {
  readonly name: string
  /** The index of an option. The same table and seed give the same choice; the table stays as it is. */
  choose<S extends EngineState, C>(
    game: Game<S, C>,
    asked: Asked<S>,
    seed: number,
    shouldStop?: () => boolean,
  ): number
  /** The same bot with a memory for one match: what it thought of a choice serves the next. */
  seated?(): Bot
}
