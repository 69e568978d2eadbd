/** K5.2: the second wave is over. */
import { WON } from '@muster/engine'
import { procedure } from './procedure.ts'
import { atMomentWithHeroes } from './resolve.ts'

export const winning = procedure('winning', [], {
  lastCard(u) {
    atMomentWithHeroes(u, 'last-card')
    return 'won'
  },
  won(u) {
    u.tell('won')
    return u.end(WON)
  },
})
