import {
  type EngineState,
  type EventSink,
  type Game,
  type Options,
  RandomDealer,
  Umpire,
} from '@muster/engine'
import type { Asked, Bot } from './bot.ts'
import { seedFor } from './seeds.ts'

export interface Outcome<S> {
  readonly state: S
  readonly decisions: number
}

/** Looks on while a match is played, and changes nothing. */
export interface Onlooker<S> {
  hear: EventSink
  /** At each decision, before the choice is done. */
  see(asked: Asked<S>, chosen: number): void
}

/** Plays a whole match with one bot in all seats. The same seed gives the same match. */
export function playMatch<S extends EngineState, C>(
  game: Game<S, C>,
  options: Options,
  bot: Bot,
  seed: number,
  mostDecisions?: number,
): Outcome<S> {
  return playFrom(game, game.newState(game.readOptions(options)), bot, seed, mostDecisions)
}

/** The same from a table before set-up, which stays as it is: for many matches with one set of options. */
export function playFrom<S extends EngineState, C>(
  game: Game<S, C>,
  blank: Readonly<S>,
  bot: Bot,
  seed: number,
  mostDecisions = 100_000,
  onlooker?: Onlooker<S>,
): Outcome<S> {
  const { procedures, content } = game
  const dealer = new RandomDealer(seed)
  const umpire = new Umpire<S, C>({ procedures }, content, game.copy(blank), dealer)
  const ownSeed = seedFor(seed, 1)
  const player = bot.seated?.() ?? bot
  let decisions = 0
  if (onlooker !== undefined) umpire.events = onlooker.hear
  umpire.begin()
  for (; !umpire.isOver; decisions++) {
    if (decisions === mostDecisions) {
      throw new Error(`a match with seed ${seed} does not end: ${umpire.whereAreWe()}`)
    }
    const chosen = player.choose(game, umpire, seedFor(ownSeed, decisions))
    onlooker?.see(umpire, chosen)
    umpire.choose(chosen)
  }
  return { state: umpire.state, decisions }
}
