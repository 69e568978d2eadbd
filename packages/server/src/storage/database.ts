/**
 * What the two databases have in common: almost all of a storage is written once, on this. Statements mark their
 * values with `?` and use only what both understand. There are no transactions with questions in between: what
 * belongs together is one batch, so that nothing can come between on a connection that all share.
 */
import type { Row, Value } from './rows.ts'

export interface Statement {
  readonly sql: string
  readonly values: readonly Value[]
}

export interface Database {
  /** The rows that a statement gives. */
  all(sql: string, ...values: readonly Value[]): Promise<Row[]>
  /** All statements in one transaction, each with the rows it gives. */
  batch(statements: readonly Statement[]): Promise<Row[][]>
  /** As a batch, if the first statement gives a row; else nothing is done, and the answer is false. */
  guarded(statements: readonly [Statement, ...Statement[]]): Promise<boolean>
}

/** A connection of its own in a transaction of its own, with time for questions in between. */
export interface Session {
  all(sql: string, ...values: readonly Value[]): Promise<Row[]>
}

/** A database that can be copied as a whole. */
export interface Sessions {
  /** What is kept at one moment, whatever is written meanwhile. */
  reading<T>(work: (session: Session) => Promise<T>): Promise<T>
  /** All of it or nothing. */
  writing<T>(work: (session: Session) => Promise<T>): Promise<T>
}

export function statement(sql: string, ...values: readonly Value[]): Statement {
  return { sql, values }
}

/** Whether a statement with RETURNING has changed a row. */
export async function changes(
  database: Database,
  sql: string,
  ...values: readonly Value[]
): Promise<boolean> {
  return (await database.all(sql, ...values)).length > 0
}
