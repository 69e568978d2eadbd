/** What page and worker say to each other about puzzles. */
import type { Options, PuzzleVerdict } from '@muster/engine'

export interface PuzzleSummary {
  readonly game: string
  readonly puzzle: string
  /** Its place among the puzzles of the game, from 1. */
  readonly number: number
  /** 1 to 5. */
  readonly difficulty: number
  /** The set-up of the match it is taken from. */
  readonly options: Options
  /** What is asked there. */
  readonly asks: string
}

/** An option with its chance, once the puzzle is decided. */
export interface PuzzleOdds {
  readonly say: string
  /** Wins of a hundred. */
  readonly chance: number
  readonly isAnswer: boolean
  readonly isOwn: boolean
}

export interface PuzzleView extends PuzzleSummary {
  /** How many puzzles the game has. */
  readonly of: number
  /** Who is asked. */
  readonly who: string
  readonly outcome: PuzzleVerdict['outcome']
  /** How many choices were right so far. */
  readonly step: number
  /** How many choices there are to find. */
  readonly steps: number
  /** The answer, what was chosen instead, and the best of the others; the likeliest first. */
  readonly odds: readonly PuzzleOdds[]
  readonly next?: PuzzleSummary
}

export interface PuzzleCalls {
  /** All of a game, the easiest first. */
  puzzles: { ask: { readonly game: string }; answer: readonly PuzzleSummary[] }
  /** How a puzzle stands. */
  puzzle: { ask: { readonly id: string }; answer: PuzzleView }
}
