/**
 * Does it matter which enemy a hero activates first (H6.1)? Only then is it asked. It does not where all would do the
 * same, or where all are engaged with the hero, none of them moves, and the hero cannot fall before all have acted.
 */
import { bagOf, type Card, candidates, type ListId } from '@muster/engine'
import type { CardEffect, Foe, When } from '../cards/effects.ts'
import { kindOf, type U } from '../content.ts'
import { attackOf } from '../lasting.ts'
import {
  engagedWith,
  healthLeft,
  isFaceDown,
  MOST_HEROES,
  SHADOWS,
  type TerrinothState,
} from '../state.ts'
import { effectOf } from '../words/effect.ts'
import { isSo } from '../words/when.ts'

/** H6.2: the enemies that a hero may activate, into `found`; gives how many. */
export function readyFor(s: TerrinothState, hero: number, found: number[]): number {
  const count = readyIn(s, engagedWith(hero), found)
  return count > 0 ? count : readyIn(s, SHADOWS, found)
}

function readyIn(s: TerrinothState, pile: number, found: number[]): number {
  const row = s.piles[pile]
  let count = 0
  for (let i = 0; i < row.length; i++) {
    if (row[i] < 0 || s.tired[row[i]] === 0) found[count++] = row[i]
  }
  return count
}

/** Enemies of one number do the same: of a kind, or face down out of one bag. */
function deedsOf({ content, state }: U, enemy: number): number {
  if (enemy < 0) return -1 - bagOf(enemy)
  const kind = content.kindOf[enemy]
  return isFaceDown(state, enemy) ? content.kinds.length + kind : kind
}

const found: number[] = []

export function enemyOrderMatters(u: U, hero: number): boolean {
  const { state } = u
  const count = readyFor(state, hero, found)
  let differ = false
  for (let i = 1; i < count; i++) {
    if (deedsOf(u, found[i]) !== deedsOf(u, found[0])) differ = true
  }
  if (!differ) return false
  // Out of the shadows it decides whom each of them hits.
  if (!state.piles[engagedWith(hero)].includes(found[0])) return true
  let harm = harmFromElsewhere(u, hero)
  if (harm < 0) return true
  const calm = !isJoined(u, hero)
  for (let i = 0; i < count; i++) {
    const one = harmOf(u, found[i], hero, calm)
    if (one < 0) return true
    harm += one
  }
  return harm >= healthLeft(state, hero)
}

// What the hero's own enemies do.

/** Wounds that an enemy would bring the hero it is engaged with, or −1 where its turn in the order may matter. */
function harmOf(u: U, enemy: Card, hero: number, calm: boolean): number {
  let harm = 0
  for (const list of kindOf(u, enemy).bar) {
    const one = harmOfList(u, list, enemy, hero, calm)
    if (one < 0) return -1
    harm += one
  }
  return harm
}

function harmOfList(u: U, list: ListId, enemy: Card, hero: number, calm: boolean): number {
  const { lists, nodes } = u.content.program
  let harm = 0
  for (const index of lists[list]) {
    const effect = effectOf(nodes[index].args)
    const one =
      effect.word === 'if'
        ? harmIf(u, nodes[index].lists, effect.condition, enemy, hero, calm)
        : harmOfWord(u, effect, enemy)
    if (one < 0) return -1
    harm += one
  }
  return harm
}

function harmIf(
  u: U,
  inner: readonly ListId[],
  when: When,
  enemy: Card,
  hero: number,
  calm: boolean,
): number {
  if (!isSettled(when, calm)) return -1
  return harmOfList(u, inner[isSo(u, when, hero, enemy) ? 0 : 1], enemy, hero, calm)
}

/** It stays as it is until the hero's enemies have all acted; who is engaged with the hero, if nobody else joins. */
function isSettled(when: When, calm: boolean): boolean {
  switch (when.is) {
    case 'engaged-with-you':
    case 'in-shadows':
    case 'party':
      return true
    case 'has':
      return calm && when.what === 'enemies'
    case 'foes':
    case 'no-foes':
      return calm && isAmongMine(when.foe)
    case 'all':
      return when.of.every((one) => isSettled(one, calm))
    case 'not':
      return isSettled(when.of[0], calm)
    default:
      return false
  }
}

const isAmongMine = (foe: Foe): boolean =>
  foe.in === 'mine' && foe.is === undefined && foe.which === undefined

function harmOfWord(u: U, happening: CardEffect, enemy: Card): number {
  switch (happening.word) {
    case 'inflict':
      return attackOf(u, enemy)
    case 'wound':
      return happening.who === 'you' ? happening.wounds : -1
    case 'gain':
    case 'lose-tokens':
    case 'exhaust':
      return happening.who === 'you' ? 0 : -1
    case 'mend':
      return happening.foe.which === 'this' ? 0 : -1
    case 'count':
      return happening.by > 0 && happening.per === undefined ? 0 : -1
    case 'advance':
      return 0
    default:
      return -1
  }
}

// What other enemies may do in between.

/** Words by which an enemy of another hero, or in the shadows, does nothing to this hero's enemies. */
const ELSEWHERE: readonly CardEffect['word'][] = [
  'if',
  'choose',
  'may',
  'pay',
  'advance',
  'inflict',
  'retreat',
  'wound',
  'gain',
  'lose-tokens',
  'exhaust',
  'mend',
  'progress',
  'count',
  'nemesis-home',
  'join',
]

/** Wounds that others may bring this hero at the most, or −1 where they may do more than that. */
function harmFromElsewhere(u: U, hero: number): number {
  let harm = 0
  for (let zone = 0; zone <= MOST_HEROES; zone++) {
    if (zone === hero) continue
    for (const place of u.state.piles[zone === MOST_HEROES ? SHADOWS : engagedWith(zone)]) {
      const one = worstOf(u, place)
      if (one < 0) return -1
      harm += one
    }
  }
  return harm
}

/** Of all that a place may hold. */
function worstOf(u: U, place: number): number {
  let worst = 0
  for (const enemy of candidates(u.state, place)) {
    if (u.state.tired[enemy] === 1) continue
    const one = farHarmOf(u, enemy)
    if (one < 0) return -1
    if (one > worst) worst = one
  }
  return worst
}

function farHarmOf(u: U, enemy: Card): number {
  let harm = 0
  const isStrange = someWord(u, enemy, (effect) => {
    if (!ELSEWHERE.includes(effect.word)) return true
    // Whom it means may hang on wounds and tokens that are lost in between.
    if ('who' in effect && (effect.who === 'least-health' || effect.who === 'most-tokens')) {
      return true
    }
    if (effect.word === 'join') harm += 2 * attackOf(u, enemy)
    if (effect.word === 'wound' && effect.who !== 'you') harm += effect.wounds
    return false
  })
  return isStrange ? -1 : harm
}

/** Might another enemy become engaged with this hero? */
function isJoined(u: U, hero: number): boolean {
  for (let zone = 0; zone <= MOST_HEROES; zone++) {
    if (zone === hero) continue
    for (const place of u.state.piles[zone === MOST_HEROES ? SHADOWS : engagedWith(zone)]) {
      if (candidates(u.state, place).some((enemy) => joins(u, enemy))) return true
    }
  }
  return false
}

const joins = (u: U, enemy: Card): boolean =>
  u.state.tired[enemy] === 0 && someWord(u, enemy, ({ word }) => word === 'join')

/** Is there such a word anywhere on an enemy's bar? */
function someWord(u: U, enemy: Card, is: (effect: CardEffect) => boolean): boolean {
  return kindOf(u, enemy).bar.some((list) => isIn(u, list, is))
}

function isIn(u: U, list: ListId, is: (effect: CardEffect) => boolean): boolean {
  const { lists, nodes } = u.content.program
  return lists[list].some(
    (index) =>
      is(effectOf(nodes[index].args)) || nodes[index].lists.some((one) => isIn(u, one, is)),
  )
}
