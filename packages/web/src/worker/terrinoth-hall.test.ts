/** A match of Heroes of Terrinoth in the hall, from its start to what is left of it. */
import 'fake-indexeddb/auto'
import { expect, it } from 'vitest'
import type { News } from '../host/protocol.ts'
import { idOfLesson } from '../links/place.ts'
import { freshStore, hallWith, isOver, playUntil, step } from '../testing/hall-play.ts'
import { loadGame } from './games.ts'

const options = { players: 2, quest: 'goblin-problem', grim: true, heroes: ['runa', 'dorn'] }
const seats = [{ name: 'Ana' }, { name: '', bot: 'greedy' }]

it('is played to its end, beat by beat, and tells its story', async () => {
  const store = freshStore()
  const hall = hallWith(store)
  const first = await hall.start({ game: 'terrinoth', options, seats, routine: true })
  expect((await hall.list())[0].glimpse).toMatchObject({ version: 1, quest: 0, round: 1 })
  const { opensBeat } = await loadGame('terrinoth')
  let beats = 0
  let news: News = first
  while (!isOver(news.view)) {
    news = await step(hall, news)
    for (const { events } of news.beats) {
      beats += events.filter((event) => opensBeat(event)).length > 0 ? 1 : 0
    }
  }
  expect(beats).toBeGreaterThan(20)
  const ending = await hall.ending({ id: news.view.id })
  expect(ending.story.sentences.map(({ kind }) => kind)).toContain('end')
  expect(ending.kept).toBe(true)
  // What was lost brings no stamp.
  const stamps = news.view.result?.won === true ? ['runa', 'dorn'] : []
  expect(ending.stamps.map(({ key }) => key)).toEqual(
    stamps.map((hero) => `goblin-problem/grim/${hero}`),
  )
  expect((await hallWith(store, 2).list())[0].glimpse).toMatchObject({ version: 1, quest: 0 })
})

it('has a wall of quests by heroes, and all of its achievements', async () => {
  const hall = hallWith(freshStore())
  const wall = await hall.wall({ game: 'terrinoth' })
  expect(wall.rows).toHaveLength(8)
  for (const { cells } of wall.rows) {
    expect(cells.map(({ marks }) => marks.length)).toEqual([12, 12])
  }
  expect(wall.achievements).toHaveLength(12)
})

it('is learned in lessons that begin as they were laid', async () => {
  const hall = hallWith(freshStore())
  for (const { lesson } of (await hall.lessons({})).filter(({ game }) => game === 'terrinoth')) {
    const id = idOfLesson('terrinoth', lesson)
    const { view } = await hall.open({ id })
    expect(view.kept).toBe('laid')
    const { outcome, say, asks } = await hall.lesson({ id })
    expect([outcome, say === '', asks === '']).toEqual(['open', false, false])
  }
})

it('opens again where it was left', async () => {
  const store = freshStore()
  const hall = hallWith(store)
  const first = await hall.start({ game: 'terrinoth', options, seats, routine: true })
  const { view } = await playUntil(hall, first, ({ entry }) => entry > 12)
  const again = await hallWith(store, 2).open({ id: view.id })
  expect(again.view.state).toEqual(view.state)
  expect(again.view.decision?.options).toEqual(view.decision?.options)
})
