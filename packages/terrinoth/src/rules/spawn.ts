/** Enemies come into play (H10). */
import type { Card } from '@muster/engine'
import { kindOf, questOf, type U } from '../content.ts'
import {
  ENEMIES,
  ENEMY_DISCARD,
  IN_SHADOWS,
  isAlive,
  LAIR,
  livingHeroes,
  NONE,
  nextHero,
  SHADOWS,
  seatOf,
  type TerrinothState,
} from '../state.ts'
import { settle } from './casualties.ts'
import { pushIn, renewEnemies, takeEnemy } from './enemies.ts'
import { procedure } from './procedure.ts'

/** Where they come: in turn from a hero clockwise, all with that hero, in the shadows. */
export const ENGAGED = 0
export const WITH = 1
export const SHADOWS_UP = 2
export const SHADOWS_DOWN = 3

export const FROM_DECK = 0
export const FROM_DISCARD = 1

/** Does a card of the discard pile have the trait that is wanted (NONE: any)? */
const fits = (u: U, card: Card, trait: number): boolean =>
  trait === NONE || (kindOf(u, card).traits & (1 << trait)) !== 0

export function canSpawn(u: U, from: number, trait: number): boolean {
  const { piles } = u.state
  if (from === FROM_DECK) return piles[ENEMIES].length > 0
  return piles[ENEMY_DISCARD].some((card) => fits(u, card, trait))
}

/** Unseen, as it lies on the deck. */
function layFaceDown(u: U): void {
  const s = u.state
  const deck = s.piles[ENEMIES]
  const place = deck[deck.length - 1]
  deck.pop()
  s.piles[SHADOWS].push(place)
  if (place >= 0) s.masked[place] = 1
  u.tell('spawned', place, IN_SHADOWS, 1)
  renewEnemies(u)
}

/** Face up; also with a hero who has no room (H8.8). */
function layFaceUp(u: U, card: Card, where: number, hero: number): void {
  if (where === SHADOWS_UP) {
    u.state.piles[SHADOWS].push(card)
    u.tell('spawned', card, IN_SHADOWS, 0)
    return
  }
  u.tell('spawned', card, hero, 0)
  pushIn(u, card, hero)
}

/** The hero whose turn it is to get one (H10.7); NONE: that hero has fallen. */
function heroFor(s: TerrinothState, where: number, hero: number): number {
  if (where >= SHADOWS_UP || isAlive(s, hero)) return hero
  return where === ENGAGED ? nextHero(s, hero) : NONE
}

export const spawn = procedure('spawn', ['count', 'where', 'from', 'hero', 'trait'], {
  next(u, f) {
    const s = u.state
    if (f.count === 0 || livingHeroes(s) === 0) return 'done'
    f.hero = heroFor(s, f.where, f.hero)
    if (f.hero === NONE) return 'done'
    if (f.from === FROM_DISCARD) return 'fetch'
    // H10.6
    if (s.piles[ENEMIES].length === 0) {
      u.tell('nothing-to-spawn')
      return 'done'
    }
    if (f.where === SHADOWS_DOWN) {
      layFaceDown(u)
      f.count--
      return 'next'
    }
    const card = u.draw(ENEMIES)
    renewEnemies(u)
    layFaceUp(u, card, f.where, f.hero)
    return 'passOn'
  },
  // H10.9
  fetch: {
    ask(u, f, d) {
      const s = u.state
      if (!canSpawn(u, FROM_DISCARD, f.trait)) return 'nothing'
      d.askParty(seatOf(s, s.leader), false, 'fetch', 'H10.9', f.hero)
      for (const card of s.piles[ENEMY_DISCARD]) {
        if (fits(u, card, f.trait)) d.alike('fetch', u.content.kindOf[card], card)
      }
      return undefined
    },
    answer(u, f, { a: card }) {
      const s = u.state
      s.piles[ENEMY_DISCARD] = s.piles[ENEMY_DISCARD].filter((other) => other !== card)
      layFaceUp(u, card, f.where, f.hero)
      return 'passOn'
    },
  },
  nothing(u) {
    u.tell('nothing-to-spawn')
    return 'done'
  },
  passOn(u, f) {
    f.count--
    if (f.where === ENGAGED) f.hero = nextHero(u.state, f.hero)
    settle(u)
    return 'next'
  },
})

/** H10.10: from the lair only, ready; with a hero, or IN_SHADOWS. */
export function spawnNemesis(u: U, where: number): void {
  const s = u.state
  const { nemesis } = questOf(u)
  if (!s.piles[LAIR].includes(nemesis)) return
  takeEnemy(s, nemesis)
  s.tired[nemesis] = 0
  u.tell('nemesis', nemesis, where)
  if (where === IN_SHADOWS) s.piles[SHADOWS].push(nemesis)
  else pushIn(u, nemesis, where)
  settle(u)
}
