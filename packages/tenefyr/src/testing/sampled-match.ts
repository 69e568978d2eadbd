/** Matches that see much of the game: mostly sensible choices, now and then any. */
import { type EventSink, type Options, RandomDealer, RandomStream, Umpire } from '@muster/engine'
import type { U } from '../content.ts'
import { tenefyr } from '../game.ts'

const LONGEST = 2000

export function sampledMatch(
  seed: number,
  options: Options,
  see: { readonly decision: (u: U) => void; readonly event?: (u: U) => EventSink },
): U {
  const state = tenefyr.newState(tenefyr.readOptions(options))
  const u: U = new Umpire(tenefyr, tenefyr.content, state, new RandomDealer(seed))
  const stream = new RandomStream(seed)
  const below = (n: number): number => stream.below(n)
  if (see.event !== undefined) u.events = see.event(u)
  u.begin()
  for (let choices = 0; choices < LONGEST && !u.isOver; choices++) {
    see.decision(u)
    u.choose(below(4) === 0 ? below(u.decision.count) : tenefyr.policy(u, below))
  }
  return u
}

/** All player counts and modes, and each profile where its rules allow it. */
export const samples: readonly Options[] = [1, 2, 3, 4].flatMap((players) => [
  { players, level: 'easy' },
  { players, level: 'hard', profile: 'french' },
  { players, level: 'normal', mode: 'quick' },
])
