import { expect, test } from 'vitest'
import { besides } from './hover-place.ts'

const window = { width: 1366, height: 625 }
const paper = { width: 500, height: 400 }
const thing = (left: number, top: number) => ({ left, top, right: left + 260, bottom: top + 200 })

test('a paper lies beside a thing, on the side with more room', () => {
  expect(besides(thing(100, 150), paper, window)).toEqual({ left: 372, top: 50 })
  expect(besides(thing(1000, 150), paper, window)).toEqual({ left: 488, top: 50 })
})

test.each([
  [100, 0],
  [100, 420],
  [1100, 420],
  [553, 300],
])('a paper beside what lies at %d, %d is whole in the window and hides nothing of it', (x, y) => {
  const { left, top } = besides(thing(x, y), paper, window)
  expect(top).toBeGreaterThanOrEqual(0)
  expect(top + paper.height).toBeLessThanOrEqual(window.height)
  expect(left).toBeGreaterThanOrEqual(0)
  expect(left + paper.width).toBeLessThanOrEqual(window.width)
  expect(left >= x + 260 || left + paper.width <= x).toBe(true)
})
