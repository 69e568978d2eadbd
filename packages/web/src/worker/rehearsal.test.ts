import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { freshStore, hallWith, solo, threeSeats } from '../testing/hall-play.ts'

test.each([
  ['alone', solo],
  ['with a bot and votes', threeSeats],
])('a rehearsal %s shows each question once and leaves no trace', async (_, setup) => {
  const store = freshStore()
  const hall = hallWith(store)
  const { view } = await hall.start(setup)
  const { id } = view
  const prompts: string[] = []
  let steps = 0
  for (let over = false; !over; steps++) {
    const step = await hall.rehearse({ id })
    over = step.over
    if (step.view !== undefined) {
      expect(step.view).toMatchObject({ game: view.game, options: view.options })
      prompts.push(step.view.decision?.prompt ?? '')
    }
  }
  expect(new Set(prompts).size).toBe(prompts.length)
  expect(prompts).toEqual(expect.arrayContaining(['where-to', 'keep-hand']))
  expect(steps).toBeLessThan(200)
  expect((await hall.list()).map((match) => match.id)).toEqual([id])
  expect((await hall.open({ id })).view).toEqual(view)
})

test('whoever goes to another match meanwhile rehearses that one', async () => {
  const hall = hallWith(freshStore())
  const first = await hall.start(solo)
  await hall.rehearse({ id: first.view.id })
  const { view } = await hall.start({ ...solo, game: 'keep' })
  const step = await hall.rehearse({ id: view.id })
  expect(step.view?.game).toBe('keep')
})
