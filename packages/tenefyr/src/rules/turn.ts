/** A player's turn in a combat, T4.4 to T4.8. */
import { procedure } from '../words/grammar.ts'
import { playHand } from './play.ts'
import { handSize, mustKeepFirstHand } from './power.ts'
import { deckSize, discardHand, drawCards } from './zones.ts'

export const turn = procedure('turn', ['seat', 'size'], {
  begin(u, f) {
    u.tell('turn', f.seat)
    // T4.11
    if (deckSize(u, f.seat) === 0) {
      u.tell('exhausted', f.seat)
      return 'done'
    }
    f.size = handSize(u, f.seat)
    return 'draw'
  },
  // T4.4
  draw(u, f) {
    drawCards(u, f.seat, f.size)
    return 'keep'
  },
  // T4.5
  keep: {
    ask(u, f, d) {
      if (deckSize(u, f.seat) === 0 || f.size === 0 || mustKeepFirstHand(u, f.seat)) return 'play'
      d.ask(f.seat, 'keep-hand', 'T4.5', f.size)
      d.option('keep')
      d.option('new-hand')
      return undefined
    },
    answer(u, f, choice) {
      if (choice.verb === 'keep') return 'play'
      u.tell('threw-away', f.seat)
      discardHand(u, f.seat)
      return 'draw'
    },
  },
  // T4.6
  play(u, f) {
    u.call(playHand, f.seat)
    return 'done'
  },
})
