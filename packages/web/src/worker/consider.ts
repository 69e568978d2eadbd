/** What a bot makes of a table. It runs in a worker that does nothing else, so it may take its time. */
import { Searcher, seedAt, thoughtOf } from '@muster/bots'
import { type AnyGame, MusterError, optionTexts } from '@muster/engine'
import type { BotQuestion, Considered } from '../host/bot-calls.ts'
import { loadGame } from './games.ts'
import { askedAt } from './views.ts'

/** The game that was thought about last: its tables come one after the other. */
let known: { readonly pack: string; readonly game: AnyGame } | undefined
/** What the bots of a match have thought so far; they play together, and know the same. */
let memory: { readonly match: string; readonly searcher: Searcher<never, never> } | undefined

export async function consider(question: BotQuestion): Promise<Considered> {
  const { state, version, bot } = question
  const game = await gameOf(question)
  const decision = askedAt(game, state)
  if (decision === undefined) throw new MusterError('choice', 'this match is over')
  const asked = { state, decision }
  const seed = seedAt(state, version)
  const thought = thoughtOf(bot, game, asked, seed, searcherFor(game, question))
  return { text: optionTexts(game, state, decision)[thought.best], thought }
}

async function gameOf({ game: name, pack, cards }: BotQuestion): Promise<AnyGame> {
  if (known?.pack === pack && known.game.name === name) return known.game
  const loaded = await loadGame(name)
  const game = loaded.house.pack.hash === pack ? loaded.house : loaded.with(cards)
  known = { pack, game }
  return game
}

function searcherFor(game: AnyGame, { match, state }: BotQuestion): Searcher<never, never> {
  if (match === undefined) return new Searcher(game, state)
  if (memory?.match !== match) memory = { match, searcher: new Searcher(game, state) }
  return memory.searcher
}
