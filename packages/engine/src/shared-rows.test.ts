import { describe, expect, it } from 'vitest'
import { shareRows } from './shared-rows.ts'

describe('Rows of states that follow each other', () => {
  const before = { a: 1, row: [1, 2, 3], rows: [[1], [2, 3], []], gone: [4] }

  it('are kept once where they are alike, and the state is the same', () => {
    const now = { a: 2, row: [1, 2, 3], rows: [[1], [2, 4], []], gone: [] }
    const copy = structuredClone(now)
    shareRows(before, now)
    expect(now).toEqual(copy)
    expect(now.row).toBe(before.row)
    expect(now.rows[0]).toBe(before.rows[0])
    expect(now.rows[2]).toBe(before.rows[2])
    expect(now.rows[1]).not.toBe(before.rows[1])
    expect(now.rows).not.toBe(before.rows)
    expect(Object.keys(now)).toEqual(Object.keys(copy))
  })

  it('of rows as a whole, too', () => {
    const now = structuredClone(before)
    shareRows(before, now)
    expect(now.rows).toBe(before.rows)
    expect(now).toEqual(before)
  })

  it('stay apart where lengths differ', () => {
    const now = { a: 1, row: [1, 2], rows: [[1]], gone: [4, 4] }
    shareRows(before, now)
    expect(now).toEqual({ a: 1, row: [1, 2], rows: [[1]], gone: [4, 4] })
    expect(now.rows[0]).toBe(before.rows[0])
  })
})
