/** What a table has entered, as it is kept and answered. */
import type { AnyTable } from '@muster/table'
import { OnlineError } from '../errors.ts'
import type { Committed } from '../live/messages.ts'
import type { MatchChange } from '../storage/storage.ts'
import { peopleOf } from './header.ts'
import type { Brought, OpenMatch } from './open-match.ts'

export function tableOf({ table, stored, frozen }: OpenMatch): AnyTable {
  if (table !== undefined) return table
  if (stored.phase === 'lobby') throw new OnlineError('not-begun', 'the match has not begun')
  throw new OnlineError('frozen', `the rules no longer fit this match: ${frozen ?? ''}`)
}

const seatsAt =
  ({ company }: AnyTable) =>
  (person: string): number[] =>
    company.seats.flatMap(({ people }, n) => (people.includes(person) ? [n] : []))

/** The entries from one on, as they are kept. */
export function linesOf(
  open: OpenMatch,
  table: AnyTable,
  first: number,
): { json: string; hash: string }[] {
  const { entries } = table
  const lines: { json: string; hash: string }[] = []
  let { hash } = open
  for (let n = first; n < entries.length; n++) {
    // A note leaves the table as it lies.
    if (entries[n].kind !== 'note') hash = table.hashAfter(n)
    lines.push({ json: JSON.stringify(entries[n]), hash })
  }
  return lines
}

/** What changes besides the log: who sits where, and that the match is over. */
export function changeWith(
  open: OpenMatch,
  table: AnyTable,
  first: number,
  at: number,
): MatchChange | undefined {
  const seats = table.entries
    .slice(first)
    .some((entry) => entry.kind === 'note' && entry.name === 'seat')
  const people = seats ? { people: peopleOf(open.header, seatsAt(table)) } : {}
  const over = table.isOver && open.stored.phase === 'playing'
  if (!over) return seats ? people : undefined
  return { ...people, phase: 'over', ended: at, result: table.record.result ?? 'lost' }
}

/** When the last entry came, and when the present decision was opened. */
export function mark(open: OpenMatch, { question, version }: AnyTable, at: number): void {
  open.playedAt = at
  if (question?.entry === version) open.openedAt = at
}

/** The first answer again. */
export function repeated(table: AnyTable, { to, first, last }: Brought): Committed {
  const { version } = table
  if (to === 'chat') {
    const chat = table.chat.find(({ n }) => n === first)
    // As the table was when it was said.
    const at = chat?.at ?? version
    const said = chat === undefined ? {} : { chat }
    return { version: at, first: at + 1, jsons: [], hash: table.hashAfter(at), ...said }
  }
  const jsons = table.entries.slice(first, last + 1).map((entry) => JSON.stringify(entry))
  return { version: last, first, jsons, hash: table.hashAfter(last) }
}
