import 'fake-indexeddb/auto'
import { expect, it } from 'vitest'
import type { News } from '../host/protocol.ts'
import { idOfLesson } from '../links/place.ts'
import { freshStore, hallWith, step } from '../testing/hall-play.ts'

const HAND = idOfLesson('tenefyr', 'hand')

it('tells what lessons there are, in the language that is spoken', async () => {
  const hall = hallWith(freshStore())
  const titles = async () => (await hall.lessons({})).map(({ title }) => title)
  expect(await titles()).toEqual([
    'A hand of three',
    'Go on or leave',
    'The reward',
    'Move and hit',
    'Carry and buy',
    'Traps',
    'Break the chain',
    'Defend',
    'A roll of the dice',
    'Over here!',
    'Who goes first?',
    'On the road',
  ])
  await hall.speak({ language: 'fr' })
  expect((await titles())[1]).toBe('Continuer ou partir')
})

it('guides through a lesson to its end, and to the next', async () => {
  const hall = hallWith(freshStore())
  let news: News = await hall.open({ id: HAND })
  expect(news.view.kept).toBe('laid')
  expect(await hall.lesson({ id: HAND })).toMatchObject({ outcome: 'open', lesson: 'hand' })
  const said: string[] = []
  for (const choice of ['new-hand', 'keep', 'keep', 'play rat-bite', 'pay cellar-rats']) {
    said.push((await hall.lesson({ id: HAND })).say)
    news = await step(hall, news, choice)
  }
  expect(new Set(said).size).toBe(5)
  const done = await hall.lesson({ id: HAND })
  expect([done.outcome, done.next?.lesson]).toEqual(['done', 'go-on'])
})

it('fails, lets the choice be taken back, and deals the same again', async () => {
  const hall = hallWith(freshStore())
  let news: News = await hall.open({ id: HAND })
  news = await step(hall, news, 'keep')
  news = await step(hall, news, 'keep')
  expect((await hall.lesson({ id: HAND })).outcome).toBe('failed')
  const [person] = news.view.table.seats[0].people
  for (let i = 0; i < 2; i++) {
    const { undo, entry } = news.view
    const action = { kind: 'undo-propose', entry, to: undo[0].to } as const
    news = await hall.act({ id: HAND, person, action })
  }
  expect((await hall.lesson({ id: HAND })).outcome).toBe('open')
  news = await step(hall, news, 'new-hand')
  const { say } = await hall.lesson({ id: HAND })
  expect(say).toMatch(/^That helps/)
})

it('keeps nothing of a lesson, and begins it anew when it is opened again', async () => {
  const store = freshStore()
  const hall = hallWith(store)
  const first = await hall.open({ id: HAND })
  await step(hall, first, 'keep')
  expect([await hall.list(), await store.list()]).toEqual([[], []])
  expect((await hall.open({ id: HAND })).view.entry).toBe(first.view.entry)
})

it('refuses a lesson that there is not', async () => {
  const hall = hallWith(freshStore())
  const asked = hall.open({ id: idOfLesson('tenefyr', 'cooking') })
  await expect(asked).rejects.toMatchObject({ code: 'unknown-match' })
})
