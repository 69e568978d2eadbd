import { describe, expect, it } from 'vitest'
import { readFields, readRow } from './options.ts'

const FIELDS = [
  { name: 'players', values: [1, 2, 3], fallback: 2 },
  { name: 'level', values: ['easy', 'hard'], fallback: 'easy' },
  { name: 'open', values: [false, true], fallback: false },
]

describe('the fields of a set-up', () => {
  it('fall back where they are missing', () => {
    expect(readFields(FIELDS, {}, [])).toEqual({ players: 2, level: 'easy', open: false })
  })

  it('are what the form offers, also where they came as text', () => {
    const given = { players: '3', level: 'hard', open: 'true' }
    expect(readFields(FIELDS, given, [])).toEqual({ players: 3, level: 'hard', open: true })
  })

  it('refuse what is not offered, and names that nobody knows', () => {
    expect(() => readFields(FIELDS, { players: 4 }, [])).toThrow(
      '"players" is one of 1, 2, 3, not 4.',
    )
    expect(() => readFields(FIELDS, { heros: [] }, ['heroes'])).toThrow(
      'There is no option "heros"; there are players, level, open, heroes.',
    )
  })

  it('leave to the game what it reads by itself', () => {
    const read = readFields(FIELDS, { heroes: ['bard'] }, ['heroes'])
    expect(Object.keys(read)).toEqual(['players', 'level', 'open'])
  })
})

it('reads a list as one or with commas', () => {
  expect(readRow('clans', ['gnolls', 'slimes'])).toEqual(['gnolls', 'slimes'])
  expect(readRow('clans', 'gnolls,slimes')).toEqual(['gnolls', 'slimes'])
  expect(() => readRow('clans', 2)).toThrow('"clans" is a list.')
})
