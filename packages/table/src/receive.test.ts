import { type Dealer, type Entry, MusterError } from '@muster/engine'
import { describe, expect, it } from 'vitest'
import { resumeTable } from './table.ts'
import { actionAtRandom } from './testing/at-random.ts'
import { type CampTable, choose, game, refused, sit, toWork } from './testing/people.ts'

/** A host that knows no key: it can only deal what another says. */
const KEYLESS: Dealer = {
  deal() {
    throw new Error('nothing is dealt here')
  },
  roll() {
    throw new Error('nothing is rolled here')
  },
}

const other = (table: CampTable): CampTable => resumeTable(game, table.record, KEYLESS)

function pass(table: CampTable, to: CampTable): void {
  for (let n = to.version + 1; n <= table.version; n++) to.receive({ n, entry: table.entries[n] })
}

describe('Table.receive', () => {
  it('follows another host entry by entry, whatever people do there', () => {
    for (const seed of [1, 2, 3]) {
      const table = sit({ options: { rounds: 3 } })
      const far = other(table)
      for (let i = 0; i < 300; i++) {
        const { person, action } = actionAtRandom(table, seed * 1_000 + i)
        try {
          table.act(person, action)
        } catch (error) {
          if (!(error instanceof MusterError)) throw error
        }
        pass(table, far)
        expect(far.hash()).toBe(table.hash())
      }
      expect(far.record).toEqual(table.record)
      expect(far.company).toEqual(table.company)
      expect({ ...far.view('ana'), chat: [] }).toEqual({ ...table.view('ana'), chat: [] })
      expect(far.lines('en')).toEqual(table.lines('en'))
      expect(far.undoMenu('bo')).toEqual(table.undoMenu('bo'))
    }
  })

  it('plays on where it has a dealer of its own', () => {
    const table = toWork(sit())
    const far = resumeTable(game, sit().record, {
      deal: () => 0,
      roll: () => 0,
    })
    pass(table, far)
    expect(choose(far, 'ana', 'draw').entries[0].entry.kind).toBe('choice')
  })

  it('tells who watches what has happened', () => {
    const table = toWork(sit())
    const told: string[] = []
    const watch = ({ name }: { readonly name: string }) => void told.push(name)
    const far = resumeTable(game, table.record, KEYLESS, { watch })
    choose(table, 'ana', 'draw')
    pass(table, far)
    expect(told).toEqual(table.eventsOf(table.version).map(({ name }) => name))
  })

  it('refuses what does not follow, and what the rules do not allow or deal, and changes nothing', () => {
    const table = toWork(sit())
    const far = other(table)
    choose(table, 'ana', 'draw')
    const n = table.version
    const entry = table.entries[n]
    if (entry.kind !== 'choice') throw new Error('a choice was made')
    const met = (sent: Entry, at = n) => refused(far, () => far.receive({ n: at, entry: sent }))
    expect(met(entry, n + 1)).toBe('stale')
    expect(met(entry, n - 1)).toBe('stale')
    expect(met({ ...entry, texts: ['dance'] })).toBe('replay')
    expect(met({ ...entry, by: 2 })).toBe('replay')
    expect(met({ ...entry, dealt: [] })).toBe('replay')
    expect(met({ ...entry, dealt: [...entry.dealt, 'wood.1'] })).toBe('replay')
    expect(met({ ...entry, dealt: ['gold.1'] })).toBe('replay')
    expect(met({ kind: 'begin', dealt: [] })).toBe('replay')
    expect(met({ kind: 'undo', to: 99, agreed: [] })).toBe('replay')
    expect(met({ kind: 'note', name: 'seat', text: 'nonsense' })).toBe('notation')
    far.receive({ n, entry })
    expect(far.hash()).toBe(table.hash())
  })
})
