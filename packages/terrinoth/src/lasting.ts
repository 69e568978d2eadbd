/** Lasting rules: attack, resilience, dice and the like as they are now. Computed, never stored. */
import type { Card } from '@muster/engine'
import { type Lasting, TRAITS } from './cards/effects.ts'
import { type Content, kindOf, NEMESIS, questOf, type U } from './content.ts'
import {
  ACTIONS,
  BY_ABILITY,
  BY_FOCUS,
  BY_QUEST,
  cardsOf,
  FOCUSED,
  IN_SHADOWS,
  isFaceDown,
  itemsOf,
  LOCATION,
  NONE,
  type TerrinothState,
  whereIs,
} from './state.ts'
import { isSo } from './words/when.ts'

type Bonus = Extract<Lasting, { readonly always: 'dice' | 'successes' | 'defense' | 'pierce' }>
type Reroll = Extract<Lasting, { readonly always: 'reroll' }>
type Told = (by: number, cause: number) => void

/** H12.7 */
const FOCUSED_DICE = 2
/** Bits of limits: triggers of a hero 0 to 3, then rerolls: two of the hero, one of the card, one of the place. */
const HERO_REROLL = 4
const CARD_REROLL = 6
const PLACE_REROLL = 7

/** The card whose action runs, or NONE. */
export const cardInUse = (s: TerrinothState, hero: number): Card =>
  s.slot === NONE ? NONE : s.piles[cardsOf(hero)][s.slot]

const isOf = (rule: Bonus | Reroll, action: number): boolean =>
  !('action' in rule) || rule.action === undefined || rule.action === ACTIONS[action]

/** What a source's rules of one sort add for a hero. */
function bonusFrom(
  u: U,
  rules: readonly Lasting[],
  always: Bonus['always'],
  hero: number,
  action: number,
  cause: number,
  each: Told | undefined,
): number {
  let sum = 0
  for (let i = 0; i < rules.length; i++) {
    const rule = rules[i]
    if (rule.always !== always || !isOf(rule, action)) continue
    if (rule.when !== undefined && !isSo(u, rule.when, hero, cause)) continue
    sum += rule.by
    if (each !== undefined) each(rule.by, cause)
  }
  return sum
}

function bonusOf(
  u: U,
  always: Bonus['always'],
  hero: number,
  card: Card,
  each?: Told | undefined,
): number {
  const { state, content } = u
  let sum = 0
  let action = NONE
  if (card >= 0) {
    const kind = kindOf(u, card)
    action = kind.action
    sum += bonusFrom(u, kind.lasting, always, hero, action, card, each)
  }
  const own = content.heroes[state.heroIs[hero]].lasting
  sum += bonusFrom(u, own, always, hero, action, BY_ABILITY, each)
  for (const item of state.piles[itemsOf(hero)]) {
    sum += bonusFrom(u, kindOf(u, item).lasting, always, hero, action, item, each)
  }
  for (const place of state.piles[LOCATION]) {
    sum += bonusFrom(u, kindOf(u, place).lasting, always, hero, action, place, each)
  }
  return sum + bonusFrom(u, questOf(u).lasting, always, hero, action, BY_QUEST, each)
}

/** Hero dice of a card's action. */
export const diceOf = (u: U, hero: number, card: Card): number =>
  Math.max(0, kindOf(u, card).dice + bonusOf(u, 'dice', hero, card))

/** Successes besides dice and tokens, each with its cause. */
export const successesOf = (
  u: U,
  hero: number,
  each?: Told | undefined,
  card: Card = cardInUse(u.state, hero),
): number => bonusOf(u, 'successes', hero, card, each)

export const defenseOf = (
  u: U,
  hero: number,
  card: Card = cardInUse(u.state, hero),
  each?: Told | undefined,
): number => bonusOf(u, 'defense', hero, card, each)

export const pierceOf = (u: U, hero: number, card: Card = cardInUse(u.state, hero)): number =>
  bonusOf(u, 'pierce', hero, card)

/** What rerolls are at hand: dice 0 of the hero, 1 of enemies, 2 both; limitBit: to be marked when it is used, or −1. */
type EachReroll = (cause: number, dice: number, of: number, limitBit: number) => void

/** Which dice a reroll is for: an index of DICE. */
const BOTH_DICE = 2
const DICE: readonly Reroll['of'][] = ['hero', 'enemy', 'any']

function rerollsFrom(
  u: U,
  rules: readonly Lasting[],
  hero: number,
  action: number,
  cause: number,
  firstBit: number,
  each: EachReroll,
): void {
  const { state } = u
  let bit = firstBit
  for (let i = 0; i < rules.length; i++) {
    const rule = rules[i]
    if (rule.always !== 'reroll') continue
    const limitBit = firstBit < 0 ? firstBit : bit++
    if (!isOf(rule, action)) continue
    const used = rule.limit === undefined ? state.usedNow : state.usedNow | state.used[hero]
    if (limitBit >= 0 && (used & (1 << limitBit)) !== 0) continue
    each(cause, rule.dice, DICE.indexOf(rule.of), limitBit)
  }
}

/** What a hero may reroll by, in the running action or that of a card; what was used up is left out. */
export function rerollSources(
  u: U,
  hero: number,
  each: EachReroll,
  card: Card = cardInUse(u.state, hero),
): void {
  const { state, content } = u
  const action = card >= 0 ? kindOf(u, card).action : NONE
  if (card >= 0) rerollsFrom(u, kindOf(u, card).lasting, hero, action, card, CARD_REROLL, each)
  const own = content.heroes[state.heroIs[hero]].lasting
  rerollsFrom(u, own, hero, action, BY_ABILITY, HERO_REROLL, each)
  for (const place of state.piles[LOCATION]) {
    rerollsFrom(u, kindOf(u, place).lasting, hero, action, place, PLACE_REROLL, each)
  }
  if ((state.conditions[hero] & FOCUSED) !== 0) each(BY_FOCUS, FOCUSED_DICE, BOTH_DICE, NONE)
  for (const item of state.piles[itemsOf(hero)]) {
    rerollsFrom(u, kindOf(u, item).lasting, hero, action, item, NONE, each)
  }
}

type Strength = Extract<Lasting, { readonly always: 'attack' | 'resilience' }>

/** Of a place or quest: of all enemies, or of those of a trait. */
function strengthFrom(
  u: U,
  rules: readonly Lasting[],
  always: Strength['always'],
  enemy: Card,
  traits: number,
): number {
  let sum = 0
  for (let i = 0; i < rules.length; i++) {
    const rule = rules[i]
    if (rule.always !== always) continue
    if (rule.trait !== undefined && (traits & (1 << TRAITS.indexOf(rule.trait))) === 0) continue
    if (rule.when !== undefined && !isSo(u, rule.when, whoFights(u.state, enemy), enemy)) continue
    sum += rule.by
  }
  return sum
}

/** The hero engaged with it, else the active one. */
function whoFights(s: TerrinothState, enemy: Card): number {
  const where = whereIs(s, enemy)
  return where >= 0 && where < IN_SHADOWS ? where : s.active
}

function strengthOf(u: U, always: Strength['always'], enemy: Card, printed: number): number {
  const { lasting, traits } = kindOf(u, enemy)
  let sum = printed + strengthFrom(u, lasting, always, enemy, traits)
  for (const place of u.state.piles[LOCATION]) {
    sum += strengthFrom(u, kindOf(u, place).lasting, always, enemy, traits)
  }
  sum += strengthFrom(u, questOf(u).lasting, always, enemy, traits)
  return sum < 0 ? 0 : sum
}

export const attackOf = (u: U, enemy: Card): number =>
  strengthOf(u, 'attack', enemy, kindOf(u, enemy).attack)

/** H4.22 */
export const resilienceOf = (u: U, enemy: Card): number =>
  strengthOf(u, 'resilience', enemy, kindOf(u, enemy).resilience)

function isSpared(u: U, rules: readonly Lasting[], enemy: number, own: boolean): boolean {
  for (let i = 0; i < rules.length; i++) {
    const rule = rules[i]
    if (rule.always !== 'untouchable') continue
    if (!isProtected(u, rule.foe ?? 'this', enemy, own)) continue
    if (rule.when === undefined || isSo(u, rule.when, u.state.active, enemy)) return true
  }
  return false
}

function isProtected(
  u: U,
  foe: 'this' | 'nemesis' | 'face-down',
  enemy: number,
  own: boolean,
): boolean {
  if (foe === 'face-down') return isFaceDown(u.state, enemy)
  if (foe === 'nemesis') return enemy >= 0 && kindOf(u, enemy).rank === NEMESIS
  return own
}

/** It can be no target, and not be hurt. */
export function isUntouchable(u: U, enemy: number): boolean {
  if (!isFaceDown(u.state, enemy) && isSpared(u, kindOf(u, enemy).lasting, enemy, true)) return true
  for (const place of u.state.piles[LOCATION]) {
    if (isSpared(u, kindOf(u, place).lasting, enemy, false)) return true
  }
  return isSpared(u, questOf(u).lasting, enemy, false)
}

/** H14.3 is set aside by the quest: a defeated Nemesis is in its lair again. */
export function nemesisReturns(u: U): boolean {
  for (const rule of questOf(u).lasting) if (rule.always === 'nemesis-returns') return true
  return false
}

/** H12.10 */
export function rankOf(content: Content, enemy: Card): number {
  const { difficulty, rank } = content.kinds[content.kindOf[enemy]]
  return difficulty * 4 + rank
}
