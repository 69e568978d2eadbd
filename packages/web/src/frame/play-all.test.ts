import { expect, it } from 'vitest'
import type { DecisionView, MatchView } from '../host/protocol.ts'
import { nextOfRow, rowOf } from './play-all.ts'
import { bareState, fakeTable, option } from './testing/fake.ts'

/** What is asked of a seat; a hand to be played is its options. */
function asking(prompt: string, texts: readonly string[], by: DecisionView['by'] = 0): MatchView {
  const table = fakeTable({ decides: { how: 'seat', why: 'own', seats: [0] } })
  return {
    ...{ id: 'm', game: 'none', pack: '', options: {}, entry: 7, state: bareState(), table },
    ...{ seats: [], undo: [], seal: 0, kept: 'kept' },
    decision: {
      ...{ entry: 7, by, arbiter: 0, weighty: false, prompt, about: { a: 0, b: 0, c: 0 } },
      ...{ say: '', asked: { who: '', question: '', facts: '' }, rule: 'R1', row: false },
      options: texts.map((text) => option(text)),
    },
  }
}

const board = {
  allOf: ({ decision }: MatchView) =>
    decision?.prompt === 'play' && decision.options.length > 1
      ? { label: 'all', texts: decision.options.map(({ text }) => text) }
      : undefined,
  isMidway: ({ decision }: MatchView) => decision?.prompt === 'pay',
}
const begun = asking('play', ['play a', 'play b', 'play b', 'play c'])
const row = rowOf(begun, ['play a', 'play b', 'play b', 'play c'])

it('a row waits for the answer to a question in between, and goes on with the rest', () => {
  expect(nextOfRow(board, row, asking('pay', ['yes', 'no']))).toEqual({ kind: 'waits' })
  const rest = asking('play', ['play b', 'play b', 'play c'])
  expect(nextOfRow(board, row, rest)).toEqual({
    kind: 'goes-on',
    texts: ['play b', 'play b', 'play c'],
  })
})

it('is over with another turn, another seat or another match', () => {
  expect(nextOfRow(board, row, asking('keep', ['keep', 'throw']))).toEqual({ kind: 'over' })
  expect(nextOfRow(board, row, asking('play', ['play b', 'play c'], 1))).toEqual({ kind: 'over' })
  const elsewhere = { ...asking('play', ['play b', 'play c']), id: 'n' }
  expect(nextOfRow(board, row, elsewhere)).toEqual({ kind: 'over' })
})

it('leaves a card that has come to the hand to the player', () => {
  expect(nextOfRow(board, row, asking('play', ['play b', 'play d']))).toEqual({ kind: 'over' })
  expect(nextOfRow(board, row, asking('play', ['play c', 'play c']))).toEqual({ kind: 'over' })
})

it('does not begin again by itself where nothing was played', () => {
  expect(nextOfRow(board, row, begun)).toEqual({ kind: 'over' })
})
