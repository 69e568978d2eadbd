/** How rules are written down, and how the engine's own words (may, choose, for each, if) work in this game. */
import { coreVocabulary, proceduresFor, type Scope, type Seat } from '@muster/engine'
import type { Content, U } from '../content.ts'
import { type KeepState, NOBODY, nextSeat } from '../state.ts'
import { holds } from '../words/where.ts'

export const procedure = proceduresFor<U>()

/** Everyone, clockwise from the active player. */
function next(u: U, _scope: Scope, after: Seat): Seat {
  const { state } = u
  if (after === NOBODY) return state.active
  const seat = nextSeat(state, after)
  return seat === state.active ? NOBODY : seat
}

export const core = coreVocabulary<KeepState, Content>({
  rules: { may: 'K6.4', pay: 'K6.4', choose: 'K6.4' },
  holds,
  next,
  mayDecline: () => false,
})
