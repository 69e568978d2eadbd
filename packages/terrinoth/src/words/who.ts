/** Which heroes a card means. */
import type { Card } from '@muster/engine'
import type { Who } from '../cards/effects.ts'
import type { U } from '../content.ts'
import { engagedWith, healthLeft, isAlive, MOST_HEROES, type TerrinothState } from '../state.ts'

function bitOf(s: TerrinothState, hero: number): number {
  return hero >= 0 && isAlive(s, hero) ? 1 << hero : 0
}

function livingBits(s: TerrinothState): number {
  let heroes = 0
  for (let hero = 0; hero < MOST_HEROES; hero++) heroes |= bitOf(s, hero)
  return heroes
}

type Superlative = 'least-health' | 'most-enemies' | 'most-tokens'

function rankBy(s: TerrinothState, by: Superlative, hero: number): number {
  if (by === 'least-health') return -healthLeft(s, hero)
  return by === 'most-enemies' ? s.piles[engagedWith(hero)].length : s.tokens[hero]
}

/** H6.14: all who are first by this. */
function firstBy(s: TerrinothState, by: Superlative): number {
  let found = 0
  let most = Number.NEGATIVE_INFINITY
  for (let hero = 0; hero < MOST_HEROES; hero++) {
    if (!isAlive(s, hero)) continue
    const rank = rankBy(s, by, hero)
    if (rank > most) {
      most = rank
      found = 0
    }
    if (rank === most) found |= 1 << hero
  }
  return found
}

/** Living heroes as bits (H9.7); several where one is meant: a choice. */
export function heroesOf({ state }: U, who: Who, actor: number, _card: Card): number {
  switch (who) {
    case 'you':
      return bitOf(state, actor)
    case 'target':
      return bitOf(state, state.aided)
    case 'leader':
      return bitOf(state, state.leader)
    case 'others':
    case 'another':
      return livingBits(state) & ~(1 << actor)
    case 'each':
    case 'any':
    case 'led':
      return livingBits(state)
    default:
      return firstBy(state, who)
  }
}

/** One of several is meant, by choice. */
export function isChosen(who: Who): boolean {
  return who !== 'each' && who !== 'others' && who !== 'you' && who !== 'target' && who !== 'leader'
}
