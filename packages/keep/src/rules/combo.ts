/** K3.15: if the left was done, the right may be, in the same room. */
import { ANYWHERE, NOWHERE } from '../state.ts'
import { procedure } from './procedure.ts'

/** Called with NOWHERE for a played card; with a room for a Defend, whose left side is done. */
export const combo = procedure(
  'combo',
  ['node', 'seat', 'card', 'used', 'room'],
  {
    begin(_u, f) {
      return f.room === NOWHERE ? 'first' : 'bind'
    },
    first(u, f) {
      const { nodes, lists, wordOf } = u.content.program
      u.state.here = NOWHERE
      const first = lists[nodes[f.node].lists[0]][0]
      wordOf[first].run(u, nodes[first], f.seat, f.card)
      return 'after'
    },
    after(u, f) {
      f.room = u.state.here
      return f.room === NOWHERE ? 'done' : 'bind'
    },
    bind(u, f) {
      u.state.here = f.room
      return 'right'
    },
    right: {
      ask(u, f, d) {
        const { chipKey, program } = u.content
        const { nodes, lists, wordOf } = program
        const right = lists[nodes[f.node].lists[1]]
        d.ask(f.seat, 'combo', 'K3.15', f.card, f.room)
        for (let i = 0; i < right.length; i++) {
          if ((f.used & (1 << i)) !== 0) continue
          if (!wordOf[right[i]].can(u, nodes[right[i]], f.seat, f.card)) continue
          d.alike('use', chipKey[right[i]], chipKey[right[i]], right[i])
        }
        if (d.count === 0) return 'close'
        d.option('finish')
        return undefined
      },
      answer(u, f, choice) {
        if (choice.verb === 'finish') return 'close'
        const { nodes, lists, wordOf } = u.content.program
        const right = lists[nodes[f.node].lists[1]]
        const at = right.findIndex(
          (node, i) => (f.used & (1 << i)) === 0 && u.content.chipKey[node] === choice.a,
        )
        f.used |= 1 << at
        wordOf[right[at]].run(u, nodes[right[at]], f.seat, f.card)
        return 'bind'
      },
    },
    close(u) {
      u.state.here = NOWHERE
      return 'done'
    },
  },
  (u) => {
    u.state.here = NOWHERE
  },
)

/** Where an action that now begins must be done, or NOWHERE if anywhere; it is forgotten until the action is done. */
export function takeHere(s: { here: number }): number {
  const only = s.here === ANYWHERE ? NOWHERE : s.here
  s.here = NOWHERE
  return only
}

/** The same for a question whether the action can be done. */
export const boundTo = (s: { readonly here: number }): number =>
  s.here === ANYWHERE ? NOWHERE : s.here
