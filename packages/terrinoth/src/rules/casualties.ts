/** Who falls: enemies first, then heroes from the leader clockwise (H9). */
import { type Card, remove } from '@muster/engine'
import { MOMENTS } from '../cards/effects.ts'
import { kindOf, type U } from '../content.ts'
import { nemesisReturns } from '../lasting.ts'
import {
  ENEMY_DISCARD,
  EXPLORATION,
  EXPLORATION_DISCARD,
  engagedWith,
  isAlive,
  itemsOf,
  LAIR,
  MOST_HEROES,
  NONE,
  nextHero,
  SET_ASIDE,
  SHADOWS,
  whereIs,
} from '../state.ts'
import { renew } from './decks.ts'
import { checkDefeat, isWonAt, win } from './ending.ts'
import { isNemesis, renewEnemies, takeEnemy, toShadows, wipe } from './enemies.ts'
import { atMoment } from './moment.ts'
import { procedure } from './procedure.ts'
import { turn } from './turn.ts'

const ENEMY_DEFEATED = MOMENTS.indexOf('enemy-defeated')
const HERO_FELL = MOMENTS.indexOf('hero-fell')

/** H4.6: in steps 1 to 3 of an action defeats wait. */
const IN_ACTION = 1
const IN_STEP_4 = 2

const isDoomed = (u: U, enemy: number): boolean =>
  enemy >= 0 && u.state.hurt[enemy] >= kindOf(u, enemy).health

function doomedIn(u: U, row: readonly number[]): Card {
  for (let i = 0; i < row.length; i++) if (isDoomed(u, row[i])) return row[i]
  return NONE
}

/** The first enemy in play whose wounds reach its health. */
function doomedEnemy(u: U): Card {
  const { piles } = u.state
  for (let hero = 0; hero < MOST_HEROES; hero++) {
    const enemy = doomedIn(u, piles[engagedWith(hero)])
    if (enemy !== NONE) return enemy
  }
  return doomedIn(u, piles[SHADOWS])
}

/** From the leader clockwise. */
function doomedHero(u: U): number {
  const s = u.state
  for (let step = 0; step < MOST_HEROES; step++) {
    const hero = (s.leader + step) % MOST_HEROES
    if (isAlive(s, hero) && s.wounds[hero] >= s.health[hero]) return hero
  }
  return NONE
}

/** Whoever has wounds to match the health is defeated, unless an action still runs. */
export function settle(u: U): void {
  if (u.isOver || u.state.acting === IN_ACTION) return
  if (doomedEnemy(u) !== NONE || doomedHero(u) !== NONE) u.call(casualties)
}

/** H9.2, H14.3 */
function defeat(u: U, enemy: Card): void {
  const s = u.state
  const where = whereIs(s, enemy)
  takeEnemy(s, enemy)
  wipe(s, enemy)
  remove(s.targets, enemy)
  if (!isNemesis(u, enemy)) s.piles[ENEMY_DISCARD].push(enemy)
  else s.piles[nemesisReturns(u) ? LAIR : SET_ASIDE].push(enemy)
  if (s.acting === IN_STEP_4) s.slain++
  u.tell('defeated', enemy, where)
  renewEnemies(u)
}

export const casualties = procedure('casualties', ['fell'], {
  enemies(u, f) {
    const enemy = doomedEnemy(u)
    if (enemy === NONE) return 'heroes'
    f.fell = 1
    defeat(u, enemy)
    atMoment(u, ENEMY_DEFEATED, u.state.active, enemy)
    return 'enemies'
  },
  heroes(u) {
    const hero = doomedHero(u)
    if (hero === NONE) return 'over'
    u.call(fall, hero)
    return 'heroes'
  },
  over(u, f) {
    const s = u.state
    const isBroken = s.activating === 1 && !isAlive(s, s.active)
    if ((f.fell === 1 || isBroken) && isWonAt(u, ENEMY_DEFEATED)) return win(u)
    return isBroken ? u.leave(turn, 'broken') : 'done'
  },
})

/** H9.3, H9.7, H14.4 */
export const fall = procedure('fall', ['hero'], {
  leave(u, f) {
    const s = u.state
    s.fallen[f.hero] = 1
    u.tell('fell', f.hero)
    s.wounds[f.hero] = 0
    s.tokens[f.hero] = 0
    s.conditions[f.hero] = 0
    s.piles[EXPLORATION_DISCARD].push(...s.piles[itemsOf(f.hero)])
    s.piles[itemsOf(f.hero)] = []
    renew(u, EXPLORATION, EXPLORATION_DISCARD)
    while (s.piles[engagedWith(f.hero)].length > 0) toShadows(u, s.piles[engagedWith(f.hero)][0])
    if (checkDefeat(u)) return 'done'
    if (s.leader === f.hero) {
      s.leader = nextHero(s, f.hero)
      u.tell('leads', f.hero, s.leader)
    }
    atMoment(u, HERO_FELL, s.leader)
    return 'done'
  },
})
