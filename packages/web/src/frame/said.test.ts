import { expect, test } from 'vitest'
import { lastOf } from './said.ts'

const said = ['The party enters.', 'The Orc falls.', 'Ana takes a Rope.']

test('the last sentences, as many as fit', () => {
  expect(lastOf(said, 40)).toBe('The Orc falls. Ana takes a Rope.')
  expect(lastOf(said, 400)).toBe(said.join(' '))
})

test('one sentence at least, however long', () => {
  expect(lastOf(said, 3)).toBe('Ana takes a Rope.')
  expect(lastOf([], 3)).toBe('')
})
