/** The moments at which a scenario has its say. */
import { momentProcedure } from '@muster/engine'
import type { Moment } from '../cards/types.ts'
import { type Content, MOMENTS, scenarioOf, type U } from '../content.ts'
import { type KeepState, NOBODY } from '../state.ts'
import { core } from './procedure.ts'

export const moment = momentProcedure<KeepState, Content>({
  gather(u, at, add) {
    for (const list of scenarioOf(u.content, u.state).moments[at]) add(NOBODY, list, u.state.active)
  },
  orderedBy: (u) => u.state.active,
  rule: 'K6.4',
  matters: () => false,
  perform: core.perform,
})

export const hasMoment = (u: U, name: Moment): boolean =>
  scenarioOf(u.content, u.state).moments[MOMENTS.indexOf(name)].length > 0

/** Calls a moment, if the scenario has anything for it. */
export function atMoment(u: U, name: Moment): void {
  if (hasMoment(u, name)) u.call(moment, MOMENTS.indexOf(name))
}
