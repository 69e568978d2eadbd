/** The hero phase (H3.1, H11). */
import type { U } from '../content.ts'
import { IN_HEROES, isAlive, MOST_HEROES, seatOf } from '../state.ts'
import { activate } from './activation.ts'
import { procedure } from './procedure.ts'

/** How often each activates, by heroes at set-up (H11.1, H11.2). */
const LAPS: readonly number[] = [0, 1, 2, 1, 1]
const THREE = 3

const heroAt = (u: U, step: number): number => (u.state.first + step) % MOST_HEROES

export const heroPhase = procedure('heroPhase', ['at', 'lap'], {
  begin(u) {
    const s = u.state
    s.phase = IN_HEROES
    s.first = s.leader
    u.tell('phase', IN_HEROES)
    return 'next'
  },
  next(u, f) {
    const s = u.state
    if (f.at === MOST_HEROES) {
      f.at = 0
      f.lap++
    }
    if (f.lap === LAPS[s.heroes]) return s.heroes === THREE ? 'again' : 'over'
    const hero = heroAt(u, f.at)
    f.at++
    if (isAlive(s, hero)) activate(u, hero, f.lap + 1)
    return 'next'
  },
  // H11.3
  again: {
    ask(u, _f, d) {
      const s = u.state
      d.askParty(seatOf(s, s.leader), false, 'again', 'H11.1')
      for (let step = 0; step < MOST_HEROES; step++) {
        const hero = heroAt(u, step)
        if (isAlive(s, hero)) d.option('again', hero)
      }
      return undefined
    },
    answer(u, _f, choice) {
      activate(u, choice.a, 2)
      return 'over'
    },
  },
  over(u) {
    u.state.active = u.state.leader
    return 'done'
  },
})
