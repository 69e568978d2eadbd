/** What enemies are worth to be rid of. */
import type { Card, ListId } from '@muster/engine'
import { bagOf } from '@muster/engine'
import type { CardEffect } from '../cards/effects.ts'
import { type Content, ENEMY, type Kind, kindOf, NEMESIS, type U } from '../content.ts'
import { effectOf } from '../words/effect.ts'
import { goalsOf, isCounted } from './goals.ts'
import { weights } from './weights.ts'

let known: Content | undefined
/** By kind: wounds and their like that it brings in a round, without its attack. */
let deeds: readonly number[] = []

function deedsOf(content: Content, kind: number): number {
  if (known !== content) {
    known = content
    deeds = content.kinds.map((one) => (one.type === ENEMY ? deedsOfBar(content, one) : 0))
  }
  return deeds[kind]
}

const deedsOfBar = (content: Content, { bar }: Kind): number =>
  bar.reduce((sum, list) => sum + deedsOfList(content, list), 0)

function deedsOfList(content: Content, list: ListId): number {
  const { lists, nodes } = content.program
  return lists[list].reduce((sum, index) => {
    const effect = effectOf(nodes[index].args)
    const inner = nodes[index].lists.map((one) => deedsOfList(content, one))
    return sum + deedOf(effect) + (inner.length === 0 ? 0 : Math.max(...inner) * 0.7)
  }, 0)
}

function deedOf(effect: CardEffect): number {
  switch (effect.word) {
    case 'wound':
      return effect.wounds * (effect.who === 'each' || effect.who === 'others' ? 2 : 1)
    case 'gain':
    case 'count':
      return 1
    case 'exhaust':
    case 'mend':
    case 'lose-tokens':
    case 'progress':
    case 'rouse':
      return 0.7
    default:
      return 0
  }
}

/** A Nemesis is worth more where it must fall. */
export function worthOf(u: U, enemy: Card): number {
  const kind = kindOf(u, enemy)
  const goals = goalsOf(u.content, u.state.quest)
  const wanted = kind.rank === NEMESIS && goals.nemesis
  const does = deedsOf(u.content, u.content.kindOf[enemy])
  const own = weights.foe + kind.attack * weights.attack + does * weights.deeds
  const more = goals.clear && isCounted(goals, u.state.counters) ? weights.clear : 0
  return wanted ? own + weights.nemesis : own + more
}

/** Of one that lies face down: health and resilience of an enemy of its bag, on the mean. */
let meanHealth = 3
let meanWorth = 3

function lookInBag(u: U, place: number): void {
  const cards = u.state.bagCards[bagOf(place)]
  let health = 0
  let worth = 0
  let count = 0
  for (let i = 0; i < cards.length; i++) {
    if (cards[i] < 0) continue
    const kind = kindOf(u, cards[i])
    health += kind.health + kind.resilience
    worth += worthOf(u, cards[i])
    count++
  }
  if (count === 0) return
  meanHealth = health / count
  meanWorth = worth / count
}

/** Known, or what it is on the mean. */
export function worthOfAny(u: U, enemy: number): number {
  if (enemy >= 0) return worthOf(u, enemy)
  lookInBag(u, enemy)
  return meanWorth
}

export function healthOfAny(u: U, enemy: number): number {
  if (enemy >= 0) return kindOf(u, enemy).health - u.state.hurt[enemy]
  lookInBag(u, enemy)
  return Math.round(meanHealth)
}

export const isReady = (u: U, enemy: number): boolean => enemy < 0 || u.state.tired[enemy] === 0
