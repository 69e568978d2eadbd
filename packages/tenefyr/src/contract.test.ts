/** What every game must keep, with all numbers of players, profiles, modes and Bosses. */
import type { Options } from '@muster/engine'
import { contract } from '@muster/engine/testing'
import { tenefyr } from './game.ts'
import { rulesText } from './rules-text.ts'
import { BOSSES, LEVELS, PROFILES } from './state.ts'

const PLAYERS = [1, 2, 3, 4]

/** The rest in turn, so that each level and Boss comes with each profile and number of players now and then. */
function inTurn(options: Options, n: number): Options {
  return {
    level: LEVELS[n % LEVELS.length],
    boss: BOSSES[(n + (n >> 2)) % BOSSES.length],
    ...options,
  }
}

const all: Options[] = [
  ...PROFILES.flatMap((profile) => PLAYERS.map((players) => ({ players, profile }))),
  ...PLAYERS.map((players) => ({ players, mode: 'quick' })),
  // T1.12
  { players: 3, profile: 'french', 'without-absent': true },
  { players: 3, 'without-absent': true, heroes: ['bard', 'cleric', 'thief'] },
  { players: 1, 'without-absent': true, heroes: ['bard+thief'] },
  { players: 3, mode: 'quick', 'without-absent': true },
  { players: 1, mode: 'quick', 'without-absent': true },
]

contract(
  'tenefyr',
  all.map((options, n) => ({ game: tenefyr, options: inTurn(options, n) })),
  rulesText.map(({ number }) => number),
  { matches: 2 },
)
