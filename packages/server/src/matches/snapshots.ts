/**
 * What is kept for the day when the rules no longer fit a match: its table now and then, and its log in sentences.
 * Nothing else is made of it, so it is written after the answer, and a snapshot that fails is no loss.
 */
import { LANGUAGES, type LanguageCode } from '@muster/engine'
import type { AnyTable } from '@muster/table'
import type { Storage } from '../storage/storage.ts'
import type { OpenMatch } from './open-match.ts'

const ENTRIES_A_SNAPSHOT = 50

/** The sentences of the entries since the snapshot before. */
export interface KeptSnapshot {
  readonly state: object
  readonly lines: Readonly<Record<LanguageCode, readonly string[]>>
}

export function keepSnapshots(storage: Storage, open: OpenMatch, table: AnyTable): void {
  const { version, state } = table
  const isDue =
    version - open.snapshotAt >= ENTRIES_A_SNAPSHOT || (table.isOver && version > open.snapshotAt)
  // Soon, while the table has at hand what happened, and after the answer: nobody waits for what is only kept. Up to
  // here it is on disk; what is entered meanwhile may not be.
  setImmediate(() => {
    try {
      tellUpTo(open, table, version)
      if (isDue) write(storage, open, version, state)
    } catch {
      // It is tried again with the next entries.
    }
  })
}

function tellUpTo(open: OpenMatch, table: AnyTable, version: number): void {
  table.linesIn(LANGUAGES, open.toldUpTo, version).forEach((lines, l) => {
    for (const { text } of lines) open.sentences[l].push(text)
  })
  open.toldUpTo = version
}

function write(storage: Storage, open: OpenMatch, version: number, state: object): void {
  if (version <= open.snapshotAt) return
  open.snapshotAt = version
  const [en = [], fr = [], pt = []] = open.sentences.map((lines) => lines.splice(0))
  const snapshot: KeptSnapshot = { state, lines: { en, fr, pt } }
  const json = JSON.stringify(snapshot)
  storage.matches.keepSnapshot(open.id, { n: version, json }, true).catch(() => undefined)
}

/** All sentences that were kept. */
export async function keptLines(storage: Storage, id: string): Promise<KeptSnapshot['lines']> {
  const kept = await storage.matches.snapshots(id)
  const all = kept.map(({ json }): KeptSnapshot => JSON.parse(json))
  const told = (language: LanguageCode) => all.flatMap(({ lines }) => lines[language])
  return { en: told('en'), fr: told('fr'), pt: told('pt') }
}
