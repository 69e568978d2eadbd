/** What happened, counted. Only choices that stand count: what was taken back never happened. */
import { type Chooser, type EngineState, eventKinds, type Telling } from '@muster/engine'
import type { Table } from './table.ts'

export interface EventCount {
  readonly event: string
  readonly total: number
  /** By seat, where the event's first number of kind `seat` names one. */
  readonly seats: readonly number[]
}

export interface EntryTellings {
  readonly entry: number
  /** Who chose; nobody at the beginning. */
  readonly by?: Chooser
  readonly events: readonly Telling[]
}

export interface Statistics {
  /** In the order in which events first happened. */
  readonly counts: readonly EventCount[]
  readonly tellings: readonly EntryTellings[]
}

export function statistics<S extends EngineState, C>(table: Table<S, C>): Statistics {
  const counts: { event: string; total: number; seats: number[] }[] = []
  const past = table.past()
  const tellings = table.standing().map((entry): EntryTellings => {
    const { events } = past[entry]
    const made = table.entries[entry]
    return { entry, ...(made.kind === 'choice' ? { by: made.by } : {}), events }
  })
  const none = table.company.seats.map(() => 0)
  for (const event of tellings.flatMap(({ events }) => events)) {
    let count = counts.find((one) => one.event === event.name)
    if (count === undefined) {
      count = { event: event.name, total: 0, seats: [...none] }
      counts.push(count)
    }
    count.total++
    const seat = seatOf(table, event)
    if (seat !== undefined && seat in count.seats) count.seats[seat]++
  }
  return { counts, tellings }
}

function seatOf<S extends EngineState, C>(table: Table<S, C>, event: Telling): number | undefined {
  const { name, a, b, c, d } = event
  const at = eventKinds(table.game, name).indexOf('seat')
  return at < 0 ? undefined : [a, b, c, d][at]
}

/** A value of the table after the beginning and after every choice that stands: a line of a chart. */
export function series<S extends EngineState, C, T>(
  table: Table<S, C>,
  read: (state: Readonly<S>) => T,
): { readonly entry: number; readonly value: T }[] {
  const past = table.past()
  return table.standing().map((entry) => ({ entry, value: read(past[entry].state) }))
}
