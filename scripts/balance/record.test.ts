import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { openRecord } from './record.mjs'

const folder = mkdtempSync(join(tmpdir(), 'muster-record-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const match = { seed: 7, level: 'family', players: 2, scenario: 'rent-day', round: 3 }

describe('a record of matches', () => {
  it('tells a later run what has been played, and how it ended', () => {
    const file = join(folder, 'later')
    const first = openRecord(file, 'cards')
    expect(first.known(match)).toBeUndefined()
    first.note(match, true)
    first.note({ ...match, round: 4 }, false)
    const later = openRecord(file, 'cards')
    expect(later.known(match)).toBe(true)
    expect(later.known({ ...match, round: 4 })).toBe(false)
    expect(later.known({ ...match, round: 5 })).toBeUndefined()
  })

  it('does not count matches of other cards or another seed', () => {
    const file = join(folder, 'others')
    openRecord(file, 'cards').note(match, true)
    expect(openRecord(file, 'new cards').known(match)).toBeUndefined()
    expect(openRecord(file, 'cards').known({ ...match, seed: 8 })).toBeUndefined()
  })

  it('keeps what came up in a match', () => {
    const file = join(folder, 'names')
    openRecord(file, 'cards').note(match, false, ['knight', 'thief'])
    const later = openRecord(file, 'cards')
    expect(later.known(match)).toBe(false)
    expect(later.namesOf(match)).toEqual(['knight', 'thief'])
  })

  it('plays a match again whose line was cut off', () => {
    const file = join(folder, 'torn')
    openRecord(file, 'cards').note(match, true)
    appendFileSync(file, 'cards 7 family 2 rent-day 4 lo')
    const record = openRecord(file, 'cards')
    expect(record.known({ ...match, round: 4 })).toBeUndefined()
    record.note({ ...match, round: 4 }, false)
    const later = openRecord(file, 'cards')
    expect(later.known(match)).toBe(true)
    expect(later.known({ ...match, round: 4 })).toBe(false)
  })

  it('works without a file', () => {
    const record = openRecord(undefined, 'cards')
    record.note(match, true)
    expect(record.known(match)).toBe(true)
  })
})
