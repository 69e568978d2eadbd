/** A match: set-up, then dungeon after dungeon until the Boss attacks. T3.1 to T3.8. */
import type { U } from '../content.ts'
import { BOSS_DECK, enemiesLeft, PROFILES } from '../state.ts'
import { procedure } from '../words/grammar.ts'
import { bossFight } from './boss-fight.ts'
import { dungeon } from './dungeon.ts'
import { setUp } from './set-up.ts'

function mayEnter(u: U, at: number): boolean {
  return enemiesLeft(u.state, at) > 0
}

export const match = procedure('match', [], {
  setUp(u) {
    setUp(u)
    return 'whereTo'
  },
  // T3.1, T3.4
  whereTo: {
    ask(u, _f, d) {
      const { state } = u
      // T8.1
      if (state.track === state.skull) return 'boss'
      d.askParty(state.token, true, 'where-to', 'T3.1')
      for (let at = 0; at < BOSS_DECK; at++) if (mayEnter(u, at)) d.option('enter', at)
      // T3.8
      if (d.count === 0) return 'boss'
      // T3.3
      if (PROFILES[state.profile] !== '2018') d.option('fight-boss')
      return undefined
    },
    answer(u, _f, choice) {
      if (choice.verb === 'fight-boss') return 'boss'
      u.call(dungeon, choice.a)
      return 'whereTo'
    },
  },
  boss(u) {
    u.call(bossFight)
    return 'done'
  },
})
