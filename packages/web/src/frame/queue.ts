/** What has happened and is not drawn yet: beats in, the table to draw now, the next. */
import type { EngineState, LogSentence, Telling } from '@muster/engine'
import type { Beat } from '../host/protocol.ts'
import type { Settings } from '../settings/settings.tsx'

export type Pace = Settings['pace']

export interface Queue {
  /** The beats of the stretch: all since the last choice made on this device. */
  readonly beats: readonly Beat[]
  /** The beat that is drawn. The last one is drawn with the newest table: the choice after it waits for nothing. */
  readonly at: number
}

export const EMPTY: Queue = { beats: [], at: 0 }

/** A beat of its own length, and the longest that a whole stretch may take. */
const LENGTHS: Readonly<Record<'beat' | 'fast', { readonly beat: number; readonly most: number }>> =
  {
    beat: { beat: 450, most: 6000 },
    fast: { beat: 120, most: 1500 },
  }

const end = (beats: readonly Beat[]): number => Math.max(0, beats.length - 1)

/** A choice was made on this device: what comes now is a new stretch. */
export function begun(beats: readonly Beat[], pace: Pace): Queue {
  return { beats, at: pace === 'at-once' ? end(beats) : 0 }
}

/** More of the same stretch: a bot has chosen. What is drawn stays. */
export function added(queue: Queue, beats: readonly Beat[], pace: Pace): Queue {
  const all = [...queue.beats, ...beats]
  return { beats: all, at: pace === 'at-once' ? end(all) : queue.at }
}

/** The match is over: nobody chooses, so the last beat is seen too, whatever the pace, before the end is told. */
export function ended({ beats, at }: Queue, newest: EngineState): Queue {
  const last = beats.at(-1)
  if (last === undefined) return EMPTY
  // Boards know by its table that something is still played out: it must not be the newest one itself.
  const seen = { ...last, state: { ...last.state } }
  const over = { state: newest, events: [], say: [] }
  return { beats: [...beats.slice(0, -1), seen, over], at: Math.min(at, end(beats)) }
}

export const isPlaying = (queue: Queue): boolean => queue.at < end(queue.beats)

export const next = (queue: Queue): Queue =>
  isPlaying(queue) ? { ...queue, at: queue.at + 1 } : queue

/** To the next choice. */
export const skipped = (queue: Queue): Queue => ({ ...queue, at: end(queue.beats) })

export const again = (queue: Queue): Queue => ({ ...queue, at: 0 })

interface Drawn {
  readonly state: EngineState
  readonly events: readonly Telling[]
  readonly say: readonly LogSentence[]
}

const NOTHING: Omit<Drawn, 'state'> = { events: [], say: [] }

/** The table to draw: that of the beat, or the newest. */
export function drawn(queue: Queue, newest: EngineState): Drawn {
  const beat = queue.beats[queue.at]
  if (beat === undefined) return { state: newest, ...NOTHING }
  return isPlaying(queue) ? beat : { ...beat, state: newest }
}

export const saidIn = (queue: Queue): LogSentence[] => queue.beats.flatMap((beat) => beat.say)

const told = new WeakMap<Queue, readonly Telling[]>()

/** All that was told in the stretch, up to the beat that is drawn. */
export function toldIn(queue: Queue): readonly Telling[] {
  const known =
    told.get(queue) ?? queue.beats.slice(0, queue.at + 1).flatMap(({ events }) => events)
  told.set(queue, known)
  return known
}

/** As many beats as a great moment stands. */
const MOMENT = 3
/** How long the end stands where nothing else does, in milliseconds. */
const END = 1200

/**
 * How long the drawn beat stands, in milliseconds; nothing while it waits for a key. What is left of a stretch
 * shares what is left of its time.
 */
export function standsFor(
  queue: Queue,
  pace: Pace,
  elapsed: number,
  isMoment: (events: readonly Telling[]) => boolean = () => false,
): number | undefined {
  if (pace === 'step') return undefined
  if (pace === 'at-once') return isMoment(queue.beats[queue.at]?.events ?? []) ? END : 0
  const { beat, most } = LENGTHS[pace]
  const [now = 1, ...later] = queue.beats
    .slice(queue.at, end(queue.beats))
    .map(({ events }): number => (isMoment(events) ? MOMENT : 1))
  const share = now / later.reduce((sum, one) => sum + one, now)
  return Math.max(0, Math.min(beat * now, (most - elapsed) * share))
}
