/** The enemy phase (H6): heroes in turn activate an enemy each, until all are exhausted. */
import { MOMENTS } from '../cards/effects.ts'
import type { U } from '../content.ts'
import {
  engagedWith,
  IN_ENEMIES,
  isAlive,
  MOST_HEROES,
  nextHero,
  SHADOWS,
  seatOf,
  type TerrinothState,
} from '../state.ts'
import { likenessOf } from './enemies.ts'
import { enemyActs } from './enemy-acts.ts'
import { enemyOrderMatters, readyFor } from './enemy-order.ts'
import { atMoment } from './moment.ts'
import { procedure } from './procedure.ts'

const ENEMY_PHASE = MOMENTS.indexOf('enemy-phase')

const isReady = (s: TerrinothState, enemy: number): boolean => enemy < 0 || s.tired[enemy] === 0

function hasReady(s: TerrinothState, row: readonly number[]): boolean {
  for (let i = 0; i < row.length; i++) if (isReady(s, row[i])) return true
  return false
}

/** Those that a hero may activate (H6.2). */
const ready: number[] = []

function isAnyReady(s: TerrinothState): boolean {
  for (let hero = 0; hero < MOST_HEROES; hero++) {
    if (hasReady(s, s.piles[engagedWith(hero)])) return true
  }
  return hasReady(s, s.piles[SHADOWS])
}

function begin(u: U, hero: number, enemy: number): void {
  u.state.active = hero
  u.state.actions++
  u.call(enemyActs, enemy, hero)
}

export const enemyPhase = procedure('enemyPhase', ['at'], {
  begin(u, f) {
    const s = u.state
    s.phase = IN_ENEMIES
    s.first = s.leader
    s.active = s.leader
    f.at = s.leader
    u.tell('phase', IN_ENEMIES)
    atMoment(u, ENEMY_PHASE, s.leader)
    return 'next'
  },
  next(u, f) {
    const s = u.state
    if (!isAnyReady(s)) return 'over'
    if (!isAlive(s, f.at) || readyFor(s, f.at, ready) === 0) {
      f.at = nextHero(s, f.at)
      return 'next'
    }
    return 'which'
  },
  which: {
    ask(u, f, d) {
      const s = u.state
      if (!enemyOrderMatters(u, f.at)) return 'first'
      d.ask(seatOf(s, f.at), 'enemy', 'H6.1', f.at)
      const count = readyFor(s, f.at, ready)
      for (let i = 0; i < count; i++) d.alike('act', likenessOf(u, ready[i]), ready[i])
      if (d.count === 1) return undefined
      d.option('any')
      d.mutable('enemies', 'match', 'any')
      return undefined
    },
    answer(u, f, choice) {
      if (choice.verb === 'any') return 'first'
      begin(u, f.at, choice.a)
      return 'passOn'
    },
  },
  first(u, f) {
    readyFor(u.state, f.at, ready)
    begin(u, f.at, ready[0])
    return 'passOn'
  },
  passOn(u, f) {
    f.at = nextHero(u.state, f.at)
    return 'next'
  },
  // H6.7
  over(u) {
    const s = u.state
    for (let hero = 0; hero < MOST_HEROES; hero++) {
      for (const enemy of s.piles[engagedWith(hero)]) s.tired[enemy] = 0
    }
    for (const enemy of s.piles[SHADOWS]) if (enemy >= 0) s.tired[enemy] = 0
    s.active = s.leader
    u.tell('enemies-ready')
    return 'done'
  },
})
