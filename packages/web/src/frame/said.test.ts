import { expect, test } from 'vitest'
import { gistOf, mostTelling, wholly } from './said.ts'

const sentence = (text: string, weight: number) => ({ text, weight })
const said = [
  sentence('The party enters.', 2),
  sentence('The Orc falls.', 7),
  sentence('Ana takes a Rope.', 6),
  sentence('Everyone shuffles.', 0),
]

test('the most telling sentences, as many as fit, in their order', () => {
  expect(mostTelling(said, 32)).toBe('The Orc falls. Ana takes a Rope.')
  expect(mostTelling(said, 31)).toBe('The Orc falls.')
  expect(mostTelling([...said].reverse(), 32)).toBe('Ana takes a Rope. The Orc falls.')
  expect(mostTelling(said, 400)).toBe(wholly(said.slice(0, 3)))
  expect(mostTelling(said.slice(3), 400)).toBe('Everyone shuffles.')
})

test('of two alike the later one', () => {
  const turns = [sentence('Ana has 2 of 5.', 4), sentence('Rui has 4 of 5.', 4)]
  expect(mostTelling(turns, 20)).toBe('Rui has 4 of 5.')
  expect(gistOf(turns)?.text).toBe('Rui has 4 of 5.')
})

test('of two alike rather the one about a seat of this device', () => {
  const turns = [
    sentence('The Barbarian and the Cleric discard two.', 4),
    sentence('The Bard discards two.', 4),
    sentence('The Orc falls.', 7),
  ]
  const mine = ['Barbarian & Cleric']
  expect(mostTelling(turns, 60, mine)).toBe(
    'The Barbarian and the Cleric discard two. The Orc falls.',
  )
  expect(mostTelling(turns, 40, ['Bard'])).toBe('The Bard discards two. The Orc falls.')
  // What weighs more is told first all the same.
  expect(mostTelling(turns, 14, mine)).toBe('The Orc falls.')
})

test('one sentence at least, however long', () => {
  expect(mostTelling(said, 3)).toBe('The Orc falls.')
  expect(mostTelling([], 3)).toBe('')
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
  expect(mostTelling(lute, 44, ['Cleric'])).toBe('The Bard plays Lute. The Cleric draws two.')
  // In one’s own turn what went before is no cause.
  const turn = [...lute.slice(0, 2), sentence('The turn of the Cleric.', 1), lute[2]]
  expect(mostTelling(turn, 20, ['Cleric'])).toBe('The Orc falls.')
})

test('a count of power is no cause of what follows', () => {
  const mine = ['Barbarian & Cleric']
  const alone = [
    sentence('The Barbarian and the Cleric take a Lute.', 6),
    sentence('The party reaches 4 of 4.', 2),
    sentence('The Barbarian and the Cleric defeat the Orc.', 7),
  ]
  expect(mostTelling(alone, 90, mine)).toBe(
    'The Barbarian and the Cleric take a Lute. The Barbarian and the Cleric defeat the Orc.',
  )
})
