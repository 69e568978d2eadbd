import { ROOMS, SYMBOLS } from '@muster/keep/view'
import { describe, expect, it } from 'vitest'
import { game, type Laid, lay } from '../../testing/keep-table.ts'
import { tableOf } from './table.ts'
import { allComing } from './what-if.tsx'

const symbol = (name: string) => ({
  kind: 'symbol' as const,
  n: SYMBOLS.findIndex((one) => one === name),
})
const room = (name: string): number => ROOMS.findIndex((one) => one === name)
const tableWith = (laid: Omit<Laid, 'hand'>) =>
  tableOf(game.content, lay({ ...laid, hand: ['scurry'] }).state, 'en')

describe('what could come', () => {
  const three = ['rogue/vault', 'mage/vault', 'archer/vault']

  it('has the worst first: a fourth hero takes the great treasure', () => {
    const all = allComing(
      tableWith({ monsters: { 'ratfolk/sewers': 1 }, heroes: three }),
      symbol('jewel'),
    )
    expect(all).toHaveLength(4)
    expect(all[0].answer.lost).toBe(true)
    expect(all[0].looted).toEqual([{ room: room('vault'), value: 4 }])
  })

  it('is stopped by a guard', () => {
    const guarded = tableWith({ monsters: { 'ratfolk/vault': 1 }, heroes: three })
    expect(allComing(guarded, symbol('jewel')).map(({ answer }) => answer.lost)).not.toContain(true)
  })

  it('tells the charges on the way', () => {
    const [worst] = allComing(tableWith({ monsters: { 'ratfolk/vault': 1 } }), symbol('hats'))
    expect(worst.charges.length).toBeGreaterThan(0)
    for (const { from, to } of worst.charges) expect(from).not.toBe(to)
  })

  it('is each class by its symbols, too', () => {
    const all = allComing(tableWith({ monsters: {} }), { kind: 'class', n: 1 })
    expect(all.map((coming) => coming.heroClass)).toEqual(all.map(() => 1))
    expect(new Set(all.map((coming) => coming.symbol)).size).toBe(SYMBOLS.length)
  })
})
