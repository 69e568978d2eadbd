import { expect, test } from 'vitest'
import { actionsFor, upToDate } from './posting.ts'
import { fakeTable } from './testing/fake.ts'

const said = { entry: 7, texts: ['enter a'] }

test('one’s own choice and an arbiter’s are made', () => {
  for (const how of ['seat', 'arbiter'] as const) {
    const table = fakeTable({ decides: { how, seats: [1] } })
    expect(actionsFor(table, ['enter a'], 1, true)).toEqual([{ kind: 'choose', ...said }])
  }
})

test('in a vote who has the word votes', () => {
  const table = fakeTable({ decides: { seats: [0, 1], settles: 0 } })
  expect(actionsFor(table, ['enter a'], 1, true)).toEqual([{ kind: 'vote', ...said, seat: 1 }])
})

test('where nobody wants votes, who has the last word settles it; without one all agree at once', () => {
  const settled = fakeTable({ decides: { seats: [0, 1], settles: 0 } })
  expect(actionsFor(settled, ['enter a'], 0, false)).toEqual([{ kind: 'settle', ...said }])
  const open = fakeTable({ decides: { why: 'no-arbiter', seats: [0, 1] } })
  expect(actionsFor(open, ['enter a'], 0, false)).toEqual([
    { kind: 'vote', ...said, seat: 0 },
    { kind: 'vote', ...said, seat: 1 },
  ])
})

test('an undo is meant for the table as it is now; a vote for the decision that was seen', () => {
  const table = fakeTable({ decides: {} })
  expect(upToDate({ kind: 'undo-propose', entry: 3, to: 2 }, table)).toMatchObject({ entry: 7 })
  expect(upToDate({ kind: 'vote', entry: 3, texts: ['a'] }, table)).toMatchObject({ entry: 3 })
})
