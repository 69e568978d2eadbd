import { expect, it } from 'vitest'
import { stretched } from './stretch.ts'

const letters = (text: string): number => text.replace(/[^\p{L}]/gu, '').length

it('makes a text two fifths longer, give or take its short words', () => {
  const text = 'At the start of the combat, the starting player discards the top two cards.'
  const share = letters(stretched(text)) / letters(text)
  expect(share).toBeGreaterThanOrEqual(1.3)
  expect(share).toBeLessThanOrEqual(1.45)
})

it('keeps numbers, spaces and signs where they are', () => {
  expect(stretched('3 + 4 = 7')).toBe('3 + 4 = 7')
  expect(stretched('Level 5, left: 2').split(' ')).toHaveLength(4)
})

it('reaches into objects, lists and functions', () => {
  const texts = { one: 'leave', more: ['stay', 'leave'], say: (n: number) => `draw ${n} cards` }
  const long = stretched(texts)
  expect(long.one).toBe(stretched('leave'))
  expect(long.more).toEqual(texts.more.map(stretched<string>))
  expect(long.say(3)).toBe(stretched('draw 3 cards'))
  expect(long.say(3)).not.toBe('draw 3 cards')
})
