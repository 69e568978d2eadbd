import { type MatchRecord, MusterError, parseMatch } from '@muster/engine'
import { NOTE_NAMES, readNote } from './notes.ts'

/** Seats of a note are checked against the table when it is taken up again. */
const ANY_SEAT = 99

/** Reads what `printMatch` made of a table's record: its match, with seats, votes and wishes among the choices. */
export function parseTable(text: string): MatchRecord {
  const record = parseMatch(text, { notes: NOTE_NAMES })
  record.entries.forEach((entry, n) => {
    if (entry.kind !== 'note') return
    try {
      readNote(entry, ANY_SEAT)
    } catch (error) {
      if (error instanceof MusterError) {
        throw new MusterError('notation', `entry ${n}: ${error.message}`)
      }
      throw error
    }
  })
  return record
}
