import { expect, it } from 'vitest'
import { terrinoth } from './game.ts'
import { glimpseOf } from './glimpse.ts'
import { table } from './testing/table.ts'

it('sees little of a table from afar', () => {
  const { state } = table({ game: terrinoth, heroes: ['kari', 'mok'] }).put({
    engaged: { kari: ['bandit.1', 'bandit.2'] },
    wounds: { kari: 5 },
    peril: 3,
    progress: 2,
  })
  const mok = state.health[1]
  expect(glimpseOf(state)).toEqual({
    version: 1,
    quest: 0,
    round: 1,
    peril: 3,
    at: 2,
    heroes: [
      [16, 21, 2],
      [mok, mok, 0],
    ],
    nemesis: 'lair',
  })
  expect(glimpseOf({})).toBeUndefined()
})
