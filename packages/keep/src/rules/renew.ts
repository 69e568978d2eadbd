/** Phase 2: a card from hand for other Loot (K2.4, K2.10). */
import { handOf, LOOT_DECK, LOOT_ROW } from '../state.ts'
import { discard, refillRow, take } from './cards.ts'
import { procedure } from './procedure.ts'

export const renew = procedure('renew', ['seat', 'buried'], {
  pay: {
    ask(u, f, d) {
      d.ask(f.seat, 'renew-pay', 'K2.4')
      for (const card of u.state.piles[handOf(f.seat)]) {
        d.alike('discard', u.content.kindOf[card], card)
      }
      return undefined
    },
    answer(u, f, choice) {
      discard(u, f.seat, choice.a)
      return 'bury'
    },
  },
  /** The first chosen lies highest. */
  bury: {
    ask(u, f, d) {
      const row = u.state.piles[LOOT_ROW]
      if (row.length === 0) return 'refill'
      d.ask(f.seat, 'renew', 'K2.10', f.buried)
      d.continues = f.buried > 0
      for (const card of row) d.alike('bury', u.content.kindOf[card], card)
      if (f.buried > 0) d.option('enough')
      return undefined
    },
    answer(u, f, choice) {
      if (choice.verb === 'enough') return 'refill'
      take(u, LOOT_ROW, choice.a)
      u.state.piles[LOOT_DECK].unshift(choice.a)
      u.tell('buried', choice.a)
      f.buried++
      return 'bury'
    },
  },
  refill(u) {
    refillRow(u)
    return 'done'
  },
})
