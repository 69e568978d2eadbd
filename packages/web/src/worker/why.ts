/** Why a bot chose what it chose. */
import { explain, type Thought, USUAL } from '@muster/bots'
import { type LanguageCode, MusterError, optionTexts } from '@muster/engine'
import type { Calls } from '../host/protocol.ts'
import type { OpenTable } from './open-table.ts'
import { askedAt } from './views.ts'

/** What was thought then where it is still known; else what came of thinking it once more, or the question for that. */
export function whyOf(
  { table, game, pack, thoughts }: OpenTable,
  entry: number,
  again: Thought | undefined,
  language: LanguageCode,
): Calls['why']['answer'] {
  const made = table.entries[entry]
  const bot = table.botOf(entry, USUAL)
  if (made?.kind !== 'choice' || bot === undefined) {
    throw new MusterError('choice', `no bot has made entry ${entry}`)
  }
  const state = table.stateAfter(entry - 1)
  const thought = thoughts.get(entry) ?? again
  if (thought === undefined) {
    const version = entry - 1
    const { name } = game
    return { question: { game: name, pack: game.pack.hash, cards: pack, state, version, bot } }
  }
  const decision = askedAt(game, state)
  if (decision === undefined) throw new MusterError('choice', 'nothing was asked there')
  const chosen = optionTexts(game, state, decision).indexOf(made.texts[0])
  return { say: explain(game, { state, decision }, thought, chosen, language) }
}
