/** What the tests of a storage have at hand, whichever it is. */
import type { Account, Append, EntriesAppend, NewMatch, Storage } from '../../storage/storage.ts'

/** A place for storages of one kind. */
export interface Place {
  /** An address under which nothing is kept yet. */
  fresh(): Promise<string>
  open(address: string): Promise<Storage>
}

export const ANNA: Account = { id: 'anna', name: 'Anna', created: 100, seen: 100 }
export const BEN: Account = { id: 'ben', name: 'Ben', created: 200, seen: 200 }
/** A moment of today: larger than 32 bits. */
export const NOW = 1_794_960_000_000

export function newMatch(id: string, more: Partial<NewMatch> = {}): NewMatch {
  return {
    id,
    game: 'tenefyr',
    version: '1',
    header: `{"of":"${id}"}`,
    host: ANNA.id,
    people: [{ account: ANNA.id, seat: 0 }],
    seed: `seed of ${id}`,
    created: NOW,
    ...more,
  }
}

/** So many entries from a number on. */
export function entries(
  match: string,
  n: number,
  count = 1,
  more: Partial<EntriesAppend> = {},
): EntriesAppend {
  const lines = Array.from({ length: count }, (_, i) => ({
    json: `{"entry":${n + i}}`,
    hash: `hash ${n + i}`,
  }))
  return { to: 'entries', match, n, at: NOW + n, lines, ...more }
}

export function said(match: string, n: number, person: string, text: string): Append {
  return { to: 'chat', match, n, at: NOW + n, lines: [{ json: JSON.stringify(text), person }] }
}

/** A storage with Anna and Ben, and a match of both. */
export async function withMatch(place: Place): Promise<Storage> {
  const storage = await place.open(await place.fresh())
  await storage.accounts.add(ANNA)
  await storage.accounts.add(BEN)
  const people = [
    { account: ANNA.id, seat: 0 },
    { account: BEN.id, seat: 1 },
  ]
  await storage.matches.add(newMatch('m', { people }))
  return storage
}
