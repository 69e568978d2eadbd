/** Reads rows of a database by column, and says so when a column does not hold what it should. */
import { StorageError } from './errors.ts'

export type Value = string | number | null
export type Row = Readonly<Record<string, unknown>>

export function text(row: Row, column: string): string {
  const value = row[column]
  if (typeof value === 'string') return value
  throw unexpected(column, 'a text')
}

export function whole(row: Row, column: string): number {
  const value = row[column]
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value
  throw unexpected(column, 'a whole number')
}

export function maybeText(row: Row, column: string): string | undefined {
  return row[column] === null ? undefined : text(row, column)
}

export function maybeWhole(row: Row, column: string): number | undefined {
  return row[column] === null ? undefined : whole(row, column)
}

/** For a list of so many values in a statement. */
export function marks(values: readonly unknown[]): string {
  return values.map(() => '?').join(', ')
}

function unexpected(column: string, what: string): StorageError {
  return new StorageError('damaged', `The storage is damaged: “${column}” does not hold ${what}.`)
}
