import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseMatch, printMatch } from './notation.ts'
import type { Entry, MatchRecord } from './record.ts'

const HASH = 'ab'.repeat(32)
const RECORD: MatchRecord = {
  game: 'delve',
  version: '1.0.0',
  pack: { name: 'house', hash: HASH },
  options: { rounds: 3, edition: '2019', quick: false, names: ['Ann', 'Old Bo'], mood: 'calm' },
  deal: { kind: 'sealed', commitment: HASH, match: 'm1', nonces: ['a1', 'b2'] },
  entries: [
    { kind: 'begin', dealt: ['gem.1'] },
    { kind: 'choice', by: 'party', texts: ['go-on torch-1'], dealt: ['bat.9', '?2/5', 'die0=3'] },
    { kind: 'choice', by: 0, texts: ['drop gem', 'drop bat'], dealt: [] },
    { kind: 'note', name: 'vote', text: '2 leave' },
    { kind: 'undo', to: 1, agreed: [0, 1] },
    { kind: 'undo', to: 0, agreed: [0], pastSeal: true },
    { kind: 'choice', by: 'party', texts: ['leave'], dealt: ['gem.2'], agreed: [0, 1] },
    { kind: 'choice', by: 1, texts: ['draw'], dealt: [], agreed: [0] },
  ],
  result: 'won',
}
const TEXT = `muster 1
game      delve 1.0.0
options   rounds=3 · edition="2019" · quick=false · names=[Ann, "Old Bo"] · mood=calm
pack      house sha256:${HASH}
deal      sealed sha256:${HASH} · match m1 · nonces a1 b2
0  begin                                : gem.1
1  party  go-on torch-1                 : bat.9 ?2/5 die0=3
2  1      drop gem + drop bat
3  vote   2 leave
4  undo   back to 1 (1, 2 agree)
5  undo   back to 0 past a seal (1 agrees)
6  party  leave (1, 2 agree)            : gem.2
7  2      draw (1 agrees)
result    won after 2 choices
`
const NOTES = { notes: ['vote'] }

const word = fc.stringMatching(/^[a-z][a-z0-9.-]{0,8}$/)
const text = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '))
const dealt = fc.array(fc.oneof(word, fc.constantFrom('?2/5', 'die0=3')), { maxLength: 4 })
const seat = fc.nat({ max: 3 })
const later: fc.Arbitrary<Entry> = fc.oneof(
  fc.record({
    kind: fc.constant('choice' as const),
    by: fc.oneof(seat, fc.constant('party' as const)),
    texts: fc.array(text, { minLength: 1, maxLength: 3 }),
    dealt,
  }),
  fc.record({
    kind: fc.constant('choice' as const),
    by: fc.constant('party' as const),
    texts: fc.array(text, { minLength: 1, maxLength: 3 }),
    dealt,
    agreed: fc.array(seat, { minLength: 1, maxLength: 3 }),
  }),
  fc.record(
    {
      kind: fc.constant('undo' as const),
      to: fc.constant(0),
      agreed: fc.array(seat, { maxLength: 3 }),
      pastSeal: fc.constant(true as const),
    },
    { requiredKeys: ['kind', 'to', 'agreed'] },
  ),
  fc.record({ kind: fc.constant('note' as const), name: fc.constant('vote'), text }),
)
const option = fc.oneof(
  fc.integer({ min: -999, max: 999 }),
  fc.boolean(),
  fc.string(),
  fc.array(fc.string(), { maxLength: 3 }),
)
const hex = (digits: number) => fc.stringMatching(new RegExp(`^[0-9a-f]{${digits}}$`))
const key = { commitment: hex(64), match: word, nonces: fc.array(word, { maxLength: 3 }) }
const deal = fc.oneof(
  fc.record({ kind: fc.constant('sealed' as const), ...key }),
  fc.record({ kind: fc.constant('opened' as const), ...key, seed: hex(32) }),
  fc.record({
    kind: fc.constantFrom('random' as const, 'scripted' as const),
    note: fc.oneof(fc.constant(''), text),
  }),
)
const records: fc.Arbitrary<MatchRecord> = fc.record(
  {
    game: word,
    version: word,
    pack: fc.record({ name: word, hash: hex(64) }),
    options: fc.dictionary(
      word.filter((name) => !name.includes('.')),
      option,
      { maxKeys: 4 },
    ),
    deal,
    continued: fc.record(
      { match: word, entry: fc.nat({ max: 99 }), whole: fc.constant(true as const) },
      { requiredKeys: ['match', 'entry'] },
    ),
    start: fc.array(text, { minLength: 1, maxLength: 3 }).map((lines) => `${lines.join('\n')}\n`),
    entries: fc
      .tuple(
        fc.record({ kind: fc.constant('begin' as const), dealt }),
        fc.array(later, { maxLength: 12 }),
      )
      .map(([begin, entries]) => [begin, ...entries]),
    result: fc.constantFrom('won' as const, 'lost' as const),
  },
  { requiredKeys: ['game', 'version', 'pack', 'options', 'deal', 'entries'] },
)

describe('notation', () => {
  it('is one line an entry', () => {
    expect(printMatch(RECORD)).toBe(TEXT)
    expect(parseMatch(TEXT, NOTES)).toEqual(RECORD)
  })

  it('round-trips', () => {
    fc.assert(
      fc.property(records, (record) => {
        const printed = printMatch(record)
        const parsed = parseMatch(printed, NOTES)
        expect(parsed).toEqual(JSON.parse(JSON.stringify(record)))
        expect(printMatch(parsed)).toBe(printed)
      }),
    )
  })

  it('passes over comments and empty lines', () => {
    const loose = TEXT.replace('\n0  ', '\n\n# why\n0  ').replaceAll('\n', '\r\n')
    expect(parseMatch(loose, NOTES)).toEqual(RECORD)
  })

  it.each([
    ['muster 1', 'chess 1', 'line 1, column 1: expected “muster 1”, got “chess 1”'],
    ['delve 1.0.0', 'delve', 'line 2, column 11: expected the game and its version'],
    ['quick=false', 'quick:false', 'line 3, column 44: expected “=”, got “:false'],
    ['names=[Ann, ', 'names=[Ann; ', 'line 3, column 63: expected “, ”'],
    ['house sha256:', 'house md5:', 'line 4, column 17: expected sha256:…'],
    ['sealed', 'hidden', 'line 5, column 11: expected a sealed, opened, random or scripted deal'],
    ['0  begin', '0  start', 'line 6, column 4: entry 0 must be “begin”'],
    ['1  party', '7  party', 'line 7, column 1: expected entry 1, got “7”'],
    ['2  1  ', '2  one', 'line 8, column 4: expected a seat, party or undo, got “one”'],
    ['back to 1', 'forth to 1', 'line 10, column 11: expected “back to N”'],
    ['back to 1', 'back to 4', 'line 10, column 11: entry 4 is not before this one'],
    ['vote', 'veto', 'line 9, column 4: expected a seat, party or undo, got “veto”'],
    ['won after', 'drawn after', 'line 14, column 11: expected won or lost'],
  ])('names line and column: %s → %s', (right, wrong, message) => {
    expect(() => parseMatch(TEXT.replace(right, wrong), NOTES)).toThrow(message)
  })

  it('says so when a text ends too soon', () => {
    expect(() => parseMatch('muster 1\ngame      delve 1.0.0')).toThrow('got the end')
    expect(() => parseMatch('')).toThrow('line 1, column 1: expected muster 1, got the end')
  })
})
