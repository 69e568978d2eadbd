/** K3.7, K3.8, K3.9: resources, traps and portals are laid where one of your monsters is. */
import type { AnyWord, Word } from '@muster/engine'
import type { Action } from '../cards/types.ts'
import type { U } from '../content.ts'
import { lowestOf } from '../map/geometry.ts'
import { boundTo, takeHere } from '../rules/combo.ts'
import { procedure } from '../rules/procedure.ts'
import { completePortal, mayHavePortal, place } from '../rules/tokens.ts'
import { type KeepState, PORTAL, TOKENS, TRAP } from '../state.ts'
import { ownRooms } from './move.ts'

/** Rooms where a token (or a portal) may be laid, as bits. */
function placesFor(s: KeepState, seat: number, what: number, only: number): number {
  const rooms = ownRooms(s, seat, only)
  if (what !== PORTAL) return s.supply[what] > 0 ? rooms : 0
  let fit = 0
  for (let left = rooms; left !== 0; left &= left - 1) {
    if (mayHavePortal(s, lowestOf(left))) fit |= left & -left
  }
  return fit
}

function ruleOf(what: number): string {
  if (what === PORTAL) return 'K3.9'
  return what === TRAP ? 'K3.8' : 'K3.7'
}

const placing = procedure('placing', ['seat', 'what', 'only'], {
  where: {
    ask(u, f, d) {
      d.ask(f.seat, 'place-in', ruleOf(f.what), f.what)
      const rooms = placesFor(u.state, f.seat, f.what, f.only)
      for (let left = rooms; left !== 0; left &= left - 1) d.option('in', lowestOf(left))
      return undefined
    },
    answer(u, f, choice) {
      if (f.what === PORTAL) completePortal(u, choice.a)
      else place(u, f.what, choice.a)
      u.state.here = choice.a
      return 'done'
    },
  },
})

function placer<Args>(name: string, what: (args: Args) => number): Word<U, Args> {
  return {
    name,
    can: (u, node, seat) => placesFor(u.state, seat, what(node.args), boundTo(u.state)) !== 0,
    run: (u, node, seat) => u.call(placing, seat, what(node.args), takeHere(u.state)),
  }
}

type Resource = Extract<Action, { readonly word: 'resource' }>

export const placeWords: AnyWord<U>[] = [
  placer<Resource>('resource', ({ what }) => TOKENS.indexOf(what)),
  placer('trap', () => TRAP),
  placer('portal', () => PORTAL),
]
export const placeProcedures = [placing]
