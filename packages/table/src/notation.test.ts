import { branch, printMatch, RandomDealer } from '@muster/engine'
import { describe, expect, it } from 'vitest'
import { parseTable } from './notation.ts'
import { NOTE_NAMES, type Note, noteText, readNote } from './notes.ts'
import { resumeTable } from './table.ts'
import { choose, game, sit, toWork, undo, vote } from './testing/people.ts'

const NOTES: readonly Note[] = [
  { kind: 'person', person: 'ana', name: 'Ana  “the, bold”: 2' },
  { kind: 'seat', seat: 0, people: ['ana', 'bo'] },
  { kind: 'seat', seat: 1, people: [], bot: 'greedy' },
  { kind: 'seat', seat: 2, people: [] },
  { kind: 'here', person: 'seat' },
  { kind: 'away', person: '2' },
  { kind: 'away', seat: 1 },
  {
    kind: 'settings',
    settings: { allRoutine: true, closedHands: false, oneDevice: true, hints: true },
  },
  {
    kind: 'settings',
    settings: { allRoutine: false, closedHands: false, oneDevice: true, hints: false },
  },
  { kind: 'vote', seats: [0, 2], person: 'ana', texts: ['drop gem', 'drop bat'] },
  { kind: 'follow', seat: 2, on: true },
  { kind: 'allow', seat: 2, on: false },
  { kind: 'consent', seat: 2, by: [0, 1], on: true },
  { kind: 'mute', seat: 1, key: 'defend, Forge', span: 'round', since: 14 },
  { kind: 'unmute', seat: 1, key: 'defend, Forge' },
  { kind: 'asks', seats: [0, 1], to: 37 },
  { kind: 'agrees', seats: [2] },
  { kind: 'refuses', seats: [1, 2] },
]

describe('notes', () => {
  it.each(NOTES)('are read as they are written: $kind', (note) => {
    const text = noteText(note)
    expect(readNote({ kind: 'note', name: note.kind, text }, 3)).toEqual(note)
  })

  it('are all of them shown above', () => {
    expect(NOTE_NAMES.filter((name) => !NOTES.some(({ kind }) => kind === name))).toEqual([])
  })

  it.each([
    ['vote', 'two by ana: leave'],
    ['seat', '4 open'],
    ['seat', '0 open'],
    ['follow', '1 maybe'],
    ['mute', '1 week 3 raid'],
    ['agrees', '1, 9'],
  ])('are refused when they make no sense: %s %s', (name, text) => {
    expect(() => readNote({ kind: 'note', name, text }, 3)).toThrow('cannot read its note')
  })

  it('of others are passed over', () => {
    expect(readNote({ kind: 'note', name: 'weather', text: 'rain' }, 3)).toBeUndefined()
  })
})

describe('a table as text', () => {
  it('has one readable line an entry', () => {
    const table = sit({ seats: [{ people: ['ana'] }, { people: ['bo'] }, { bot: 'greedy' }] })
    table.act('bo', { kind: 'follow', on: true })
    vote(table, 'ana', 'hill')
    choose(table, 'ana', 'lead 1')
    choose(table, 'ana', 'roll')
    undo(table, 'ana', table.version - 1)
    table.act('bo', { kind: 'undo-agree', proposal: table.version })
    const lines = printMatch(table.record).split('\n')
    expect(lines.slice(6).map((line) => line.replace(/die0=\d/, 'die'))).toEqual([
      ' 1  person ana Ana',
      ' 2  person bo Bo',
      ' 3  person cy Cy',
      ' 4  seat   1 held by ana',
      ' 5  seat   2 held by bo',
      ' 6  seat   3 bot greedy',
      ' 7  follow 2 on',
      ' 8  party  hill (1, 2 agree)',
      ' 9  party  lead 1 (1 agrees)',
      '10  1      roll                          : die',
      '11  asks   1 back to 9',
      '12  undo   back to 9 past a seal (1, 2 agree)',
      '',
    ])
  })

  it('says which note cannot be read', () => {
    const text = printMatch(sit().record).replace('1 held by ana', '1 is mine')
    expect(() => parseTable(text)).toThrow(
      'entry 4: the table cannot read its note “seat 1 is mine”',
    )
  })

  it('is taken up again with other people, and played on from an earlier entry', () => {
    const table = toWork(sit())
    choose(table, 'ana', 'rest')
    const to = table.version - 1
    const record = branch(table.record, { match: 'm1', entry: to }, { kind: 'random', note: '' })
    const seating = {
      people: [{ id: 'zoe', name: 'Zoé' }],
      seats: [{ people: ['zoe'] }, { bot: 'x' }, { bot: 'x' }],
      settings: { oneDevice: true },
    }
    const again = resumeTable(game, record, new RandomDealer(5), { seating })
    expect(again.record.continued).toEqual({ match: 'm1', entry: to })
    expect(again.view('zoe')).toMatchObject({ mine: { seats: [0], mayChoose: true } })
    choose(again, 'zoe', 'rest')
    expect(again.view().decides?.bot).toEqual({ seat: 1, name: 'x' })
    expect(() =>
      resumeTable(game, record, new RandomDealer(5), { seating: { seats: [{}, {}, {}, {}] } }),
    ).toThrow('3 seats')
  })
})

describe('who watches', () => {
  it('sees each event as it happens, and nothing of what was before', () => {
    const seen: string[] = []
    const watch = (event: { name: string }, state: { raids: number }) =>
      seen.push(`${event.name} ${state.raids}`)
    const table = toWork(sit({ watch }))
    choose(table, 'ana', 'draw')
    choose(table, 'bo', 'decline')
    expect(seen).toEqual(['leads 0', 'drew 0', 'raided 1'])
    seen.length = 0
    const again = resumeTable(game, table.record, new RandomDealer(5), { watch })
    expect(seen).toEqual([])
    choose(again, 'ana', 'roll')
    expect(seen).toEqual(['rolled 1'])
    undo(again, 'ana', again.undoMenu('ana')[0].to)
    expect(seen).toHaveLength(1)
  })
})
