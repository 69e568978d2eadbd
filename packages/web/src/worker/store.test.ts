import 'fake-indexeddb/auto'
import { beforeEach, expect, test } from 'vitest'
import { BrowserStore, type Keeping, WrittenElsewhere } from './store.ts'

let count = 0
let name = ''
beforeEach(() => {
  name = `store-${count++}`
})

const saying = { en: 'Ana to choose', fr: 'À Ana', pt: 'Vez de Ana' }

function keeping(id: string, revision: number, seed?: string): Keeping {
  return {
    match: {
      id,
      game: 'tenefyr',
      options: { players: 2, heroes: ['bard+thief', 'barbarian+cleric'] },
      seats: [{ name: 'Ana' }, { name: 'Bo', bot: 'greedy' }],
      played: 1000 + revision,
      entries: revision,
      saying,
      given: false,
      revision,
    },
    notation: `muster 1, ${revision}`,
    chat: [{ n: 0, person: 'ana', at: 1, phrase: 'wait' }],
    seed,
  }
}

test('gives back what was kept', async () => {
  const store = new BrowserStore(name)
  expect(await store.find('a')).toBeUndefined()
  await store.keep(keeping('a', 1, '00ff'))
  await store.keep(keeping('b', 1))
  expect(await store.find('a')).toEqual(keeping('a', 1, '00ff'))
  expect(await new BrowserStore(name).list()).toEqual([
    keeping('a', 1).match,
    keeping('b', 1).match,
  ])
})

test('the seed goes when the deal is open, and all goes with the match', async () => {
  const store = new BrowserStore(name)
  await store.keep(keeping('a', 1, '00ff'))
  await store.keep(keeping('a', 2))
  expect(await store.find('a')).toEqual(keeping('a', 2))
  await store.drop('a')
  expect(await store.find('a')).toBeUndefined()
  expect(await store.list()).toEqual([])
})

test('writes over nothing but what it goes on from', async () => {
  const here = new BrowserStore(name)
  const there = new BrowserStore(name)
  await here.keep(keeping('a', 1))
  await there.keep(keeping('a', 2))
  await expect(here.keep(keeping('a', 2))).rejects.toBeInstanceOf(WrittenElsewhere)
  await expect(here.keep(keeping('a', 1))).rejects.toBeInstanceOf(WrittenElsewhere)
  await there.drop('a')
  await expect(here.keep(keeping('a', 3))).rejects.toBeInstanceOf(WrittenElsewhere)
  expect(await here.list()).toEqual([])
})

test('of two that write at once one is refused', async () => {
  const here = new BrowserStore(name)
  const there = new BrowserStore(name)
  await here.keep(keeping('a', 1))
  const written = await Promise.allSettled([
    here.keep(keeping('a', 2)),
    there.keep(keeping('a', 2)),
  ])
  expect(written.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('keeps a pack by its hash, once', async () => {
  const store = new BrowserStore(name)
  expect(await store.pack('abc')).toBeUndefined()
  await store.keepPack('abc', { name: 'mine' })
  await store.keepPack('abc', { name: 'another' })
  expect(await store.pack('abc')).toEqual({ name: 'mine' })
})

test('keeps keepsakes by shelf, each as it was first', async () => {
  const store = new BrowserStore(name)
  await store.addKeepsakes(
    new Map([
      ['stamp:tenefyr:a', 1],
      ['achievement:tenefyr:a', 2],
    ]),
  )
  await store.addKeepsakes(
    new Map([
      ['stamp:tenefyr:a', 3],
      ['stamp:tenefyr:b', 4],
      ['stamp:keep:a', 5],
    ]),
  )
  expect(await store.keepsakes('stamp:tenefyr:')).toEqual(
    new Map([
      ['stamp:tenefyr:a', 1],
      ['stamp:tenefyr:b', 4],
    ]),
  )
  expect((await store.keepsakes('')).size).toBe(4)
})

test('makes way for a newer page, and opens again', async () => {
  const store = new BrowserStore(name)
  await store.keep(keeping('a', 1))
  await new Promise((resolve, reject) => {
    const deleting = indexedDB.deleteDatabase(name)
    deleting.onsuccess = resolve
    deleting.onerror = reject
  })
  expect(await store.list()).toEqual([])
})
