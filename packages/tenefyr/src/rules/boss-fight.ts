/** The last fight, T8. */
import { LOST, WON } from '@muster/engine'
import { BOSS_DECK, enemiesLeft, THROWN_OUT } from '../state.ts'
import { procedure } from '../words/grammar.ts'
import { combat } from './combat.ts'
import { flipTop } from './dungeon.ts'
import { shuffleDiscards } from './zones.ts'

export const bossFight = procedure('boss-fight', [], {
  begin(u) {
    u.state.here = BOSS_DECK
    u.tell('boss-attacks')
    // T8.6: what a reward put on a discard pile belongs to a full deck
    for (let seat = 0; seat < u.state.players; seat++) shuffleDiscards(u, seat)
    return 'fight'
  },
  // T8.3, T8.6
  fight(u) {
    flipTop(u, BOSS_DECK)
    u.call(combat)
    return 'afterCombat'
  },
  // T8.4, T8.7
  afterCombat(u) {
    if (u.state.outcome === THROWN_OUT) {
      u.tell('lost')
      return u.end(LOST)
    }
    if (enemiesLeft(u.state, BOSS_DECK) > 0) return 'fight'
    u.tell('won')
    return u.end(WON)
  },
})
