import type { EngineState, Game } from '@muster/engine'

const BEST = 10_000

/** The chance to win from a position, 0 to 1, as the game judges it. */
export function chanceToWin<S extends EngineState, C>(
  game: Pick<Game<S, C>, 'value' | 'chance'>,
  state: S,
): number {
  return game.chance === undefined ? game.value(state) / BEST : game.chance(state)
}
