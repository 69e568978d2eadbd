/** Which enemies a card means. */
import type { Card } from '@muster/engine'
import { type Foe, TRAITS } from '../cards/effects.ts'
import { type Content, MASTER, MINION, NEMESIS, type U } from '../content.ts'
import { engagedWith, isFaceDown, MOST_HEROES, SHADOWS, type TerrinothState } from '../state.ts'

const ALL_HEROES = (1 << MOST_HEROES) - 1
const THE_SHADOWS = 1 << MOST_HEROES

/** Zones as bits: heroes 0 to 3, then the shadows. */
function zonesOf({ in: where }: Foe, actor: number): number {
  switch (where) {
    case 'mine':
      return 1 << actor
    case 'others':
      return ALL_HEROES & ~(1 << actor)
    case 'engaged':
      return ALL_HEROES
    case 'shadows':
      return THE_SHADOWS
    case 'reach':
      return (ALL_HEROES | THE_SHADOWS) & ~(1 << actor)
    default:
      return ALL_HEROES | THE_SHADOWS
  }
}

const isReady = (s: TerrinothState, enemy: number): boolean => enemy < 0 || s.tired[enemy] === 0

function isInState(s: TerrinothState, is: Foe['is'], enemy: number): boolean {
  switch (is) {
    case 'ready':
      return isReady(s, enemy)
    case 'exhausted':
      return !isReady(s, enemy)
    case 'wounded':
      return enemy >= 0 && s.hurt[enemy] > 0
    case 'face-up':
      return !isFaceDown(s, enemy)
    case 'face-down':
      return isFaceDown(s, enemy)
    default:
      return true
  }
}

/** What a card says of an enemy's kind, face up or in a discard pile. */
export function isOfKind(content: Content, foe: Pick<Foe, 'rank' | 'trait'>, enemy: Card): boolean {
  const { rank, traits } = content.kinds[content.kindOf[enemy]]
  if (foe.trait !== undefined && (traits & (1 << TRAITS.indexOf(foe.trait))) === 0) return false
  switch (foe.rank) {
    case 'minion':
      return rank === MINION
    case 'master':
      return rank === MASTER
    case 'nemesis':
      return rank === NEMESIS
    case 'not-nemesis':
      return rank !== NEMESIS
    default:
      return true
  }
}

/** H2.9: who lies face down has no name, trait or text yet. */
function isOfKnownKind(u: U, foe: Foe, enemy: number): boolean {
  if (foe.trait === undefined && foe.rank === undefined) return true
  if (isFaceDown(u.state, enemy)) return foe.trait === undefined && foe.rank === 'not-nemesis'
  return isOfKind(u.content, foe, enemy)
}

function isMeant(u: U, foe: Foe, enemy: number, card: Card): boolean {
  // A cause below 0 is no enemy's place, whatever its number.
  if (foe.which === 'this' && (card < 0 || enemy !== card)) return false
  if (foe.which === 'target' && !u.state.targets.includes(enemy)) return false
  if (foe.is !== undefined && !isInState(u.state, foe.is, enemy)) return false
  return isOfKnownKind(u, foe, enemy)
}

/** Fills `found` with all enemies that are meant (heroes' order, then the shadows), and gives how many. */
export function foesOf(u: U, foe: Foe, actor: number, card: Card, found: number[]): number {
  const zones = zonesOf(foe, actor)
  let count = 0
  for (let zone = 0; zone <= MOST_HEROES; zone++) {
    if ((zones & (1 << zone)) === 0) continue
    const row = u.state.piles[zone === MOST_HEROES ? SHADOWS : engagedWith(zone)]
    for (let i = 0; i < row.length; i++) {
      if (isMeant(u, foe, row[i], card)) found[count++] = row[i]
    }
  }
  return count
}

const counted: number[] = []

export const countFoes = (u: U, foe: Foe, actor: number, card: Card): number =>
  foesOf(u, foe, actor, card, counted)
