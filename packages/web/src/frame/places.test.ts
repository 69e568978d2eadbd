import { expect, test } from 'vitest'
import { glide } from './places.ts'

const place = (left: number, top: number, width = 100, height = 50) => ({
  left,
  top,
  width,
  height,
})

test('what stays does not glide', () => {
  expect(glide(place(10, 10), place(11, 10))).toBeUndefined()
})

test('it starts where it lay, as large as it was', () => {
  expect(glide(place(0, 0, 50, 50), place(30, 40))).toBe('translate(-30px, -40px) scale(0.5, 1)')
})

test('what is not drawn does not glide', () => {
  expect(glide(place(0, 0), place(30, 40, 0, 0))).toBeUndefined()
})
