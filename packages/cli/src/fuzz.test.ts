import { describe, expect, it } from 'vitest'
import { cellName, fuzzCells } from './fuzz-cells.ts'
import { GAMES } from './games.ts'
import { fuzzPart } from './parallel/fuzz-part.ts'

const MATCHES = 10_000

describe.each(GAMES.map((entry) => [entry.name, entry] as const))('%s at random', (name, entry) => {
  const cells = fuzzCells(entry.open())
  const each = Math.ceil(MATCHES / cells.length)

  it.each(cells.map((cell) => [cellName(cell), cell] as const))('%s', (_name, cell) => {
    const seed = 1 + cells.indexOf(cell)
    const tally = fuzzPart({ task: 'fuzz', game: name, cell, seed }, { from: 0, to: each })
    expect(tally.problems).toEqual([])
    expect(tally.matches).toBe(each)
  })
})
