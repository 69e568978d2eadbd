/** Drawing exploration cards (H12.14): one is resolved, the other goes back. */
import { type Card, remove, removeAt } from '@muster/engine'
import { kindOf, type U } from '../content.ts'
import {
  BOX,
  DRAWN,
  EXPLORATION,
  EXPLORATION_DISCARD,
  isAlive,
  itemsOf,
  seatOf,
  type TerrinothState,
} from '../state.ts'
import { renew } from './decks.ts'
import { core, procedure } from './procedure.ts'

const ON_TOP = 0
const AT_BOTTOM = 1

/** An event may be resolved that draws again: then those drawn before lie below. */
function takeDrawn(s: TerrinothState, card: Card): void {
  const drawn = s.piles[DRAWN]
  removeAt(drawn, drawn.lastIndexOf(card))
}

/** H12.6, H12.11: what was resolved goes to its discard pile, or leaves the game. */
function discardDrawn(u: U, card: Card): void {
  takeDrawn(u.state, card)
  u.state.piles[kindOf(u, card).once ? BOX : EXPLORATION_DISCARD].push(card)
  renew(u, EXPLORATION, EXPLORATION_DISCARD)
}

/** H12.11: an item that was used up or given up. */
export function discardItem(u: U, hero: number, item: Card): void {
  const { piles } = u.state
  remove(piles[itemsOf(hero)], item)
  piles[EXPLORATION_DISCARD].push(item)
  u.tell('item-gone', hero, item)
  renew(u, EXPLORATION, EXPLORATION_DISCARD)
}

function putBack(u: U, card: Card, where: number): void {
  const deck = u.state.piles[EXPLORATION]
  takeDrawn(u.state, card)
  if (where === ON_TOP) deck.push(card)
  else deck.unshift(card)
  u.tell('put-back', card, where)
}

/** Whose choice it is: the drawer's; of one who fell on the way, the leader's. */
const chooserOf = (s: TerrinothState, hero: number) => seatOf(s, isAlive(s, hero) ? hero : s.leader)

export const explore = procedure(
  'explore',
  ['hero', 'cards', 'from', 'card'],
  {
    draw(u, f) {
      const { piles } = u.state
      f.from = piles[DRAWN].length
      for (let n = 0; n < f.cards && piles[EXPLORATION].length > 0; n++) {
        const card = u.draw(EXPLORATION)
        piles[DRAWN].push(card)
        u.tell('drew', f.hero, card)
        renew(u, EXPLORATION, EXPLORATION_DISCARD)
      }
      return 'resolve'
    },
    resolve: {
      ask(u, f, d) {
        const drawn = u.state.piles[DRAWN]
        if (drawn.length === f.from) return 'done'
        d.ask(seatOf(u.state, f.hero), 'resolve', 'H12.14', f.hero)
        for (let i = f.from; i < drawn.length; i++) {
          d.alike('resolve', u.content.kindOf[drawn[i]], drawn[i])
        }
        return undefined
      },
      answer(u, f, { a: card }) {
        f.card = card
        const kind = kindOf(u, card)
        if (kind.item) {
          takeDrawn(u.state, card)
          u.state.piles[itemsOf(f.hero)].push(card)
          u.tell('found', f.hero, card)
          return 'back'
        }
        u.tell('event', f.hero, card)
        core.perform(u, kind.do, f.hero, card)
        return 'resolved'
      },
    },
    resolved(u, f) {
      discardDrawn(u, f.card)
      return 'back'
    },
    back: {
      ask(u, f, d) {
        const drawn = u.state.piles[DRAWN]
        if (drawn.length === f.from) return 'done'
        const other = drawn[f.from]
        d.ask(chooserOf(u.state, f.hero), 'back', 'H12.14', other)
        d.option('top', other)
        if (u.state.piles[EXPLORATION].length > 0) d.option('bottom', other)
        return undefined
      },
      answer(u, _f, choice) {
        putBack(u, choice.a, choice.verb === 'top' ? ON_TOP : AT_BOTTOM)
        return 'done'
      },
    },
  },
  // A drawer who falls in the midst of it leaves nothing on the table.
  (u, f) => {
    const drawn = u.state.piles[DRAWN]
    while (drawn.length > f.from) discardDrawn(u, drawn[drawn.length - 1])
  },
)
