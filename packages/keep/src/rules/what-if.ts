/**
 * "What if this came now": a Guild card is resolved as if it had been drawn. It runs on a copy of the table as
 * its only procedure; its questions are never shown, they only say where it begins, stops and goes on.
 */
import { GUILD_HERO, type U } from '../content.ts'
import { guildCard } from './guild-card.ts'
import { procedure } from './procedure.ts'
import { resolveAll } from './resolve.ts'

export const whatIfProcedure = procedure('what-if', ['class', 'symbol'], {
  go: {
    ask(u, _f, d) {
      d.askParty(u.state.active, false, 'what-if', 'K6.1')
      d.option('go-on')
      return undefined
    },
    answer(u, f) {
      u.call(guildCard, cardOf(u, f.class, f.symbol))
      return 'resolve'
    },
  },
  resolve(u) {
    u.call(resolveAll)
    return 'stop'
  },
  stop: {
    ask(u, _f, d) {
      d.askParty(u.state.active, false, 'what-if', 'K6.1')
      d.option('go-on')
      d.option('finish')
      return undefined
    },
    answer: () => 'done',
  },
  /** Laid over what a treasure that nobody knows has stopped: whatever called for it goes on. */
  goOn: {
    ask(u, _f, d) {
      d.askParty(u.state.active, false, 'what-if', 'K6.1')
      d.option('go-on')
      return undefined
    },
    answer: () => 'done',
  },
})

export const GO_ON = whatIfProcedure.stepNames.indexOf('goOn')

/** The Guild card of a class and a symbol. */
function cardOf(u: U, cls: number, symbol: number): number {
  const { kindOf, kinds } = u.content
  return kindOf.findIndex((kind) => {
    const { type, of, at } = kinds[kind]
    return type === GUILD_HERO && of === cls && at === symbol
  })
}
