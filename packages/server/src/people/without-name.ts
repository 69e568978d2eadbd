/** What is kept of a match without the name of somebody whose account is deleted. */
import type { Entry } from '@muster/engine'
import { printHeader, readHeader } from '../matches/header.ts'
import type { KeptSnapshot } from '../matches/snapshots.ts'
import type { MatchTexts } from '../storage/storage.ts'

const NOBODY = '…'

/** The name goes; the id, which says nothing to anybody, stays so that the log reads on. */
export function withoutName(texts: MatchTexts, id: string): MatchTexts {
  const header = readHeader(texts.header)
  // Those under which it was in this match: one may have taken another since.
  const names = new Set<string>()
  const people = header.people.map((person) => {
    if (person.id !== id) return person
    names.add(person.name)
    return { ...person, name: NOBODY }
  })
  const entries = texts.entries.map((json) => {
    const entry: Entry = JSON.parse(json)
    if (entry.kind !== 'note' || entry.name !== 'person') return json
    if (!entry.text.startsWith(`${id} `)) return json
    names.add(entry.text.slice(id.length + 1))
    return JSON.stringify({ ...entry, text: `${id} ${NOBODY}` })
  })
  // An id is letters and figures only.
  const line = new RegExp(`^( *\\d+ +person ${id}) (.+)$`, 'gm')
  const notation = texts.notation?.replaceAll(line, (_, before: string, name: string) => {
    names.add(name)
    return `${before} ${NOBODY}`
  })
  const forgotten = [...new Set([...(header.forgotten ?? []), id])]
  return {
    header: printHeader({ ...header, people, forgotten }),
    entries,
    notation,
    snapshots: texts.snapshots.map((json) => withoutNames(json, [...names])),
  }
}

/** Sentences do not say which of their words are a name: it goes wherever it is a word of its own. */
function withoutNames(json: string, names: readonly string[]): string {
  if (names.length === 0) return json
  // The longest first: one may be a part of another.
  const some = [...names].sort((a, b) => b.length - a.length).map(plainly)
  const name = new RegExp(`(?<![\\p{L}\\p{N}])(?:${some.join('|')})(?![\\p{L}\\p{N}])`, 'gu')
  const snapshot: KeptSnapshot = JSON.parse(json)
  const without = (told: readonly string[]) => told.map((text) => text.replaceAll(name, NOBODY))
  const { en, fr, pt } = snapshot.lines
  const lines = { en: without(en), fr: without(fr), pt: without(pt) }
  return JSON.stringify({ ...snapshot, lines } satisfies KeptSnapshot)
}

/** As a pattern that means its own letters. */
const plainly = (name: string): string => name.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')
