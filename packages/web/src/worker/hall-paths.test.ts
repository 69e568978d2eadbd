import 'fake-indexeddb/auto'
import { stateHash } from '@muster/engine'
import { describe, expect, test } from 'vitest'
import type { MatchView, NewMatch, News, PathView } from '../host/protocol.ts'
import { at, freshStore, hallWith, reach, solo, step } from '../testing/hall-play.ts'

const keep: NewMatch = {
  game: 'keep',
  options: { players: 2, clans: ['ratfolk', 'gnolls'] },
  seats: [{ name: 'Ana' }, { name: 'Bo', bot: 'random' }],
  routine: true,
}

const hall = hallWith(freshStore())

/** At a turn of a person, with a way of several choices that turns nothing. */
const begun = async (): Promise<{ news: News; path: PathView }> => {
  const news = await reach(hall, keep, (view) => longest(view) !== undefined)
  const path = longest(news.view)
  if (path === undefined) throw new Error('there is no such way')
  return { news, path }
}

const longest = ({ decision }: MatchView): PathView | undefined =>
  decision?.prompt === 'turn'
    ? decision.paths?.find(({ text, sealed }) => !sealed && text.split('\n').length >= 4)
    : undefined

const post = ({ view }: News, { text }: PathView, path = true): Promise<News> => {
  const [person] = view.table.seats[view.table.decides?.seats[0] ?? 0].people
  const entry = view.decision?.entry ?? 0
  return hall.sequence({ id: view.id, person, entry, texts: text.split('\n'), path })
}

describe('a gesture', () => {
  test('is posted as one, and brings what it was said to bring', async () => {
    const { news, path } = await begun()
    const { id, decision } = news.view
    const texts = path.text.split('\n')
    const ask = { id, entry: decision?.entry ?? 0, texts }
    const preview = await hall.previewAll({ ...ask, path: true })
    expect(preview).toMatchObject({ text: path.text, sealed: false })
    const after = await post(news, path)
    expect(after.view.entry).toBe(news.view.entry + texts.length)
    expect(stateHash(after.view.state)).toBe(stateHash(preview.state))
    expect(after.beats.length).toBeGreaterThan(0)
  })

  test('that is no gesture stops at the next question', async () => {
    const { news, path } = await begun()
    const after = await post(news, path, false)
    expect(after.view.entry).toBe(news.view.entry + 1)
  })

  test('is taken back as one step', async () => {
    const { news, path } = await begun()
    const after = await post(news, path)
    const [back, action, turn] = after.view.undo
    const steps = path.text.split('\n').length
    expect(back).toMatchObject({ kind: 'step', to: news.view.entry, free: true, pastSeal: false })
    expect(back.takesBack).toHaveLength(steps)
    // Many choices, one deed.
    expect(back.deeds).toEqual([back.takesBack])
    expect(turn.deeds?.flat()).toEqual(turn.takesBack)
    expect(action.to).toBeLessThanOrEqual(back.to)
    expect(turn.to).toBeLessThanOrEqual(action.to)
    const { id } = news.view
    const undo = { kind: 'undo-propose', entry: after.view.table.entry, to: back.to } as const
    const [person] = news.view.table.seats[0].people
    const undone = await hall.act({ id, person, action: undo })
    expect(stateHash(undone.view.state)).toBe(stateHash(news.view.state))
    expect(undone.view.decision?.paths).toEqual(news.view.decision?.paths)
    // The same again, choice by choice: each is a step of its own.
    const single = await step(hall, undone, path.text.split('\n')[0])
    expect(single.view.undo[0].takesBack).toHaveLength(1)
  })

  test('is one deed also when it is made choice by choice, and another begins with another action', async () => {
    const { news, path } = await begun()
    const texts = path.text.split('\n')
    let now = news
    for (const text of texts) now = await step(hall, now, text)
    const [, , turn] = now.view.undo
    expect(turn.deeds?.at(-1)).toEqual(turn.takesBack.slice(-texts.length))
    const { decision } = now.view
    const more = decision?.options.find(({ verb }) => verb.startsWith('use') || verb === 'play')
    if (more === undefined) throw new Error('nothing is left to do')
    const next = await step(hall, now, more.text)
    expect(next.view.undo[2].deeds?.length).toBe((turn.deeds?.length ?? 0) + 1)
  })

  test('is offered to who answers, not of a bot’s choice, nor of the past', async () => {
    const { news } = await begun()
    const past = await hall.past({ id: news.view.id, entry: news.view.entry })
    expect(past.decision).not.toHaveProperty('paths')
    const bots = await reach(hall, keep, ({ table }) => table.decides?.how === 'bot')
    expect(bots.view.decision).not.toHaveProperty('paths')
  })

  test('is nothing that Tenefyr has', async () => {
    const tenefyr = await reach(hall, solo, at('play-card'))
    expect(tenefyr.view.decision).not.toHaveProperty('paths')
  })
})

test('a game foresees what may come at a table that the page has', async () => {
  const { news } = await begun()
  const { id, state } = news.view
  const all = await hall.foresee({ id, state, kind: 'class', n: 0 })
  expect(all.length).toBeGreaterThan(0)
  for (const coming of all)
    expect(coming).toMatchObject({ heroClass: 0, lost: expect.any(Boolean) })
  expect(await hall.foresee({ id, state, kind: 'weather', n: 0 })).toEqual([])
})
