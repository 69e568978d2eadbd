import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import type { News } from '../host/protocol.ts'
import { freshStore, hallWith, playUntil, step } from '../testing/hall-play.ts'
import type { Hall } from './hall.ts'

const withAdept = {
  game: 'tenefyr',
  options: { players: 2, level: 'easy' },
  seats: [{ name: 'Ana' }, { name: '', bot: 'adept' }],
  routine: false,
}

const isBots = ({ table }: News['view']): boolean => table.decides?.how === 'bot'

/** Plays to a choice of the bot and past it; gives the entry that it made. */
async function botsEntry(hall: Hall): Promise<{ readonly id: string; readonly entry: number }> {
  const before = await playUntil(hall, await hall.start(withAdept), isBots)
  const { lines, view } = await step(hall, before)
  const line = lines.find(({ bot }) => bot !== undefined)
  expect(line?.bot).toBe('adept')
  return { id: view.id, entry: line?.entry ?? 0 }
}

test('a bot says why, in the reader’s language, from what it thought then', async () => {
  const hall = hallWith(freshStore())
  const asked = await botsEntry(hall)
  expect(await hall.why(asked)).toEqual({ say: expect.stringMatching(/\d+ .*100|bad|win it/) })
  await hall.speak({ language: 'fr' })
  expect(await hall.why(asked)).toEqual({ say: expect.stringMatching(/sur 100|mal|gagné/) })
})

test('after a reload it thinks once more, and says the same', async () => {
  const store = freshStore()
  const hall = hallWith(store)
  const asked = await botsEntry(hall)
  const said = await hall.why(asked)
  const later = hallWith(store, 2)
  await later.open({ id: asked.id })
  const answer = await later.why(asked)
  if (!('question' in answer)) throw new Error('it is not known any more')
  const { thought } = await later.consider(answer.question)
  expect(await later.why({ ...asked, thought })).toEqual(said)
  const other = { ...thought, best: thought.best === 0 ? 1 : 0 }
  expect(await later.why({ ...asked, thought: other })).toEqual({
    say: 'I no longer remember what I thought then.',
  })
})

test('nobody else is asked why', async () => {
  const hall = hallWith(freshStore())
  const { view } = await step(hall, await hall.start(withAdept))
  const asked = { id: view.id, entry: view.entry }
  await expect(hall.why(asked)).rejects.toMatchObject({ code: 'choice' })
  await expect(hall.why({ id: view.id, entry: 999 })).rejects.toMatchObject({ code: 'choice' })
})
