import 'fake-indexeddb/auto'
import { housePack } from '@muster/tenefyr'
import { describe, expect, test } from 'vitest'
import type { News } from '../host/protocol.ts'
import { freshStore, hallWith, isOver, playUntil, solo, step } from '../testing/hall-play.ts'
import type { Hall } from './hall.ts'
import type { BrowserStore } from './store.ts'

const pushovers = {
  ...housePack,
  name: 'pushovers',
  bossCards: housePack.bossCards.map((card) => ({ ...card, power: [0, 0, 0], rules: [] })),
}

async function withPushovers(hall: Hall): Promise<string> {
  const { pack, problems } = await hall.bringPack({ text: JSON.stringify(pushovers) })
  if (pack === undefined) throw new Error(problems.join(' '))
  return pack.hash
}

const options = { players: 1, level: 'easy', boss: 'dark-lord' }

/** Begins a match and goes straight for a Boss who falls over. */
async function won(hall: Hall, more: { readonly seed?: string } = {}): Promise<News> {
  const pack = await withPushovers(hall)
  const first = await hall.start({ ...solo, options, pack, ...more })
  return await playUntil(hall, await step(hall, first, 'fight-boss'), isOver)
}

const cellOf = async (hall: Hall, key: string) =>
  (await hall.wall({ game: 'tenefyr' })).rows
    .flatMap((row) => row.cells)
    .find((cell) => cell.key === key)

describe('the end of a match', () => {
  test('tells its story and gives its stamps and achievements, once', async () => {
    const hall = hallWith(freshStore())
    const { view } = await won(hall)
    expect(view.result?.won).toBe(true)
    const ending = await hall.ending({ id: view.id })
    expect(ending.story.sentences.map(({ kind }) => kind)).toContain('end')
    expect(ending.stamps.map(({ key }) => key)).toEqual([
      'dark-lord/easy/barbarian',
      'dark-lord/easy/thief',
    ])
    expect(ending.achievements.map(({ key }) => key)).toContain('T12.8')
    expect(ending.kept).toBe(true)
    expect(ending.next?.cell).toBe('spider-queen/easy')
    // Who comes back to this end finds the same; another match earns it no more.
    expect(await hall.ending({ id: view.id })).toEqual(ending)
    const again = await hall.ending({ id: (await won(hall)).view.id })
    expect([again.stamps, again.achievements]).toEqual([[], []])
  })

  test('taken back and played again neither takes nor gives twice', async () => {
    const store = freshStore()
    const hall = hallWith(store)
    const { view } = await won(hall)
    const first = await hall.ending({ id: view.id })
    const before = await store.keepsakes('')
    const [person] = view.table.seats[0].people
    const [item] = view.undo
    const action = { kind: 'undo-propose', entry: view.entry, to: item.to } as const
    const back = await hall.act({ id: view.id, person, action })
    expect(isOver(back.view)).toBe(false)
    await expect(hall.ending({ id: view.id })).rejects.toThrow()
    await playUntil(hall, back, isOver)
    const second = await hall.ending({ id: view.id })
    expect(second.stamps).toEqual(first.stamps)
    expect(second.achievements).toEqual(first.achievements)
    // Nothing else tells that cards were seen twice.
    expect([first.takenBack, second.takenBack]).toEqual([0, item.pastSeal ? 1 : 0])
    expect(item.pastSeal).toBe(true)
    expect(await store.keepsakes('')).toEqual(before)
  })

  test('of a match that was taken along as it stood earns as any other, also on the way back', async () => {
    const home = hallWith(freshStore())
    const pack = await withPushovers(home)
    const { view } = await home.start({ ...solo, options, pack })
    const away = hallWith(freshStore(), 5)
    await withPushovers(away)
    const there = await away.read({ notation: await home.print({ id: view.id }) })
    const fought = await step(away, await away.open({ id: there.id }), 'fight-boss')
    expect(fought.view).not.toHaveProperty('unranked')
    const back = await home.read({ notation: await away.print({ id: there.id }) })
    const end = await playUntil(home, await home.open({ id: back.id }), isOver)
    const ending = await home.ending({ id: end.view.id })
    expect(ending).not.toHaveProperty('unranked')
    expect(ending.stamps).toHaveLength(2)
  })

  test('of a known deal, a match that was over, or one played on from an earlier moment earns nothing', async () => {
    const hall = hallWith(freshStore())
    const known = await won(hall, { seed: '00112233445566778899aabbccddeeff' })
    expect(await hall.ending({ id: known.view.id })).toMatchObject({
      unranked: 'known-deal',
      stamps: [],
      achievements: [],
      next: { cell: 'spider-queen/easy' },
    })
    const { view } = await won(hall)
    const away = hallWith(freshStore(), 5)
    await withPushovers(away)
    const { id } = await away.read({ notation: await hall.print({ id: view.id }) })
    expect(await away.ending({ id })).toMatchObject({ unranked: 'over', stamps: [] })
    const branch = await hall.branch({ id: view.id, entry: view.entry - 2 })
    expect(branch.view.unranked).toBe('played-on')
    // Nor does it by way of a file.
    const file = await away.read({ notation: await hall.print({ id: branch.view.id }) })
    expect((await away.open({ id: file.id })).view.unranked).toBe('played-on')
    const on = await playUntil(hall, branch, isOver)
    expect(await hall.ending({ id: on.view.id })).toMatchObject({ unranked: 'played-on' })
    expect(await cellOf(away, 'dark-lord/easy')).toMatchObject({ marks: [{}, {}, {}, {}] })
  })

  test('shows what was earned also where nothing can be kept, and says so', async () => {
    const store = freshStore()
    const hall = hallWith(store)
    const { view } = await won(hall)
    store.addKeepsakes = () => Promise.reject(new Error('the storage refuses'))
    const ending = await hall.ending({ id: view.id })
    expect(ending.kept).toBe(false)
    expect(ending.stamps).toHaveLength(2)
    store.keepsakes = () => Promise.reject(new Error('the storage refuses'))
    expect((await hall.ending({ id: view.id })).stamps).toHaveLength(2)
    expect((await hall.wall({ game: 'tenefyr' })).kept).toBe(false)
  })
})

describe('the wall', () => {
  test('shows what was stamped and when, and what is next', async () => {
    const hall = hallWith(freshStore())
    expect((await hall.wall({ game: 'tenefyr' })).next?.cell).toBe('dark-lord/easy')
    const { view } = await won(hall)
    await hall.ending({ id: view.id })
    const cell = await cellOf(hall, 'dark-lord/easy')
    const stamped = cell?.marks.filter(({ time }) => time !== undefined).map(({ key }) => key)
    expect(stamped).toEqual(['barbarian', 'thief'])
    // The cell wants a hero who was not there.
    expect(cell?.options).toMatchObject({ players: 1, boss: 'dark-lord', level: 'easy' })
    expect(String(cell?.options.heroes)).toContain('bard')
    const wall = await hall.wall({ game: 'tenefyr' })
    expect(wall.left).toBe(0)
    const earned = wall.achievements.filter(({ time }) => time !== undefined)
    expect(earned.map(({ key }) => key)).toContain('T12.1')
    const times = (await hall.list()).map(({ played }) => played)
    expect(times).toContain(earned[0].time)
  })

  /** Matches of which nobody has seen the end: as they were before there was a wall. */
  async function unseen(hall: Hall, store: BrowserStore): Promise<void> {
    await won(hall)
    await won(hall, { seed: '00112233445566778899aabbccddeeff' })
    expect((await store.keepsakes('')).size).toBe(0)
  }

  test('counts older matches one by one, and each only once', async () => {
    const store = freshStore()
    const hall = hallWith(store)
    await unseen(hall, store)
    expect((await hall.wall({ game: 'tenefyr' })).left).toBe(2)
    expect(await hall.countOld({ game: 'tenefyr' })).toEqual({ left: 1 })
    expect(await hall.countOld({ game: 'tenefyr' })).toEqual({ left: 0 })
    expect(await hall.countOld({ game: 'tenefyr' })).toEqual({ left: 0 })
    expect((await store.keepsakes('stamp:')).size).toBe(2)
    expect((await hall.wall({ game: 'tenefyr' })).left).toBe(0)
  })

  test('gives up a match that no longer plays, and a storage that takes nothing', async () => {
    const store = freshStore()
    const hall = hallWith(store)
    await unseen(hall, store)
    const [{ id }] = await hall.list()
    const found = await store.find(id)
    if (found === undefined) throw new Error('the match is gone')
    const notation = found.notation.replace(/ fight-boss/, ' march-on')
    const match = { ...found.match, revision: found.match.revision + 1 }
    await store.keep({ ...found, match, notation })
    const later = hallWith(store, 3)
    expect(await later.countOld({ game: 'tenefyr' })).toEqual({ left: 1 })
    expect(await later.countOld({ game: 'tenefyr' })).toEqual({ left: 0 })
    await won(later)
    store.addKeepsakes = () => Promise.reject(new Error('the storage refuses'))
    expect(await later.countOld({ game: 'tenefyr' })).toEqual({ left: 0 })
  })

  test('outlives the matches', async () => {
    const hall = hallWith(freshStore())
    const { view } = await won(hall)
    await hall.ending({ id: view.id })
    await hall.drop({ id: view.id })
    const cell = await cellOf(hall, 'dark-lord/easy')
    expect(cell?.marks.some(({ time }) => time !== undefined)).toBe(true)
  })
})
