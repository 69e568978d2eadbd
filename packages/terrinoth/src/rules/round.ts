/** A round (H3): hero phase, enemy phase, peril, travel, end. */
import { MOMENTS } from '../cards/effects.ts'
import { AT_END } from '../state.ts'
import { checkDefeat } from './ending.ts'
import { enemyPhase } from './enemy-phase.ts'
import { heroPhase } from './hero-phase.ts'
import { atMoment } from './moment.ts'
import { perilPhase } from './peril.ts'
import { procedure } from './procedure.ts'
import { travelPhase } from './travel.ts'

const ROUND_START = MOMENTS.indexOf('round-start')
const ROUND_END = MOMENTS.indexOf('round-end')

export const round = procedure('round', [], {
  begin(u) {
    const s = u.state
    s.round++
    // H3.8
    for (let i = 0; i < s.used.length; i++) s.used[i] = 0
    s.first = s.leader
    s.active = s.leader
    u.tell('round', s.round)
    if (checkDefeat(u)) return 'done'
    atMoment(u, ROUND_START, s.leader)
    return 'heroes'
  },
  heroes(u) {
    u.call(heroPhase)
    return 'enemies'
  },
  enemies(u) {
    u.call(enemyPhase)
    return 'peril'
  },
  peril(u) {
    u.call(perilPhase)
    return 'travel'
  },
  travel(u) {
    u.call(travelPhase)
    return 'end'
  },
  // H8.3, H13.3
  end(u) {
    const s = u.state
    s.phase = AT_END
    s.first = s.leader
    s.active = s.leader
    u.tell('phase', AT_END)
    atMoment(u, ROUND_END, s.leader)
    return 'done'
  },
})
