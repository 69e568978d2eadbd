import { describe, expect, it } from 'vitest'
import { series, statistics } from './statistics.ts'
import { choose, sit, toWork, undo } from './testing/people.ts'

describe('statistics', () => {
  const table = toWork(sit())
  choose(table, 'ana', 'fire')
  choose(table, 'ana', 'burn wood', 'burn wood')
  choose(table, 'ana', 'rest')
  const rested = table.version
  undo(table, 'ana', rested - 1)
  choose(table, 'ana', 'roll')
  choose(table, 'ana', 'rest')
  choose(table, 'bo', 'roll')

  it('count events by seat, without what was taken back', () => {
    expect(statistics(table).counts).toEqual([
      { event: 'leads', total: 1, seats: [1, 0, 0] },
      { event: 'discarded', total: 2, seats: [2, 0, 0] },
      { event: 'rolled', total: 2, seats: [1, 1, 0] },
    ])
  })

  it('keep the tellings of each entry that stands', () => {
    const { tellings } = statistics(table)
    expect(tellings.map(({ entry }) => entry)).toEqual(table.standing())
    expect(tellings.map(({ entry }) => entry)).not.toContain(rested)
    expect(tellings[0]).toEqual({ entry: 0, events: [] })
    expect(tellings.at(-1)).toMatchObject({ by: 1, events: [{ name: 'rolled', a: 1 }] })
  })

  it('give a line of a chart', () => {
    const hands = series(table, ({ piles }) => piles[2].length)
    expect(hands.map(({ value }) => value)).toEqual([4, 4, 4, 4, 2, 2, 2, 2])
  })
})
