import { describe, expect, it } from 'vitest'
import { type Puzzle, verdictOn } from './puzzle.ts'

const puzzle: Puzzle = {
  id: 'two-steps',
  difficulty: 1,
  steps: [
    [
      { text: 'play axe', chance: 70 },
      { text: 'rest', chance: 40 },
    ],
    [
      { text: 'aim troll', chance: 72 },
      { text: 'aim rat', chance: 50 },
    ],
  ],
  position: '',
}

describe('A puzzle', () => {
  it('is open until all its steps were taken', () => {
    expect(verdictOn(puzzle, [])).toEqual({ outcome: 'open', step: 0 })
    expect(verdictOn(puzzle, ['play axe'])).toEqual({ outcome: 'open', step: 1 })
  })

  it('is solved by its answers, whatever comes after them', () => {
    const solved = { outcome: 'right', step: 1, chosen: 'aim troll' }
    expect(verdictOn(puzzle, ['play axe', 'aim troll'])).toEqual(solved)
    expect(verdictOn(puzzle, ['play axe', 'aim troll', 'rest'])).toEqual(solved)
  })

  it('is failed at the first step that is not the answer', () => {
    expect(verdictOn(puzzle, ['rest', 'aim troll'])).toMatchObject({ outcome: 'wrong', step: 0 })
    expect(verdictOn(puzzle, ['play axe', 'aim rat'])).toEqual({
      outcome: 'wrong',
      step: 1,
      chosen: 'aim rat',
    })
  })
})
