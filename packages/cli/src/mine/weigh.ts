/** How options of a decision compare, by a search. */
import { type Asked, Searcher } from '@muster/bots'
import {
  type AnyGame,
  dryRun,
  type EngineState,
  optionTexts,
  type PuzzleOption,
  RandomDealer,
  stateHash,
  Umpire,
} from '@muster/engine'

export interface Weighed {
  readonly option: number
  /** 0 to 1. */
  readonly chance: number
}

/** The options by their chance to win, the likeliest first. */
export function weigh(
  game: AnyGame,
  asked: Asked<EngineState>,
  iterations: number,
  seed: number,
): Weighed[] {
  const { options } = new Searcher(game, asked.state).think(asked, seed, iterations)
  return [...options].sort((a, b) => b.chance - a.chance || a.option - b.option)
}

/** How far the best is ahead of the second. */
export const leadOf = ([first, second]: readonly Weighed[]): number =>
  second === undefined ? 0 : first.chance - second.chance

/** What several searches say together: each option with the mean of its chances in hundredths. */
export function summedUp(
  game: AnyGame,
  { state, decision }: Asked<EngineState>,
  searches: readonly (readonly Weighed[])[],
): PuzzleOption[] {
  return optionTexts(game, state, decision)
    .map((text, option) => {
      const found = searches.flatMap((all) => all.filter((one) => one.option === option))
      const sum = found.reduce((all, { chance }) => all + chance, 0)
      return { text, chance: found.length === 0 ? 0 : Math.round((100 * sum) / found.length) }
    })
    .sort((a, b) => b.chance - a.chance)
}

/** Does another option lead to the very same table? Then there is more than one answer. */
export function hasTwin(game: AnyGame, { state, decision }: Asked<EngineState>, option: number) {
  const after = (index: number) => stateHash(dryRun(game, state, index).state)
  const wanted = after(option)
  for (let other = 0; other < decision.count; other++) {
    if (other !== option && after(other) === wanted) return true
  }
  return false
}

/** Begins, or goes on with, a row of picks: what counts there is the set, not a pick. */
export function isOfRow(game: AnyGame, { state, decision }: Asked<EngineState>): boolean {
  if (decision.continues) return true
  for (let option = 0; option < decision.count; option++) {
    if (dryRun(game, state, option).goesOn) return true
  }
  return false
}

/** A table as who is asked there sees it. */
export function askedAt(game: AnyGame, state: EngineState): Asked<EngineState> {
  const { procedures, content } = game
  const umpire = new Umpire({ procedures }, content, game.copy(state), new RandomDealer(0))
  umpire.resume(umpire.state)
  return umpire
}
