import { describe, expect, it } from 'vitest'
import { KeysSeen } from './keys-seen.ts'
import type { Once } from './storage.ts'

const keyOf = (n: number): Once => ({ person: `ana${n % 3}`, key: `key-${n}` })

/** The tables, and what is told of them. */
function kept(most?: number) {
  const tables = new Map<string, Once[]>()
  const read: string[] = []
  const seen = new KeysSeen((match) => {
    read.push(match)
    return tables.get(match) ?? []
  }, most)
  const bring = (match: string, once: Once) => {
    tables.set(match, [...(tables.get(match) ?? []), once])
    seen.add(match, once)
  }
  return { seen, read, tables, bring }
}

describe('Keys that were seen', () => {
  it('never denies one that was brought, however many there are', () => {
    const { seen, bring } = kept()
    for (let n = 0; n < 2_000; n++) {
      seen.mayHave('m', keyOf(n))
      bring('m', keyOf(n))
      expect(seen.mayHave('m', keyOf(n))).toBe(true)
    }
    for (let n = 0; n < 2_000; n++) expect(seen.mayHave('m', keyOf(n))).toBe(true)
  })

  it('takes few new ones for old, and those of other people and matches for new', () => {
    const { seen, bring } = kept()
    for (let n = 0; n < 500; n++) bring('m', keyOf(n))
    const mistaken = Array.from({ length: 10_000 }, (_, n) => keyOf(10_000 + n)).filter((once) =>
      seen.mayHave('m', once),
    )
    expect(mistaken.length).toBeLessThan(100)
    const others = Array.from({ length: 500 }, (_, n) => ({ person: 'bo', key: `key-${n}` }))
    expect(others.filter((once) => seen.mayHave('m', once)).length).toBeLessThan(20)
    expect(seen.mayHave('other', keyOf(1))).toBe(false)
  })

  it('looks into the tables once a match, and as rarely as they double', () => {
    const { seen, read, bring } = kept()
    for (let n = 0; n < 1_000; n++) {
      seen.mayHave('m', keyOf(n))
      bring('m', keyOf(n))
    }
    expect(read.length).toBeLessThanOrEqual(6)
  })

  it('reads again what it has forgotten, or had to make room for', () => {
    const { seen, read, tables, bring } = kept(2)
    for (const match of ['a', 'b', 'c']) {
      seen.mayHave(match, keyOf(0))
      bring(match, keyOf(0))
    }
    expect(seen.mayHave('a', keyOf(0))).toBe(true)
    expect(read).toEqual(['a', 'b', 'c', 'a'])
    // Another program brings one.
    tables.get('a')?.push(keyOf(7))
    seen.forget()
    expect(seen.mayHave('a', keyOf(7))).toBe(true)
  })
})
