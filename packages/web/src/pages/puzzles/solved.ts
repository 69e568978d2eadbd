/** How the puzzles stand on this device. */
import { remember, remembered } from '../../settings/remembered.ts'

const SOLVED = 'muster.puzzles.solved'
const MISSED = 'muster.puzzles.missed'

interface One {
  readonly game: string
  readonly puzzle: string
}

/** `first`: solved at the first try. `later`: solved after a wrong choice. `missed`: not solved so far. */
export type Standing = 'new' | 'missed' | 'later' | 'first'

const nameOf = ({ game, puzzle }: One): string => `${game}/${puzzle}`

export function standingOf(one: One): Standing {
  const name = nameOf(one)
  const missed = remembered(MISSED).includes(name)
  if (remembered(SOLVED).includes(name)) return missed ? 'later' : 'first'
  return missed ? 'missed' : 'new'
}

export const isSolved = (one: One): boolean => remembered(SOLVED).includes(nameOf(one))

/** What was solved stays so, whatever is tried afterwards. */
export function noteOutcome(one: One, outcome: 'right' | 'wrong'): void {
  if (outcome === 'right') remember(SOLVED, nameOf(one))
  else if (!isSolved(one)) remember(MISSED, nameOf(one))
}
