/** A hero's activation (H3.5). */
import { kindOf, type U } from '../content.ts'
import {
  ALL_SPENT,
  BY_POISON,
  BY_RULE,
  BY_SPENT_CARDS,
  BY_WEAKNESS,
  cardsOf,
  isSpent,
  POISONED,
  seatOf,
  WEAKENED,
} from '../state.ts'
import { action } from './action.ts'
import { settle } from './casualties.ts'
import { cure, readyAll, setSpent, wound } from './heroes.ts'
import { core, procedure } from './procedure.ts'
import { turn } from './turn.ts'

/** H3.4 */
const WOUNDS_OF_SPENT_CARDS = 2
const WEAKENED_CONDITION = 31 - Math.clz32(WEAKENED)

/** `turn` lies below, and is what a hero who falls leaves it for. `nth`: its how-manieth this round. */
export function activate(u: U, hero: number, nth: number): void {
  u.call(turn, hero)
  u.call(activation, hero, nth)
}

export const activation = procedure('activation', ['hero', 'nth', 'card', 'slot'], {
  begin(u, f) {
    const s = u.state
    s.active = f.hero
    s.activating = 1
    s.activations++
    u.tell('activates', f.hero, f.nth)
    return 'allSpent'
  },
  // H3.4
  allSpent(u, f) {
    if (u.state.spent[f.hero] !== ALL_SPENT) return 'weakness'
    wound(u, f.hero, WOUNDS_OF_SPENT_CARDS, BY_SPENT_CARDS)
    readyAll(u, f.hero, BY_SPENT_CARDS)
    settle(u)
    return 'weakness'
  },
  // H12.7
  weakness(u, f) {
    if (u.state.spent[f.hero] === 0) cure(u, f.hero, WEAKENED_CONDITION, BY_RULE)
    return 'choose'
  },
  choose: {
    ask(u, f, d) {
      const s = u.state
      const row = s.piles[cardsOf(f.hero)]
      let ready = 0
      for (let slot = 0; slot < row.length; slot++) if (!isSpent(s, f.hero, slot)) ready++
      d.ask(seatOf(s, f.hero), 'activate', 'H3.1', f.hero, ready)
      for (let slot = 0; slot < row.length; slot++) {
        if (!isSpent(s, f.hero, slot)) d.option('activate', row[slot])
      }
      return undefined
    },
    answer(u, f, choice) {
      const s = u.state
      f.card = choice.a
      f.slot = kindOf(u, choice.a).action
      s.actions++
      s.spent[f.hero] |= 1 << f.slot
      u.tell('chose', f.hero, f.card)
      return 'above'
    },
  },
  above(u, f) {
    core.perform(u, kindOf(u, f.card).above, f.hero, f.card)
    return 'poison'
  },
  // H3.6, H12.7
  poison(u, f) {
    if ((u.state.conditions[f.hero] & POISONED) !== 0) {
      wound(u, f.hero, 1, BY_POISON)
      settle(u)
    }
    return 'act'
  },
  act(u, f) {
    u.call(action, f.hero, f.card, f.slot)
    return 'below'
  },
  below(u, f) {
    core.perform(u, kindOf(u, f.card).below, f.hero, f.card)
    return 'weakened'
  },
  // H12.7
  weakened: {
    ask(u, f, d) {
      const s = u.state
      if ((s.conditions[f.hero] & WEAKENED) === 0) return 'done'
      d.ask(seatOf(s, f.hero), 'weakened', 'H12.7', f.hero)
      const row = s.piles[cardsOf(f.hero)]
      for (let slot = 0; slot < row.length; slot++) {
        if (!isSpent(s, f.hero, slot)) d.option('exhaust', row[slot])
      }
      d.option('suffer')
      return undefined
    },
    answer(u, f, choice) {
      if (choice.verb === 'exhaust') {
        setSpent(u, f.hero, kindOf(u, choice.a).action, true, BY_WEAKNESS)
      } else {
        wound(u, f.hero, 1, BY_WEAKNESS)
        settle(u)
      }
      return 'done'
    },
  },
})
