/** Bots that say what they think, and not only what they choose. */
import { type EngineState, type Game, stateHash } from '@muster/engine'
import type { Asked, Bot } from './bot.ts'
import { greedy } from './greedy.ts'
import { journeyman } from './journeyman.ts'
import { USUAL } from './offered.ts'
import { random } from './random.ts'
import { adept, apprentice, master, TRIES } from './search/levels.ts'
import { Searcher } from './search/search.ts'
import type { Thought } from './search/thought.ts'
import { seedFor } from './seeds.ts'

/** All players, the weakest first. */
export const BOTS: readonly Bot[] = [random, greedy, apprentice, journeyman, adept, master]

/** A bot of a name; of one that is not known here the usual one. */
export function botNamed(name: string): Bot {
  const found = BOTS.find((bot) => bot.name === name) ?? BOTS.find((bot) => bot.name === USUAL)
  if (found === undefined) throw new Error(`there is no bot “${USUAL}”`)
  return found
}

/** What a bot thinks of a decision; who does not search gives its choice alone. The same table and seed: the same. */
export function thoughtOf<S extends EngineState, C>(
  name: string,
  game: Game<S, C>,
  asked: Asked<S>,
  seed: number,
  searcher: Searcher<S, C> = new Searcher(game, asked.state),
): Thought {
  const bot = botNamed(name)
  if (Object.hasOwn(TRIES, bot.name)) return searcher.think(asked, seed, TRIES[bot.name])
  return { iterations: 0, best: bot.choose(game, asked, seed), options: [] }
}

/** From the table and the number of its last entry alone: a bot that is asked again says the same. */
export const seedAt = (state: Readonly<EngineState>, version: number): number =>
  seedFor(Number.parseInt(stateHash(state).slice(0, 8), 16), version)
