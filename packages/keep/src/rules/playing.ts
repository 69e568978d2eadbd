/** Playing a card: its actions in any order, of one side of a Choice (K2.1, K3.14). */
import type { Decision } from '@muster/engine'
import { kindOf, type U } from '../content.ts'
import { NOWHERE } from '../state.ts'
import { procedure } from './procedure.ts'

const UNCHOSEN = 0
const VERBS = ['use', 'use-left', 'use-right']

/** `side`: 0 while none is chosen, then 1 or 2; `used`: chips of that side, as bits. */
export const playing = procedure('playing', ['seat', 'card', 'side', 'used'], {
  next(u, f) {
    u.state.here = NOWHERE
    if (kindOf(u, f.card).sides.length === 1) f.side = 1
    return 'which'
  },
  which: {
    ask(u, f, d) {
      const { sides } = kindOf(u, f.card)
      d.ask(f.seat, 'action', 'K2.1', f.card)
      for (let side = 1; side <= sides.length; side++) {
        if (f.side === UNCHOSEN) offerSide(u, d, f.seat, f.card, sides[side - 1], 0, VERBS[side])
        else if (f.side === side) {
          offerSide(u, d, f.seat, f.card, sides[side - 1], f.used, VERBS[0])
        }
      }
      if (d.count === 0) return 'finished'
      d.option('finish')
      return undefined
    },
    answer(u, f, choice) {
      if (choice.verb === 'finish') return 'finished'
      if (f.side === UNCHOSEN) f.side = VERBS.indexOf(choice.verb)
      const { chipKey, program } = u.content
      const chips = kindOf(u, f.card).sides[f.side - 1]
      const at = chips.findIndex(
        (node, i) => (f.used & (1 << i)) === 0 && chipKey[node] === choice.a,
      )
      f.used |= 1 << at
      program.wordOf[chips[at]].run(u, program.nodes[chips[at]], f.seat, f.card)
      return 'next'
    },
  },
  finished(u, f) {
    u.tell('finished', f.seat, f.card)
    return 'done'
  },
})

/** Chips of a side that can be used now; alike ones once. */
function offerSide(
  u: U,
  d: Decision,
  seat: number,
  card: number,
  chips: readonly number[],
  used: number,
  verb: string,
): void {
  const { chipKey, program } = u.content
  for (let i = 0; i < chips.length; i++) {
    const node = chips[i]
    if ((used & (1 << i)) !== 0) continue
    if (program.wordOf[node].can(u, program.nodes[node], seat, card)) {
      d.alike(verb, chipKey[node], chipKey[node], node)
    }
  }
}
