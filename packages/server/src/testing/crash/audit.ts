/** Compares what is kept with what was told. */
import { type Entry, replay } from '@muster/engine'
import type { OnlineRecord } from '@muster/table/online'
import { expect } from 'vitest'
import { findGame, GAMES } from '../../games/games.ts'
import type { Storage } from '../../storage/storage.ts'
import type { Book, Deed } from './book.ts'

/** What is kept has no gap, holds all that anybody was told as it was told, and gives the hashes that were told. */
export async function auditLog(
  storage: Storage,
  book: Book,
  match: string,
  /** As the server gave it; bots may have played on. */
  record: OnlineRecord,
): Promise<void> {
  const kept = await storage.log.entries(match)
  const jsons = kept.map(({ json }) => json)
  expect(kept.map(({ n }) => n)).toEqual(kept.map((_, n) => n))
  const given = record.entries.map((entry) => JSON.stringify(entry))
  expect(jsons.slice(0, given.length)).toEqual(given)
  const told = [...(book.told.get(match) ?? [])]
  expect(told.filter(([n, json]) => jsons[n] !== json)).toEqual([])
  const entries = jsons.map((json): Entry => JSON.parse(json))
  const { hashes } = replay(findGame(GAMES, record.game).house, { ...record, entries })
  expect(kept.map(({ hash }) => hash)).toEqual(hashes)
  const shown = [...(book.hashes.get(match) ?? [])]
  expect(shown.length).toBeGreaterThan(0)
  expect(shown.filter(([n, hash]) => hashes[n] !== hash)).toEqual([])
}

/** Each key that was acknowledged has brought what its answer said, and each that came too late nothing. */
export async function auditKeys(storage: Storage, book: Book): Promise<void> {
  for (const { deed, acted } of book.acknowledged) {
    const [first] = acted.entries
    expect(first, `${deed.key} has brought nothing`).toBeDefined()
    const brought = await broughtBy(storage, deed)
    expect(brought).toEqual({
      fate: 'repeated',
      to: 'entries',
      first: first.n,
      last: acted.version,
    })
    expect(acted.entries.map(({ n }) => n)).toEqual(numbers(first.n, acted.version))
    expect(says(first.entry, deed.texts), JSON.stringify([deed, first])).toBe(true)
  }
  for (const deed of book.refused) expect(await broughtBy(storage, deed)).toBeUndefined()
}

/** Where no bot plays, every vote and choice in the log is that of exactly one key: none was entered twice. */
export async function auditOnce(storage: Storage, book: Book, match: string): Promise<void> {
  const claimed = book.acknowledged
    .filter(({ deed }) => deed.match === match)
    .flatMap(({ acted }) => numbers(acted.entries[0].n, acted.version))
  expect(new Set(claimed).size).toBe(claimed.length)
  const kept = await storage.log.entries(match)
  const chosen = kept.filter(({ json }) => isOfPlayers(JSON.parse(json))).map(({ n }) => n)
  expect(chosen.filter((n) => !claimed.includes(n))).toEqual([])
}

const broughtBy = (storage: Storage, { match, person, key }: Deed) =>
  storage.log.repeated(match, person, key)

const numbers = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i)

/** A choice holds its texts, a vote has them in its note. */
const says = (entry: Entry, texts: readonly string[]): boolean =>
  entry.kind === 'choice'
    ? entry.texts.join() === texts.join()
    : entry.kind === 'note' && texts.every((text) => entry.text.includes(text))

const isOfPlayers = (entry: Entry): boolean =>
  entry.kind === 'choice' || (entry.kind === 'note' && entry.name === 'vote')
