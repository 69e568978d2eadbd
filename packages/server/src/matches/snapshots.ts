/**
 * What is kept for the day when the rules no longer fit a match: its table now and then, and its log in sentences.
 * Nothing else is made of it, so it is written after the answer, and a snapshot that fails is no loss.
 */
import { LANGUAGES, type LanguageCode } from '@muster/engine'
import type { AnyTable } from '@muster/table'
import type { Storage } from '../storage/storage.ts'
import type { OpenMatch } from './open-match.ts'

const ENTRIES_A_SNAPSHOT = 50
const ENTRIES_AT_ONCE = 5

/** The sentences of the entries since the snapshot before. */
export interface KeptSnapshot {
  readonly state: object
  readonly lines: Readonly<Record<LanguageCode, readonly string[]>>
}

export function keepSnapshots(storage: Storage, open: OpenMatch, table: AnyTable): void {
  const { version, state } = table
  const { snapshotAt } = open
  const isDue = version - snapshotAt >= ENTRIES_A_SNAPSHOT || (table.isOver && version > snapshotAt)
  if (!isDue) return
  open.snapshotAt = version
  const write = async () => {
    const lines = await linesAfter(table, snapshotAt, version)
    const snapshot: KeptSnapshot = { state, lines }
    await storage.matches.keepSnapshot(
      open.id,
      { n: version, json: JSON.stringify(snapshot) },
      true,
    )
  }
  write().catch(() => undefined)
}

/** A few entries at a time, so that nobody waits for what is only kept. */
async function linesAfter(
  table: AnyTable,
  entry: number,
  last: number,
): Promise<KeptSnapshot['lines']> {
  const lines: Record<LanguageCode, string[]> = { en: [], fr: [], pt: [] }
  for (let n = entry + 1; n <= last; n++) {
    if (n % ENTRIES_AT_ONCE === 0) await new Promise((resolve) => setImmediate(resolve))
    for (const language of LANGUAGES) {
      for (const { text } of table.lines(language, n - 1, n)) lines[language].push(text)
    }
  }
  return lines
}

/** All sentences that were kept. */
export async function keptLines(storage: Storage, id: string): Promise<KeptSnapshot['lines']> {
  const kept = await storage.matches.snapshots(id)
  const all = kept.map(({ json }): KeptSnapshot => JSON.parse(json))
  const told = (language: LanguageCode) => all.flatMap(({ lines }) => lines[language])
  return { en: told('en'), fr: told('fr'), pt: told('pt') }
}
