/** A match: set-up, then round after round. */
import { MOMENTS } from '../cards/effects.ts'
import { isAlive, MOST_HEROES } from '../state.ts'
import { atMoment } from './moment.ts'
import { procedure } from './procedure.ts'
import { round } from './round.ts'
import { drawLots, layDecks } from './set-up.ts'
import { arrive } from './travel.ts'
import { upgrade } from './upgrade.ts'

const SET_UP = MOMENTS.indexOf('set-up')

/** `upgrades`: of a run's boons (H15.2), each hero's in turn. */
export const match = procedure('match', ['upgrades', 'hero'], {
  lots(u) {
    drawLots(u)
    return 'decks'
  },
  decks(u) {
    layDecks(u)
    return 'special'
  },
  // H1.13
  special(u) {
    atMoment(u, SET_UP, u.state.leader)
    return 'reveal'
  },
  // H1.11
  reveal(u, f) {
    f.upgrades = Math.max(0, u.state.journey - 1)
    u.call(arrive)
    return 'boons'
  },
  boons(u, f) {
    if (f.upgrades === 0) return 'round'
    const { hero } = f
    f.hero++
    if (f.hero === MOST_HEROES) {
      f.hero = 0
      f.upgrades--
    }
    if (isAlive(u.state, hero)) u.call(upgrade, hero)
    return 'boons'
  },
  round(u) {
    u.call(round)
    return 'round'
  },
})
