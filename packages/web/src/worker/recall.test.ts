import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { lastLines } from '../frame/since/last-lines.ts'
import { at, freshStore, hallWith, playUntil, reach, solo, step } from '../testing/hall-play.ts'

test('who comes back sees the last choices again, and the table as it is', async () => {
  const store = freshStore()
  const hall = hallWith(store)
  const first = await hall.start(solo)
  const { id } = first.view
  const last = await playUntil(hall, first, (view) => view.entry > 20)
  // Nobody has left yet.
  expect(await hall.recall({ id })).toEqual([])

  const later = hallWith(store, 2)
  await later.open({ id })
  const beats = await later.recall({ id })
  expect(beats.length).toBeGreaterThan(2)
  expect(beats.every(({ say }) => say.length > 0)).toBe(true)
  expect(beats.at(-1)?.state).toEqual(last.view.state)
  const lines = lastLines(beats)
  expect(lines).toHaveLength(3)
  const said = beats.flatMap(({ say }) => say.map(({ text }) => text))
  expect(lines.every((line) => said.includes(line))).toBe(true)
})

test('what was taken back has not happened', async () => {
  const store = freshStore()
  const hall = hallWith(store)
  let news = await reach(hall, solo, at('play-card'))
  const { id } = news.view
  news = await step(hall, news)
  const played = news.view.state
  const [way] = news.view.undo
  const [person] = news.view.table.seats[0].people
  const action = { kind: 'undo-propose', entry: news.view.table.entry, to: way.to } as const
  news = await hall.act({ id, person, action })
  const later = hallWith(store, 2)
  await later.open({ id })
  const beats = await later.recall({ id })
  expect(beats.length).toBeGreaterThan(0)
  expect(beats.map(({ state }) => state)).not.toContainEqual(played)
})
