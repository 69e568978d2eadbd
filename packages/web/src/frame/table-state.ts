/** The match as the page has it: the newest view, the log, and what is still to be played out. */
import type { Beat, LogLine, MatchView, News } from '../host/protocol.ts'
import {
  added,
  again,
  begun,
  EMPTY,
  ended,
  isPlaying,
  next,
  type Pace,
  type Queue,
  skipped,
} from './queue.ts'

export interface OnTable {
  readonly view: MatchView
  readonly lines: readonly LogLine[]
  readonly queue: Queue
  /** The first line of what is played out. */
  readonly since: number
  /** Counts what is played out from its first beat on: the clock of a stretch starts with each, a replay too. */
  readonly run: number
  /** Somebody was in a hurry: the rest of this stretch plays at once. */
  readonly rushed: boolean
}

export type TableStep =
  | { readonly kind: 'opened' | 'spoken'; readonly news: News }
  | {
      readonly kind: 'told'
      readonly news: News
      readonly mine: boolean
      readonly pace: Pace
      /** Others did it, in their own time: its clock starts anew. */
      readonly apart?: boolean
    }
  /** What was told is written down, or could not be. */
  | { readonly kind: 'kept'; readonly kept: MatchView['kept'] }
  | { readonly kind: 'recalled'; readonly beats: readonly Beat[] }
  | { readonly kind: 'next' | 'skip' | 'again' }

export function tableAfter(table: OnTable | undefined, step: TableStep): OnTable | undefined {
  if (step.kind === 'opened') {
    const run = (table?.run ?? 0) + 1
    const { view, lines } = step.news
    return { view, lines, queue: EMPTY, since: lines.length, run, rushed: false }
  }
  if (table === undefined) return table
  switch (step.kind) {
    case 'spoken': {
      // The beats speak the old language: they have been seen or are let go.
      const { view, lines } = step.news
      return { ...table, view, lines, queue: EMPTY }
    }
    case 'told':
      return afterNews(
        step.apart && !isPlaying(table.queue)
          ? { ...table, run: table.run + 1, rushed: false }
          : table,
        step.news,
        step.mine,
        step.pace,
      )
    case 'kept':
      return { ...table, view: { ...table.view, kept: step.kept } }
    case 'recalled':
      return fromTheFirst(table, { beats: step.beats, at: 0 })
    case 'next':
      return { ...table, queue: next(table.queue) }
    case 'skip':
      return { ...table, queue: skipped(table.queue), rushed: true }
    case 'again':
      return fromTheFirst(table, again(table.queue))
  }
}

const fromTheFirst = (table: OnTable, queue: Queue): OnTable => ({
  ...table,
  queue,
  run: table.run + 1,
  rushed: false,
})

function afterNews(table: OnTable, news: News, mine: boolean, pace: Pace): OnTable {
  const { view } = news
  const lines = [...table.lines, ...news.lines]
  const same = news.beats.length === 0 && view.decision?.entry === table.view.decision?.entry
  // A vote or a wish changes nothing on the table, so what happened before it is still to be seen.
  if (same) return { ...table, view, lines }
  const shown = (queue: Queue): Queue =>
    view.result === undefined ? queue : ended(queue, view.state)
  const since = table.lines.length
  if (mine) return fromTheFirst({ ...table, view, lines, since }, shown(begun(news.beats, pace)))
  const speed = table.rushed ? 'at-once' : pace
  const run = table.queue.beats.length === 0 ? table.run + 1 : table.run
  return { ...table, view, lines, queue: shown(added(table.queue, news.beats, speed)), run }
}
