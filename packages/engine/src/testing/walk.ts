import { RandomDealer, RandomStream } from '../dealers/random.ts'
import type { Game, Options } from '../game.ts'
import { type Match, newMatch } from '../match.ts'
import type { EngineState } from '../state.ts'
import { Umpire } from '../umpire.ts'

/** A game with options under which it is tested. */
// biome-ignore lint/suspicious/noExplicitAny: a contract holds for games of any state and content.
export interface Entrant<S extends EngineState = any, C = any> {
  readonly game: Game<S, C>
  readonly options: Options
}

export function umpireFor<S extends EngineState, C>(game: Game<S, C>, state: S, seed: number) {
  const { procedures, content } = game
  return new Umpire<S, C>({ procedures }, content, state, new RandomDealer(seed))
}

/** Plays a match at random, and visits every decision. Gives the number of choices, at most `most`. */
export function walk<S extends EngineState, C>(
  { game, options }: Entrant<S, C>,
  seed: number,
  most: number,
  visit: (umpire: Umpire<S, C>, choices: number) => void,
): number {
  const umpire = umpireFor(game, game.newState(game.readOptions(options)), seed)
  const random = new RandomStream(seed + 1)
  umpire.begin()
  let choices = 0
  for (; !umpire.isOver && choices < most; choices++) {
    visit(umpire, choices)
    umpire.choose(random.below(umpire.decision.count))
  }
  return choices
}

/** A match played by the game's own policy. Gives it at its end. */
export function playedMatch<S extends EngineState, C>(
  { game, options }: Entrant<S, C>,
  seed: number,
  most: number,
  after: (match: Match<S, C>) => void = () => undefined,
): Match<S, C> {
  const random = new RandomStream(seed + 1)
  const match = newMatch(game, options, new RandomDealer(seed), {
    deal: { kind: 'random', note: `seed ${seed}` },
  })
  after(match)
  for (let choices = 0; !match.isOver && choices < most; choices++) {
    const umpire = umpireFor(game, game.copy(match.state), 0)
    umpire.resume(umpire.state)
    const index = game.policy(umpire, (below) => random.below(below))
    match.choose(match.texts()[index])
    after(match)
  }
  return match
}
