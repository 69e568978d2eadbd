import { expect, it } from 'vitest'
import { counted } from './counted.ts'

it('says alike texts once, with their number', () => {
  expect(counted(['bone', 'coin', 'bone'])).toEqual(['bone ×2', 'coin'])
  expect(counted([])).toEqual([])
})

it('keeps an order that matters', () => {
  expect(counted(['bone', 'bone', 'coin', 'bone'], true)).toEqual(['bone ×2', 'coin', 'bone'])
})
