import type { Puzzle } from '@muster/engine'
import { tenefyr } from '@muster/tenefyr'
import { puzzles } from '@muster/tenefyr/puzzles'
import { expect, it } from 'vitest'
import { checkPuzzle } from './check.ts'

const FEW = 40
const [puzzle] = puzzles

const problemOf = (changed: Partial<Puzzle>): string =>
  checkPuzzle(tenefyr, { ...puzzle, ...changed }, FEW).problem ?? ''

it('says what no longer loads, and what is not on the list any more', () => {
  expect(problemOf({ position: puzzle.position.replace('match.', 'march.') })).toMatch(/march/)
  const [[, ...others]] = puzzle.steps
  expect(problemOf({ steps: [[{ text: 'fly away', chance: 80 }, ...others]] })).toBe(
    '“fly away” is not on the list',
  )
  expect(problemOf({ steps: [puzzle.steps[0].slice(0, 1)] })).toMatch(/is new on the list$/)
})

it('says when another option is better', () => {
  const [[answer, rival, ...others]] = puzzle.steps
  const problem = problemOf({ steps: [[rival, answer, ...others]] })
  expect(problem).toBe(`“${answer.text}” comes before “${rival.text}”`)
})

it('knows that what a card was doing is lost when cards have changed', () => {
  const frame = 'at        sequence.next list=1 seat=0 card=0 at=1\n'
  const running = puzzle.position.replace(/^at /m, `${frame}at `)
  expect(problemOf({ position: running.replace(tenefyr.pack.hash, '0'.repeat(64)) })).toMatch(
    /in the midst of what a card did/,
  )
  expect(problemOf({ position: running })).not.toMatch(/in the midst/)
})
