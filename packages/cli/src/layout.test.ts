import { describe, expect, it } from 'vitest'
import { fitted, wrap } from './layout.ts'

describe('Lines', () => {
  it('break between words, and go on set in', () => {
    expect(wrap('  1  one two three four five six', 20, '     ')).toBe(
      '  1  one two three\n     four five six',
    )
  })

  it('are never wider than 100 columns', () => {
    const lines = wrap('word '.repeat(60).trim(), 300).split('\n')
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(100)
  })
})

describe('A drawing on a narrow terminal', () => {
  const rule = `── Level 1 ${'─'.repeat(89)}`
  const framed = `│ Kobold 3${' '.repeat(83)} ●○○ │`
  const columns = `${'Kobold 3'.padEnd(44)}●○○○ │ ${'Tavern Brawler 4'.padEnd(44)}●○○○`

  it('stays as it is where there is room', () => {
    expect(fitted([rule, framed, columns].join('\n'), 100)).toBe([rule, framed, columns].join('\n'))
  })

  it('loses gaps and rules, not words or columns', () => {
    const lines = fitted([rule, framed, columns, columns].join('\n'), 80).split('\n')
    expect(lines).toHaveLength(4)
    for (const line of lines) expect([...line].length).toBeLessThanOrEqual(80)
    expect(lines[1]).toMatch(/^│ Kobold 3 +●○○ │$/)
    expect(lines[2]).toMatch(/^Kobold 3 +●○○○ │ Tavern Brawler 4 +●○○○$/)
    expect(lines[2]).toBe(lines[3])
  })

  it('folds what is all words', () => {
    const text = 'word '.repeat(18).trim()
    const lines = fitted(text, 60).split('\n')
    expect(lines.map((line) => line.trim()).join(' ')).toBe(text)
  })
})
