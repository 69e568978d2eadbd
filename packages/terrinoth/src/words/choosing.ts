/** Words for heroes and for enemies: whom they mean, and the question where one of several is meant (D4, D12). */
import type { AnyWord, Card, EffectNode } from '@muster/engine'
import type { Foe, Happening, Who } from '../cards/effects.ts'
import type { U } from '../content.ts'
import { settle } from '../rules/casualties.ts'
import { likenessOf } from '../rules/enemies.ts'
import { grimmest } from '../rules/grim.ts'
import { procedure } from '../rules/procedure.ts'
import { isAlive, MOST_HEROES, NONE, seatOf } from '../state.ts'
import { foesOf } from './foe.ts'
import { heroesOf, isChosen } from './who.ts'

/** What is done to one hero or enemy. */
export type One<A> = (u: U, node: EffectNode<A>, one: number, actor: number, card: Card) => void
type Fits<A> = (u: U, node: EffectNode<A>, one: number, actor: number, card: Card) => boolean

interface HeroSpec<A> {
  readonly word: string
  /** Would it change something for this hero? */
  readonly fits: Fits<A>
  readonly one: One<A>
  /** It asks each hero in turn. */
  readonly asks?: true
  /** May the choice of a hero be declined? */
  readonly may?: (args: A) => boolean
  readonly payable?: (u: U, node: EffectNode<A>, actor: number, card: Card) => boolean
}

interface FoeSpec<A> {
  readonly word: string
  readonly fits: Fits<A>
  readonly one: One<A>
}

type OfHeroes = Extract<Happening, { readonly who: Who }>
type OfFoes = Extract<Happening, { readonly foe: Foe }>

const isEach = (args: OfFoes): boolean => 'each' in args && args.each === true
const mayPass = (args: OfFoes): boolean => 'may' in args && args.may === true

/** A node as a vocabulary of many words takes it: the schema of each word checks its own arguments. */
type AnyNode = Parameters<AnyWord<U>['run']>[1]

const heroSpecs: { [word: string]: HeroSpec<AnyNode['args']> } = {}
const foeSpecs: { [word: string]: FoeSpec<AnyNode['args']> } = {}

const isOne = (bits: number): boolean => (bits & (bits - 1)) === 0
const lowestOf = (bits: number): number => 31 - Math.clz32(bits & -bits)

/** The heroes it means and changes something for, as bits. */
function fitting<A extends OfHeroes>(
  u: U,
  spec: HeroSpec<A>,
  node: EffectNode<A>,
  actor: number,
  card: Card,
): number {
  let bits = 0
  for (let left = heroesOf(u, node.args.who, actor, card); left !== 0; left &= left - 1) {
    const hero = lowestOf(left)
    if (spec.fits(u, node, hero, actor, card)) bits |= 1 << hero
  }
  return isChosen(node.args.who) ? grimmest(u, node, card, bits) : bits
}

export function heroWord<A extends OfHeroes>(spec: HeroSpec<A>): AnyWord<U> {
  heroSpecs[spec.word] = spec
  const { payable } = spec
  return {
    name: spec.word,
    can: (u, node: EffectNode<A>, actor, card) => fitting(u, spec, node, actor, card) !== 0,
    ...(payable === undefined ? {} : { payable }),
    run(u, node: EffectNode<A>, actor, card) {
      const heroes = fitting(u, spec, node, actor, card)
      if (heroes === 0) return
      const mayDecline = spec.may?.(node.args) === true
      if (isChosen(node.args.who) && !(isOne(heroes) && !mayDecline)) {
        u.call(chooseHero, node.index, actor, card)
      } else if (isOne(heroes)) {
        spec.one(u, node, lowestOf(heroes), actor, card)
        settle(u)
      } else if (spec.asks === true) u.call(overHeroes, node.index, actor, card, heroes)
      else doAll(u, spec, node, heroes, actor, card)
    },
  }
}

/** H9.8: all at once, then whoever falls. */
function doAll<A>(
  u: U,
  spec: HeroSpec<A>,
  node: EffectNode<A>,
  heroes: number,
  actor: number,
  card: Card,
): void {
  const { first } = u.state
  for (let step = 0; step < MOST_HEROES; step++) {
    const hero = (first + step) % MOST_HEROES
    if ((heroes & (1 << hero)) !== 0) spec.one(u, node, hero, actor, card)
  }
  settle(u)
}

const heroSpecOf = (u: U, node: number) => heroSpecs[u.content.program.wordOf[node].name]
const foeSpecOf = (u: U, node: number) => foeSpecs[u.content.program.wordOf[node].name]

const nodeAt = (u: U, node: number): AnyNode => u.content.program.nodes[node]

/** Who chooses for oneself is asked; of what the leader chooses, the party. */
function isOwnChoice(who: Who): boolean {
  return who === 'any' || who === 'another'
}

const chooseHero = procedure('chooseHero', ['node', 'actor', 'card'], {
  ask: {
    ask(u, f, d) {
      const s = u.state
      const spec = heroSpecOf(u, f.node)
      const node = nodeAt(u, f.node)
      const heroes = fitting(u, spec, node, f.actor, f.card)
      if (heroes === 0) return 'done'
      if (isOwnChoice(node.args.who) && isAlive(s, f.actor)) {
        d.ask(seatOf(s, f.actor), 'who', 'H12.3', f.node, f.card)
      } else d.askParty(seatOf(s, s.leader), false, 'who', 'H12.3', f.node, f.card)
      for (let step = 0; step < MOST_HEROES; step++) {
        const hero = (s.first + step) % MOST_HEROES
        if ((heroes & (1 << hero)) !== 0) d.option('hero', hero)
      }
      if (spec.may?.(node.args) === true) d.option('decline', NONE)
      return undefined
    },
    answer(u, f, choice) {
      if (choice.verb === 'decline') return 'done'
      heroSpecOf(u, f.node).one(u, nodeAt(u, f.node), choice.a, f.actor, f.card)
      settle(u)
      return 'done'
    },
  },
})

/** H12.3: from the leader clockwise, each in turn. */
const overHeroes = procedure('overHeroes', ['node', 'actor', 'card', 'left'], {
  next(u, f) {
    const s = u.state
    const spec = heroSpecOf(u, f.node)
    for (let step = 0; step < MOST_HEROES; step++) {
      const hero = (s.first + step) % MOST_HEROES
      if ((f.left & (1 << hero)) === 0) continue
      f.left &= ~(1 << hero)
      if (!isAlive(s, hero)) continue
      spec.one(u, nodeAt(u, f.node), hero, f.actor, f.card)
      return 'next'
    }
    return 'done'
  },
})

const found: number[] = []

/** Puts those that it changes something for into `found`; gives how many. */
function findFoes<A extends OfFoes>(
  u: U,
  spec: FoeSpec<A>,
  node: EffectNode<A>,
  actor: number,
  card: Card,
): number {
  const all = foesOf(u, node.args.foe, actor, card, found)
  let count = 0
  for (let i = 0; i < all; i++) {
    const enemy = found[i]
    if (spec.fits(u, node, enemy, actor, card)) found[count++] = enemy
  }
  return count
}

/** Are the first of `found` all alike? */
function areAlike(u: U, count: number): boolean {
  const first = likenessOf(u, found[0])
  for (let i = 1; i < count; i++) if (likenessOf(u, found[i]) !== first) return false
  return true
}

export function foeWord<A extends OfFoes>(spec: FoeSpec<A>): AnyWord<U> {
  foeSpecs[spec.word] = spec
  return {
    name: spec.word,
    can: (u, node: EffectNode<A>, actor, card) => findFoes(u, spec, node, actor, card) > 0,
    run(u, node: EffectNode<A>, actor, card) {
      const count = findFoes(u, spec, node, actor, card)
      if (count === 0) return
      if (isEach(node.args)) {
        for (const enemy of found.slice(0, count)) spec.one(u, node, enemy, actor, card)
        settle(u)
      } else if (!mayPass(node.args) && areAlike(u, count)) {
        spec.one(u, node, found[0], actor, card)
        settle(u)
      } else u.call(chooseEnemy, node.index, actor, card)
    },
  }
}

const chooseEnemy = procedure('chooseEnemy', ['node', 'actor', 'card'], {
  ask: {
    ask(u, f, d) {
      const s = u.state
      const node = nodeAt(u, f.node)
      const count = findFoes(u, foeSpecOf(u, f.node), node, f.actor, f.card)
      if (count === 0) return 'done'
      const rule = u.content.program.wordOf[f.node].name === 'engage' ? 'H10.3' : 'H12.3'
      d.ask(seatOf(s, isAlive(s, f.actor) ? f.actor : s.leader), 'which', rule, f.node, f.card)
      for (let i = 0; i < count; i++) d.alike('enemy', likenessOf(u, found[i]), found[i])
      if (mayPass(node.args)) d.option('decline', NONE)
      return undefined
    },
    answer(u, f, choice) {
      if (choice.verb === 'decline') return 'done'
      foeSpecOf(u, f.node).one(u, nodeAt(u, f.node), choice.a, f.actor, f.card)
      settle(u)
      return 'done'
    },
  },
})

export const choosingProcedures = [chooseHero, overHeroes, chooseEnemy]
