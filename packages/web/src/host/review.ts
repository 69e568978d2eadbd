/** A match that is over, to be thought about again: what the page asks of the worker for it. */
import type { Position } from '@muster/bots/review'
import type { EngineState } from '@muster/engine'
import type { Cards } from '../thinking/question.ts'

/** What a match of a game is told in. */
export type ChapterKind = 'dungeon' | 'turn' | 'round'

export interface ReviewPosition extends Position<EngineState> {
  /** The last choice before it that stands: the table is as it was after that. */
  readonly before: number
  /** Who chose; `told`: nobody was asked. */
  readonly whose: 'people' | 'bots' | 'told'
  /** Dungeons, turns or rounds that had begun. */
  readonly chapter: number
  /** Something was dealt after it. */
  readonly dealt: boolean
}

export interface ReviewView {
  readonly game: string
  /** Where they are not the house's. */
  readonly pack?: Cards
  readonly positions: readonly ReviewPosition[]
  readonly chapters: ChapterKind
  readonly won: boolean
  readonly kept?: Judgement
}

/** A choice that was looked at closely. */
export interface CloselySeen {
  /** Which position. */
  readonly at: number
  /** The option that the search would have taken. */
  readonly option: number
  readonly better: number
  readonly taken: number
  readonly doubt: number
}

/** All that was thought about a match. */
export interface Judgement {
  /** The chance to win before each position; nothing where none was looked at. */
  readonly chances: readonly (number | undefined)[]
  readonly close: readonly CloselySeen[]
}

export interface ChoiceNamed {
  /** Which position. */
  readonly at: number
  readonly options: readonly number[]
}

export interface ChoiceWords {
  /** What was asked. */
  readonly question: string
  /** The options that were named, in their order. */
  readonly options: readonly string[]
}

export interface ReviewCalls {
  review: { ask: { readonly id: string }; answer: ReviewView }
  /** Options of some positions in the reader's language. */
  choiceWords: {
    ask: { readonly id: string; readonly choices: readonly ChoiceNamed[] }
    answer: readonly ChoiceWords[]
  }
  /** Lays it beside the match, so that it need not be thought again. */
  keepReview: { ask: { readonly id: string; readonly judgement: Judgement }; answer: true }
}
