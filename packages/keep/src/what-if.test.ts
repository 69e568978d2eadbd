import { describe, expect, it } from 'vitest'
import { keepWith } from './game.ts'
import { ROOMS, type Room, SYMBOLS } from './state.ts'
import { examplePack } from './testing/example-map.ts'
import { type Laid, table } from './testing/table.ts'
import { allComing, type Coming, type Focus } from './what-if.ts'

const game = keepWith(examplePack)

const coming = (laid: Laid, kind: Focus['kind'], n: number): Coming[] => {
  const { state } = table({ game, clans: ['ratfolk'] }).put({ heroes: [], tokens: {}, ...laid })
  return allComing(game.content, state, { kind, n })
}
const room = (name: Room): number => ROOMS.indexOf(name)
const JEWEL = SYMBOLS.indexOf('jewel')
const THREE = ['rogue/vault', 'mage/vault', 'archer/vault']

describe('what could come', () => {
  it('has the worst first: a fourth hero takes the great treasure', () => {
    const all = coming({ monsters: { 'ratfolk/sewers': 1 }, heroes: THREE }, 'symbol', JEWEL)
    expect(all).toHaveLength(4)
    expect(all[0].lost).toBe(true)
    expect(all[0].looted).toEqual([{ room: room('vault'), value: 4 }])
  })

  it('is the same of a room as of its symbol', () => {
    const laid = { monsters: { 'ratfolk/sewers': 1 }, heroes: THREE }
    expect(coming(laid, 'room', room('vault'))).toEqual(coming(laid, 'symbol', JEWEL))
  })

  it('is stopped by a guard', () => {
    const all = coming({ monsters: { 'ratfolk/vault': 1 }, heroes: THREE }, 'symbol', JEWEL)
    expect(all.map(({ lost }) => lost)).not.toContain(true)
  })

  it('tells the charges on the way', () => {
    const laid = { monsters: { 'ratfolk/vault': 1 } }
    const [worst] = coming(laid, 'symbol', SYMBOLS.indexOf('hats'))
    expect(worst.charges.length).toBeGreaterThan(0)
    for (const { from, to } of worst.charges) expect(from).not.toBe(to)
  })

  it('is each class by its symbols, too', () => {
    const all = coming({ monsters: {} }, 'class', 1)
    expect(all.map(({ heroClass }) => heroClass)).toEqual(all.map(() => 1))
    expect(all.map(({ symbol }) => symbol).sort((a, b) => a - b)).toEqual(SYMBOLS.map((_, n) => n))
  })
})
