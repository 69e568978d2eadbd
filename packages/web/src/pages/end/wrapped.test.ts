import { expect, it } from 'vitest'
import { wrapped } from './wrapped.ts'

const letters = (text: string): number => text.length

it('breaks between words, and keeps all of them while there is room', () => {
  expect(wrapped('the Orc fell at last', 8, 3, letters)).toEqual(['the Orc', 'fell at', 'last'])
  expect(wrapped('the Orc', 20, 1, letters)).toEqual(['the Orc'])
})

it('gives a word that is too long a line of its own', () => {
  expect(wrapped('a Will-o’-the-Wisp came', 6, 3, letters)).toEqual([
    'a',
    'Will-o’-the-Wisp',
    'came',
  ])
})

it('ends in an ellipsis where there are not lines enough', () => {
  expect(wrapped('one two three four five six', 9, 2, letters)).toEqual(['one two', 'three…'])
})
