/** What a bot makes of a table. Runs in a thread of its own, or here where none can be started. */
import { seedAt, thoughtOf } from '@muster/bots'
import { type AnyGame, optionTexts, RandomDealer, Umpire } from '@muster/engine'

export interface Question {
  readonly game: string
  /** The cards as data, where they are not the house's. */
  readonly pack?: unknown
  readonly packHash: string
  readonly state: ReturnType<AnyGame['newState']>
  readonly bot: string
  /** The number of the last entry. */
  readonly version: number
}

/** The text of an option. From the table and the log's length alone: asked again, it says the same. */
export function think(game: AnyGame, { state, bot, version }: Question): string {
  const { procedures, content } = game
  const umpire = new Umpire({ procedures }, content, state, new RandomDealer(0))
  umpire.resume(state)
  const { decision } = umpire
  return optionTexts(game, state, decision)[
    thoughtOf(bot, game, { state, decision }, seedAt(state, version)).best
  ]
}
