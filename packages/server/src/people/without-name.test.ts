import { describe, expect, it } from 'vitest'
import { printHeader } from '../matches/header.ts'
import { withoutName } from './without-name.ts'

const header = {
  options: {},
  pack: { name: 'house', hash: 'h', house: true },
  settings: { allRoutine: false, closedHands: false, standIn: null, hints: true },
  people: [
    { id: 'a1', name: 'Ana', watches: false },
    { id: 'b2', name: 'Ana Maria', watches: false },
  ],
  seats: [],
  commitment: 'c',
  invitations: {},
}

const person = (id: string, name: string): string =>
  JSON.stringify({ kind: 'note', name: 'person', text: `${id} ${name}` })

const snapshot = (...told: readonly string[]): string =>
  JSON.stringify({ state: { rows: [1] }, lines: { en: told, fr: told, pt: told } })

describe('A match without the name of somebody', () => {
  it('has it nowhere: not the present one, and none of before', () => {
    const left = withoutName(
      {
        header: printHeader(header),
        entries: [
          person('a1', 'Änne (“A. B”)'),
          person('a1', 'Ana'),
          person('b2', 'Ana Maria'),
          JSON.stringify({ kind: 'note', name: 'seat', text: '1 held by a1' }),
        ],
        notation: ' 1  person a1 Änne (“A. B”)\n 2  person b2 Ana Maria\n 3  vote   1 by a1: Ana\n',
        snapshots: [
          snapshot('Änne (“A. B”) is now called Ana.', 'C’est à Ana, Anatole.', '“Ana” draws.'),
        ],
      },
      'a1',
    )
    expect(JSON.parse(left.header)).toEqual({
      ...header,
      people: [{ id: 'a1', name: '…', watches: false }, header.people[1]],
      forgotten: ['a1'],
    })
    expect(left.entries).toEqual([
      person('a1', '…'),
      person('a1', '…'),
      person('b2', 'Ana Maria'),
      JSON.stringify({ kind: 'note', name: 'seat', text: '1 held by a1' }),
    ])
    // What a vote was about is the game's.
    expect(left.notation).toBe(
      ' 1  person a1 …\n 2  person b2 Ana Maria\n 3  vote   1 by a1: Ana\n',
    )
    expect(left.snapshots).toEqual([
      snapshot('… is now called ….', 'C’est à …, Anatole.', '“…” draws.'),
    ])
  })

  it('keeps who has left and been forgotten, once', () => {
    const texts = { header: printHeader({ ...header, forgotten: ['c3'] }), entries: [] }
    const once = withoutName({ ...texts, notation: undefined, snapshots: [] }, 'd4')
    const twice = withoutName(once, 'd4')
    expect(JSON.parse(twice.header)).toEqual({ ...header, forgotten: ['c3', 'd4'] })
  })
})
