import { describe, expect, it } from 'vitest'
import { contract } from './contract.ts'
import { delve } from './delve.ts'
import { golden } from './golden.ts'
import { play } from './play.ts'
import { reachable } from './reachable.ts'

const game = delve()

contract(
  'delve',
  [
    { game, options: { rounds: 1 } },
    { game, options: { rounds: 4, edition: '2018', names: ['Ann', 'Old Bo'] } },
  ],
  ['D1', 'D2', 'D3', 'D4', 'D5'],
  { matches: 20 },
)

golden({ game, options: { rounds: 3 } }, new URL('golden/delve.txt', import.meta.url), { seed: 5 })

describe('reachable', () => {
  it('counts the decisions to a depth', () => {
    expect(reachable(game, play(game).state, 6)).toMatchInlineSnapshot(`
      [
        1,
        2,
        5,
        13,
        34,
        88,
        223,
      ]
    `)
  })
})
