/** What page and worker say to each other about bots: what one makes of a table, and why. */
import type { Thought } from '@muster/bots'
import type { EngineState } from '@muster/engine'

/** A table to think about; nothing in it is hidden from anybody who sits there. */
export interface BotQuestion {
  readonly game: string
  /** The hash of the cards; where they are not the house's, the cards as data. */
  readonly pack: string
  readonly cards?: unknown
  readonly state: EngineState
  /** The number of the last entry. */
  readonly version: number
  readonly bot: string
  /** The match whose bots remember what they thought; none: nothing is remembered. */
  readonly match?: string
}

export interface Considered {
  /** The option as the notation spells it. */
  readonly text: string
  readonly thought: Thought
}

export interface BotCalls {
  /** Thinks. A table's own worker is never asked: it would keep the table waiting. */
  consider: { ask: BotQuestion; answer: Considered }
  /**
   * Why a bot made the choice of an entry, in a sentence. What it thought then is known as long as the table stays open;
   * later it is thought once more, and the question is asked again with what came of it.
   */
  why: {
    ask: { readonly id: string; readonly entry: number; readonly thought?: Thought }
    answer: { readonly say: string } | { readonly question: BotQuestion }
  }
}
