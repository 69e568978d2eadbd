import { tableProblem } from '@muster/engine'
import { describe, expect, it } from 'vitest'
import { terrinoth } from './game.ts'
import { problems } from './testing/conservation.ts'
import { sampledMatch, samples } from './testing/sampled-match.ts'

const MOST_BYTES = 16_000

describe('at every decision of a match', () => {
  for (const [n, options] of samples.entries()) {
    it(`nothing is lost, doubled or out of step: ${JSON.stringify(options)}`, () => {
      const before = terrinoth.newState(terrinoth.readOptions(options))
      let decisions = 0
      sampledMatch(n + 1, options, {
        decision(u) {
          decisions++
          const where = u.whereAreWe()
          expect(problems(u), where).toEqual([])
          if (decisions % 5 > 0) return
          expect(tableProblem(terrinoth, u.state, before), where).toBeUndefined()
          expect(JSON.stringify(u.state).length).toBeLessThan(MOST_BYTES)
        },
      })
      expect(decisions).toBeGreaterThan(20)
    })
  }
})
