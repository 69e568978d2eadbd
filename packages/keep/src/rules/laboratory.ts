/** K4.7, K4.12: a hero in the Cells for a tactic card of the available Loot. */
import { kindOf, TACTIC, type U } from '../content.ts'
import { LOOT_ROW } from '../state.ts'
import { acquire, canSend, isWaveOver } from './cards.ts'
import { sendToCells } from './cells.ts'
import { procedure } from './procedure.ts'
import { resolveAll } from './resolve.ts'
import { winning } from './winning.ts'

export function canUseLaboratory(u: U): boolean {
  if (!canSend(u.state)) return false
  for (const card of u.state.piles[LOOT_ROW]) if (kindOf(u, card).type === TACTIC) return true
  return false
}

export const laboratory = procedure('laboratory', ['seat', 'room'], {
  send(u) {
    u.call(sendToCells)
    return 'buy'
  },
  buy: {
    ask(u, f, d) {
      d.ask(f.seat, 'buy', 'K4.7', f.room)
      for (const card of u.state.piles[LOOT_ROW]) {
        if (kindOf(u, card).type === TACTIC) d.alike('take', u.content.kindOf[card], card)
      }
      return undefined
    },
    answer(u, f, choice) {
      acquire(u, f.seat, choice.a)
      u.call(resolveAll)
      return 'over'
    },
  },
  over(u) {
    if (isWaveOver(u.state)) u.call(winning)
    return 'done'
  },
})
