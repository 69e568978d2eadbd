/** How rules are written down, and how the engine's own words (may, choose, for each, if) work in this game. */
import { coreVocabulary, proceduresFor, type Scope } from '@muster/engine'
import type { Content, U } from '../content.ts'
import { isAlive, MOST_HEROES, NOBODY, seatOf, type TerrinothState } from '../state.ts'
import { holds } from '../words/when.ts'

export const procedure = proceduresFor<U>()

/**
 * Living heroes clockwise, all or all but one. The first of the phase is where it begins, who then was leader: the
 * leader may fall on the way (H3.9, H12.3).
 */
function next({ state }: U, scope: Scope, after: number, you: number): number {
  const from = after === NOBODY ? 0 : ((after - state.first + MOST_HEROES) % MOST_HEROES) + 1
  for (let step = from; step < MOST_HEROES; step++) {
    const hero = (state.first + step) % MOST_HEROES
    if (isAlive(state, hero) && (scope !== 'others' || hero !== you)) return hero
  }
  return NOBODY
}

export const core = coreVocabulary<TerrinothState, Content>({
  rules: { may: 'H12.4', pay: 'H12.2', choose: 'H12.1' },
  holds,
  next,
  mayDecline: () => false,
  chooser: (u, hero) => seatOf(u.state, hero),
})
