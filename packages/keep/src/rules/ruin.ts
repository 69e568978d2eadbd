/** Resources that are lost: to a Warrior (K6.5, K6.18) or a looted treasure (K7.1). */
import type { U } from '../content.ts'
import { TRAP, tokensIn } from '../state.ts'
import { procedure } from './procedure.ts'
import { destroy } from './tokens.ts'

function resourcesIn(u: U, room: number, from: number): number {
  let count = 0
  for (let token = from; token < TRAP; token++) count += tokensIn(u.state, room, token)
  return count
}

/** `class` of the hero, or −1 for a treasure; `last`: the row of picks goes forward from there. */
export const ruin = procedure('ruin', ['room', 'left', 'class', 'last'], {
  which: {
    ask(u, f, d) {
      const all = resourcesIn(u, f.room, 0)
      if (f.left === 0 || all === 0) return 'done'
      if (all <= f.left) return 'all'
      d.askParty(
        u.state.active,
        false,
        'ruin',
        f.class < 0 ? 'K7.1' : 'K6.18',
        f.room,
        f.left,
        f.class,
      )
      d.continues = f.last > 0
      for (let token = Math.max(0, f.last - 1); token < TRAP; token++) {
        if (tokensIn(u.state, f.room, token) === 0) continue
        if (resourcesIn(u, f.room, token) >= f.left) d.option('lose', token)
      }
      return undefined
    },
    answer(u, f, choice) {
      destroy(u, choice.a, f.room, f.class)
      f.last = choice.a + 1
      f.left--
      return 'which'
    },
  },
  all(u, f) {
    for (let token = 0; token < TRAP; token++) {
      while (tokensIn(u.state, f.room, token) > 0) destroy(u, token, f.room, f.class)
    }
    return 'done'
  },
})
