import { expect, test } from 'vitest'
import { picksIn } from './picks.ts'
import { option } from './testing/fake.ts'

test('a card and who gets it are one pick', () => {
  const options = [option('give rope'), option('to 2')]
  expect(picksIn(options, [])).toBe(0)
  expect(picksIn(options, ['give rope'])).toBe(1)
  expect(picksIn(options, ['give rope', 'to 2'])).toBe(1)
})

test('alike cards are a pick each', () => {
  const options = [option('discard basic-0'), option('enough')]
  expect(picksIn(options, ['discard basic-0', 'discard basic-0'])).toBe(2)
})
