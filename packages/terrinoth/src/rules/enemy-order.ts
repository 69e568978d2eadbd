/**
 * Does it matter which enemy a hero activates first (H6.1)? Only then is it asked. It does not where all would do the
 * same, or where all are engaged with the hero, none of them moves, and the hero cannot fall before all have acted.
 */
import { bagOf, type Card, type ListId } from '@muster/engine'
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

/** Wounds that others may bring this hero at the most, or −1 where they may do more than that. */
function harmFromElsewhere(u: U, hero: number): number {
  let harm = 0
  for (let zone = 0; zone <= MOST_HEROES; zone++) {
    if (zone === hero) continue
    const row = u.state.piles[zone === MOST_HEROES ? SHADOWS : engagedWith(zone)]
    for (let i = 0; i < row.length; i++) {
      const one = worstOf(u, row[i])
      if (one < 0) return -1
      harm += one
    }
  }
  return harm
}

/** Of all that a place may hold. */
function worstOf(u: U, place: number): number {
  if (place >= 0) return farHarmOf(u, place)
  let worst = 0
  const row = u.state.bagCards[bagOf(place)]
  for (let i = 0; i < row.length; i++) {
    const one = worstOf(u, row[i])
    if (one < 0) return -1
    if (one > worst) worst = one
  }
  return worst
}

function farHarmOf(u: U, enemy: Card): number {
  if (u.state.tired[enemy] === 1) return 0
  const { isStrange, farWounds, joins } = kindOf(u, enemy)
  if (isStrange) return -1
  return joins === 0 ? farWounds : farWounds + joins * 2 * attackOf(u, enemy)
}

/** Might another enemy become engaged with this hero? */
function isJoined(u: U, hero: number): boolean {
  for (let zone = 0; zone <= MOST_HEROES; zone++) {
    if (zone === hero) continue
    const row = u.state.piles[zone === MOST_HEROES ? SHADOWS : engagedWith(zone)]
    for (let i = 0; i < row.length; i++) if (mayJoin(u, row[i])) return true
  }
  return false
}

function mayJoin(u: U, place: number): boolean {
  if (place >= 0) return u.state.tired[place] === 0 && kindOf(u, place).joins > 0
  const row = u.state.bagCards[bagOf(place)]
  for (let i = 0; i < row.length; i++) if (mayJoin(u, row[i])) return true
  return false
}
