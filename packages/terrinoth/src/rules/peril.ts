/** Peril rises (H7). */
import { MOMENTS } from '../cards/effects.ts'
import { questOf, type U } from '../content.ts'
import { BY_QUEST, IN_PERIL } from '../state.ts'
import { atMoment } from './moment.ts'
import { core, procedure } from './procedure.ts'

const PERIL_PHASE = MOMENTS.indexOf('peril-phase')

export const perilPhase = procedure('peril', [], {
  begin(u) {
    const s = u.state
    s.phase = IN_PERIL
    s.first = s.leader
    s.active = s.leader
    u.tell('phase', IN_PERIL)
    atMoment(u, PERIL_PHASE, s.leader)
    return 'up'
  },
  up(u) {
    u.call(rise, 1)
    return 'done'
  },
})

/** One space at a time, each resolved at once (H7.3); on the last space it stays (H7.2). */
export const rise = procedure('rise', ['times'], {
  next(u, f) {
    if (f.times === 0) return 'done'
    f.times--
    const s = u.state
    const { track, perils } = questOf(u)
    if (s.peril < track.length - 1) s.peril++
    const color = track[s.peril]
    u.tell('peril', s.peril, color)
    if (color === 0) return 'next'
    u.tell('peril-effect', color)
    core.perform(u, perils[color - 1], s.leader, BY_QUEST)
    return 'next'
  },
})

/** Resolves nothing, and stops at the start space. */
export function setBack(u: U, spaces: number): void {
  const s = u.state
  const back = Math.min(spaces, s.peril)
  if (back <= 0) return
  s.peril -= back
  u.tell('peril-back', s.peril)
}
