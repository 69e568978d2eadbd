/** A quick sensible choice for playouts: by the prompt, the option that brings most. */
import type { Decision, Option } from '@muster/engine'
import { kindOf, questOf, type U } from '../content.ts'
import { diceOf, pierceOf, resilienceOf, successesOf } from '../lasting.ts'
import {
  AID,
  ATTACK,
  BOTH,
  CLASSES,
  COUNTERATTACK,
  CRITICAL,
  DEFENSE,
  EXPLORE,
  engagedWith,
  healthLeft,
  isAlive,
  LOCATION,
  LOCATIONS,
  MOST_HEROES,
  MOST_TOKENS,
  NONE,
  REST,
  SHADOWS,
  SUCCESS,
  type TerrinothState,
} from '../state.ts'
import { effectOf } from '../words/effect.ts'
import { aidWorth, cardWorth, engageWorth, hitWorth } from './action-worth.ts'
import { healthOfAny, worthOfAny } from './foe-worth.ts'
import { gainForFoe, gainForHero, gainOfList, woundsCost } from './gains.ts'
import { reaches } from './tables.ts'
import { weights } from './weights.ts'

type Random = (below: number) => number
type Score = (u: U, option: Readonly<Option>) => number

export function policy(u: U, random: Random): number {
  const d = u.decision
  if (d.count === 1) return 0
  const score = scores[d.prompt]
  if (score === undefined) return random(d.count)
  return best(u, d, score, random)
}

function best(u: U, d: Decision, score: Score, random: Random): number {
  let chosen = 0
  let highest = Number.NEGATIVE_INFINITY
  let alike = 1
  for (let i = 0; i < d.count; i++) {
    const points = score(u, d.at(i))
    if (points > highest) {
      highest = points
      chosen = i
      alike = 1
    } else if (points === highest && random(++alike) === 0) chosen = i
  }
  return chosen
}

// Activation and action

const activate: Score = (u, { a }) => cardWorth(u, u.decision.about.a, a)

/** Who can do most, and will not be hurt for it. */
function again(u: U, { a: hero }: Readonly<Option>): number {
  const s = u.state
  const row = s.piles[hero]
  let best = -4
  for (let slot = 0; slot < row.length; slot++) {
    if ((s.spent[hero] & (1 << slot)) !== 0) continue
    const worth = cardWorth(u, hero, row[slot])
    if (worth > best) best = worth
  }
  return best
}

function aim(u: U, { verb, a, b }: Readonly<Option>): number {
  const card = u.decision.about.a
  const hero = u.state.active
  if (verb === 'use') return useGain(u, a, hero, b) + 1000 * Math.sign(useGain(u, a, hero, b))
  if (verb === 'enough') return 0
  const dice = diceOf(u, hero, card)
  const added = successesOf(u, hero, undefined, card)
  if (verb === 'aid') return aidWorth(u, a, dice, added)
  return hitWorth(u, hero, card, a, dice, added)
}

/** How good the roll is with so many tokens. */
function roll(u: U, { verb, a, b }: Readonly<Option>): number {
  const hero = u.state.active
  if (verb === 'use') return useGain(u, a, hero, b) > 0.05 ? 1000 : -1000
  const card = u.decision.about.a
  const dice = diceOf(u, hero, card)
  const added = successesOf(u, hero, undefined, card) + a
  return rollWorth(u, hero, card, dice, added) - a * weights.stake
}

function rollWorth(u: U, hero: number, card: number, dice: number, added: number): number {
  const s = u.state
  const { action } = kindOf(u, card)
  if (action === ATTACK) {
    let worth = 0
    for (let i = 0; i < s.targets.length; i++) {
      worth += hitWorth(u, hero, card, s.targets[i], dice, added) / (i + 1)
    }
    return worth
  }
  if (action === EXPLORE) {
    const here = kindOf(u, s.piles[LOCATION][0])
    const needed = here.exploration - s.progress
    return reaches(dice, needed - added) * 2 + (needed > 0 ? added * 0.3 : 0)
  }
  return 0
}

/** Successes that the action still needs. */
function missing(u: U): number {
  const s = u.state
  const hero = s.active
  const card = s.piles[hero][s.slot]
  let have = s.criticals + s.added + successesOf(u, hero)
  for (let i = 0; i < s.heroDice.length; i++) {
    const face = s.heroDice[i]
    if (face === SUCCESS || face === BOTH || face === CRITICAL) have++
  }
  return neededBy(u, hero, card) - have
}

function neededBy(u: U, hero: number, card: number): number {
  const s = u.state
  if (s.slot === EXPLORE) return kindOf(u, s.piles[LOCATION][0]).exploration - s.progress
  if (s.slot === REST) return s.wounds[hero]
  if (s.slot === AID) return s.aided >= 0 ? MOST_TOKENS - s.tokens[s.aided] : 0
  let needed = 0
  for (let i = 0; i < s.targets.length; i++) {
    const target = s.targets[i]
    const tough = target < 0 ? 0 : Math.max(0, resilienceOf(u, target) - pierceOf(u, hero, card))
    needed += healthOfAny(u, target) + tough
  }
  return needed
}

/** Wounds of the blow as the dice lie. */
function blowNow(s: TerrinothState): number {
  let counters = 0
  let defenses = 0
  for (let i = 0; i < s.enemyDice.length; i++) if (s.enemyDice[i] === COUNTERATTACK) counters++
  for (let i = 0; i < s.heroDice.length; i++) {
    if (s.heroDice[i] === DEFENSE || s.heroDice[i] === BOTH) defenses++
  }
  return counters - defenses
}

function reroll(u: U, { verb, a: face }: Readonly<Option>): number {
  if (verb === 'keep') return 0.5
  if (face === COUNTERATTACK) return blowNow(u.state) >= 1 ? 0.8 : 0
  if (face === DEFENSE) return missing(u) > 0 ? 2 : 0
  return 0
}

/** As much as it needs, if it can fall; the more, the more it is worth. */
function divide(u: U, { a: share }: Readonly<Option>): number {
  const { about } = u.decision
  const hero = u.state.active
  const card = u.state.piles[hero][u.state.slot]
  const target = about.a
  const tough = target < 0 ? 0 : Math.max(0, resilienceOf(u, target) - pierceOf(u, hero, card))
  const left = healthOfAny(u, target)
  const wounds = Math.max(0, share - tough)
  const worth = worthOfAny(u, target)
  const here = wounds >= left ? worth : (worth * wounds * 0.5) / left
  return here + (about.b - share) * 0.8
}

/** The weakest of those that tie. */
const counter: Score = (u, { a }) => -worthOfAny(u, a)

// Abilities, choices, prices

/** What an ability brings, its price paid. An item is gone when it is used. */
function useGain(u: U, trigger: number, hero: number, cause: number): number {
  const { price, do: list } = u.content.triggers[trigger]
  const lost = cause >= 0 && u.content.kinds[u.content.kindOf[cause]].item ? weights.item : 0
  return gainOfList(u, list, hero, cause) + gainOfList(u, price, hero, cause) - lost
}

const ability: Score = (u, { verb, a, b }) =>
  verb === 'pass' ? 0.05 : useGain(u, a, u.decision.about.a, b)

const mayOrPay: Score = (u, { verb }) => {
  if (verb === 'decline') return 0
  const { lists } = u.content.program.nodes[u.decision.about.b]
  let gain = 0
  for (let i = 0; i < lists.length; i++) gain += gainOfList(u, lists[i], actorOf(u), NONE)
  return gain
}

/** Who is asked: the hero of the seat; one player holds both heroes, and then it is the active one. */
function actorOf(u: U): number {
  const { by } = u.decision
  const s = u.state
  return by < 0 ? s.leader : s.players === 1 ? s.active : by
}

const choose: Score = (u, { a }) => {
  const { lists } = u.content.program.nodes[u.decision.about.b]
  return gainOfList(u, lists[a - 1], actorOf(u), NONE)
}

const who: Score = (u, { verb, a }) => {
  const { about } = u.decision
  if (verb === 'decline') return 0
  return gainForHero(u, about.a, a, about.b) + healthLeft(u.state, a) * 0.001
}

function which(u: U, { verb, a }: Readonly<Option>): number {
  if (verb === 'decline') return 0
  const { a: node, b: card } = u.decision.about
  if (effectOf(u.content.program.nodes[node].args).word !== 'engage') return gainForFoe(u, node, a)
  return engageWorth(u, u.state.active, card, a)
}

// Cards

/** Attack first, then the others. */
const SLOT_WORTH: readonly number[] = [1.2, 0.9, 1, 0.8]

function slotWorth(u: U, card: number): number {
  const kind = kindOf(u, card)
  return SLOT_WORTH[kind.action] + (kind.class >= 0 ? 0.2 : 0)
}

const ready: Score = (u, { verb, a }) => (verb === 'decline' ? 0 : slotWorth(u, a))
const exhaust: Score = (u, { verb, a }) => (verb === 'decline' ? 0 : -slotWorth(u, a))
const weakened: Score = (u, { verb, a }) =>
  verb === 'suffer' ? -woundsCost(u.state, u.decision.about.a, 1) : -slotWorth(u, a) * weights.ready

/** What is replaced first, and by which class. */
const UPGRADE_WORTH: readonly number[] = [4, 1, 3, 2]
const BETTER_CLASSES: readonly string[] = ['disciple', 'runemaster', 'wildlander', 'berserker']

const upgrade: Score = (u, { a }) => {
  const kind = kindOf(u, a)
  return UPGRADE_WORTH[kind.action] + (BETTER_CLASSES.includes(CLASSES[kind.class]) ? 0.5 : 0)
}

const resolve: Score = (u, { a }) => {
  const kind = kindOf(u, a)
  return kind.item ? weights.item : gainOfList(u, kind.do, u.decision.about.a, a)
}

/** A good one back on top. */
const back: Score = (u, { verb, a }) => {
  const kind = kindOf(u, a)
  const good = kind.item || gainOfList(u, kind.do, u.state.active, a) > 0
  return (verb === 'top') === good ? 1 : 0
}

const discard: Score = (u, { a }) => -u.content.kindOf[a]
const fetch: Score = (u, { a }) => -worthOfAny(u, a)

// Enemies, travel

/** What hurts least first; "any order" where it says so. */
const enemy: Score = (u, { verb, a }) => (verb === 'any' ? -100 : -worthOfAny(u, a))

function travel(u: U, { verb }: Readonly<Option>): number {
  const s = u.state
  if (verb === 'stay') return waitsForUpgrade(u) ? 2 : 0
  let health = 0
  let heroes = 0
  for (let hero = 0; hero < MOST_HEROES; hero++) {
    if (!isAlive(s, hero)) continue
    health += healthLeft(s, hero) / s.health[hero]
    heroes++
  }
  const shadows = s.piles[SHADOWS].length
  return health / heroes - weights.fit + shadows * 0.1
}

/** The last place is harder: a party that is about to upgrade had better wait. */
function waitsForUpgrade(u: U): boolean {
  const s = u.state
  if (s.piles[LOCATIONS].length !== 1) return false
  const { track } = questOf(u)
  for (let step = 1; step <= weights.wait; step++) {
    const space = s.peril + step
    if (space < track.length && (track[space] === 1 || track[space] === 2)) return true
  }
  return false
}

/** Who has most health and fewest enemies. */
const lead: Score = (u, { a }) => healthLeft(u.state, a) - u.state.piles[engagedWith(a)].length * 3

const scores: { readonly [prompt: string]: Score | undefined } = {
  activate,
  again,
  aim,
  roll,
  reroll,
  divide,
  counter,
  ability,
  weakened,
  enemy,
  who,
  which,
  'ready-card': ready,
  'exhaust-card': exhaust,
  upgrade,
  item: discard,
  resolve,
  back,
  fetch,
  travel,
  lead,
  may: mayOrPay,
  pay: mayOrPay,
  choose,
}
