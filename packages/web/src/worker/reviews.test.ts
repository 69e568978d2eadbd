import 'fake-indexeddb/auto'
import { newMatch, printMatch, RandomDealer } from '@muster/engine'
import { tenefyr } from '@muster/tenefyr'
import { expect, test } from 'vitest'
import type { Judgement } from '../host/review.ts'
import { freshStore, hallWith, isOver, playUntil, solo, threeSeats } from '../testing/hall-play.ts'

const judgement: Judgement = {
  chances: [0.5, undefined, 0.25],
  close: [{ at: 2, option: 1, better: 0.5, taken: 0.25, doubt: 0.01 }],
}

test('lays out a match that is over, choice by choice', async () => {
  const hall = hallWith(freshStore())
  const { view } = await playUntil(hall, await hall.start(threeSeats), isOver)
  const { id } = view
  const review = await hall.review({ id })
  expect(review).toMatchObject({ game: 'tenefyr', chapters: 'dungeon', won: view.result?.won })
  expect(review.pack).toBeUndefined()
  const { positions } = review
  expect(positions.length).toBeGreaterThan(50)
  for (const { options, chosen, before, entry } of positions) {
    expect(options).toBeGreaterThan(1)
    expect(chosen).toBeLessThan(options)
    expect(before).toBeLessThan(entry)
  }
  const chapters = positions.map(({ chapter }) => chapter)
  expect(chapters[0]).toBe(1)
  expect(chapters).toEqual([...chapters].sort((a, b) => a - b))
  expect(chapters.at(-1)).toBeGreaterThan(1)
  // Bo is a bot; what the party decides is the people's.
  const whose = (by: number | 'party') =>
    new Set(positions.filter((one) => one.by === by).map((one) => one.whose))
  expect(whose(1)).toEqual(new Set(['bots']))
  // What was taken without asking is nobody’s.
  expect(whose(0)).toEqual(new Set(['people', 'told']))
  expect(whose('party')).toEqual(new Set(['people']))
})

test('says options as a player reads them, and shows the table before each', async () => {
  const hall = hallWith(freshStore())
  const { view } = await playUntil(hall, await hall.start(solo), isOver)
  const { id } = view
  const { positions } = await hall.review({ id })
  const at = positions.findIndex(({ entry }) => entry > 10)
  const { options, chosen, before, state } = positions[at]
  const all = Array.from({ length: options }, (_, option) => option)
  const [words] = await hall.choiceWords({ id, choices: [{ at, options: all }] })
  const past = await hall.past({ id, entry: before })
  expect(past.state).toEqual(state)
  expect(words.question).toBe(past.decision?.say)
  expect(words.options[chosen]).toBe(past.decision?.options[chosen].say)
  await hall.speak({ language: 'fr' })
  const [french] = await hall.choiceWords({ id, choices: [{ at, options: all }] })
  expect(french.question).not.toBe(words.question)
})

test('is not for a match that goes on', async () => {
  const hall = hallWith(freshStore())
  const { view } = await hall.start(solo)
  await expect(hall.review({ id: view.id })).rejects.toThrow('not over yet')
})

test('takes whoever played a match from a file as people', async () => {
  const match = newMatch(tenefyr, { players: 1 }, new RandomDealer(3))
  while (!match.isOver) match.choose(match.texts()[0])
  const hall = hallWith(freshStore())
  const { id } = await hall.read({ notation: printMatch(match.record) })
  const { positions } = await hall.review({ id })
  expect(new Set(positions.map(({ whose }) => whose))).toEqual(new Set(['people']))
})

test('what was thought lies beside the match, and goes with it', async () => {
  const store = freshStore()
  const hall = hallWith(store)
  const { view } = await playUntil(hall, await hall.start(solo), isOver)
  const { id } = view
  expect((await hall.review({ id })).kept).toBeUndefined()
  await hall.keepReview({ id, judgement })
  expect((await hallWith(store, 2).review({ id })).kept).toEqual(judgement)
  await hall.drop({ id })
  expect(await store.review(id)).toBeUndefined()
})
