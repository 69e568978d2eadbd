/** Tables for tests: Ana, Bo and Cy at a camp. */
import { type Dealer, MusterError, RandomDealer } from '@muster/engine'
import type { Action } from '../messages.ts'
import { openTable, type Table, type TableSetup } from '../table.ts'
import { type CampState, camp } from './camp.ts'

export const game = camp()
export type CampTable = Table<CampState, typeof game.content>

export const PEOPLE = [
  { id: 'ana', name: 'Ana' },
  { id: 'bo', name: 'Bo' },
  { id: 'cy', name: 'Cy' },
]
export const THREE = [{ people: ['ana'] }, { people: ['bo'] }, { people: ['cy'] }]

export function sit(setup: TableSetup<CampState> = {}, dealer: Dealer = new RandomDealer(7)) {
  return openTable(game, { people: PEOPLE, seats: THREE, ...setup }, dealer)
}

export function choose(table: CampTable, person: string, ...texts: string[]) {
  return table.act(person, { kind: 'choose', entry: table.view().entry, texts })
}

export function vote(table: CampTable, person: string, text: string, seat?: number) {
  const by = seat === undefined ? {} : { seat }
  return table.act(person, { kind: 'vote', entry: table.view().entry, texts: [text], ...by })
}

export function undo(table: CampTable, person: string, to: number) {
  return table.act(person, { kind: 'undo-propose', entry: table.view().entry, to })
}

/** All agree on where to go, and Ana names who leads: the first turn is Ana's. */
export function toWork(table: CampTable): CampTable {
  for (const person of ['ana', 'bo', 'cy']) vote(table, person, 'forest')
  choose(table, 'ana', 'lead 1')
  return table
}

/** The code of the error that an action meets; the table must be as it was. */
export function refusal(table: CampTable, person: string, action: Action): string {
  return refused(table, () => table.act(person, action))
}

export function refused(table: CampTable, work: () => unknown): string {
  const before = JSON.stringify([table.view(), table.record, table.chat])
  try {
    work()
  } catch (error) {
    const after = JSON.stringify([table.view(), table.record, table.chat])
    if (after !== before) return 'changed the table'
    if (error instanceof MusterError) return error.code
    throw error
  }
  return 'done'
}
