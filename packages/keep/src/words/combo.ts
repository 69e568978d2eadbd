/** K3.15: Combos, and the costs that may stand on their left (K2.9). */
import { type AnyWord, picksFor, type Word } from '@muster/engine'
import type { Action, Cost } from '../cards/types.ts'
import { comboLists } from '../chips.ts'
import type { Content, U } from '../content.ts'
import { lowestOf } from '../map/geometry.ts'
import { discard } from '../rules/cards.ts'
import { combo } from '../rules/combo.ts'
import { roomsWith } from '../rules/monsters.ts'
import { procedure } from '../rules/procedure.ts'
import { has, spend } from '../rules/tokens.ts'
import { ANYWHERE, handOf, type KeepState, NOWHERE, TOKENS } from '../state.ts'

type Combo = Extract<Action, { readonly word: 'combo' }>
type PayToken = Extract<Cost, { readonly word: 'pay-token' }>
type PayCard = Extract<Cost, { readonly word: 'pay-card' }>

const comboWord: Word<U, Combo> = {
  name: 'combo',
  lists: comboLists,
  can(u, node, seat, card) {
    const { nodes, lists, wordOf } = u.content.program
    const first = lists[node.lists[0]][0]
    return wordOf[first].can(u, nodes[first], seat, card)
  },
  run: (u, node, seat, card) => u.call(combo, node.index, seat, card, 0, NOWHERE),
}

/** Rooms with a monster of a seat and so many tokens, as bits. */
function payRooms(s: KeepState, seat: number, token: number, count: number): number {
  let rooms = 0
  for (let left = roomsWith(s, seat); left !== 0; left &= left - 1) {
    if (has(s, lowestOf(left), token, count)) rooms |= left & -left
  }
  return rooms
}

const paying = procedure('paying', ['seat', 'token', 'count'], {
  where: {
    ask(u, f, d) {
      d.ask(f.seat, 'pay', 'K3.15', f.token, f.count)
      const rooms = payRooms(u.state, f.seat, f.token, f.count)
      for (let left = rooms; left !== 0; left &= left - 1) d.option('pay-in', lowestOf(left))
      return undefined
    },
    answer(u, f, choice) {
      spend(u, f.token, choice.a, f.count)
      u.state.here = choice.a
      return 'done'
    },
  },
})

function canPayToken(u: U, { what, count }: PayToken, seat: number): boolean {
  return payRooms(u.state, seat, TOKENS.indexOf(what), count) !== 0
}

const payToken: Word<U, PayToken> = {
  name: 'pay-token',
  can: (u, node, seat) => canPayToken(u, node.args, seat),
  payable: (u, node, seat) => canPayToken(u, node.args, seat),
  run: (u, node, seat) => u.call(paying, seat, TOKENS.indexOf(node.args.what), node.args.count),
}

const picks = picksFor<KeepState, Content>([
  {
    prompt: 'pay-card',
    verb: 'discard',
    rule: 'K3.15',
    candidates: (u, seat) => u.state.piles[handOf(seat)],
    kind: (u, card) => u.content.kindOf[card],
    take: (u, seat, card) => discard(u, seat, card),
  },
])

const payingCards = procedure('paying-cards', ['seat', 'cards'], {
  pick(u, f) {
    picks.exactly(u, 0, f.seat, f.cards)
    return 'paid'
  },
  paid(u) {
    u.state.here = ANYWHERE
    return 'done'
  },
})

const canPayCards = (u: U, { cards }: PayCard, seat: number): boolean =>
  u.state.piles[handOf(seat)].length >= cards

const payCard: Word<U, PayCard> = {
  name: 'pay-card',
  can: (u, node, seat) => canPayCards(u, node.args, seat),
  payable: (u, node, seat) => canPayCards(u, node.args, seat),
  run: (u, node, seat) => u.call(payingCards, seat, node.args.cards),
}

export const comboWords: AnyWord<U>[] = [comboWord, payToken, payCard]
export const comboProcedures = [combo, paying, payingCards, picks.procedure]
