/** Tries options on copies of the table, with dice of its own. */
import { type EngineState, type Game, RandomDealer, RandomStream, Umpire } from '@muster/engine'
import { seedFor } from './seeds.ts'

export class Playouts<S extends EngineState, C> {
  /** Whether chance had a say in the last playout. */
  byChance = false
  private readonly game: Game<S, C>
  private readonly umpire: Umpire<S, C>
  private stream = new RandomStream(0)
  private readonly below = (n: number): number => this.stream.below(n)

  constructor(game: Game<S, C>, state: Readonly<S>) {
    const { procedures, content } = game
    this.game = game
    this.umpire = new Umpire<S, C>({ procedures }, content, game.copy(state), new RandomDealer(0))
    this.umpire.chance = () => {
      this.byChance = true
    }
  }

  /** What the table is worth some decisions after an option, with the game's policy making them. */
  value(state: Readonly<S>, option: number, decisions: number, seed: number): number {
    const { game, umpire } = this
    this.start(state, seed)
    umpire.choose(option)
    for (let left = decisions; left > 0 && !umpire.isOver; left--) {
      umpire.choose(game.policy(umpire, this.below))
    }
    return game.value(umpire.state)
  }

  /** What the game's policy would do. */
  policy(state: Readonly<S>, seed: number): number {
    this.start(state, seed)
    return this.game.policy(this.umpire, this.below)
  }

  private start(state: Readonly<S>, seed: number): void {
    // Two streams, so that playouts with one seed have the same deals as far as they go the same way.
    this.umpire.dealer = new RandomDealer(seedFor(seed, 1))
    this.stream = new RandomStream(seedFor(seed, 2))
    this.byChance = false
    this.umpire.resume(this.game.copy(state))
  }
}

const kept = new WeakMap<object, unknown>()

/** One for each game, made when it is first needed. */
export function playoutsFor<S extends EngineState, C>(
  game: Game<S, C>,
  state: Readonly<S>,
): Playouts<S, C> {
  const known = kept.get(game)
  if (known instanceof Playouts) return known
  const made = new Playouts(game, state)
  kept.set(game, made)
  return made
}
