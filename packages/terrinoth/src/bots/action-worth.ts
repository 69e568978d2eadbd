/** What a hero's activation may bring: targets, rolls, cards. */
import type { Card } from '@muster/engine'
import { type Kind, kindOf, type U } from '../content.ts'
import { attackOf, defenseOf, diceOf, pierceOf, resilienceOf, successesOf } from '../lasting.ts'
import {
  AID,
  ATTACK,
  EXPLORE,
  engagedWith,
  isAlive,
  MOST_HEROES,
  MOST_TOKENS,
  SHADOWS,
} from '../state.ts'
import { effectOf } from '../words/effect.ts'
import { bitsIn } from '../words/when.ts'
import { healthOfAny, isReady, worthOfAny } from './foe-worth.ts'
import { gainOf, progressGain, woundCost } from './gains.ts'
import { meanBetween, meanBlow, reaches } from './tables.ts'
import { weights } from './weights.ts'

/** How much of an enemy a roll takes: its fall, and its wounds on the mean. */
export function hitWorth(
  u: U,
  hero: number,
  card: Card,
  enemy: number,
  dice: number,
  added: number,
): number {
  const left = healthOfAny(u, enemy)
  const tough = enemy < 0 ? 0 : Math.max(0, resilienceOf(u, enemy) - pierceOf(u, hero, card))
  const falls = reaches(dice, left + tough - added)
  const wounds = meanBetween(dice, added, tough, left)
  const share = left <= 0 ? 1 : falls * weights.fall + (wounds / left) * (1 - weights.fall)
  return worthOfAny(u, enemy) * share
}

/** Of the ready enemies engaged with a hero, and one that would come: what the blow costs. */
function blowCost(u: U, hero: number, dice: number, defense: number, besides: number): number {
  const row = u.state.piles[engagedWith(hero)]
  let attacks = 0
  let enemies = 0
  for (let i = 0; i < row.length; i++) {
    if (u.state.tired[row[i]] === 1) continue
    attacks += attackOf(u, row[i])
    enemies++
  }
  if (besides >= 0 && u.state.tired[besides] === 0) {
    attacks += kindOf(u, besides).attack
    enemies++
  }
  const wounds = meanBlow(attacks, enemies, dice, defense)
  const threat = enemies === 0 ? 0 : enemies / 6
  return wounds * woundCost(u.state, hero) * weights.blow + threat * weights.threat
}

/** Does the card let its hero become engaged before the action? */
function engages(u: U, { above }: Kind): boolean {
  const { lists, nodes } = u.content.program
  const row = lists[above]
  for (let i = 0; i < row.length; i++) {
    if (effectOf(nodes[row[i]].args).word === 'engage') return true
  }
  return false
}

/** The best enemy for an attack among those within reach. */
let bestTarget = -1
let bestHit = 0

function tryTarget(u: U, hero: number, card: Card, enemy: number, factor: number): void {
  const dice = diceOf(u, hero, card)
  const added = successesOf(u, hero, undefined, card)
  const hit = hitWorth(u, hero, card, enemy, dice, added) * factor
  if (hit <= bestHit) return
  bestHit = hit
  bestTarget = enemy
}

function findTarget(u: U, hero: number, card: Card): number {
  const kind = kindOf(u, card)
  const { piles } = u.state
  bestTarget = -1
  bestHit = 0
  const own = piles[engagedWith(hero)]
  for (let i = 0; i < own.length; i++) tryTarget(u, hero, card, own[i], 1)
  const far = kind.ranged || (own.length < 3 && engages(u, kind))
  if (!far) return bestHit
  for (let other = 0; other < MOST_HEROES; other++) {
    if (other === hero) continue
    const row = piles[engagedWith(other)]
    for (let i = 0; i < row.length; i++) tryTarget(u, hero, card, row[i], weights.elsewhere)
  }
  const shadows = piles[SHADOWS]
  for (let i = 0; i < shadows.length; i++) {
    tryTarget(u, hero, card, shadows[i], weights.elsewhere)
  }
  return bestHit
}

function attackWorth(u: U, hero: number, card: Card, dice: number, defense: number): number {
  const kind = kindOf(u, card)
  const hit = findTarget(u, hero, card)
  const comes =
    bestTarget >= 0 && !kind.ranged && !u.state.piles[engagedWith(hero)].includes(bestTarget)
  const more = kind.targets > 1 ? 1.25 : 1
  const draw = comes ? weights.drawn : 0
  return hit * more - draw - blowCost(u, hero, dice, defense, comes ? bestTarget : -1)
}

/** Who has most use for tokens and a card readied. */
export function aidWorth(u: U, hero: number, dice: number, added: number): number {
  const s = u.state
  const room = MOST_TOKENS - s.tokens[hero]
  const tokens = meanBetween(dice, added, 0, room)
  const few = s.tokens[hero] < 2 ? 1.2 : 0.8
  const spent = s.spent[hero] === 0 ? 0 : weights.ready
  return tokens * weights.token * few + spent
}

function bestAid(u: U, hero: number, dice: number, added: number): number {
  let best = 0
  for (let other = 0; other < MOST_HEROES; other++) {
    if (other === hero || !isAlive(u.state, other)) continue
    const worth = aidWorth(u, other, dice, added)
    if (worth > best) best = worth
  }
  return best
}

/** Effects above and below the action; whoever readies all cards, readies those that are spent now. */
function besides(u: U, hero: number, kind: Kind): number {
  const { lists, nodes } = u.content.program
  let gain = 0
  for (const list of [kind.above, kind.below]) {
    const row = lists[list]
    for (let i = 0; i < row.length; i++) {
      const effect = effectOf(nodes[row[i]].args)
      if (effect.word === 'engage') continue
      if (effect.word === 'ready') {
        if (effect.who === 'you' && effect.cards === 'all') gain += restReadies(u, hero)
      } else gain += gainOf(u, row[i], hero, -1)
    }
  }
  return gain
}

function restReadies(u: U, hero: number): number {
  const spent = bitsIn(u.state.spent[hero])
  return spent * weights.readied + (spent === 3 ? weights.lastCard : 0)
}

export function cardWorth(u: U, hero: number, card: Card): number {
  const kind = kindOf(u, card)
  const dice = diceOf(u, hero, card)
  const added = successesOf(u, hero, undefined, card)
  const defense = defenseOf(u, hero, card)
  const more = besides(u, hero, kind)
  if (kind.action === ATTACK) return attackWorth(u, hero, card, dice, defense) + more
  const blow = blowCost(u, hero, dice, defense, -1)
  if (kind.action === EXPLORE) return progressGain(u, dice + added) + more - blow
  if (kind.action === AID) return bestAid(u, hero, dice, added) + more - blow
  const wounds = u.state.wounds[hero]
  const healed = meanBetween(dice, added, 0, wounds) * woundCost(u.state, hero)
  return healed + more - blow
}

/** What it is worth to become engaged with an enemy before the action of the card in use. */
export function engageWorth(u: U, hero: number, card: Card, enemy: number): number {
  if (card < 0 || kindOf(u, card).action !== ATTACK) return isReady(u, enemy) ? -0.5 : -0.1
  const own = u.state.piles[engagedWith(hero)]
  const dice = diceOf(u, hero, card)
  const added = successesOf(u, hero, undefined, card)
  const there = hitWorth(u, hero, card, enemy, dice, added) * weights.elsewhere
  let here = 0
  for (let i = 0; i < own.length; i++) {
    const one = hitWorth(u, hero, card, own[i], dice, added)
    if (one > here) here = one
  }
  const full = own.length >= 3 ? 3 : 0
  const draw = isReady(u, enemy) ? weights.drawn : 0
  return there - here - draw - full
}
