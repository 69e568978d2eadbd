import type { Options } from '@muster/engine'
import { sampler } from '@muster/engine/testing'
import { keep } from '../game.ts'
import { LEVELS } from '../state.ts'

const LONGEST = 6000

export const { sampledMatch, sampledMoments } = sampler(keep, LONGEST)

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
