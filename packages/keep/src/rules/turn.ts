/** A player's turn, K2: play cards, renew Loot, clean up, invasion, end. */
import type { Decision, Seat } from '@muster/engine'
import { scenarioOf, type U } from '../content.ts'
import {
  discardOf,
  handOf,
  INVADING,
  LOOT_DECK,
  LOOT_ROW,
  nextSeat,
  PLAYING,
  playOf,
  RENEWING,
} from '../state.ts'
import { cardsOfInvasion, cellsUsable, drawTactics, isWaveOver, take } from './cards.ts'
import { gamble } from './gamble.ts'
import { invasion } from './invasion.ts'
import { atMoment } from './moments.ts'
import { playing } from './playing.ts'
import { procedure } from './procedure.ts'
import { renew } from './renew.ts'
import { atMomentWithHeroes, resolveAll } from './resolve.ts'
import { winning } from './winning.ts'

/** K2.4 */
function canRenew(u: U, seat: Seat): boolean {
  const { piles } = u.state
  return piles[handOf(seat)].length > 0 && piles[LOOT_DECK].length > 0 && piles[LOOT_ROW].length > 0
}

export const turn = procedure('turn', ['seat'], {
  begin(u, f) {
    const s = u.state
    s.turns++
    s.phase = PLAYING
    s.cellsUsed = 0
    s.cellsAsk = 0
    u.tell('turn', f.seat, s.turns)
    if (s.wave > s.waveBegun) {
      s.waveBegun = s.wave
      atMomentWithHeroes(u, 'wave-2')
    }
    return 'start'
  },
  start(u) {
    atMomentWithHeroes(u, 'turn-start')
    return 'next'
  },
  /** What the scenario does for each hero that is gone, before anything is asked. */
  next(u) {
    const s = u.state
    // A Guild card drawn on the way may have been the last.
    if (isWaveOver(s)) {
      u.call(winning)
      return 'done'
    }
    if (s.gone === 0) return 'choose'
    s.gone--
    u.call(resolveAll)
    atMoment(u, 'hero-gone')
    return 'next'
  },
  choose: {
    ask(u, f, d) {
      offer(u, f.seat, d)
      return undefined
    },
    answer(u, f, choice) {
      const s = u.state
      switch (choice.verb) {
        case 'play':
          s.actions++
          take(u, handOf(f.seat), choice.a)
          s.piles[playOf(f.seat)].push(choice.a)
          u.tell('played', f.seat, choice.a)
          u.call(playing, f.seat, choice.a)
          return 'next'
        case 'renew':
          s.actions++
          s.phase = RENEWING
          u.call(renew, f.seat)
          return 'next'
        case 'cells':
          s.actions++
          u.call(gamble)
          return 'next'
        default:
          s.cellsAsk = choice.verb === 'end-with-cells' ? 1 : 0
          return 'cleanUp'
      }
    },
  },
  // K2.5
  cleanUp(u, f) {
    const { piles } = u.state
    const played = piles[playOf(f.seat)]
    u.tell('cleaned-up', f.seat, played.length)
    piles[discardOf(f.seat)].push(...played)
    piles[playOf(f.seat)] = []
    const { hand } = scenarioOf(u.content, u.state)
    drawTactics(u, f.seat, hand - piles[handOf(f.seat)].length)
    return 'invade'
  },
  // K2.6
  invade(u) {
    const s = u.state
    s.phase = INVADING
    s.toCome += cardsOfInvasion(u.content, s)
    s.invasions++
    u.call(invasion)
    return 'over'
  },
  over(u) {
    if (isWaveOver(u.state)) {
      u.call(winning)
      return 'done'
    }
    atMomentWithHeroes(u, 'turn-end')
    return 'pass'
  },
  // K2.7
  pass(u, f) {
    u.state.active = nextSeat(u.state, f.seat)
    return 'done'
  },
})

/** Phases 1 and 2: cards, then Loot (K2.1, K2.4), the Cells at any point (K4.5), and the end. */
function offer(u: U, seat: Seat, d: Decision): void {
  const s = u.state
  const hand = s.piles[handOf(seat)]
  const cells = cellsUsable(u.content, s)
  d.ask(seat, 'turn', 'K2.1', hand.length, cardsOfInvasion(u.content, s))
  // Cards are hidden behind the end of a turn: the last action can be taken back before it.
  d.confirm()
  if (s.phase === PLAYING) {
    for (const card of hand) d.alike('play', u.content.kindOf[card], card)
  }
  if (canRenew(u, seat)) d.option('renew')
  if (cells) d.option('cells')
  d.option('end-turn')
  if (cells) d.option('end-with-cells')
}
