/** What the words of cards bring the party, in wounds: a guess that is quick to make. */
import type { Card, ListId } from '@muster/engine'
import type { CardEffect, Foe, Who } from '../cards/effects.ts'
import { kindOf, type U } from '../content.ts'
import { resilienceOf } from '../lasting.ts'
import {
  CONDITIONS,
  FOCUSED,
  healthLeft,
  isAlive,
  isFinal,
  itemsOf,
  LOCATION,
  MOST_HEROES,
  MOST_TOKENS,
  POISONED,
  type TerrinothState,
  WEAKENED,
} from '../state.ts'
import { countOf } from '../words/count.ts'
import { effectOf } from '../words/effect.ts'
import { foesOf } from '../words/foe.ts'
import { bitsIn, isSo } from '../words/when.ts'
import { heroesOf, isChosen } from '../words/who.ts'
import { healthOfAny, isReady, worthOfAny } from './foe-worth.ts'
import { goalsOf } from './goals.ts'
import { weights } from './weights.ts'

const SLOTS = 4

/** What a wound costs a hero: the more, the less health is left. */
export function woundCost(s: TerrinothState, hero: number): number {
  const left = healthLeft(s, hero)
  return weights.wound + (weights.nearEnd * 3) / (left + 2)
}

export function woundsCost(s: TerrinothState, hero: number, wounds: number): number {
  const fatal = wounds >= healthLeft(s, hero) ? 6 : 0
  return wounds * woundCost(s, hero) + fatal
}

function healGain(s: TerrinothState, hero: number, wounds: number): number {
  const gone = wounds < s.wounds[hero] ? wounds : s.wounds[hero]
  return gone * woundCost(s, hero)
}

function tokensGain(s: TerrinothState, hero: number, tokens: number): number {
  const room = MOST_TOKENS - s.tokens[hero]
  return (tokens < room ? tokens : room) * weights.token
}

/** Progress is worth something until the place is explored. */
export function progressGain(u: U, by: number): number {
  const { state } = u
  const here = state.piles[LOCATION]
  if (here.length === 0) return 0
  const needed = kindOf(u, here[0]).exploration - state.progress
  const goals = goalsOf(u.content, state.quest)
  if (isFinal(state) && !goals.useful) return by * weights.spareProgress
  const last = goals.explored ? weights.lastProgress : weights.progress * 0.4
  const each = isFinal(state) ? last : weights.progress
  if (by < 0) return by * each
  const useful = by < needed ? by : needed < 0 ? 0 : needed
  return useful * each + (by - useful) * weights.spareProgress
}

const conditionWorth = (bit: number): number =>
  bit === FOCUSED ? weights.focused : bit === POISONED ? -weights.poisoned : -weights.weakened

/** What one hero gets by a word. */
function gainFor(u: U, effect: CardEffect, hero: number): number {
  const s = u.state
  switch (effect.word) {
    case 'wound':
      return -woundsCost(s, hero, effect.wounds)
    case 'recover':
      return healGain(s, hero, effect.wounds)
    case 'claim':
      return tokensGain(s, hero, effect.tokens)
    case 'lose-tokens':
      return -Math.min(effect.tokens, s.tokens[hero]) * weights.token
    case 'gain': {
      const bit = 1 << CONDITIONS.indexOf(effect.condition)
      return (s.conditions[hero] & bit) !== 0 ? 0 : conditionWorth(bit)
    }
    case 'cure':
      return cureGain(s, hero, effect.condition)
    case 'ready': {
      const spent = bitsIn(s.spent[hero])
      return (effect.cards === 'all' ? spent : Math.min(effect.cards, spent)) * weights.ready
    }
    case 'exhaust':
      return -Math.min(effect.cards, SLOTS - bitsIn(s.spent[hero])) * weights.ready
    case 'upgrade':
      return weights.upgrade
    case 'discard-item':
      return s.piles[itemsOf(hero)].length > 0 ? -weights.item : 0
    case 'draw':
      return weights.draw * (1 + effect.cards) * 0.5
    default:
      return 0
  }
}

function cureGain(s: TerrinothState, hero: number, condition: string): number {
  const has = s.conditions[hero]
  let gain = 0
  if (condition === 'any' || condition === 'poisoned') {
    gain += (has & POISONED) !== 0 ? weights.poisoned : 0
  }
  if (condition === 'any' || condition === 'weakened') {
    gain += (has & WEAKENED) !== 0 ? weights.weakened : 0
  }
  return gain
}

/** All of them, or the best of those that are chosen from. */
function overWho(u: U, who: Who, actor: number, card: Card, of: (hero: number) => number): number {
  const heroes = heroesOf(u, who, actor, card)
  const chosen = isChosen(who)
  let gain = 0
  let some = false
  for (let hero = 0; hero < MOST_HEROES; hero++) {
    if ((heroes & (1 << hero)) === 0) continue
    const one = of(hero)
    if (!chosen) gain += one
    else if (!some || one > gain) gain = one
    some = true
  }
  return gain
}

const found: number[] = []

function overFoes(
  u: U,
  foe: Foe,
  each: boolean,
  actor: number,
  card: Card,
  of: (u: U, enemy: number) => number,
): number {
  const count = foesOf(u, foe, actor, card, found)
  let gain = 0
  for (let i = 0; i < count; i++) {
    const one = of(u, found[i])
    if (each) gain += one
    else if (i === 0 || one > gain) gain = one
  }
  return gain
}

/** Wounds besides attacks: resilience does not count (H9.1). */
function hurtGain(u: U, enemy: number, wounds: number): number {
  const left = healthOfAny(u, enemy)
  const worth = worthOfAny(u, enemy)
  if (wounds >= left) return worth
  const share = 1 - weights.fall
  const tough = enemy >= 0 ? resilienceOf(u, enemy) : 0
  return (worth * share * wounds * (1 + tough * 0.3)) / left
}

function tireGain(u: U, enemy: number): number {
  return isReady(u, enemy) ? worthOfAny(u, enemy) * weights.tire * 0.5 : 0
}

const driveGain = (u: U, enemy: number): number => (isReady(u, enemy) ? 0.6 : 0.2)

/** What a counter's change is worth: the nearer to where it decides, the more. */
function counterGain(u: U, counter: number, by: number): number {
  const { good, edge } = goalsOf(u.content, u.state.quest)
  const at = u.state.counters[counter]
  const near = edge[counter] === 0 ? 1 : at / Math.max(1, edge[counter])
  const change = Math.max(-at, by)
  return good[counter] * change * weights.counter * (0.5 + near)
}

function foeGain(u: U, effect: CardEffect, actor: number, card: Card): number {
  switch (effect.word) {
    case 'hurt': {
      const { wounds } = effect
      const each = effect.each === true
      return overFoes(u, effect.foe, each, actor, card, (v, enemy) => hurtGain(v, enemy, wounds))
    }
    case 'tire':
      return overFoes(u, effect.foe, effect.each === true, actor, card, tireGain)
    case 'drive':
      return overFoes(u, effect.foe, effect.each === true, actor, card, driveGain)
    case 'mend':
      return -0.4 * effect.wounds
    case 'rouse':
      return -1
    case 'spawn':
      return -effect.enemies * weights.spawned * (effect.where === 'each' ? 2 : 1)
    case 'spawn-nemesis':
      return -weights.nemesisComes
    case 'look':
    case 'turn-up':
      return 0.1
    default:
      return 0
  }
}

function questGain(u: U, effect: CardEffect, actor: number, card: Card): number {
  switch (effect.word) {
    case 'progress':
      return progressGain(u, effect.by)
    case 'peril':
      return -effect.by * weights.peril
    case 'count': {
      const times = effect.per === undefined ? 1 : countOf(u, effect.per, actor, card)
      return counterGain(u, effect.counter, effect.by * times)
    }
    default:
      return 0
  }
}

export function gainOfList(u: U, list: ListId, actor: number, card: Card): number {
  const { lists } = u.content.program
  const row = lists[list]
  let gain = 0
  for (let i = 0; i < row.length; i++) gain += gainOf(u, row[i], actor, card)
  return gain
}

/** A whole effect, done for an actor. */
export function gainOf(u: U, index: number, actor: number, card: Card): number {
  if (!isAlive(u.state, actor)) return 0
  const { args, lists } = u.content.program.nodes[index]
  const effect = effectOf(args)
  switch (effect.word) {
    case 'may':
      return Math.max(0, gainOfList(u, lists[0], actor, card))
    case 'pay':
      return Math.max(
        0,
        gainOfList(u, lists[0], actor, card) + gainOfList(u, lists[1], actor, card),
      )
    case 'choose':
      return bestOf(u, lists, actor, card)
    case 'if':
      return gainOfList(u, lists[isSo(u, effect.condition, actor, card) ? 0 : 1], actor, card)
    case 'repeat':
      return effect.times * gainOfList(u, lists[0], actor, card)
    case 'for-each':
      return overWho(u, effect.who, actor, card, (hero) => gainOfList(u, lists[0], hero, card))
    case 'as':
      return overWho(u, effect.who, actor, card, (hero) => gainOfList(u, lists[0], hero, card))
    case 'for-every':
      return countOf(u, effect.what, actor, card) * gainOfList(u, lists[0], actor, card)
    case 'enemy-die':
      return (
        gainOfList(u, lists[0], actor, card) / 2 +
        gainOfList(u, lists[1], actor, card) / 6 +
        gainOfList(u, lists[2], actor, card) / 3
      )
    default:
      return gainOfWord(u, effect, actor, card)
  }
}

function gainOfWord(u: U, effect: CardEffect, actor: number, card: Card): number {
  if ('who' in effect) {
    return overWho(u, effect.who, actor, card, (hero) => gainFor(u, effect, hero))
  }
  return foeGain(u, effect, actor, card) + questGain(u, effect, actor, card)
}

function bestOf(u: U, lists: readonly ListId[], actor: number, card: Card): number {
  let best = Number.NEGATIVE_INFINITY
  for (let i = 0; i < lists.length; i++) {
    const gain = gainOfList(u, lists[i], actor, card)
    if (gain > best) best = gain
  }
  return lists.length === 0 ? 0 : best
}

/** What a question about one hero is about. */
export const gainForHero = (u: U, node: number, hero: number, card: Card): number => {
  const { args, lists } = u.content.program.nodes[node]
  const effect = effectOf(args)
  return effect.word === 'as' ? gainOfList(u, lists[0], hero, card) : gainFor(u, effect, hero)
}

/** What a question about one enemy is about. */
export function gainForFoe(u: U, node: number, enemy: number): number {
  const effect = effectOf(u.content.program.nodes[node].args)
  switch (effect.word) {
    case 'hurt':
      return hurtGain(u, enemy, effect.wounds)
    case 'tire':
      return tireGain(u, enemy)
    case 'drive':
      return driveGain(u, enemy)
    case 'mend':
    case 'rouse':
    case 'turn-up':
      return -worthOfAny(u, enemy)
    default:
      return 0
  }
}
