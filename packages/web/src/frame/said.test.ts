import type { LogSentence } from '@muster/engine'
import { expect, test } from 'vitest'
import { firstOf, gistOf, heaviestFirst, mostTelling } from './said.ts'

const sentence = (text: string, weight: number) => ({ text, weight })
const said = [
  sentence('The party enters.', 2),
  sentence('The Orc falls.', 7),
  sentence('Ana takes a Rope.', 6),
  sentence('The turn of Ana.', 1),
  sentence('Everyone shuffles.', 0),
]

const told = (sentences: readonly LogSentence[], count: number, ours?: readonly string[]): string =>
  firstOf(heaviestFirst(sentences, ours), count)

test('the most telling sentences, as many as fit, in their order', () => {
  expect(told(said, 2)).toBe('The Orc falls. Ana takes a Rope.')
  expect(told(said, 1)).toBe('The Orc falls.')
  expect(told([...said].reverse(), 2)).toBe('Ana takes a Rope. The Orc falls.')
})

test('all that somebody waits for, and nothing else unless there is only that', () => {
  expect(heaviestFirst(said)).toHaveLength(3)
  expect(told(said, 3)).toBe('The party enters. The Orc falls. Ana takes a Rope.')
  expect(told(said.slice(3), 2)).toBe('The turn of Ana.')
  expect(heaviestFirst([])).toEqual([])
})

test('of two alike the later one', () => {
  const turns = [sentence('Ana has 2 of 5.', 4), sentence('Rui has 4 of 5.', 4)]
  expect(told(turns, 1)).toBe('Rui has 4 of 5.')
  expect(gistOf(turns)?.text).toBe('Rui has 4 of 5.')
})

test('of two alike rather the one about a seat of this device', () => {
  const turns = [
    sentence('The Barbarian and the Cleric discard two.', 4),
    sentence('The Bard discards two.', 4),
    sentence('The Orc falls.', 7),
  ]
  const mine = ['Barbarian & Cleric']
  expect(told(turns, 2, mine)).toBe('The Barbarian and the Cleric discard two. The Orc falls.')
  expect(told(turns, 2, ['Bard'])).toBe('The Bard discards two. The Orc falls.')
  // What weighs more is told first all the same.
  expect(told(turns, 1, mine)).toBe('The Orc falls.')
})

test('the gist is the heaviest', () => {
  expect(gistOf(said)?.text).toBe('The Orc falls.')
  expect(gistOf([])).toBeUndefined()
})

test('what others do that makes one act in their turn', () => {
  const lute = [
    sentence('The Orc falls.', 7),
    sentence('The Bard plays Lute.', 3),
    sentence('The Cleric draws two.', 2),
  ]
  expect(told(lute, 2, ['Cleric'])).toBe('The Bard plays Lute. The Cleric draws two.')
  // In one’s own turn what went before is no cause.
  const turn = [...lute.slice(0, 2), sentence('The turn of the Cleric.', 1), lute[2]]
  expect(told(turn, 1, ['Cleric'])).toBe('The Orc falls.')
})

test('a count of power is no cause of what follows', () => {
  const mine = ['Barbarian & Cleric']
  const alone = [
    sentence('The Barbarian and the Cleric take a Lute.', 6),
    sentence('The party reaches 4 of 4.', 2),
    sentence('The Barbarian and the Cleric defeat the Orc.', 7),
  ]
  expect(told(alone, 2, mine)).toBe(
    'The Barbarian and the Cleric take a Lute. The Barbarian and the Cleric defeat the Orc.',
  )
})

test('as many as so many letters hold, one at least', () => {
  expect(mostTelling(said, 32, [])).toBe('The Orc falls. Ana takes a Rope.')
  expect(mostTelling(said, 31, [])).toBe('The Orc falls.')
  expect(mostTelling(said, 3, [])).toBe('The Orc falls.')
  expect(mostTelling([], 3, [])).toBe('')
})
