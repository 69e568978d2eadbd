/** What happened: the last of it for who comes back, all of it for the end. */
import type { LanguageCode } from '@muster/engine'
import type { Beat, MatchStory } from '../host/protocol.ts'
import type { OpenTable, PageTable } from './open-table.ts'

/** So many choices that told something are played again. */
const MOST = 6

/** A beat for each of the last choices that stand; none of a match that nobody has left. */
export function lastBeats(
  { game, table, wasLeft }: OpenTable,
  language: LanguageCode,
  since = 0,
): readonly Beat[] {
  if (!wasLeft) return []
  const beats: Beat[] = []
  const entries = [...table.standing()].reverse()
  for (const n of entries) {
    if (beats.length === MOST || n <= since || table.entries[n].kind !== 'choice') continue
    const [events, state] = [table.eventsOf(n), table.stateAfter(n)]
    const say = game.sayEvents(state, events, language)
    if (say.length > 0) beats.push({ state, events, say })
  }
  return beats.reverse()
}

/** All that stands, for the charts at the end. */
export function storyOf(table: PageTable): MatchStory {
  return {
    entries: table.standing().map((n) => {
      const entry = table.entries[n]
      const seat = entry.kind === 'choice' && entry.by !== 'party' ? { seat: entry.by } : {}
      return { entry: n, ...seat, events: table.eventsOf(n), state: table.stateAfter(n) }
    }),
  }
}
