import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { idOfLesson } from '../links/place.ts'
import { freshStore, hallWith, SEED, solo } from '../testing/hall-play.ts'

const hall = () => hallWith(freshStore())

test('whoever plays alone or around one device may have hints', async () => {
  const { view } = await hall().start(solo)
  expect(view.noHints).toBeUndefined()
})

test('a table may play without, and says so in its log, also when it is taken up again', async () => {
  const store = freshStore()
  const { view, lines } = await hallWith(store).start({ ...solo, noHints: true })
  expect(view.noHints).toBe('table')
  expect(lines.map(({ say }) => say)).toContain('This table plays without hints.')
  const later = await hallWith(store, 2).open({ id: view.id })
  expect(later.view.noHints).toBe('table')
})

test('there are none where others are dealt the same', async () => {
  const same = await hall().start({ ...solo, seed: SEED })
  expect(same.view.noHints).toBe('same-deal')
  const daily = await hall().start({ ...solo, seed: SEED, daily: '2026-11-18' })
  expect(daily.view.noHints).toBe('daily')
})

test('nor in a lesson', async () => {
  const { view } = await hall().open({ id: idOfLesson('tenefyr', 'hand') })
  expect(view.noHints).toBe('lesson')
})
