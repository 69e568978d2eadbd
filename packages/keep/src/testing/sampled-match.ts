/** Matches that see much of the game: mostly sensible choices, now and then any. */
import { type EventSink, type Options, RandomDealer, RandomStream, Umpire } from '@muster/engine'
import type { U } from '../content.ts'
import { keep } from '../game.ts'
import { LEVELS } from '../state.ts'

const LONGEST = 6000

export function sampledMatch(
  seed: number,
  options: Options,
  see: { readonly decision: (u: U) => void; readonly event?: (u: U) => EventSink },
): U {
  const state = keep.newState(keep.readOptions(options))
  const u: U = new Umpire(keep, keep.content, state, new RandomDealer(seed))
  const stream = new RandomStream(seed)
  const below = (n: number): number => stream.below(n)
  if (see.event !== undefined) u.events = see.event(u)
  u.begin()
  for (let choices = 0; choices < LONGEST && !u.isOver; choices++) {
    see.decision(u)
    u.choose(below(4) === 0 ? below(u.decision.count) : keep.policy(u, below))
  }
  return u
}

const CLANS_IN_TURN = [
  'ratfolk',
  'red-dragon',
  'slimes',
  'witches',
  'gnolls',
  'ghosts',
  'lizardfolk',
  'gremlins',
  'skeletons',
]

/** All player counts, scenarios, levels and clans, in turn: four tables for each number of players. */
export const samples: readonly Options[] = [1, 2, 3, 4, 5, 6].flatMap((players) =>
  [0, 1, 2, 3].map((n) => {
    const { scenarios } = keep.content.pack
    return {
      players,
      scenario: scenarios[((players - 1) * 4 + n) % scenarios.length].name,
      level: LEVELS[(players + n) % LEVELS.length],
      clans: Array.from(
        { length: players },
        (_, seat) => CLANS_IN_TURN[(players * 2 + n * 3 + seat) % CLANS_IN_TURN.length],
      ),
    }
  }),
)
