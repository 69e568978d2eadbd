/** What a story tells of a match: its journey, and where it turned. */
import type { Chronicle, Round } from './chronicle.ts'

export interface Journey {
  readonly rounds: number
  readonly slain: number
  readonly fallen: number
}

const sum = (rounds: readonly Round[], of: (round: Round) => number): number =>
  rounds.reduce((total, round) => total + of(round), 0)

export const journeyOf = ({ rounds }: Chronicle): Journey => ({
  rounds: rounds.length,
  slain: sum(rounds, ({ slain }) => slain),
  fallen: sum(rounds, ({ fallen }) => fallen.length),
})

/** What a round changed of the value of the position. */
export const swingOf = (round: Round | undefined): number =>
  round === undefined ? 0 : Math.abs(round.after - round.before)

/** The round that changed the value of the position most, the way the match then ended. The last one has its own sentence. */
export function turningPoint({ rounds }: Chronicle, won: boolean): Round | undefined {
  let found: Round | undefined
  let best = 0
  for (const round of rounds.slice(0, -1)) {
    const swing = (round.after - round.before) * (won ? 1 : -1)
    if (swing <= best || !isTold(round, won)) continue
    best = swing
    found = round
  }
  return found
}

/** Is there anything to say of it? */
const isTold = ({ slain, explored, wounds }: Round, up: boolean): boolean =>
  up ? slain > 0 || explored > 0 : wounds > 0
