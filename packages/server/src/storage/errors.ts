/** What can go wrong with a storage, told apart so that a host can answer each in its own way. */
export type StorageTrouble =
  /** The disk, or the room a storage was given, is full. */
  | 'full'
  /** It can be read and not written. */
  | 'read-only'
  /** Its file is broken, or holds what no storage wrote. */
  | 'damaged'
  /** It is the file or the database of another program. */
  | 'foreign'
  /** A newer Muster has written it. */
  | 'newer'
  /** Another program held it for too long. */
  | 'busy'
  /** It does not answer: a database that is down, a folder that is not there. */
  | 'unreachable'
  /** It was closed. */
  | 'closed'
  /** There was something in it where it had to be empty. */
  | 'not-empty'
  | 'failed'

/** Nothing of what was asked has happened, unless the trouble is `unreachable`: then nobody knows. */
export class StorageError extends Error {
  readonly code: StorageTrouble

  constructor(code: StorageTrouble, message: string, cause?: unknown) {
    super(message, cause === undefined ? {} : { cause })
    this.name = 'StorageError'
    this.code = code
  }
}
