/** How the engine's own words (may, pay, choose, for each, if) work in this game. */
import {
  type Condition,
  coreVocabulary,
  proceduresFor,
  type Scope,
  type Seat,
} from '@muster/engine'
import type { Content, U } from '../content.ts'
import { dungeonLevelHere, levelHere, startsCombat } from '../rules/power.ts'
import {
  BOSS_DECK,
  deckOf,
  HEROES,
  handOf,
  isSolo,
  NOBODY,
  nextSeat,
  playedOf,
  type TenefyrState,
} from '../state.ts'

export const procedure = proceduresFor<U>()

/** The seat of a hero, or NOBODY (T11.16). */
export function seatOf(u: U, hero: string): Seat {
  return u.state.heroSeat[HEROES.findIndex((name) => name === hero)]
}

/** The next seat of a scope, in turn order from the starting player. */
function next(u: U, scope: Scope, after: Seat, you: Seat): Seat {
  const { state } = u
  switch (scope) {
    case 'each':
      return nextInOrder(state, after)
    case 'others': {
      // T9.3
      if (isSolo(state)) return after === NOBODY ? you : NOBODY
      const seat = nextInOrder(state, after)
      return seat === you ? nextInOrder(state, seat) : seat
    }
    case 'starting':
      // T9.4
      return after === NOBODY && startsCombat(u, state.token) ? state.token : NOBODY
    case 'next':
      return after === NOBODY ? nextSeat(state, you) : NOBODY
    default:
      return after === NOBODY ? seatOf(u, scope) : NOBODY
  }
}

function nextInOrder(state: TenefyrState, after: Seat): Seat {
  if (after === NOBODY) return state.token
  const seat = nextSeat(state, after)
  return seat === state.token ? NOBODY : seat
}

function holds(u: U, condition: Condition, seat: Seat): boolean {
  const { state } = u
  switch (condition.is) {
    case 'you-are':
      return seatOf(u, String(condition.hero)) === seat
    case 'boss-fight':
      return state.here === BOSS_DECK
    case 'you-start':
      return startsCombat(u, seat)
    case 'last-card':
      return state.piles[handOf(seat)].length === 0
    case 'deck-empty':
      return state.piles[deckOf(seat)].length === 0
    case 'level-at-least':
      return levelHere(u) >= Number(condition.level)
    case 'dungeon-level-at-most':
      return dungeonLevelHere(u) <= Number(condition.level)
    case 'played-at-least':
      return state.piles[playedOf(seat)].length >= Number(condition.cards)
    default:
      throw new Error(`nothing is ${condition.is}`)
  }
}

export const core = coreVocabulary<TenefyrState, Content>({
  rules: { may: 'T4.14', pay: 'T11.16', choose: 'T4.14' },
  holds,
  next,
  // T9.3
  mayDecline: (u, scope) => scope === 'others' && isSolo(u.state),
})
