/** Phase 4: Guild cards are drawn and resolved one by one (K2.6, K6). */
import { GUILD } from '../state.ts'
import { cellsUsable, drawGuild } from './cards.ts'
import { gamble } from './gamble.ts'
import { guildCard } from './guild-card.ts'
import { procedure } from './procedure.ts'
import { atMomentWithHeroes, resolveAll } from './resolve.ts'

export const invasion = procedure('invasion', [], {
  start(u) {
    u.tell('invasion', u.state.active, u.state.toCome)
    atMomentWithHeroes(u, 'invasion-start')
    return 'next'
  },
  // K4.10
  next: {
    ask(u, _f, d) {
      const s = u.state
      // K5.5
      if (s.toCome === 0 || s.piles[GUILD].length === 0) return 'end'
      if (s.cellsAsk === 0 || !cellsUsable(u.content, s)) return 'draw'
      d.ask(s.active, 'cells-now', 'K4.10', s.toCome)
      d.option('cells')
      d.option('go-on')
      return undefined
    },
    answer(u, _f, choice) {
      if (choice.verb === 'go-on') return 'draw'
      u.state.actions++
      u.call(gamble)
      return 'next'
    },
  },
  draw(u) {
    u.state.toCome--
    u.call(guildCard, drawGuild(u))
    return 'resolve'
  },
  resolve(u) {
    u.call(resolveAll)
    return 'next'
  },
  end(u) {
    u.state.toCome = 0
    atMomentWithHeroes(u, 'invasion-end')
    return 'done'
  },
})
