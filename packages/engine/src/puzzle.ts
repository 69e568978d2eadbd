/** A puzzle: a table at which one choice, or a short row of them, wins far more often than any other. All of it is data. */

export interface Puzzle {
  readonly id: string
  /** 1 to 5: what it takes to find the answer. */
  readonly difficulty: number
  /** What there is to choose, one after the other. */
  readonly steps: readonly PuzzleStep[]
  readonly position: string
}

/** All options of a decision, the answer first, then the likeliest to win. */
export type PuzzleStep = readonly PuzzleOption[]

export interface PuzzleOption {
  readonly text: string
  /** Wins of a hundred, as a long search found them. */
  readonly chance: number
}

export interface PuzzleVerdict {
  readonly outcome: 'open' | 'right' | 'wrong'
  /** The step that is asked, or that decided it. */
  readonly step: number
  /** What was chosen at that step. */
  readonly chosen?: string
}

/** How the choices that were made so far stand; those after the last step do not count. */
export function verdictOn({ steps }: Puzzle, choices: readonly string[]): PuzzleVerdict {
  const made = choices.slice(0, steps.length)
  const wrong = made.findIndex((text, step) => text !== steps[step][0].text)
  if (wrong >= 0) return { outcome: 'wrong', step: wrong, chosen: made[wrong] }
  const last = steps.length - 1
  if (made.length > last) return { outcome: 'right', step: last, chosen: made[last] }
  return { outcome: 'open', step: made.length }
}
