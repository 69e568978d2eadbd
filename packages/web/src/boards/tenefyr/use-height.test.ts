import { expect, test } from 'vitest'
import { cardIn, linesIn, USUAL_LANE } from './use-height.ts'

test('a window of 625 px leaves two tiles six lines each, a bar above the map fewer', () => {
  expect(linesIn(427, 2, 0)).toBe(6)
  expect(linesIn(379, 2, 0)).toBe(4.5)
})

test('flags leave their room to the tiles between them', () => {
  expect(linesIn(427, 3, 1)).toBe(5)
  expect(linesIn(427, 3, 2)).toBeGreaterThan(linesIn(427, 2, 0))
})

test('one tile alone has the room of two', () => {
  expect(linesIn(300, 1, 0)).toBe(11)
})

test('alone, cards are whole in a window of 625 px, and lower under a bar, but never a sliver', () => {
  expect(cardIn(USUAL_LANE)).toBe(152)
  expect(cardIn(USUAL_LANE - 48)).toBe(137)
  expect(cardIn(100)).toBe(120)
})
