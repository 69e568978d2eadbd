import { describe, expect, it } from 'vitest'
import { chapterNumber, ruleParts } from './rule-links.ts'

const numbers = new Set(['T1.1', 'T1.12', 'T12.8', 'T12.11'])
const rules = (text: string): string[] =>
  ruleParts(text, numbers)
    .filter((part) => part.rule)
    .map((part) => part.text)

describe('rules named in a text', () => {
  it('finds a number between other words, and gives the whole text back', () => {
    const text = 'Minus any you took out (T1.12).'
    expect(ruleParts(text, numbers)).toEqual([
      { text: 'Minus any you took out (', rule: false },
      { text: 'T1.12', rule: true },
      { text: ').', rule: false },
    ])
  })

  it('links both ends of a range, and takes the longest number', () => {
    expect(rules('See T12.8–T12.11, T1.12')).toEqual(['T12.8', 'T12.11', 'T1.12'])
  })

  it('leaves alone what is no rule', () => {
    expect(ruleParts('T99.1 and level 1.1', numbers)).toEqual([
      { text: 'T99.1 and level 1.1', rule: false },
    ])
    expect(ruleParts('', numbers)).toEqual([])
  })

  it('knows the chapter of a rule', () => {
    expect(chapterNumber('T12.8')).toBe('T12')
  })
})
