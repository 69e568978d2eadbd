import { expect, it } from 'vitest'
import { backdrop, type Pattern } from './backdrop.ts'

const patterns: readonly Pattern[] = ['hatch', 'brick', 'roots', 'rays', 'web']

it.each(patterns)('cuts %s the same way for a name every time, and otherwise for another', (p) => {
  const ground = backdrop(p, 'orc', 1, 'large')
  expect(ground).toBe(backdrop(p, 'orc', 1, 'large'))
  expect(ground).not.toBe(backdrop(p, 'bandit', 1, 'large'))
  expect(ground).toMatch(/^M-?[\d.]+ /)
  expect(ground).not.toMatch(/NaN|Infinity/)
})

it('cuts fewer strokes on a small plate', () => {
  for (const pattern of patterns) {
    const strokes = (size: 'small' | 'large') => backdrop(pattern, 'orc', 3, size).split('M').length
    expect(strokes('small')).toBeLessThan(strokes('large'))
  }
})
