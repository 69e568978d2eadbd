/** What lies below a hero's activation: its end, whether it was done or broken off (H3.7). */
import { MOMENTS } from '../cards/effects.ts'
import { NOBODY, NONE, type TerrinothState } from '../state.ts'
import { atMoment } from './moment.ts'
import { procedure } from './procedure.ts'

const AFTER_ACTIVATION = MOMENTS.indexOf('after-activation')

/** No action runs, and none was just done. */
export function clearAction(s: TerrinothState): void {
  s.acting = 0
  s.slot = NONE
  s.targets = []
  s.aided = NOBODY
  s.heroDice = []
  s.enemyDice = []
  s.criticals = 0
  s.added = 0
  s.total = 0
  s.left = 0
  s.countered = []
  s.blow = 0
  s.slain = 0
  s.rerolls = 0
  s.rerollBy = NONE
  s.usedNow = 0
}

export const turn = procedure('turn', ['hero'], {
  after(u, f) {
    u.state.activating = 0
    clearAction(u.state)
    atMoment(u, AFTER_ACTIVATION, f.hero)
    return 'done'
  },
  /** A hero who fell takes no further part; it was no activation for those who wait for its end. */
  broken(u, f) {
    u.state.activating = 0
    clearAction(u.state)
    u.tell('broken-off', f.hero)
    return 'done'
  },
})
