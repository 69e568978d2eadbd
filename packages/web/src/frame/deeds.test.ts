import { expect, test } from 'vitest'
import type { MatchView } from '../host/protocol.ts'
import { deedsAt } from './deeds.ts'
import { fakeView } from './testing/fake.ts'
import type { TableOnPage } from './use-table.ts'

/** What is asked of the worker, when the newest table is this one. */
function asked(view: MatchView, newest: MatchView) {
  const calls: unknown[] = []
  const on: Pick<TableOnPage, 'ask' | 'change'> = {
    ask: (name, ask) => {
      calls.push([name, ask])
      return Promise.resolve(undefined)
    },
    change: async (make) => void (await make(newest)),
  }
  return { calls, deeds: deedsAt(on, view, 0, true) }
}

const view = fakeView({})
const texts = ['play rush', 'use move', 'to hall']
const sequence = { id: 'm', person: 'p0', entry: 7, texts }

test('a gesture is posted in one go, whatever each of its choices answers', () => {
  const { calls, deeds } = asked(view, view)
  deeds.postPath(texts)
  expect(calls).toEqual([['sequence', { ...sequence, path: true }]])
})

test('what one button plays ends with its question', () => {
  const { calls, deeds } = asked(view, view)
  deeds.postAll(texts)
  expect(calls).toEqual([['sequence', { ...sequence, path: false }]])
})

test('neither is posted to a table that has gone on', () => {
  const { calls, deeds } = asked(view, { ...view, entry: 8 })
  deeds.postPath(texts)
  deeds.postAll(texts)
  expect(calls).toEqual([])
})
