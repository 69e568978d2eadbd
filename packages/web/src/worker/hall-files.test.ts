import 'fake-indexeddb/auto'
import { newMatch, packHash, printMatch, RandomDealer, verifyDeal } from '@muster/engine'
import { housePack, tenefyr, tenefyrWith } from '@muster/tenefyr'
import { describe, expect, test } from 'vitest'
import {
  at,
  freshStore,
  hallWith,
  isOver,
  parse,
  playUntil,
  SEED,
  solo,
  step,
  threeSeats,
} from '../testing/hall-play.ts'

describe('a match file', () => {
  test('that is over and names nobody is played on by who is here', async () => {
    const match = newMatch(tenefyr, { players: 2 }, new RandomDealer(3))
    while (!match.isOver) match.choose(match.texts()[0])
    const hall = hallWith(freshStore())
    const { id } = await hall.read({ notation: printMatch(match.record) })
    const on = await hall.branch({ id, entry: 5 })
    expect(on.view.table.decides?.how).not.toBe('wait')
    expect((await step(hall, on)).view.entry).toBeGreaterThan(on.view.entry)
  })

  test('of a match that goes on is dealt on under another key', async () => {
    const home = hallWith(freshStore(), 1)
    const { view } = await playUntil(home, await home.start(threeSeats), at('keep-hand'))
    const notation = await home.print({ id: view.id })
    const away = hallWith(freshStore(), 5)
    const { id } = await away.read({ notation })
    const opened = await away.open({ id })
    expect(opened.view.state).toEqual(view.state)
    // A file knows bots only by what they are.
    const [ana, bo, zoe] = view.seats
    expect(opened.view.seats).toEqual([ana, { ...bo, name: 'Cleric' }, zoe])
    const { deal, continued } = parse(await away.print({ id }))
    const before = parse(notation)
    expect(deal).not.toEqual(before.deal)
    expect(continued).toEqual({
      entry: view.entry,
      match: expect.stringMatching(/^deal-/),
      whole: true,
    })
    const last = await playUntil(away, opened, isOver)
    const record = parse(await away.print({ id }))
    const { deal: open } = record
    expect(open.kind === 'opened' && verifyDeal(tenefyr, record, open.seed)).toEqual({ fair: true })
    // Its seed alone does not deal it alike.
    expect(last.view.seed).toBeUndefined()
  })

  test('calls a seat without a name of its own as its reader does', async () => {
    const home = hallWith(freshStore(), 1)
    const nameless = { ...threeSeats, seats: [{ name: '' }, { name: 'Bo' }, { name: '' }] }
    const { view } = await playUntil(home, await home.start(nameless), at('keep-hand'))
    const notation = await home.print({ id: view.id })
    const away = hallWith(freshStore(), 5)
    await away.speak({ language: 'fr' })
    const { id } = await away.read({ notation })
    const opened = await away.open({ id })
    const roles = opened.view.seats.map(({ role }) => role)
    expect(roles).not.toEqual(view.seats.map(({ role }) => role))
    expect(opened.view.seats.map(({ name }) => name)).toEqual([roles[0], 'Bo', roles[2]])
    const [english] = view.seats
    const choices = opened.lines.filter(({ kind }) => kind === 'choice').map(({ say }) => say)
    expect(choices.some((say) => say.includes(roles[0]))).toBe(true)
    expect(choices.some((say) => say.includes(english.name))).toBe(false)
  })

  test('of a finished match opens as finished', async () => {
    const home = hallWith(freshStore(), 1)
    const { view } = await playUntil(home, await home.start(solo), isOver)
    const notation = await home.print({ id: view.id })
    const store = freshStore()
    const away = hallWith(store, 5)
    const { id } = await away.read({ notation })
    expect(id).not.toBe(view.id)
    const { view: opened } = await hallWith(store).open({ id })
    // Somebody has played this deal to its end.
    expect(opened).toEqual({ ...view, id, unranked: 'over' })
    expect(await away.print({ id })).toBe(notation)
    // The deal lies open, so the end can be taken back and played again.
    const { table, undo } = opened
    const action = { kind: 'undo-propose' as const, entry: table.entry, to: undo[0].to }
    const back = await away.act({ id, person: 'seat-1', action })
    expect(back.view.result).toBeUndefined()
    expect((await playUntil(away, back, isOver)).view.result).toBeDefined()
  })

  test('that a terminal wrote seats its bots', async () => {
    const match = newMatch(tenefyr, { players: 3 }, new RandomDealer(3))
    match.note('bots', '2=greedy 3=random')
    const hall = hallWith(freshStore())
    const { id } = await hall.read({ notation: printMatch(match.record) })
    const { view } = await hall.open({ id })
    expect(view.seats.map(({ name, bot }) => [name, bot])).toEqual([
      ['Barbarian', undefined],
      ['Cleric', 'greedy'],
      ['Thief', 'random'],
    ])
    expect(await hallWith(freshStore()).read({ notation: await hall.print({ id }) })).toBeDefined()
    const on = await playUntil(hall, { view, beats: [], lines: [] }, at('keep-hand'))
    expect(on.view.kept).toBe('kept')
  })

  test('that is broken is refused with its line, and nothing is kept', async () => {
    const hall = hallWith(freshStore())
    const { view } = await hall.start(solo)
    const notation = await hall.print({ id: view.id })
    const lines = notation.split('\n')
    const wrong = (n: number, line: string) =>
      hall.read({ notation: lines.map((old, i) => (i === n ? line : old)).join('\n') })
    await expect(hall.read({ notation: 'not a match' })).rejects.toMatchObject({
      code: 'notation',
      line: 1,
    })
    await expect(wrong(4, 'deal      crooked')).rejects.toMatchObject({ code: 'notation', line: 5 })
    await expect(wrong(6, '1  somebody sat down')).rejects.toMatchObject({
      code: 'notation',
      line: 7,
    })
    await expect(
      hall.read({ notation: notation.replace(/: (\S+) (\S+)/, ': $2 $1') }),
    ).rejects.toMatchObject({ code: 'replay' })
    await expect(
      hall.read({ notation: notation.replace('game      tenefyr', 'game      chess') }),
    ).rejects.toMatchObject({ code: 'unknown-game' })
    expect(await hall.list()).toHaveLength(1)
  })
})

describe('play on from here', () => {
  test('makes a match of its own with the same people, and leaves the other alone', async () => {
    const hall = hallWith(freshStore())
    const news = await playUntil(hall, await hall.start(threeSeats), ({ entry }) => entry >= 20)
    const { id } = news.view
    const notation = await hall.print({ id })
    const early = await hall.branch({ id, entry: 0 })
    expect(early.view.id).not.toBe(id)
    expect(early.view.state).toEqual((await hall.past({ id, entry: 0 })).state)
    expect(early.view.seats).toEqual(news.view.seats)
    expect(early.view.table.decides).toMatchObject({ how: 'vote', seats: [0, 2] })
    const late = await hall.branch({ id, entry: 15 })
    expect(late.view.state).toEqual((await hall.past({ id, entry: 15 })).state)
    expect(late.lines.filter((line) => line.entry <= 15)).toEqual(
      (await hall.open({ id })).lines.filter((line) => line.entry <= 15),
    )
    await playUntil(hall, late, isOver)
    expect(await hall.print({ id })).toBe(notation)
    expect((await hall.list()).map((match) => match.id).sort((a, b) => (a < b ? -1 : 1))).toEqual(
      [id, early.view.id, late.view.id].sort((a, b) => (a < b ? -1 : 1)),
    )
    await expect(hall.branch({ id, entry: 999 })).rejects.toMatchObject({ code: 'replay' })
  })

  test('from a match that is over, it goes on', async () => {
    const hall = hallWith(freshStore())
    const { view } = await playUntil(hall, await hall.start(solo), isOver)
    const branched = await hall.branch({ id: view.id, entry: view.entry - 1 })
    expect(branched.view.result).toBeUndefined()
    expect(branched.view.decision).toBeDefined()
    expect(branched.view).not.toHaveProperty('seed')
    await step(hall, branched)
  })
})

describe('a deal', () => {
  test('follows from its code, and the match says that it was given', async () => {
    const one = hallWith(freshStore(), 1)
    const other = hallWith(freshStore(), 7)
    const here = await one.start({ ...solo, seed: SEED })
    const there = await other.start({ ...solo, seed: SEED })
    expect(here.view.unranked).toBe('known-deal')
    expect(there.view.state).toEqual(here.view.state)
    const ends = [await playUntil(one, here, isOver), await playUntil(other, there, isOver)]
    expect(ends[0].view.state).toEqual(ends[1].view.state)
    expect(ends[0].view.seed).toBe(SEED)
    expect((await one.start({ ...solo, seed: SEED.replace('0', '1') })).view.state).not.toEqual(
      here.view.state,
    )
    await expect(one.start({ ...solo, seed: 'abc' })).rejects.toMatchObject({ code: 'deal' })
  })

  test('of chance is dealt again by the code that the end shows', async () => {
    const hall = hallWith(freshStore())
    const first = await hall.start(solo)
    const { seed = '' } = (await playUntil(hall, first, isOver)).view
    expect(seed).toMatch(/^[0-9a-f]{32}$/)
    const again = await hall.start({ ...solo, seed })
    expect(again.view.state).toEqual(first.view.state)
    expect(again.view.unranked).toBe('known-deal')
    expect((await hall.start(solo)).view.state).not.toEqual(first.view.state)
  })
})

test('a match goes on with the cards it was played with', async () => {
  const pack = { ...housePack, name: 'another' }
  const hash = packHash(pack)
  const store = freshStore()
  const hall = hallWith(store)
  const match = newMatch(tenefyrWith(pack), { players: 1 }, new RandomDealer(3))
  const notation = printMatch(match.record)
  await expect(hall.read({ notation })).rejects.toMatchObject({ code: 'pack' })
  await store.keepPack(hash, pack)
  const { id } = await hall.read({ notation })
  const opened = await hallWith(store).open({ id })
  expect(opened.view.pack).toBe(hash)
  expect(opened.pack).toEqual(pack)
  // The house's cards are kept too: one day they may be others.
  const { view } = await hall.start(solo)
  expect(await store.pack(view.pack)).toEqual(housePack)
  expect((await hall.open({ id: view.id })).pack).toEqual(housePack)
})
