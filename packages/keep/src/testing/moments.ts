/** Matches as a story sees them: entry by entry, each with the table after it. */
import type { Options, Telling } from '@muster/engine'
import { keep } from '../game.ts'
import { copyState } from '../state.ts'
import type { Moment } from '../story/chronicle.ts'
import { sampledMatch } from './sampled-match.ts'
import type { Table } from './table.ts'

export function sampledMoments(seed: number, options: Options): Moment[] {
  const moments: Moment[] = []
  let events: Telling[] = []
  const u = sampledMatch(seed, options, {
    decision: ({ state }) => {
      moments.push({ entry: moments.length, events, state: keep.copy(state) })
      events = []
    },
    event: () => (name, a, b, c, d) => events.push({ name, a, b, c, d }),
  })
  moments.push({ entry: moments.length, events, state: keep.copy(u.state) })
  return moments
}

/** Watches a scripted table; each look closes an entry. */
export function watchMoments(t: Table): { readonly moments: Moment[]; look(): void } {
  const moments: Moment[] = []
  let events: Telling[] = []
  const told = t.umpire.events
  t.umpire.events = (name, a, b, c, d) => {
    told?.(name, a, b, c, d)
    events.push({ name, a, b, c, d })
  }
  return {
    moments,
    look() {
      moments.push({ entry: moments.length, events, state: copyState(t.state) })
      events = []
    },
  }
}
