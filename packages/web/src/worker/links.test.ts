import 'fake-indexeddb/auto'
import { housePack } from '@muster/tenefyr'
import { describe, expect, test } from 'vitest'
import { deflated, inflated } from '../links/codec.ts'
import { idOfLink, LONGEST_LINK } from '../links/place.ts'
import { withNumbers, withoutNumbers } from '../links/short.ts'
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

/** A finished match and its link. */
async function finished(setup = threeSeats) {
  const hall = hallWith(freshStore(), 3)
  const { view } = await playUntil(hall, await hall.start(setup), isOver)
  const link = await hall.link({ id: view.id })
  return { hall, view, link, notation: await hall.print({ id: view.id }) }
}

/** Changes what a link says. */
const spoilt = async (letters: string, change: (text: string) => string) =>
  idOfLink(await deflated(change(await inflated(letters))))

describe('a link to a finished match', () => {
  test('brings all of it to another device, and keeps nothing there', async () => {
    const { view, link, notation } = await finished()
    expect(link).toEqual({ what: 'match', letters: expect.stringMatching(/^[\w-]+$/) })
    expect(link.letters.length).toBeLessThan(LONGEST_LINK)
    const away = hallWith(freshStore(), 7)
    const id = idOfLink(link.letters)
    const opened = await away.open({ id })
    expect(opened.view.state).toEqual(view.state)
    expect(opened.view).toMatchObject({ id, kept: 'seen', result: view.result, undo: [] })
    expect(opened.view.seats.map(({ name }) => name)).toEqual(['Ana', 'Cleric', 'Zoé'])
    expect(await away.print({ id })).toBe(notation)
    expect((await away.past({ id, entry: 5 })).entry).toBe(5)
    expect((await away.story({ id })).entries.length).toBeGreaterThan(5)
    expect(await away.list()).toEqual([])
    // A link to what came with a link is the same link.
    expect(await away.link({ id })).toEqual(link)
  })

  test('leaves out what follows from the key', async () => {
    const { link, notation } = await finished()
    expect(notation).toContain(' : ')
    const text = await inflated(link.letters)
    expect(text).not.toContain(' : ')
    expect(text).toContain(parse(notation).pack.hash)
    expect(text.split('\n')).toContain('begin')
  })

  test('carries what was dealt where no key tells it', async () => {
    const { view, link, hall } = await finished(solo)
    const other = await hall.branch({ id: view.id, entry: view.entry - 3 })
    const over = await playUntil(hall, other, isOver)
    const carried = await hall.link({ id: over.view.id })
    expect(carried.letters).not.toBe(link.letters)
    const away = hallWith(freshStore(), 9)
    const seen = await away.open({ id: idOfLink(carried.letters) })
    expect(seen.view.state).toEqual(over.view.state)
    expect(await away.print({ id: seen.view.id })).toBe(await hall.print({ id: over.view.id }))
  })

  test('can be looked at only, until somebody plays on', async () => {
    const { link, view } = await finished()
    const away = hallWith(freshStore(), 7)
    const id = idOfLink(link.letters)
    const { table } = (await away.open({ id })).view
    expect(table.decides).toBeUndefined()
    const action = { kind: 'undo-propose', entry: table.entry, to: 0 } as const
    await expect(away.act({ id, person: 'seat-1', action })).rejects.toMatchObject({ code: 'seat' })
    const on = await away.branch({ id, entry: 12 })
    expect(on.view.id).not.toBe(id)
    expect(on.view.state).toEqual((await away.past({ id, entry: 12 })).state)
    expect(on.view).not.toHaveProperty('seed')
    expect(await away.list()).toHaveLength(1)
    await playUntil(away, on, isOver)
    expect((await away.open({ id })).view.state).toEqual(view.state)
  })

  test('with undos and votes in it comes back whole', async () => {
    const hall = hallWith(freshStore(), 3)
    let news = await playUntil(hall, await hall.start(threeSeats), at('play-card'))
    news = await step(hall, news)
    const [undo] = news.view.undo
    const { id, table } = news.view
    const action = { kind: 'undo-propose', entry: table.entry, to: undo.to } as const
    const person = table.people[0].id
    news = await hall.act({ id, person, action })
    await playUntil(hall, news, isOver)
    const notation = await hall.print({ id })
    expect(notation).toContain('undo')
    const away = hallWith(freshStore(), 7)
    const { letters } = await hall.link({ id })
    expect(await away.print({ id: idOfLink(letters) })).toBe(notation)
  })
})

describe('a link to a match that goes on', () => {
  test('has the table as it lies, and neither its seed nor its past', async () => {
    const hall = hallWith(freshStore(), 3)
    const first = await hall.start({ ...threeSeats, seed: SEED })
    const { view } = await playUntil(hall, first, at('go-on'))
    const link = await hall.link({ id: view.id })
    expect(link.what).toBe('position')
    const text = await inflated(link.letters)
    expect(text).toMatch(/^muster 1 position\n/)
    expect(text).not.toContain(SEED)
    expect(text).not.toMatch(/^deal /m)
    const away = hallWith(freshStore(), 7)
    const id = idOfLink(link.letters)
    const { view: seen } = await away.open({ id })
    expect(seen.state).toEqual(view.state)
    expect(seen.decision?.prompt).toBe('go-on')
    expect(seen.table.decides).toBeUndefined()
    expect(await away.list()).toEqual([])
    const on = await away.branch({ id, entry: 0 })
    expect(on.view.state).toEqual(view.state)
    // Nobody is named in a position: whoever plays on sits in every seat.
    expect(on.view.seats.map(({ bot }) => bot)).toEqual([undefined, undefined, undefined])
    await playUntil(away, on, isOver)
    expect(await away.list()).toHaveLength(1)
  })
})

describe('a link that does not open', () => {
  const open = (id: string) => hallWith(freshStore(), 7).open({ id })

  test('is cut, changed or no link of ours', async () => {
    const { link } = await finished(solo)
    const { letters } = link
    const changed = [0.2, 0.5, 0.8].map((share) => {
      const n = Math.floor(letters.length * share)
      return letters.slice(0, n) + (letters[n] === 'a' ? 'b' : 'a') + letters.slice(n + 1)
    })
    for (const broken of ['', 'hello', letters.slice(0, -20), letters.slice(20), ...changed]) {
      await expect(open(idOfLink(broken))).rejects.toMatchObject({ code: 'link' })
    }
    await expect(open(await spoilt(letters, () => 'good day'))).rejects.toMatchObject({
      code: 'link',
    })
  })

  test('says another end than the rules come to', async () => {
    const { link, view } = await finished(solo)
    const [was, is] = view.result?.won ? ['won', 'lost'] : ['lost', 'won']
    for (const change of [
      (text: string) => text.replace(`result    ${was}`, `result    ${is}`),
      (text: string) => text.replace(/^# ........$/m, '# 00000000'),
      (text: string) => text.replace(' keep', ' new-deal'),
    ]) {
      await expect(open(await spoilt(link.letters, change))).rejects.toMatchObject({
        code: 'replay',
      })
    }
  })

  test('is of cards or a game that are not here', async () => {
    const { link } = await finished(solo)
    const cards = (text: string) =>
      text.replace(/^pack .*$/m, `pack moors sha256:${'0'.repeat(64)}`)
    await expect(open(await spoilt(link.letters, cards))).rejects.toMatchObject({
      code: 'no-pack',
      message: 'moors',
    })
    const game = (text: string) => text.replace('game      tenefyr', 'game      chess')
    await expect(open(await spoilt(link.letters, game))).rejects.toMatchObject({
      code: 'unknown-game',
    })
  })
})

test('a link is of the pack that the match was played with', async () => {
  const hall = hallWith(freshStore(), 3)
  const pack = { ...housePack, name: 'moors' }
  const { pack: brought } = await hall.bringPack({ text: JSON.stringify(pack) })
  const first = await hall.start({ ...solo, pack: brought?.hash ?? '' })
  const { view } = await playUntil(hall, first, isOver)
  const link = await hall.link({ id: view.id })
  expect(link.pack).toBe('moors')
  const away = hallWith(freshStore(), 7)
  const id = idOfLink(link.letters)
  await expect(away.open({ id })).rejects.toMatchObject({ code: 'no-pack', message: 'moors' })
  await away.bringPack({ text: JSON.stringify(pack) })
  expect((await away.open({ id })).view.state).toEqual(view.state)
})

test('notation without numbers reads back the same', async () => {
  const { notation } = await finished(solo)
  const bare = withoutNumbers(notation)
  expect(bare.length).toBeLessThan(notation.length)
  expect(parse(withNumbers(bare))).toEqual(parse(notation))
})
