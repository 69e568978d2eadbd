/** Taking the reward of a cleared dungeon, T7.5 to T7.9. */
import type { Card, Seat } from '@muster/engine'
import { type Kind, kindOf, type U } from '../content.ts'
import { isSolo, nextSeat } from '../state.ts'
import { core, procedure } from '../words/grammar.ts'

/** Who gets an option that the party chose together. */
function forWhom(kind: Kind, option: number): string {
  return kind.reward?.options[option - 1]?.who ?? 'party'
}

/** Would the option change anything for whoever might get it? */
function isOfUse(u: U, card: Card, option: number, seat: Seat): boolean {
  const kind = kindOf(u, card)
  const list = kind.options[option - 1]
  const who = kind.reward?.kind === 'each' ? 'you' : forWhom(kind, option)
  if (who === 'you' || who === 'party') return core.can(u, list, seat, card)
  for (let other = 0; other < u.state.players; other++) {
    if (core.can(u, list, other, card)) return true
  }
  return false
}

export const reward = procedure('reward', ['card', 'seat', 'taken', 'option'], {
  begin(u, f) {
    f.seat = u.state.token
    u.tell('reward', f.card)
    return kindOf(u, f.card).reward?.kind === 'each' ? 'eachChooses' : 'togetherChoose'
  },
  // T7.6, T7.9: clockwise from the token holder
  eachChooses: {
    ask(u, f, d) {
      if (f.taken === u.state.players) return 'done'
      d.ask(f.seat, 'reward', 'T7.6', f.card)
      const options = kindOf(u, f.card).options
      for (let option = 1; option <= options.length; option++) {
        if (isOfUse(u, f.card, option, f.seat)) d.option('reward', option, f.card)
      }
      return d.count === 0 ? 'nextPlayer' : undefined
    },
    answer(u, f, choice) {
      u.tell('chose-reward', f.seat, f.card, choice.a)
      core.perform(u, kindOf(u, f.card).options[choice.a - 1], f.seat, f.card)
      return 'nextPlayer'
    },
  },
  nextPlayer(u, f) {
    f.taken++
    f.seat = nextSeat(u.state, f.seat)
    return 'eachChooses'
  },
  togetherChoose: {
    ask(u, f, d) {
      d.askParty(u.state.token, true, 'reward-together', 'T7.6', f.card)
      const options = kindOf(u, f.card).options
      for (let option = 1; option <= options.length; option++) {
        if (isOfUse(u, f.card, option, u.state.token)) d.option('reward', option, f.card)
      }
      return d.count === 0 ? 'done' : undefined
    },
    answer(u, f, choice) {
      f.option = choice.a
      u.tell('chose-reward', -1, f.card, choice.a)
      return 'give'
    },
  },
  give(u, f) {
    const kind = kindOf(u, f.card)
    const who = forWhom(kind, f.option)
    if (who === 'one' && !isSolo(u.state)) return 'toWhom'
    if (who === 'each') return 'giveEach'
    core.perform(u, kind.options[f.option - 1], u.state.token, f.card)
    return 'done'
  },
  toWhom: {
    ask(u, f, d) {
      d.askParty(u.state.token, true, 'reward-to', 'T7.6', f.card, f.option)
      const list = kindOf(u, f.card).options[f.option - 1]
      for (let seat = 0; seat < u.state.players; seat++) {
        if (core.can(u, list, seat, f.card)) d.option('to', seat)
      }
      return undefined
    },
    answer(u, f, choice) {
      core.perform(u, kindOf(u, f.card).options[f.option - 1], choice.a, f.card)
      return 'done'
    },
  },
  giveEach(u, f) {
    if (f.taken === u.state.players) return 'done'
    const seat = f.seat
    f.taken++
    f.seat = nextSeat(u.state, seat)
    core.perform(u, kindOf(u, f.card).options[f.option - 1], seat, f.card)
    return 'giveEach'
  },
})
