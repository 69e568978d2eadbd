/** A hero is sent to the Cells: by a player, the Laboratory or a Prisoner (K4.5, K4.9, K7.3). */
import { GUILD_HERO, kindOf } from '../content.ts'
import { CELLS, FRESH } from '../state.ts'
import { drawGuild } from './cards.ts'
import { enter } from './enter.ts'
import { freeTokens, heroIn, noToken } from './heroes.ts'
import { procedure } from './procedure.ts'

/** There must be Cells, and a Guild card. Whoever calls it resolves the heroes that woke. */
export const sendToCells = procedure('send-to-cells', [], {
  send(u) {
    const kind = kindOf(u, drawGuild(u))
    if (kind.type !== GUILD_HERO) return 'done'
    // K4.13
    if (freeTokens(u.state, kind.of) === 0) noToken(u, kind.of)
    else u.call(enter, heroIn(u, kind.of, CELLS, FRESH))
    return 'done'
  },
})
