/** Playing the cards of a hand, T4.6 to T4.8. */
import { type Card, FRAME, NO_EFFECT, type Seat } from '@muster/engine'
import { kindOf, type U } from '../content.ts'
import { handOf, NOBODY, playedOf } from '../state.ts'
import { core, procedure } from '../words/grammar.ts'
import { combinedPower, playedPower } from './power.ts'
import { take } from './zones.ts'

/** Does playing this card do anything for this seat? A Skill works only for its own hero. */
export function hasEffect(u: U, seat: Seat, card: Card): boolean {
  const kind = kindOf(u, card)
  if (kind.play === NO_EFFECT) return false
  return kind.skillOf === NOBODY || u.state.heroSeat[kind.skillOf] === seat
}

export const playHand = procedure('play', ['seat', 'card'], {
  choose: {
    ask(u, f, d) {
      const hand = u.state.piles[handOf(f.seat)]
      if (hand.length === 0) return 'done'
      let orderMatters = false
      d.ask(f.seat, 'play-card', 'T4.6', hand.length)
      for (let i = 0; i < hand.length; i++) {
        d.alike('play', u.content.kindOf[hand[i]], hand[i])
        if (!orderMatters && hasEffect(u, f.seat, hand[i])) orderMatters = true
      }
      if (!orderMatters) return 'playRest'
      return d.count === 1 ? 'playOne' : undefined
    },
    answer(_u, f, choice) {
      f.card = choice.a
      return 'putDown'
    },
  },
  /** All that is left is of one kind. */
  playOne(u, f) {
    f.card = u.state.piles[handOf(f.seat)][0]
    return 'putDown'
  },
  putDown(u, f) {
    putDown(u, f.seat, f.card)
    // T4.14
    if (hasEffect(u, f.seat, f.card)) core.perform(u, kindOf(u, f.card).play, f.seat, f.card)
    return 'resolved'
  },
  resolved(u, f) {
    u.tell('resolved', f.seat, f.card)
    tellPower(u)
    return 'choose'
  },
  /** Cards without effects, whose order nobody cares about. */
  playRest(u, f) {
    const hand = u.state.piles[handOf(f.seat)]
    while (hand.length > 0) {
      putDown(u, f.seat, hand[0])
      tellPower(u)
    }
    return 'done'
  },
})

function putDown(u: U, seat: Seat, card: Card): void {
  take(u, handOf(seat), card)
  u.state.piles[playedOf(seat)].push(card)
  const played = u.state.doubled[seat].push(0)
  if (u.events !== undefined) u.tell('played', seat, card, playedPower(u, seat, played - 1))
}

/** T12.24 */
function tellPower(u: U): void {
  if (u.events !== undefined) u.tell('combined', combinedPower(u))
}

/** Is this seat in the middle of playing its hand? Then cards that join the hand are played too (T4.8). */
function isPlaying(u: U, seat: Seat): boolean {
  const stack = u.state.stack
  for (let base = 0; base < stack.length; base += FRAME) {
    if (stack[base] === playHand.index && stack[base + 2] === seat) return true
  }
  return false
}

/** T4.18: cards that come to a hand at another time are played at once. */
export function playIfOutOfTurn(u: U, seat: Seat): void {
  if (!isPlaying(u, seat)) u.call(playHand, seat)
}
