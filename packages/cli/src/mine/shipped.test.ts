import { parsePosition, printPosition } from '@muster/engine'
import { describe, expect, it } from 'vitest'
import { GAMES } from '../games.ts'
import { checkPuzzle } from './check.ts'
import { traitsOf } from './mine-match.ts'
import { SHORT_SEARCH } from './steps.ts'
import { askedAt } from './weigh.ts'

const LEAST = 20

describe.each(GAMES)('The puzzles of $name', ({ open, puzzles }) => {
  const box = open()

  it('hold with the rules and cards of today, or say which does not', {
    timeout: 240_000,
  }, async () => {
    const broken = (await puzzles())
      .map((puzzle) => checkPuzzle(box.game, puzzle, SHORT_SEARCH.iterations, SHORT_SEARCH.seeds))
      .filter(({ problem }) => problem !== undefined)
      .map(({ id, problem }) => `${id}: ${problem} (muster mine ${box.game.name} --top-up)`)
    expect(broken).toEqual([])
  })

  it('stand as positions of today’s rules and cards are printed', async () => {
    for (const { id, position } of await puzzles()) {
      const { options, state } = parsePosition(box.game, position)
      expect(printPosition(box.game, options, state), id).toBe(position)
    }
  })

  it('are many, the easiest first, and unlike each other', async () => {
    const all = await puzzles()
    expect(all.length).toBeGreaterThanOrEqual(LEAST)
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    const difficulties = all.map(({ difficulty }) => difficulty)
    expect(difficulties).toEqual([...difficulties].sort((a, b) => a - b))
    expect(new Set(difficulties).size).toBeGreaterThanOrEqual(3)
    const traits = all.flatMap(({ position }) => {
      const { options, state } = parsePosition(box.game, position)
      return traitsOf(box, options, askedAt(box.game, state).decision.prompt)
    })
    expect(new Set(traits).size).toBeGreaterThanOrEqual(LEAST / 2)
  })

  it('have one answer, far ahead of the others and neither lost nor won', async () => {
    for (const { id, steps } of await puzzles()) {
      for (const [answer, rival] of steps) {
        expect(answer.chance - rival.chance, id).toBeGreaterThanOrEqual(10)
        expect(answer.chance, id).toBeGreaterThanOrEqual(25)
        expect(answer.chance, id).toBeLessThanOrEqual(95)
      }
    }
  })
})
