/** A screen or state of the page, with the way there. */
import type { Table } from './table.ts'
import type { Words } from './words.ts'

export interface Screen {
  readonly name: string
  /** A match is on it. */
  readonly match: boolean
  /** And a choice waits, with nothing over it. */
  readonly waits: boolean
  open(table: Table, words: Words): Promise<void>
}

type Way = Screen['open']

export const page = (name: string, open: Way): Screen => ({
  name,
  match: false,
  waits: false,
  open,
})
export const match = (name: string, open: Way): Screen => ({
  name,
  match: true,
  waits: false,
  open,
})
export const choice = (name: string, open: Way): Screen => ({
  name,
  match: true,
  waits: true,
  open,
})

/** Tours of so many screens. */
export function inParts(list: readonly Screen[], length: number): Screen[][] {
  const parts = Math.ceil(list.length / length)
  return Array.from({ length: parts }, (_, at) => list.slice(at * length, (at + 1) * length))
}
