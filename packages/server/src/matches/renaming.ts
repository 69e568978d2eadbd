/** A new name is the person's everywhere it still plays; what is over keeps the name that was played under. */
import type { Hall } from './hall.ts'
import { printHeader } from './header.ts'

export async function renameEverywhere(hall: Hall, person: string, name: string): Promise<void> {
  const kept = await hall.storage.matches.of(person, { phases: ['lobby', 'playing'] })
  for (const id of new Set(kept.map((one) => one.id))) await renameAt(hall, id, person, name)
}

async function renameAt(hall: Hall, id: string, person: string, name: string): Promise<void> {
  const open = await hall.change(id, ({ header }) => {
    const known = header.people.find((one) => one.id === person)
    if (known === undefined || known.name === name) return undefined
    const people = header.people.map((one) => (one.id === person ? { ...one, name } : one))
    return { header: printHeader({ ...header, people }) }
  })
  const seat = open.table?.company.seats.findIndex(({ people }) => people.includes(person)) ?? -1
  if (seat < 0) return
  // Who takes the seat that it has is only greeted by its name.
  await hall.perform(id, (table) =>
    table.company.seats[seat].people.includes(person)
      ? table.act(person, { kind: 'take-seat', seat, name })
      : { entries: [] },
  )
}
