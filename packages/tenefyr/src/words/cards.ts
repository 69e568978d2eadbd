/** Words that move cards of a player's own: draw, discard, search, recover, remove, give. */
import type { AnyWord, Card, Seat, Word } from '@muster/engine'
import { BASIC_1, LOOT, SKILL, type U } from '../content.ts'
import { playHand, playIfOutOfTurn } from '../rules/play.ts'
import {
  deckSize,
  discardTop,
  drawCards,
  handSizeNow,
  intoReserve,
  openDeck,
  shuffleDiscards,
  take,
} from '../rules/zones.ts'
import { deckOf, discardOf, handOf, isSolo, OFFER } from '../state.ts'
import { contentsOf } from './deck-contents.ts'
import { procedure } from './grammar.ts'
import {
  DISCARD_FROM_HAND,
  picks,
  RECOVER,
  REMOVE_FROM_DECK,
  REMOVE_FROM_DISCARD,
  REMOVE_FROM_HAND,
  SIFT,
} from './pickers.ts'

interface Cards {
  readonly cards: number
}

const draw: Word<U, Cards> = {
  name: 'draw',
  can: (u, _node, seat) => deckSize(u, seat) > 0,
  run(u, node, seat) {
    if (drawCards(u, seat, node.args.cards) > 0) playIfOutOfTurn(u, seat)
  },
}

const drawingUpTo = procedure('draw-up-to', ['seat', 'most'], {
  howMany: {
    ask(u, f, d) {
      const most = Math.min(f.most, deckSize(u, f.seat))
      if (most === 0) return 'done'
      d.ask(f.seat, 'draw-how-many', 'T4.14', most)
      for (let cards = most; cards > 0; cards--) d.option('draw', cards)
      d.option('draw', 0)
      return undefined
    },
    answer(u, f, choice) {
      if (drawCards(u, f.seat, choice.a) > 0) playIfOutOfTurn(u, f.seat)
      return 'done'
    },
  },
})

const drawUpTo: Word<U, Cards> = {
  name: 'draw-up-to',
  can: (u, _node, seat) => deckSize(u, seat) > 0,
  run: (u, node, seat) => u.call(drawingUpTo, seat, node.args.cards),
}

const discardTopCards: Word<U, Cards> = {
  name: 'discard-top',
  can: (u, _node, seat) => deckSize(u, seat) > 0,
  // T11.3
  payable: (u, node, seat) => deckSize(u, seat) >= node.args.cards,
  run: (u, node, seat) => discardTop(u, seat, node.args.cards),
}

const discardHand: Word<U, Cards> = {
  name: 'discard-hand',
  // T4.8
  can: (u, _node, seat) => handSizeNow(u, seat) > 0,
  payable: (u, node, seat) => handSizeNow(u, seat) >= node.args.cards,
  run: (u, node, seat) => picks.exactly(u, DISCARD_FROM_HAND, seat, node.args.cards),
}

const sifting = procedure('sift', ['seat', 'cards'], {
  look(u, f) {
    const offer = u.state.piles[OFFER]
    for (let i = 0; i < f.cards && deckSize(u, f.seat) > 0; i++) {
      const card = u.draw(deckOf(f.seat))
      offer.push(card)
      u.tell('looked', f.seat, card)
    }
    picks.upTo(u, SIFT, f.seat, offer.length)
    return 'putBack'
  },
  putBack(u, f) {
    const offer = u.state.piles[OFFER]
    for (let i = offer.length - 1; i >= 0; i--) u.state.piles[deckOf(f.seat)].push(offer[i])
    offer.length = 0
    return 'done'
  },
})

const sift: Word<U, Cards> = {
  name: 'sift',
  can: (u, _node, seat) => deckSize(u, seat) > 0,
  run: (u, node, seat) => u.call(sifting, seat, node.args.cards),
}

const SOUGHT = ['any', 'basic-1', 'loot', 'skill'] as const
interface Search {
  readonly for: (typeof SOUGHT)[number]
  readonly to: 'hand' | 'discard'
}

function isSought(u: U, card: Card, sought: string): boolean {
  const type = u.content.typeOf[u.content.kindOf[card]]
  if (sought === 'basic-1') return type === BASIC_1
  if (sought === 'loot') return type === LOOT
  return sought === 'any' || type === SKILL
}

const searching = procedure('search', ['seat', 'sought', 'toHand'], {
  open(u, f) {
    openDeck(u, f.seat)
    return 'choose'
  },
  choose: {
    ask(u, f, d) {
      d.ask(f.seat, 'search-deck', 'T11.5')
      for (const card of u.state.piles[deckOf(f.seat)]) {
        if (isSought(u, card, SOUGHT[f.sought])) d.alike('take', u.content.kindOf[card], card)
      }
      return d.count === 0 ? 'close' : undefined
    },
    answer(u, f, choice) {
      take(u, deckOf(f.seat), choice.a)
      u.state.piles[f.toHand === 1 ? handOf(f.seat) : discardOf(f.seat)].push(choice.a)
      u.tell('found', f.seat, choice.a)
      return 'close'
    },
  },
  close(u, f) {
    u.shuffle(deckOf(f.seat))
    u.tell('shuffled', f.seat)
    if (f.toHand === 1) playIfOutOfTurn(u, f.seat)
    return 'done'
  },
})

const search: Word<U, Search> = {
  name: 'search',
  can: (u, node, seat) =>
    contentsOf(u.state, deckOf(seat)).some((card) => isSought(u, card, node.args.for)),
  run: (u, node, seat) =>
    u.call(searching, seat, SOUGHT.indexOf(node.args.for), node.args.to === 'hand' ? 1 : 0),
}

interface Recover extends Cards {
  readonly to: 'deck' | 'top'
}

const recovering = procedure('recover', ['seat', 'cards'], {
  pick(u, f) {
    picks.exactly(u, RECOVER, f.seat, f.cards)
    return 'shuffle'
  },
  shuffle(u, f) {
    u.shuffle(deckOf(f.seat))
    u.tell('shuffled', f.seat)
    return 'done'
  },
})

/** On top of a deck the order matters: the last one picked is the first to be drawn. */
const recoveringToTop = procedure('recover-to-top', ['seat', 'left'], {
  next(u, f) {
    if (f.left === 0) return 'done'
    f.left--
    picks.exactly(u, RECOVER, f.seat, 1)
    return 'next'
  },
})

const recover: Word<U, Recover> = {
  name: 'recover',
  can: (u, _node, seat) => u.state.piles[discardOf(seat)].length > 0,
  run: (u, node, seat) =>
    u.call(node.args.to === 'deck' ? recovering : recoveringToTop, seat, node.args.cards),
}

const recoverAll: Word<U, unknown> = {
  name: 'recover-all',
  can: (u, _node, seat) => u.state.piles[discardOf(seat)].length > 0,
  run: (u, _node, seat) => shuffleDiscards(u, seat),
}

interface Remove extends Cards {
  readonly from: 'deck' | 'discard' | 'hand'
  readonly upTo?: boolean
}

const removingFromDeck = procedure('remove-from-deck', ['seat', 'cards', 'upTo'], {
  open(u, f) {
    openDeck(u, f.seat)
    if (f.upTo === 1) picks.upTo(u, REMOVE_FROM_DECK, f.seat, f.cards)
    else picks.exactly(u, REMOVE_FROM_DECK, f.seat, f.cards)
    return 'close'
  },
  close(u, f) {
    u.shuffle(deckOf(f.seat))
    u.tell('shuffled', f.seat)
    return 'done'
  },
})

const zoneOf = { deck: deckOf, discard: discardOf, hand: handOf }

const remove: Word<U, Remove> = {
  name: 'remove',
  can: (u, node, seat) => u.state.piles[zoneOf[node.args.from](seat)].length > 0,
  payable: (u, node, seat) => u.state.piles[zoneOf[node.args.from](seat)].length >= node.args.cards,
  run(u, node, seat) {
    const { cards, from, upTo } = node.args
    if (from === 'deck') {
      u.call(removingFromDeck, seat, cards, upTo ? 1 : 0)
      return
    }
    const picker = from === 'hand' ? REMOVE_FROM_HAND : REMOVE_FROM_DISCARD
    if (upTo) picks.upTo(u, picker, seat, cards)
    else picks.exactly(u, picker, seat, cards)
  },
}

const removeTop: Word<U, Cards> = {
  name: 'remove-top',
  can: (u, _node, seat) => deckSize(u, seat) > 0,
  payable: (u, node, seat) => deckSize(u, seat) >= node.args.cards,
  run(u, node, seat) {
    for (let i = 0; i < node.args.cards && deckSize(u, seat) > 0; i++) {
      const card = u.draw(deckOf(seat))
      u.tell('removed', seat, card)
      intoReserve(u, card)
    }
  },
}

const ZONES = ['deck', 'discard', 'hand'] as const
interface Give extends Cards {
  readonly from: (typeof ZONES)[number]
}

const giving = procedure('give', ['seat', 'zone', 'left', 'card', 'to'], {
  open(u, f) {
    if (ZONES[f.zone] === 'deck') openDeck(u, f.seat)
    return 'which'
  },
  which: {
    ask(u, f, d) {
      if (f.left === 0) return 'close'
      d.ask(f.seat, 'give-card', 'T7.9', f.left)
      const cards = u.state.piles[zoneOf[ZONES[f.zone]](f.seat)]
      for (const card of cards) d.alike('give', u.content.kindOf[card], card)
      return d.count === 0 ? 'close' : undefined
    },
    answer(_u, f, choice) {
      f.card = choice.a
      return 'toWhom'
    },
  },
  toWhom: {
    ask(u, f, d) {
      // Looked at in the midst of the answer, it has gone already.
      if (!u.state.piles[zoneOf[ZONES[f.zone]](f.seat)].includes(f.card)) return 'which'
      d.ask(f.seat, 'give-to', 'T7.9', f.card)
      d.continues = true
      for (let seat = 0; seat < u.state.players; seat++) if (seat !== f.seat) d.option('to', seat)
      return undefined
    },
    answer(u, f, choice) {
      f.left--
      handOver(u, f.seat, choice.a, f.card, ZONES[f.zone])
      return 'which'
    },
  },
  close(u, f) {
    if (ZONES[f.zone] === 'deck') u.shuffle(deckOf(f.seat))
    return 'done'
  },
})

/** Hands a card over, to the same zone of another player. */
function handOver(u: U, from: Seat, to: Seat, card: Card, zone: (typeof ZONES)[number]): void {
  take(u, zoneOf[zone](from), card)
  u.state.piles[zoneOf[zone](to)].push(card)
  u.tell('gave', from, card, to)
  if (zone === 'deck') u.shuffle(deckOf(to))
  // T4.18
  if (zone === 'hand') playIfOutOfTurn(u, to)
}

const give: Word<U, Give> = {
  name: 'give',
  can: (u, node, seat) =>
    !isSolo(u.state) && u.state.piles[zoneOf[node.args.from](seat)].length > 0,
  run(u, node, seat) {
    if (!isSolo(u.state)) u.call(giving, seat, ZONES.indexOf(node.args.from), node.args.cards)
  },
}

export const cardWords: AnyWord<U>[] = [
  draw,
  drawUpTo,
  discardTopCards,
  discardHand,
  sift,
  search,
  recover,
  recoverAll,
  remove,
  removeTop,
  give,
]

export const cardProcedures = [
  playHand,
  drawingUpTo,
  sifting,
  searching,
  recovering,
  recoveringToTop,
  removingFromDeck,
  giving,
]
