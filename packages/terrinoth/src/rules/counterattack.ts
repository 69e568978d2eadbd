/** Step 3 of an action: enemies strike back, and threats (H4.3–H4.5, H4.17). */
import { type Card, NO_EFFECT } from '@muster/engine'
import { MOMENTS } from '../cards/effects.ts'
import { kindOf, type U } from '../content.ts'
import { attackOf, defenseOf, rankOf } from '../lasting.ts'
import {
  BOTH,
  BY_COUNTERATTACK,
  COUNTERATTACK,
  DEFENSE,
  engagedWith,
  NONE,
  seatOf,
  type TerrinothState,
  THREAT,
} from '../state.ts'
import { wound } from './heroes.ts'
import { atMoment } from './moment.ts'
import { core, procedure } from './procedure.ts'

const THREATENED = MOMENTS.indexOf('threat')

function facesOf(dice: readonly number[], face: number): number {
  let count = 0
  for (let i = 0; i < dice.length; i++) if (dice[i] === face) count++
  return count
}

/** H4.3: the highest attack; of those the highest difficulty. */
function rank(u: U, enemy: Card): number {
  return attackOf(u, enemy) * 16 + rankOf(u.content, enemy)
}

const mayStrike = (s: TerrinothState, enemy: Card): boolean =>
  s.tired[enemy] === 0 && !s.countered.includes(enemy)

/** The first of those who come next, or NONE. */
function nextToStrike(u: U, hero: number): Card {
  const s = u.state
  let next = NONE
  for (const enemy of s.piles[engagedWith(hero)]) {
    if (mayStrike(s, enemy) && (next === NONE || rank(u, enemy) > rank(u, next))) next = enemy
  }
  return next
}

/** Do those who are tied do different things when they counterattack (D9)? */
function tieMatters(u: U, hero: number, next: Card): boolean {
  const s = u.state
  for (const enemy of s.piles[engagedWith(hero)]) {
    if (!mayStrike(s, enemy) || rank(u, enemy) !== rank(u, next)) continue
    if (kindOf(u, enemy).counter !== kindOf(u, next).counter) return true
  }
  return false
}

function strike(u: U, enemy: Card, hero: number): void {
  const s = u.state
  const attack = attackOf(u, enemy)
  s.countered.push(enemy)
  s.blow += attack
  u.tell('counterattack', enemy, hero, attack)
  const { counter } = kindOf(u, enemy)
  if (counter !== NO_EFFECT) core.perform(u, counter, hero, enemy)
}

export const counterattack = procedure('counterattack', ['hero'], {
  next(u, f) {
    const s = u.state
    if (s.countered.length >= facesOf(s.enemyDice, COUNTERATTACK)) return 'blow'
    const enemy = nextToStrike(u, f.hero)
    if (enemy === NONE) return 'blow'
    if (tieMatters(u, f.hero, enemy)) return 'which'
    strike(u, enemy, f.hero)
    return 'next'
  },
  which: {
    ask(u, f, d) {
      const s = u.state
      const next = nextToStrike(u, f.hero)
      d.askParty(seatOf(s, s.leader), false, 'counter', 'H4.3', f.hero)
      for (const enemy of s.piles[engagedWith(f.hero)]) {
        if (!mayStrike(s, enemy) || rank(u, enemy) !== rank(u, next)) continue
        d.alike('counter', u.content.kindOf[enemy], enemy)
      }
      return undefined
    },
    answer(u, f, choice) {
      strike(u, choice.a, f.hero)
      return 'next'
    },
  },
  /** H4.4: all attacks together, less the defenses. */
  blow(u, f) {
    const s = u.state
    if (s.countered.length === 0) return 'threats'
    const rolled = facesOf(s.heroDice, DEFENSE) + facesOf(s.heroDice, BOTH)
    const defenses = Math.max(0, rolled + defenseOf(u, f.hero))
    const wounds = Math.max(0, s.blow - defenses)
    u.tell('blow', f.hero, s.blow, defenses, wounds)
    wound(u, f.hero, wounds, BY_COUNTERATTACK)
    return 'threats'
  },
  threats(u, f) {
    const threats = facesOf(u.state.enemyDice, THREAT)
    if (threats === 0) return 'done'
    u.tell('threat', f.hero, threats)
    atMoment(u, THREATENED, f.hero)
    return 'done'
  },
})
