/** What went wrong, as a code for programs and a sentence for people. */
export type ErrorCode =
  | 'options'
  | 'notation'
  | 'position'
  | 'pack'
  | 'choice'
  | 'stale'
  | 'replay'
  | 'runaway'
  | 'rules'
  | 'deal'
  | 'unknown-game'
  /** Not this person's to do. */
  | 'seat'
  /** What was sent cannot be read. */
  | 'message'

export class MusterError extends Error {
  readonly code: ErrorCode
  /** Where in a text it went wrong, from 1. */
  readonly line: number | undefined
  readonly column: number | undefined

  constructor(code: ErrorCode, message: string, line?: number, column?: number) {
    super(line === undefined ? message : `line ${line}, column ${column ?? 1}: ${message}`)
    this.name = 'MusterError'
    this.code = code
    this.line = line
    this.column = column
  }
}
