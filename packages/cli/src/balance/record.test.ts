import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { textsIn } from '../texts/index.ts'
import type { MatchFacts } from './match-facts.ts'
import { openRecord } from './record.ts'

const folder = mkdtempSync(join(tmpdir(), 'muster-record-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const open = (name: string) => openRecord(join(folder, name), textsIn.en)
const facts = (key: string, won = true): MatchFacts => ({
  key,
  won,
  decisions: 12,
  outlook: [4_000, 6_000],
  tookPart: { boss: ['dark-lord'] },
  cards: { loot: { ambush: [1, 2, 1, 900] } },
})

describe('A record of matches', () => {
  it('tells a later run what has been played, and how it went', () => {
    open('later').note(facts('a'))
    open('later').note(facts('b', false))
    const { known } = open('later')
    expect([...known.values()]).toEqual([facts('a'), facts('b', false)])
  })

  it('plays a match again whose line was cut off, and keeps all others', () => {
    const file = join(folder, 'torn')
    open('torn').note(facts('a'))
    appendFileSync(file, JSON.stringify(facts('b')).slice(0, 40))
    const record = open('torn')
    expect([...record.known.keys()]).toEqual(['a'])
    record.note(facts('b'))
    expect([...open('torn').known.keys()]).toEqual(['a', 'b'])
  })

  it('takes no line for a match that is none', () => {
    open('odd').note(facts('a'))
    appendFileSync(join(folder, 'odd'), '{"key":"b","won":"yes"}\n[]\n"c"\n')
    expect([...open('odd').known.keys()]).toEqual(['a'])
  })

  it('leaves a file alone that is something else', () => {
    const file = join(folder, 'letter.txt')
    writeFileSync(file, 'Dear Ana,\n')
    expect(() => open('letter.txt')).toThrow(/is no record of matches; it was left as it is/)
    expect(readFileSync(file, 'utf8')).toBe('Dear Ana,\n')
  })

  it('says what cannot be read or written', () => {
    expect(() => openRecord(folder, textsIn.en)).toThrow(/Cannot read .*: it is a folder/)
    expect(() => openRecord(join(folder, 'no', 'where'), textsIn.en)).toThrow(/Cannot write/)
  })

  it('works without a file', () => {
    const record = openRecord(undefined, textsIn.en)
    record.note(facts('a'))
    expect(record.known.get('a')).toEqual(facts('a'))
  })
})
