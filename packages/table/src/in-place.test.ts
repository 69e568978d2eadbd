import { MusterError } from '@muster/engine'
import { describe, expect, it } from 'vitest'
import { actionAtRandom } from './testing/at-random.ts'
import { type CampTable, sit } from './testing/people.ts'

/** Two tables of one match: one knows all that happened, the other only how it lies. */
function both(): readonly [CampTable, CampTable] {
  const options = { rounds: 3 }
  return [sit({ options }), sit({ options, inPlace: true })]
}

describe('A table that is changed in place', () => {
  it('answers all that it is asked as one that keeps everything', () => {
    for (const seed of [1, 2, 3]) {
      const [table, short] = both()
      for (let i = 0; i < 200; i++) {
        const { person, action } = actionAtRandom(table, seed * 1_000 + i)
        const done = [table, short].map((one) => {
          try {
            return one.act(person, action)
          } catch (error) {
            if (error instanceof MusterError) return error.code
            throw error
          }
        })
        // What is free to take back depends on who chose, however long ago; and an error leaves everything as it was.
        expect(done[1]).toEqual(done[0])
        expect(short.state).toEqual(table.state)
        expect(short.decision).toEqual(table.decision)
        const entries = typeof done[0] === 'string' ? [] : done[0].entries
        for (const { n } of entries) expect(short.hashAfter(n)).toBe(table.hashAfter(n))
      }
      expect(short.record).toEqual(table.record)
      expect(short.view('ana')).toEqual(table.view('ana'))
      expect(short.lines('fr')).toEqual(table.lines('fr'))
      expect(short.linesIn(['en', 'pt'])).toEqual([table.lines('en'), table.lines('pt')])
      expect(short.lines('en', 3, 9)).toEqual(table.lines('en', 3, 9))
      expect(short.undoMenu('bo')).toEqual(table.undoMenu('bo'))
      expect(short.standingEvents()).toEqual(table.standingEvents())
      for (const entry of [0, 5, table.version - 5, table.version]) {
        expect(short.stateAfter(entry)).toEqual(table.stateAfter(entry))
        expect(short.hashAfter(entry)).toBe(table.hashAfter(entry))
        expect(short.eventsOf(entry)).toEqual(table.eventsOf(entry))
      }
      expect(() => short.stateAfter(table.version + 1)).toThrow('there is no entry')
    }
  })
})
