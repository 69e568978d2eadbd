/** Rolling: all dice at once, rerolls, criticals again (H4.1, H4.2, H4.14, H4.18). */
import type { Decision } from '@muster/engine'
import type { Lasting } from '../cards/effects.ts'
import { kindOf, type U } from '../content.ts'
import { diceOf, rerollSources } from '../lasting.ts'
import {
  BY_ABILITY,
  BY_FOCUS,
  COUNTERATTACK,
  CRITICAL,
  ENEMY_DIE,
  ENEMY_FACES,
  FOCUSED,
  HERO_DIE,
  HERO_FACES,
  itemsOf,
  NONE,
  SIDES,
  seatOf,
  type TerrinothState,
} from '../state.ts'
import { spendItem } from './abilities.ts'
import { readyEngaged } from './enemies.ts'
import { cure } from './heroes.ts'
import { procedure } from './procedure.ts'

const FIRST_ROLL = 0
const CRITICAL_AGAIN = 1
const FOCUSED_CONDITION = 31 - Math.clz32(FOCUSED)

/** Which dice a source may reroll, as `rerollSources` numbers them. */
const DICE: readonly string[] = ['hero', 'enemy', 'any']
const HERO_DICE = 0
const BOTH_DICE = 2

const isEnemyFace = (face: number): boolean => face >= COUNTERATTACK

export const heroFace = (u: U): number => HERO_FACES[u.roll(HERO_DIE, SIDES)]
export const enemyFace = (u: U): number => ENEMY_FACES[u.roll(ENEMY_DIE, SIDES)]

const mayReroll = (of: number, face: number): boolean =>
  of === BOTH_DICE || isEnemyFace(face) === (of !== HERO_DICE)

/** Offers each face that lies there once; of two items of a kind either will do. */
function offerDice(u: U, d: Decision, cause: number, of: number): void {
  const { heroDice, enemyDice } = u.state
  const source = cause < 0 ? cause : u.content.kindOf[cause]
  for (const dice of [heroDice, enemyDice]) {
    for (const face of dice) {
      if (mayReroll(of, face)) d.alike('reroll', (source + 16) * 8 + face, face, cause)
    }
  }
}

/** Which dice the source in use may reroll: it may be gone already. */
function diceOfSource(u: U, hero: number, cause: number): number {
  if (cause === BY_FOCUS) return BOTH_DICE
  const own = u.content.heroes[u.state.heroIs[hero]].lasting
  const rules: readonly Lasting[] = cause === BY_ABILITY ? own : kindOf(u, cause).lasting
  for (const rule of rules) if (rule.always === 'reroll') return DICE.indexOf(rule.of)
  return BOTH_DICE
}

/** Begins to use a source: it is paid for, and nothing else is used until it is done with. */
function beginReroll(u: U, hero: number, by: number): void {
  const s = u.state
  rerollSources(u, hero, (cause, dice, _of, bit) => {
    if (cause !== by || s.rerollBy !== NONE) return
    s.rerolls = dice
    s.rerollBy = cause
    if (bit < 0) return
    s.usedNow |= 1 << bit
    s.used[hero] |= 1 << bit
  })
}

/** H12.7, H4.19: the card goes when it is first used; so does an item. */
function payReroll(u: U, hero: number, by: number): void {
  if (by === BY_FOCUS) cure(u, hero, FOCUSED_CONDITION, BY_FOCUS)
  else if (by >= 0 && u.state.piles[itemsOf(hero)].includes(by)) spendItem(u, hero, by)
}

/** Rolls one die of a face again. */
function rerollOne(u: U, hero: number, face: number, cause: number): void {
  const s = u.state
  const dice = isEnemyFace(face) ? s.enemyDice : s.heroDice
  const rolled = isEnemyFace(face) ? enemyFace(u) : heroFace(u)
  dice[dice.indexOf(face)] = rolled
  u.tell('rerolled', hero, face, rolled, cause)
}

export const rolling = procedure('rolling', ['hero', 'card', 'staked'], {
  /** Hero dice and enemy dice together; all hero dice are rolled first. */
  throw(u, f) {
    const s = u.state
    const hero = diceOf(u, f.hero, f.card)
    const enemy = readyEngaged(u, f.hero)
    u.tell('roll', f.hero, hero, enemy, f.staked)
    s.heroDice = []
    s.enemyDice = []
    for (let i = 0; i < hero; i++) {
      s.heroDice.push(heroFace(u))
      u.tell('hero-die', f.hero, s.heroDice[i], i, FIRST_ROLL)
    }
    for (let i = 0; i < enemy; i++) {
      s.enemyDice.push(enemyFace(u))
      u.tell('enemy-die', f.hero, s.enemyDice[i], i, FIRST_ROLL)
    }
    return 'reroll'
  },
  reroll: {
    ask(u, f, d) {
      const s = u.state
      d.ask(seatOf(s, f.hero), 'reroll', 'H4.18', s.rerolls, s.rerollBy)
      if (s.rerolls > 0) offerDice(u, d, s.rerollBy, diceOfSource(u, f.hero, s.rerollBy))
      else rerollSources(u, f.hero, (cause, _dice, of) => offerDice(u, d, cause, of))
      if (d.count === 0) return 'again'
      d.option('keep')
      d.mutable('reroll', 'round', 'keep')
      return undefined
    },
    answer(u, f, choice) {
      const s = u.state
      if (choice.verb === 'keep') {
        if (s.rerolls === 0) return 'again'
        endReroll(s)
        return 'reroll'
      }
      if (s.rerolls === 0) {
        beginReroll(u, f.hero, choice.b)
        payReroll(u, f.hero, choice.b)
      }
      s.rerolls--
      if (s.rerolls === 0) endReroll(s)
      rerollOne(u, f.hero, choice.a, choice.b)
      return 'reroll'
    },
  },
  /** Every critical is rolled again and keeps its success (H4.2); then rerolls may be used again. */
  again(u, f) {
    const s = u.state
    endReroll(s)
    let count = 0
    for (let i = 0; i < s.heroDice.length; i++) {
      if (s.heroDice[i] !== CRITICAL) continue
      s.criticals++
      count++
      s.heroDice[i] = heroFace(u)
      u.tell('hero-die', f.hero, s.heroDice[i], i, CRITICAL_AGAIN)
    }
    return count > 0 ? 'reroll' : 'done'
  },
})

function endReroll(s: TerrinothState): void {
  s.rerolls = 0
  s.rerollBy = NONE
}
