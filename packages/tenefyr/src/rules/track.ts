/** The Boss track, T7.1, T7.3, T7.10, and the gifts of Quick mode, T10.3 to T10.6. */
import type { U } from '../content.ts'
import { discardOf, isQuick, OFFER, type TenefyrState } from '../state.ts'
import { procedure } from '../words/grammar.ts'
import { fromReserve, intoReserve, reserveLevel, take } from './zones.ts'

export const advance = procedure('advance', ['spaces'], {
  // T7.3, T10.6
  step(u, f) {
    const { state } = u
    if (f.spaces === 0 || state.track === state.skull) return 'done'
    f.spaces--
    state.track++
    u.tell('boss-moved', state.track, state.skull)
    if (isQuick(state)) u.call(gifts)
    return 'step'
  },
})

/** T7.10: never behind its start, and not from the skull: there the Boss is sure to attack. */
export function mayMoveBack({ track, trackStart, skull }: TenefyrState): boolean {
  return track > trackStart && track < skull
}

/** T10.5: a move back gives nothing. */
export function moveBack(u: U, spaces: number): void {
  const { state } = u
  state.track = Math.max(state.trackStart, state.track - spaces)
  u.tell('boss-moved', state.track, state.skull)
}

const giftsOf = (u: U, space: number) => u.content.pack.tracks.quick[space - 1] ?? []

export const gifts = procedure('gifts', ['offered'], {
  // T10.5
  turnUp(u) {
    for (const gift of giftsOf(u, u.state.track)) {
      for (let i = 0; i < gift.cards; i++) {
        const level = reserveLevel(u, gift.level)
        if (level === 0) break
        const card = fromReserve(u, level)
        u.state.piles[OFFER].push(card)
        u.tell('turned-up', card)
      }
    }
    return 'handOut'
  },
  // T10.3
  handOut: {
    ask(u, f, d) {
      const offer = u.state.piles[OFFER]
      if (f.offered === offer.length) return 'putBack'
      const card = offer[f.offered]
      d.askParty(u.state.token, true, 'gift', 'T10.3', card)
      for (let seat = 0; seat < u.state.players; seat++) d.option('hand-to', card, seat)
      d.option('refuse', card)
      return undefined
    },
    answer(u, f, choice) {
      if (choice.verb === 'refuse') {
        u.tell('refused', choice.a)
        f.offered++
        return 'handOut'
      }
      take(u, OFFER, choice.a)
      u.state.piles[discardOf(choice.b)].push(choice.a)
      u.tell('took', choice.b, choice.a)
      return 'handOut'
    },
  },
  putBack(u) {
    for (const card of u.state.piles[OFFER].splice(0)) intoReserve(u, card)
    return 'done'
  },
})
