/** Words about the Reserve: take, upgrade. */
import type { AnyWord, Card, PileId, Seat, Word } from '@muster/engine'
import { LOOT, type U } from '../content.ts'
import { playIfOutOfTurn } from '../rules/play.ts'
import { levelHere } from '../rules/power.ts'
import {
  fromReserve,
  intoReserve,
  openDeck,
  reserveLevel,
  take as takeFrom,
} from '../rules/zones.ts'
import { deckOf, discardOf, handOf, OFFER } from '../state.ts'
import { contentsOf } from './deck-contents.ts'
import { procedure } from './grammar.ts'
import { picks, TAKE_OFFERED } from './pickers.ts'

const TO = ['discard', 'hand', 'deck'] as const
interface Take {
  readonly level: number | 'here'
  readonly cards: number
  readonly to: (typeof TO)[number]
  readonly from?: number
}

function pileFor(to: (typeof TO)[number], seat: Seat): PileId {
  if (to === 'hand') return handOf(seat)
  return to === 'deck' ? deckOf(seat) : discardOf(seat)
}

const levelWanted = (u: U, args: Take): number =>
  args.level === 'here' ? levelHere(u) : args.level

/** What happens once cards have come to their place. */
function settle(u: U, seat: Seat, to: (typeof TO)[number]): void {
  if (to === 'deck') u.shuffle(deckOf(seat))
  if (to === 'hand') playIfOutOfTurn(u, seat)
}

const takingOffered = procedure('take-offered', ['seat', 'level', 'cards', 'shown', 'to'], {
  turnUp(u, f) {
    for (let i = 0; i < f.shown; i++) {
      const level = reserveLevel(u, f.level)
      if (level === 0) break
      const card = fromReserve(u, level)
      u.state.piles[OFFER].push(card)
      u.tell('turned-up', card)
    }
    picks.exactly(u, TAKE_OFFERED, f.seat, f.cards, pileFor(TO[f.to], f.seat))
    return 'putBack'
  },
  putBack(u, f) {
    for (const card of u.state.piles[OFFER].splice(0)) intoReserve(u, card)
    settle(u, f.seat, TO[f.to])
    return 'done'
  },
})

const take: Word<U, Take> = {
  name: 'take',
  can: (u, node) => reserveLevel(u, levelWanted(u, node.args)) > 0,
  run(u, node, seat) {
    const { cards, to, from } = node.args
    const wanted = levelWanted(u, node.args)
    if (from !== undefined) {
      u.call(takingOffered, seat, wanted, cards, from, TO.indexOf(to))
      return
    }
    for (let i = 0; i < cards; i++) {
      const level = reserveLevel(u, wanted)
      if (level === 0) break
      const card = fromReserve(u, level)
      u.state.piles[pileFor(to, seat)].push(card)
      u.tell('took', seat, card)
    }
    settle(u, seat, to)
  },
}

/** A loot card below level 5, with a card of the next level to be had (T11.7). */
function canUpgrade(u: U, card: Card): boolean {
  const kind = u.content.kindOf[card]
  const level = u.content.levelOf[kind]
  return u.content.typeOf[kind] === LOOT && level < 5 && reserveLevel(u, level + 1) > 0
}

const upgrading = procedure('upgrade', ['seat'], {
  open(u, f) {
    openDeck(u, f.seat)
    return 'which'
  },
  which: {
    ask(u, f, d) {
      d.ask(f.seat, 'upgrade-card', 'T11.4')
      for (const card of u.state.piles[deckOf(f.seat)]) {
        if (canUpgrade(u, card)) d.alike('trade', u.content.kindOf[card], card)
      }
      return d.count === 0 ? 'close' : undefined
    },
    answer(u, f, choice) {
      const level = u.content.levelOf[u.content.kindOf[choice.a]]
      const better = fromReserve(u, reserveLevel(u, level + 1))
      takeFrom(u, deckOf(f.seat), choice.a)
      u.tell('removed', f.seat, choice.a)
      intoReserve(u, choice.a)
      u.state.piles[deckOf(f.seat)].push(better)
      u.tell('took', f.seat, better)
      return 'close'
    },
  },
  close(u, f) {
    u.shuffle(deckOf(f.seat))
    u.tell('shuffled', f.seat)
    return 'done'
  },
})

const upgrade: Word<U, unknown> = {
  name: 'upgrade',
  can: (u, _node, seat) => contentsOf(u.state, deckOf(seat)).some((card) => canUpgrade(u, card)),
  run: (u, _node, seat) => u.call(upgrading, seat),
}

export const reserveWords: AnyWord<U>[] = [take, upgrade]
export const reserveProcedures = [takingOffered, upgrading]
