/** Who sits where when a table is opened or taken up again. */
import { MusterError } from '@muster/engine'
import { type Company, type PersonId, personOf, type Settings } from './company.ts'
import { botName, personId, personName, read } from './messages.ts'
import type { Note } from './notes.ts'

export interface Seating {
  readonly people?: readonly { readonly id: PersonId; readonly name: string }[]
  /** Seat by seat: its people, or its bot; where neither is named it is open. */
  readonly seats?: readonly { readonly people?: readonly PersonId[]; readonly bot?: string }[]
  readonly settings?: Partial<Settings>
}

/** Throws a MusterError where people and seats do not fit together. */
export function checkSeating(size: number, { people = [], seats = [] }: Seating): void {
  for (const { id, name } of people) {
    read(personId, id, 'a person’s id')
    read(personName, name, 'a person’s name')
  }
  if (seats.length > size) {
    throw new MusterError('seat', `the table has ${size} seats, not ${seats.length}`)
  }
  for (const { people: holders = [], bot } of seats) {
    for (const id of holders) read(personId, id, 'a person’s id')
    if (bot === undefined) continue
    read(botName, bot, 'a bot’s name')
    if (holders.length > 0) throw new MusterError('seat', 'people or a bot hold a seat, not both')
  }
}

export function seatingEntries(company: Company, seating: Seating): Note[] {
  const { people = [], seats, settings } = seating
  const notes: Note[] = []
  const greet = (id: PersonId, name: string) => {
    if (personOf(company, id)?.name !== name) notes.push({ kind: 'person', person: id, name })
  }
  for (const { id, name } of people) greet(id, name.trim())
  for (const id of seats?.flatMap((seat) => seat.people ?? []) ?? []) {
    const isNew = personOf(company, id) === undefined && !people.some((one) => one.id === id)
    if (isNew && !notes.some((note) => note.kind === 'person' && note.person === id)) greet(id, id)
  }
  company.seats.forEach((old, seat) => {
    if (seats === undefined) return
    const { people: holders = [], bot } = seats[seat] ?? {}
    const same = old.bot === bot && old.people.join(' ') === holders.join(' ')
    const held = { kind: 'seat', seat, people: holders } as const
    if (!same) notes.push(bot === undefined ? held : { ...held, bot })
  })
  if (settings !== undefined) {
    notes.push({ kind: 'settings', settings: { ...company.settings, ...settings } })
  }
  return notes
}
