/** Hero tokens: in the dungeon or in the supply, awake or exhausted. */
import { MOMENTS, scenarioOf, type U } from '../content.ts'
import {
  ACTIVE,
  classOf,
  EXHAUSTED,
  HEROES,
  HEROES_A_CLASS,
  type KeepState,
  NOWHERE,
  TRAP,
  tokensIn,
} from '../state.ts'
import { takeAway } from './tokens.ts'

/** Why a hero woke: the fourth number of `woke`. */
export const INSPIRED = 0
export const HEALED = 1
export const FREED = 2
export const NO_TOKEN = 3
export const BY_TWIST = 4

const HERO_GONE = MOMENTS.indexOf('hero-gone')

/** Has it still something to do (K6.13)? */
export const isAwaiting = (s: KeepState, hero: number): boolean => s.heroIs[hero] !== EXHAUSTED

/** Heroes of a room that are not exhausted. */
export function activeIn(s: KeepState, room: number): number {
  let count = 0
  for (let hero = 0; hero < HEROES; hero++) {
    if (s.heroRoom[hero] === room && s.heroIs[hero] !== EXHAUSTED) count++
  }
  return count
}

export function heroesIn(s: KeepState, room: number, heroClass = -1): number {
  let count = 0
  for (let hero = 0; hero < HEROES; hero++) {
    if (s.heroRoom[hero] === room && (heroClass < 0 || classOf(hero) === heroClass)) count++
  }
  return count
}

/** The exhausted heroes of a room, as bits. */
export function exhaustedIn(s: KeepState, room: number): number {
  let bits = 0
  for (let hero = 0; hero < HEROES; hero++) {
    if (s.heroRoom[hero] === room && s.heroIs[hero] === EXHAUSTED) bits |= 1 << hero
  }
  return bits
}

/** Tokens of a class in the supply. */
export function freeTokens(s: KeepState, heroClass: number): number {
  let count = 0
  for (let n = 0; n < HEROES_A_CLASS; n++) {
    if (s.heroRoom[heroClass * HEROES_A_CLASS + n] === NOWHERE) count++
  }
  return count
}

/** The first token of a class in the supply, or NOWHERE. */
export function freeToken(s: KeepState, heroClass: number): number {
  for (let n = 0; n < HEROES_A_CLASS; n++) {
    const hero = heroClass * HEROES_A_CLASS + n
    if (s.heroRoom[hero] === NOWHERE) return hero
  }
  return NOWHERE
}

/** The lowest hero that nobody could tell from this one. */
export function likenessOf(s: KeepState, hero: number): number {
  const first = classOf(hero) * HEROES_A_CLASS
  for (let other = first; other < hero; other++) {
    if (
      s.heroRoom[other] === s.heroRoom[hero] &&
      s.heroIs[other] === s.heroIs[hero] &&
      s.heroWounds[other] === s.heroWounds[hero] &&
      s.heroInspires[other] === s.heroInspires[hero]
    ) {
      return other
    }
  }
  return hero
}

/** A token of the supply, which must have one, comes into the dungeon. Gives the hero. */
export function heroIn(u: U, heroClass: number, room: number, is: number): number {
  const s = u.state
  const hero = freeToken(s, heroClass)
  s.heroInspires[hero] = exhaustedIn(s, room)
  s.heroRoom[hero] = room
  s.heroIs[hero] = is
  u.tell('hero-in', heroClass, room, hero)
  return hero
}

/** K3.6 */
export function heroGone(u: U, hero: number): void {
  const s = u.state
  u.tell('hero-gone', classOf(hero), s.heroRoom[hero], hero)
  s.heroRoom[hero] = NOWHERE
  s.heroIs[hero] = EXHAUSTED
  s.heroInspires[hero] = 0
  s.heroWounds[hero] = 0
  // The token may come back before those who meant to inspire it do so.
  for (let other = 0; other < HEROES; other++) s.heroInspires[other] &= ~(1 << hero)
  if (scenarioOf(u.content, s).moments[HERO_GONE].length > 0) s.gone++
}

export function vitalityOfHero(u: U, hero: number): number {
  return scenarioOf(u.content, u.state).heroVitality[classOf(hero)]
}

export function hurtHero(u: U, hero: number, damage: number): void {
  const s = u.state
  s.heroWounds[hero] += damage
  if (s.heroWounds[hero] >= vitalityOfHero(u, hero)) heroGone(u, hero)
}

/** K3.17, K6.6: the traps of its room hurt a hero one at a time until it is gone or they are. */
export function takeTraps(u: U, hero: number): void {
  const s = u.state
  const room = s.heroRoom[hero]
  const { trapDamage } = scenarioOf(u.content, s)
  while (s.heroRoom[hero] === room && tokensIn(s, room, TRAP) > 0) {
    takeAway(s, TRAP, room)
    u.tell('trapped', classOf(hero), room, hero)
    hurtHero(u, hero, trapDamage)
  }
}

export function exhaust(s: KeepState, hero: number): void {
  s.heroIs[hero] = EXHAUSTED
  s.heroInspires[hero] = 0
}

/** K6.17: it goes on from step 5. */
export function wake(u: U, hero: number, why: number): void {
  u.state.heroIs[hero] = ACTIVE
  u.tell('woke', classOf(hero), u.state.heroRoom[hero], hero, why)
}

/** Wakes all exhausted heroes of a set (as bits) that are in a room; gives how many. */
export function wakeIn(u: U, room: number, heroes: number, why: number): number {
  const s = u.state
  let woke = 0
  for (let hero = 0; hero < HEROES; hero++) {
    if ((heroes & (1 << hero)) === 0 || s.heroRoom[hero] !== room) continue
    if (s.heroIs[hero] !== EXHAUSTED) continue
    wake(u, hero, why)
    woke++
  }
  return woke
}

/** K6.3: where an exhausted hero of the class lies, all exhausted heroes become active. */
export function noToken(u: U, heroClass: number): void {
  const s = u.state
  u.tell('no-token', heroClass)
  let rooms = 0
  for (let n = 0; n < HEROES_A_CLASS; n++) {
    const hero = heroClass * HEROES_A_CLASS + n
    if (s.heroRoom[hero] !== NOWHERE && s.heroIs[hero] === EXHAUSTED) rooms |= 1 << s.heroRoom[hero]
  }
  for (let hero = 0; hero < HEROES; hero++) {
    if (s.heroRoom[hero] === NOWHERE || (rooms & (1 << s.heroRoom[hero])) === 0) continue
    if (s.heroIs[hero] === EXHAUSTED) wake(u, hero, NO_TOKEN)
  }
}
