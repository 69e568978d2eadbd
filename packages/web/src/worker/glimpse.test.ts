import 'fake-indexeddb/auto'
import { expect, it } from 'vitest'
import { freshStore, hallWith, solo, step } from '../testing/hall-play.ts'

it('the list shows each table as it was left, and matches that were kept without one', async () => {
  const store = freshStore()
  const hall = hallWith(store)
  const first = await hall.start(solo)
  const { id } = first.view
  expect((await hall.list())[0].glimpse).toMatchObject({ version: 1, here: -1 })
  await step(hall, first, 'fight-boss')
  expect((await hallWith(store, 2).list())[0].glimpse).toMatchObject({ here: 10 })
  const keeping = await store.find(id)
  if (keeping === undefined) throw new Error('the match is not kept')
  const { glimpse: _, ...old } = keeping.match
  await store.keep({ ...keeping, match: { ...old, revision: old.revision + 1 } })
  const [listed] = await hallWith(store, 3).list()
  expect([listed.id, listed.glimpse]).toEqual([id, undefined])
})
