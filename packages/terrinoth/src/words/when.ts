/** When what a card says holds. */
import type { Card, Condition } from '@muster/engine'
import type { When } from '../cards/effects.ts'
import { kindOf, questOf, type U } from '../content.ts'
import {
  ALL_SPENT,
  CONDITIONS,
  engagedWith,
  IN_SHADOWS,
  isFinal,
  itemsOf,
  LAIR,
  LOCATION,
  livingHeroes,
  SET_ASIDE,
  type TerrinothState,
  whereIs,
} from '../state.ts'
import { countFoes, isOfKind } from './foe.ts'

/** H4.20: as progress is now. */
export function isExplored(u: U): boolean {
  const { piles, progress } = u.state
  const here = piles[LOCATION]
  return here.length > 0 && progress >= kindOf(u, here[0]).exploration
}

const KNOWN: readonly string[] = [
  'engaged-with-you',
  'in-shadows',
  'explored',
  'final',
  'others-spent',
  'has',
  'foes',
  'no-foes',
  'counter-at-least',
  'counter-below',
  'nemesis',
  'peril',
  'party',
  'living',
  'living-below',
  'defeated',
  'all',
  'not',
] satisfies When['is'][]

const isWhen = (condition: Condition): condition is Condition & When => KNOWN.includes(condition.is)

/** The same for the words of the engine, whose conditions a schema has checked. */
export function holds(u: U, condition: Condition, actor: number, card: Card): boolean {
  if (!isWhen(condition)) throw new Error(`unknown condition ${condition.is}`)
  return isSo(u, condition, actor, card)
}

type Has = Extract<When, { readonly is: 'has' }>

function amountOf(s: TerrinothState, what: Has['what'], hero: number): number {
  switch (what) {
    case 'tokens':
      return s.tokens[hero]
    case 'wounds':
      return s.wounds[hero]
    case 'items':
      return s.piles[itemsOf(hero)].length
    case 'enemies':
      return s.piles[engagedWith(hero)].length
    case 'spent':
      return bitsIn(s.spent[hero])
    default:
      return (s.conditions[hero] >> CONDITIONS.indexOf(what)) & 1
  }
}

export function bitsIn(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count++
  return count
}

function nemesisIs(u: U, where: 'lair' | 'play' | 'defeated'): boolean {
  const { nemesis } = questOf(u)
  if (where === 'lair') return u.state.piles[LAIR].includes(nemesis)
  if (where === 'defeated') return u.state.piles[SET_ASIDE].includes(nemesis)
  const place = whereIs(u.state, nemesis)
  return place >= 0 && place <= IN_SHADOWS
}

/** The chosen card is spent too, once it was chosen. */
function othersAreSpent({ spent, slot }: TerrinothState, hero: number): boolean {
  return (spent[hero] | (slot >= 0 ? 1 << slot : 0)) === ALL_SPENT
}

/** "You" is the actor; "this enemy", and the one defeated, the card. */
export function isSo(u: U, when: When, actor: number, card: Card): boolean {
  const { state } = u
  switch (when.is) {
    case 'engaged-with-you':
      return card >= 0 && state.piles[engagedWith(actor)].includes(card)
    case 'in-shadows':
      return card >= 0 && whereIs(state, card) === IN_SHADOWS
    case 'explored':
      return isExplored(u)
    case 'final':
      return isFinal(state)
    case 'others-spent':
      return othersAreSpent(state, actor)
    case 'has':
      return amountOf(state, when.what, actor) >= when.than
    case 'foes':
      return countFoes(u, when.foe, actor, card) >= when.than
    case 'no-foes':
      return countFoes(u, when.foe, actor, card) === 0
    case 'nemesis':
      return nemesisIs(u, when.where)
    case 'defeated':
      return card >= 0 && isOfKind(u.content, when.foe, card)
    case 'all':
      return when.of.every((one) => isSo(u, one, actor, card))
    case 'not':
      return !isSo(u, when.of[0], actor, card)
    default:
      return isReached(state, when)
  }
}

type Reached = Extract<
  When,
  {
    readonly is:
      | 'counter-at-least'
      | 'counter-below'
      | 'peril'
      | 'party'
      | 'living'
      | 'living-below'
  }
>

function isReached(s: TerrinothState, when: Reached): boolean {
  switch (when.is) {
    case 'counter-at-least':
      return s.counters[when.counter] >= when.than
    case 'counter-below':
      return s.counters[when.counter] < when.than
    case 'peril':
      return s.peril >= when.than
    case 'party':
      return s.heroes >= when.than
    case 'living':
      return livingHeroes(s) >= when.than
    case 'living-below':
      return livingHeroes(s) < when.than
  }
}
