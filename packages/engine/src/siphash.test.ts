import { describe, expect, it } from 'vitest'
import { type Halves, sipHash, sipKey } from './siphash.ts'

const key = sipKey(Uint8Array.from({ length: 16 }, (_, i) => i))
const hash = (message: readonly number[]): string => {
  const halves: Halves = { high: 0, low: 0 }
  sipHash(key, message, halves)
  return [halves.high, halves.low].map((n) => (n >>> 0).toString(16).padStart(8, '0')).join('')
}

describe('SipHash-2-4', () => {
  // The vectors of its authors: key and message are the bytes 0, 1, 2 …
  it.each([
    [[], '726fdb47dd0e0e31'],
    [[0x03020100], 'cf2794e0277187b7'],
    [[0x03020100, 0x07060504], '93f5f5799a932462'],
    [[0x03020100, 0x07060504, 0x0b0a0908], '751e8fbc860ee5fb'],
  ])('hashes %j as it should', (message, expected) => {
    expect(hash(message)).toBe(expected)
  })

  it('hashes otherwise under another key, and each integer counts', () => {
    const other = sipKey(new Uint8Array(16))
    const halves: Halves = { high: 0, low: 0 }
    sipHash(other, [1, 2], halves)
    expect((halves.high >>> 0).toString(16)).not.toBe(hash([1, 2]).slice(0, 8))
    expect(new Set([[1, 2], [2, 1], [1], [1, 2, 0], [-1, 2]].map(hash)).size).toBe(5)
  })
})
