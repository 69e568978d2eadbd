/** What a story tells of a match: its journey, where it turned, and how it ended. */
import type { Chronicle, Looting, Turn } from './chronicle.ts'

export interface Journey {
  readonly turns: number
  readonly driven: number
  readonly trapped: number
  readonly bought: number
  readonly looted: number
  readonly treasures: number
}

const sum = (turns: readonly Turn[], of: (turn: Turn) => number): number =>
  turns.reduce((total, turn) => total + of(turn), 0)

export const lootingsOf = ({ turns }: Chronicle): Looting[] =>
  turns.flatMap(({ lootings }) => lootings)

export function journeyOf(chronicle: Chronicle): Journey {
  const { turns, treasures } = chronicle
  return {
    turns: turns.length,
    driven: sum(turns, ({ driven }) => driven),
    trapped: sum(turns, ({ trapped }) => trapped),
    bought: sum(turns, ({ bought }) => bought),
    looted: lootingsOf(chronicle).length,
    treasures,
  }
}

/** `up`: for the better. */
export interface TurningPoint {
  readonly turn: Turn
  readonly up: boolean
  /** The greatest loot of that turn. */
  readonly looting: Looting | undefined
}

/** The turn that changed the value of the position most, the way the match then ended. The last one has its own sentence. */
export function turningPoint({ turns }: Chronicle, won: boolean): TurningPoint | undefined {
  let found: Turn | undefined
  let best = 0
  for (const turn of turns.slice(0, -1)) {
    const swing = (turn.after - turn.before) * (won ? 1 : -1)
    if (swing <= best || !isTold(turn, won)) continue
    best = swing
    found = turn
  }
  if (found === undefined) return undefined
  const looting = [...found.lootings].sort((a, b) => b.value - a.value).at(0)
  return { turn: found, up: won, looting }
}

/** Is there anything to say of it? */
const isTold = ({ driven, trapped, monstersGone, lootings }: Turn, up: boolean): boolean =>
  up ? driven + trapped > 0 : lootings.length > 0 || monstersGone > 0
