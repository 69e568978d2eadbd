import { describe, expect, it } from 'vitest'
import { newEngineState } from '../state.ts'
import { LaidDealer } from './laid.ts'

const names = { pileName: String, kindName: String }

describe('dice that were laid', () => {
  const start = newEngineState(0, 2)
  start.rolls = [3, 0]
  const dealer = new LaidDealer(names, start, { 'die 0': ['4', '0', '5'] })
  const after = (...rolls: number[]) => ({ ...start, rolls })

  it('come in their order, counted from the table on which they were laid', () => {
    const faces = [3, 4, 5].map((rolls) => dealer.roll(after(rolls, 0), 0, 6))
    expect(faces).toEqual([4, 0, 5])
  })

  it('come again after an undo', () => {
    expect(dealer.roll(after(5, 0), 0, 6)).toBe(5)
    expect(dealer.roll(after(3, 0), 0, 6)).toBe(4)
  })

  it('show the lowest face where none is laid', () => {
    expect(dealer.roll(after(6, 0), 0, 6)).toBe(0)
    expect(dealer.roll(after(3, 0), 1, 6)).toBe(0)
  })

  it('show no face that the die does not have', () => {
    expect(() => dealer.roll(after(3, 0), 0, 4)).toThrow('a die of 4 sides is laid as 4')
    const misspelt = new LaidDealer(names, start, { 'die 0': ['six'] })
    expect(() => misspelt.roll(start, 0, 6)).toThrow('NaN')
  })
})
