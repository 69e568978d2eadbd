/** Matches of any game played by the engine up to what is looked for. */
import {
  type EngineState,
  type Game,
  type Match,
  newMatch,
  type Options,
  printMatch,
  RandomDealer,
  RandomStream,
  Umpire,
} from '@muster/engine'

const MOST_SEEDS = 200

/** A player who knows the game well: its matches come to every decision, and many are won. */
export function player<S extends EngineState, C>(
  game: Game<S, C>,
  seed: number,
): (match: Match<S, C>) => string {
  const { procedures, content } = game
  const stream = new RandomStream(seed)
  const blank = game.newState(game.readOptions({}))
  const umpire = new Umpire<S, C>({ procedures }, content, blank, new RandomDealer(seed))
  return (match) => {
    umpire.resume(game.copy(match.state))
    return match.texts()[game.policy(umpire, (below) => stream.below(below))]
  }
}

/** The first match, by seed, that comes to what is looked for; played up to there. */
export function playedUntil<S extends EngineState, C>(
  game: Game<S, C>,
  options: Options,
  found: (match: Match<S, C>) => boolean,
): Match<S, C> {
  for (let seed = 1; seed <= MOST_SEEDS; seed++) {
    const deal = { kind: 'random', note: `seed ${seed}` } as const
    const match = newMatch(game, options, new RandomDealer(seed), { deal })
    const choice = player(game, seed)
    while (!found(match) && !match.isOver) match.choose(choice(match))
    if (found(match)) return match
  }
  throw new Error(`no match with ${JSON.stringify(options)} comes to it`)
}

export const fileOf = <S extends EngineState, C>(match: Match<S, C>): string =>
  printMatch(match.record)
