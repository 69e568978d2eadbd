/** The words for what happens to enemies and what enemies do. */
import { type AnyWord, type Card, type EffectNode, remove } from '@muster/engine'
import { type Happening, TRAITS } from '../cards/effects.ts'
import { questOf, type U } from '../content.ts'
import { attackOf, isUntouchable } from '../lasting.ts'
import { settle } from '../rules/casualties.ts'
import {
  engage,
  hurtEnemy,
  isInPlay,
  lookAt,
  takeEnemy,
  tire,
  toShadows,
  turnUp,
} from '../rules/enemies.ts'
import { wound } from '../rules/heroes.ts'
import {
  canSpawn,
  ENGAGED,
  FROM_DECK,
  FROM_DISCARD,
  SHADOWS_DOWN,
  SHADOWS_UP,
  spawn,
  spawnNemesis,
  WITH,
} from '../rules/spawn.ts'
import {
  IN_LAIR,
  IN_SHADOWS,
  isAlive,
  isFaceDown,
  LAIR,
  livingHeroes,
  NONE,
  SHADOWS,
  whereIs,
} from '../state.ts'
import { foeWord, heroWord } from './choosing.ts'
import { heroesOf } from './who.ts'

/** The arguments of a word. */
type Args<Name extends Happening['word']> = Extract<Happening, { readonly word: Name }>

const isTired = (u: U, enemy: number): boolean => enemy >= 0 && u.state.tired[enemy] === 1

const hurting = foeWord<Args<'hurt'>>({
  word: 'hurt',
  fits: (u, _node, enemy) => !isUntouchable(u, enemy),
  one: (u, { args }, enemy, _actor, card) => hurtEnemy(u, enemy, args.wounds, card),
})

/** H9.6 */
const mending = foeWord<Args<'mend'>>({
  word: 'mend',
  fits: ({ state }, _node, enemy) => enemy >= 0 && state.hurt[enemy] > 0,
  one(u, { args }, enemy, _actor, card) {
    const { state } = u
    const gone = Math.min(args.wounds, state.hurt[enemy])
    state.hurt[enemy] -= gone
    u.tell('healed', enemy, gone, state.hurt[enemy], card)
  },
})

const tiring = foeWord<Args<'tire'>>({
  word: 'tire',
  fits: (u, _node, enemy) => !isTired(u, enemy),
  one: (u, _node, enemy) => tire(u, turnUp(u, enemy), true),
})

const rousing = foeWord<Args<'rouse'>>({
  word: 'rouse',
  fits: (u, _node, enemy) => isTired(u, enemy),
  one: (u, _node, enemy) => tire(u, enemy, false),
})

/** H10.3, H10.8 */
const engaging = foeWord<Args<'engage'>>({
  word: 'engage',
  fits: ({ state }, _node, enemy, actor) =>
    isAlive(state, actor) && whereIs(state, enemy) !== actor,
  one: (u, _node, enemy, actor) => engage(u, enemy, actor),
})

const driving = foeWord<Args<'drive'>>({
  word: 'drive',
  fits: ({ state }, _node, enemy) => whereIs(state, enemy) !== IN_SHADOWS,
  one: (u, _node, enemy) => toShadows(u, enemy),
})

const turningUp = foeWord<Args<'turn-up'>>({
  word: 'turn-up',
  fits: ({ state }, _node, enemy) => isFaceDown(state, enemy),
  one: (u, _node, enemy) => turnUp(u, enemy),
})

/** H2.10: at all that nobody has seen. */
const looking: AnyWord<U> = {
  name: 'look',
  can: ({ state }) => state.piles[SHADOWS].some((place) => place < 0),
  run(u) {
    for (const place of u.state.piles[SHADOWS].slice()) {
      if (place < 0) u.tell('looked', lookAt(u, place))
    }
  },
}

type Spawn = EffectNode<Args<'spawn'>>

const traitOf = ({ trait }: Args<'spawn'>): number =>
  trait === undefined ? NONE : TRAITS.indexOf(trait)
const fromOf = ({ from }: Args<'spawn'>): number => (from === 'discard' ? FROM_DISCARD : FROM_DECK)

const spawning: AnyWord<U> = {
  name: 'spawn',
  can: (u, { args }: Spawn, actor) =>
    canSpawn(u, fromOf(args), traitOf(args)) && (args.where !== 'you' || isAlive(u.state, actor)),
  run(u, { args }: Spawn, actor) {
    const s = u.state
    const { enemies } = args
    const from = fromOf(args)
    const trait = traitOf(args)
    switch (args.where) {
      case 'you':
        u.call(spawn, enemies, WITH, from, actor, trait)
        return
      case 'each':
        u.call(spawn, enemies * livingHeroes(s), ENGAGED, from, s.leader, trait)
        return
      case 'shadows':
        u.call(spawn, enemies, SHADOWS_UP, from, s.leader, trait)
        return
      case 'hidden':
        u.call(spawn, enemies, SHADOWS_DOWN, from, s.leader, trait)
    }
  },
}

type SpawnNemesis = EffectNode<Args<'spawn-nemesis'>>

const nemesisComes: AnyWord<U> = {
  name: 'spawn-nemesis',
  can: (u) => u.state.piles[LAIR].includes(questOf(u).nemesis),
  run(u, { args }: SpawnNemesis, actor) {
    if (args.where === 'shadows') spawnNemesis(u, IN_SHADOWS)
    else spawnNemesis(u, args.where === 'you' ? actor : u.state.leader)
  },
}

const isNemesisInPlay = (u: U): boolean => isInPlay(u.state, questOf(u).nemesis)

/** Its wounds are kept. */
const nemesisGoes: AnyWord<U> = {
  name: 'nemesis-home',
  can: isNemesisInPlay,
  run(u) {
    if (!isNemesisInPlay(u)) return
    const { nemesis } = questOf(u)
    const s = u.state
    takeEnemy(s, nemesis)
    s.tired[nemesis] = 0
    remove(s.targets, nemesis)
    s.piles[LAIR].push(nemesis)
    u.tell('nemesis', nemesis, IN_LAIR)
  },
}

// What enemies do (H6.5)

/** It is in play, and not with this hero, who lives. */
const canAdvance = ({ state }: U, actor: number, card: Card): boolean =>
  isInPlay(state, card) && isAlive(state, actor) && whereIs(state, card) !== actor

const advancing: AnyWord<U> = {
  name: 'advance',
  can: (u, _node, actor, card) => canAdvance(u, actor, card),
  run(u, _node, actor, card) {
    if (!canAdvance(u, actor, card)) return
    engage(u, card, actor)
    settle(u)
  },
}

/** Who is engaged with it; of one in the shadows, the hero who activates it. */
function victimOf({ state }: U, card: Card, actor: number): number {
  const where = whereIs(state, card)
  if (where === NONE || where === IN_LAIR) return NONE
  const victim = where === IN_SHADOWS ? actor : where
  return isAlive(state, victim) ? victim : NONE
}

const inflicting: AnyWord<U> = {
  name: 'inflict',
  can: (u, _node, actor, card) => victimOf(u, card, actor) !== NONE && attackOf(u, card) > 0,
  run(u, _node, actor, card) {
    const victim = victimOf(u, card, actor)
    if (victim === NONE) return
    wound(u, victim, attackOf(u, card), card)
    settle(u)
  },
}

const isEngaged = ({ state }: U, card: Card): boolean => {
  const where = whereIs(state, card)
  return where >= 0 && where < IN_SHADOWS
}

const retreating: AnyWord<U> = {
  name: 'retreat',
  can: (u, _node, _actor, card) => isEngaged(u, card),
  run(u, _node, _actor, card) {
    if (isEngaged(u, card)) toShadows(u, card)
  },
}

/** H6.14: whom it is with already may be among those it may choose. */
const joining: AnyWord<U> = {
  ...heroWord<Args<'join'>>({
    word: 'join',
    fits: ({ state }, _node, _hero, _actor, card) => isInPlay(state, card),
    one: (u, _node, hero, _actor, card) => engage(u, card, hero),
  }),
  can(u, { args }: EffectNode<Args<'join'>>, actor, card) {
    if (!isInPlay(u.state, card)) return false
    const where = whereIs(u.state, card)
    const there = where < IN_SHADOWS ? 1 << where : 0
    return (heroesOf(u, args.who, actor, card) & ~there) !== 0
  },
}

export const enemyWords: readonly AnyWord<U>[] = [
  hurting,
  mending,
  tiring,
  rousing,
  engaging,
  driving,
  turningUp,
  looking,
  spawning,
  nemesisComes,
  nemesisGoes,
  advancing,
  inflicting,
  retreating,
  joining,
]
