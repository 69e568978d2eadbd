import { RandomDealer } from '@muster/engine'
import { describe, expect, it } from 'vitest'
import { openTable, type TableSetup } from './table.ts'
import type { CampState } from './testing/camp.ts'
import { choose, game, PEOPLE, THREE, toWork } from './testing/people.ts'

/** Nobody who is raided need be asked: there is nothing to defend. */
const calm: typeof game = {
  ...game,
  unasked: (_state, decision) => {
    if (decision.prompt !== 'raid') return undefined
    return decision.at(0).verb === 'decline' ? 0 : 1
  },
}

const sit = (setup: TableSetup<CampState> = {}) =>
  openTable(calm, { people: PEOPLE, seats: THREE, ...setup }, new RandomDealer(7))

describe('what people need not be asked', () => {
  it('is taken for them as an ordinary choice, of which the log says nothing', () => {
    const table = toWork(sit())
    const { entries } = choose(table, 'ana', 'draw')
    expect(entries.map(({ entry }) => entry)).toMatchObject([
      { kind: 'choice', by: 0, texts: ['draw'] },
      { kind: 'choice', by: 1, texts: ['decline'] },
    ])
    expect(table.decision).toMatchObject({ by: 0, prompt: 'work' })
    const lines = table.lines('en', table.version)
    expect(lines.every(({ kind }) => kind === 'told')).toBe(true)
  })

  it('is nobody’s own choice: an undo goes to the one before', () => {
    const table = toWork(sit())
    const before = table.version
    choose(table, 'ana', 'draw')
    const [step] = table.undoMenu('ana')
    expect(step.to).toBe(before)
  })

  it('is asked of bots all the same', () => {
    const seats = [{ people: ['ana', 'bo'] }, { bot: 'random' }, { people: ['cy'] }]
    const table = toWork(sit({ seats }))
    choose(table, 'ana', 'draw')
    expect(table.decision).toMatchObject({ by: 1, prompt: 'raid', unasked: 'decline' })
  })
})
