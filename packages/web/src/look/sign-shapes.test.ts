import { symbols } from '@muster/tenefyr/view'
import { expect, it } from 'vitest'
import { shapes } from './sign-shapes.ts'

it('draws every rule symbol', () => {
  expect(Object.keys(shapes)).toEqual(Object.keys(symbols))
  for (const { fill, line } of Object.values(shapes)) expect(fill ?? line).toMatch(/^M/)
})

it('draws no two alike', () => {
  const drawn = Object.values(shapes).map(({ fill = '', line = '' }) => fill + line)
  expect(new Set(drawn).size).toBe(drawn.length)
})
