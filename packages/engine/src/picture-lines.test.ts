import { expect, it } from 'vitest'
import {
  boxed,
  captioned,
  cut,
  ends,
  heading,
  padded,
  WIDTH,
  widthOf,
  wrap,
} from './picture-lines.ts'

it('cuts and pads by letters as they are seen', () => {
  expect(cut('Épée longue', 11)).toBe('Épée longue')
  expect(cut('Épée longue', 6)).toBe('Épée…')
  expect(padded('🐉 1', 5)).toBe('🐉 1  ')
  expect(padded('dragon', 4)).toBe('dra…')
})

it('keeps what stands at the right end', () => {
  expect(ends('Goblin', '3 left', 16)).toBe('Goblin    3 left')
  expect(ends('Goblin King', '3 left', 12)).toBe('Gob…  3 left')
  expect(ends('Goblin', '3 left', 7)).toBe('3 left ')
  expect(ends('Goblin', '', 8)).toBe('Goblin  ')
})

it('breaks lines between words', () => {
  expect(wrap('one two three', 7)).toEqual(['one two', 'three'])
  expect(wrap('unbreakable', 5)).toEqual(['unbr…'])
  expect(wrap('', 5)).toEqual([])
})

it('lets the text of a caption go on under itself', () => {
  const lines = captioned('Hand', 'card '.repeat(30).trim(), 2, 6)
  expect(lines).toHaveLength(2)
  expect(lines[0]).toMatch(/^ {2}Hand {4}card card/)
  expect(lines[1]).toMatch(/^ {10}card/)
})

it('draws headings and boxes as wide as the table', () => {
  const box = boxed('Combat', ['Goblin', 'x'.repeat(2 * WIDTH)])
  for (const line of [heading('Dungeons'), heading('x'.repeat(2 * WIDTH), '═'), ...box]) {
    expect(widthOf(line)).toBe(WIDTH)
  }
  expect(heading('Dungeons')).toMatch(/^── Dungeons ─+$/)
  expect(box[0]).toMatch(/^┌─ Combat ─+┐$/)
  expect(box[1]).toMatch(/^│ Goblin +│$/)
})
