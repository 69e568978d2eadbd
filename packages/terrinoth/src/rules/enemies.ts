/** Where enemies are, and what happens to them. An enemy is a card, or below 0 a place in the shadows. */
import { bagOf, type Card, remove } from '@muster/engine'
import { kindOf, NEMESIS, type U } from '../content.ts'
import { attackOf, isUntouchable } from '../lasting.ts'
import {
  BY_FOURTH,
  ENEMIES,
  ENEMY_DISCARD,
  engagedWith,
  IN_SHADOWS,
  isAlive,
  LAIR,
  MOST_ENGAGED,
  NONE,
  SHADOWS,
  type TerrinothState,
  whereIs,
} from '../state.ts'
import { renew } from './decks.ts'
import { wound } from './heroes.ts'

/** Likeness of face-down enemies begins here, by bag: those of one bag are alike. */
const FACE_DOWN = 4096

/** Enemies of one kind, place, wounds and readiness are alike: the first of them. */
export function likenessOf(u: U, enemy: number): number {
  if (enemy < 0) return FACE_DOWN + bagOf(enemy)
  const s = u.state
  const first = enemy - u.content.copyOf[enemy] + 1
  const where = whereIs(s, enemy)
  for (let other = first; other < enemy; other++) {
    if (whereIs(s, other) !== where || s.hurt[other] !== s.hurt[enemy]) continue
    if (s.tired[other] === s.tired[enemy] && s.masked[other] === s.masked[enemy]) return other
  }
  return enemy
}

export const isInPlay = (s: TerrinothState, enemy: number): boolean => {
  const where = whereIs(s, enemy)
  return where >= 0 && where <= IN_SHADOWS
}

export const isNemesis = (u: U, enemy: number): boolean =>
  enemy >= 0 && kindOf(u, enemy).rank === NEMESIS

/** Makes a face-down enemy known, and leaves it face down (H2.10). Gives its card. */
export function lookAt(u: U, enemy: number): Card {
  if (enemy >= 0) return enemy
  const s = u.state
  const card = u.look(SHADOWS, s.piles[SHADOWS].indexOf(enemy))
  s.masked[card] = 1
  for (let i = 0; i < s.targets.length; i++) if (s.targets[i] === enemy) s.targets[i] = card
  return card
}

export function turnUp(u: U, enemy: number): Card {
  const card = lookAt(u, enemy)
  if (u.state.masked[card] === 1) {
    u.state.masked[card] = 0
    u.tell('turned-up', card)
  }
  return card
}

/** H2.4. Gives the card: it may have been turned up. */
export function hurtEnemy(u: U, enemy: number, wounds: number, cause: number): Card {
  if (wounds <= 0 || isUntouchable(u, enemy)) return enemy
  const card = turnUp(u, enemy)
  const s = u.state
  s.hurt[card] += wounds
  u.tell('hurt', card, wounds, s.hurt[card], cause)
  return card
}

/** Takes an enemy from where it lies. */
export function takeEnemy(s: TerrinothState, enemy: number): void {
  const where = whereIs(s, enemy)
  if (where === NONE) return
  if (where < IN_SHADOWS) remove(s.piles[engagedWith(where)], enemy)
  else remove(s.piles[where === IN_SHADOWS ? SHADOWS : LAIR], enemy)
}

export function toShadows(u: U, enemy: number): void {
  const where = whereIs(u.state, enemy)
  const card = turnUp(u, enemy)
  if (where === IN_SHADOWS) return
  takeEnemy(u.state, card)
  u.state.piles[SHADOWS].push(card)
  u.tell('retreated', card, where)
}

/** Is there room with the hero? A fourth enemy strikes and goes to the shadows (H10.2). */
export function pushIn(u: U, card: Card, hero: number): boolean {
  const s = u.state
  takeEnemy(s, card)
  const row = s.piles[engagedWith(hero)]
  if (row.length < MOST_ENGAGED) {
    row.push(card)
    return true
  }
  s.piles[SHADOWS].push(card)
  const attack = attackOf(u, card)
  u.tell('no-room', card, hero, attack)
  wound(u, hero, attack, BY_FOURTH)
  return false
}

/** H2.6, H10.3: it leaves where it was. */
export function engage(u: U, enemy: number, hero: number): void {
  const where = whereIs(u.state, enemy)
  if (where === hero || !isAlive(u.state, hero)) return
  const card = turnUp(u, enemy)
  if (pushIn(u, card, hero)) u.tell('engaged', card, hero, where)
}

/** Wounds, weariness and mask are of who is in play. */
export function wipe(s: TerrinothState, card: Card): void {
  s.hurt[card] = 0
  s.tired[card] = 0
  s.masked[card] = 0
}

/** H2.10: shown to all, which triggers nothing. */
export function discardEnemy(u: U, enemy: number): void {
  const s = u.state
  const where = whereIs(s, enemy)
  const card = lookAt(u, enemy)
  takeEnemy(s, card)
  wipe(s, card)
  remove(s.targets, card)
  s.piles[ENEMY_DISCARD].push(card)
  u.tell('enemy-discarded', card, where)
}

/** D16: the first cards discarded make a new deck where there was none. */
export const renewEnemies = (u: U): void => renew(u, ENEMIES, ENEMY_DISCARD)

export function tire(u: U, enemy: Card, tired: boolean): void {
  u.state.tired[enemy] = tired ? 1 : 0
  if (tired) u.tell('enemy-tired', enemy)
}

/** How many enemy dice a hero's action gives (H4.1). */
export function readyEngaged(u: U, hero: number): number {
  const s = u.state
  const row = s.piles[engagedWith(hero)]
  let ready = 0
  for (let i = 0; i < row.length; i++) if (s.tired[row[i]] === 0) ready++
  return ready
}

/** The attacks of the ready enemies engaged with a hero, highest first. Gives how many. */
export function attacksOf(u: U, hero: number, into: number[]): number {
  const s = u.state
  const row = s.piles[engagedWith(hero)]
  let count = 0
  for (let i = 0; i < row.length; i++) {
    if (s.tired[row[i]] !== 0) continue
    const attack = attackOf(u, row[i])
    let at = count++
    while (at > 0 && into[at - 1] < attack) {
      into[at] = into[at - 1]
      at--
    }
    into[at] = attack
  }
  return count
}
