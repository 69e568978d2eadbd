/** What a roll may bring, before it is made and while it lies on the table. */
import { type Card, candidates } from '@muster/engine'
import { atLeast, fallsAtRest, type Roll, type RollOdds, rollOdds, withRerolls } from './chances.ts'
import { kindOf, type U } from './content.ts'
import {
  cardInUse,
  defenseOf,
  diceOf,
  ENEMY_DICE,
  pierceOf,
  rerollSources,
  resilienceOf,
  successesOf,
} from './lasting.ts'
import { attacksOf } from './rules/enemies.ts'
import {
  ACTIONS,
  type Action,
  AID,
  ATTACK,
  BOTH,
  COUNTERATTACK,
  CRITICAL,
  EXPLORE,
  healthLeft,
  LOCATION,
  MOST_TOKENS,
  REST,
  SUCCESS,
} from './state.ts'

export { percentOf } from './chances.ts'

/** What a board says of `roll n` and of a card before it is chosen. */
export interface Outlook {
  readonly action: Action
  readonly dice: number
  readonly enemyDice: number
  readonly tokens: number
  /** Attack: chance that all targets fall, that at least one does; needed successes. Face down: over all it may be. */
  readonly falls: number
  readonly oneFalls: number
  readonly needed: number
  /** Explore: chance to be fully explored; rest, explore, aid: mean of what it brings (aid: not above five tokens, rest: not above the wounds). */
  readonly reaches: number
  readonly mean: number
  readonly wounds: number
  /** Chance that the acting hero falls (counterattacks alone; threats named apart). */
  readonly heroFalls: number
  readonly threat: number
  /** The same with Focused or another reroll at hand, where there is one. */
  readonly withReroll: number | undefined
}

/** No roll is asked for more successes than this. */
const MOST_NEEDED = 40
const MOST_REROLLS = 3

/** Chance of each number of successes that fell an enemy. */
function needsOf(u: U, hero: number, card: Card, enemy: number): number[] {
  const pierce = pierceOf(u, hero, card)
  const among = candidates(u.state, enemy)
  const needs: number[] = []
  for (const one of among) {
    const resilience = Math.max(0, resilienceOf(u, one) - pierce)
    const needed = Math.max(1, kindOf(u, one).health - u.state.hurt[one] + resilience)
    while (needs.length <= needed) needs.push(0)
    needs[needed] += 1 / among.length
  }
  return needs
}

/** Chance of each number of successes that fell all of them. */
function needsOfAll(u: U, hero: number, card: Card, targets: readonly number[]): number[] {
  let all: number[] = [1]
  for (const target of targets) {
    const one = needsOf(u, hero, card, target)
    const sum: number[] = Array.from({ length: all.length + one.length - 1 }, () => 0)
    all.forEach((chance, n) => {
      one.forEach((part, m) => {
        sum[n + m] += chance * part
      })
    })
    all = sum
  }
  return all
}

const over = (needs: readonly number[], chanceOf: (needed: number) => number): number =>
  needs.reduce((sum, part, needed) => (part === 0 ? sum : sum + part * chanceOf(needed)), 0)

/** Does with the targets a roll would have, for rules that ask for them. */
function aimedAt<T>(u: U, targets: readonly number[], look: () => T): T {
  const { state } = u
  const before = state.targets
  state.targets = [...targets]
  const found = look()
  state.targets = before
  return found
}

function rollOf(u: U, hero: number, card: Card, tokens: number): Roll {
  const attacks: number[] = []
  attacks.length = attacksOf(u, hero, attacks)
  return {
    dice: diceOf(u, hero, card),
    added: tokens + successesOf(u, hero, undefined, card),
    attacks,
    defense: defenseOf(u, hero, card),
  }
}

/** How many hero dice may be rolled again at the most. */
function rerollsAtHand(u: U, hero: number, card: Card): number {
  let rerolls = 0
  const each = (_cause: number, dice: number, of: number): void => {
    if (of !== ENEMY_DICE) rerolls += dice
  }
  rerollSources(u, hero, each, card)
  return Math.min(MOST_REROLLS, rerolls)
}

const restOfProgress = (u: U): number =>
  Math.max(0, kindOf(u, u.state.piles[LOCATION][0]).exploration - u.state.progress)

/** The most that successes bring. */
function roomFor(u: U, action: number, hero: number, targets: readonly number[]): number {
  const { wounds, tokens } = u.state
  if (action === REST) return wounds[hero]
  if (action === AID) return targets.length === 0 ? 0 : MOST_TOKENS - tokens[targets[0]]
  return MOST_NEEDED
}

const meanUpTo = (odds: RollOdds, most: number): number =>
  odds.successes.reduce((sum, chance, n) => sum + chance * Math.min(n, most), 0)

/** `targets`: enemies of an attack; of an aid action the hero. */
export function outlookOf(
  u: U,
  hero: number,
  card: Card,
  targets: readonly number[],
  tokens: number,
): Outlook {
  const { action } = kindOf(u, card)
  return action === ATTACK
    ? aimedAt(u, targets, () => outlook(u, hero, card, targets, tokens))
    : outlook(u, hero, card, targets, tokens)
}

function outlook(
  u: U,
  hero: number,
  card: Card,
  targets: readonly number[],
  tokens: number,
): Outlook {
  const { state } = u
  const { action } = kindOf(u, card)
  const roll = rollOf(u, hero, card, tokens)
  const odds = rollOdds(roll, MOST_NEEDED)
  const enemies = action === ATTACK ? targets : []
  const all = needsOfAll(u, hero, card, enemies)
  const chance = (needed: number): number => atLeast(odds, needed)
  const left = healthLeft(state, hero)
  const rerolls = rerollsAtHand(u, hero, card)
  const again = (needed: number): number => withRerolls(roll.dice, roll.added, needed, rerolls)
  const aims = action === ATTACK ? enemies.length > 0 : action === EXPLORE
  const aim = action === EXPLORE ? [...Array(restOfProgress(u)).fill(0), 1] : all
  return {
    action: ACTIONS[action],
    dice: roll.dice,
    enemyDice: roll.attacks.length,
    tokens,
    falls: enemies.length === 0 ? 0 : over(all, chance),
    oneFalls: oneFalls(u, hero, card, enemies, odds),
    needed: enemies.length === 0 ? 0 : Math.ceil(over(all, (needed) => needed)),
    reaches: action === EXPLORE ? chance(restOfProgress(u)) : 0,
    mean: meanUpTo(odds, roomFor(u, action, hero, targets)),
    wounds: odds.wounds,
    heroFalls:
      action === REST ? fallsAtRest(roll, left, state.wounds[hero]) : odds.woundsAtLeast(left),
    threat: odds.threat,
    withReroll: rerolls > 0 && aims ? over(aim, again) : undefined,
  }
}

/** The easiest of them at least: of enemies face down each may be any. */
function oneFalls(
  u: U,
  hero: number,
  card: Card,
  enemies: readonly number[],
  odds: RollOdds,
): number {
  let best = 0
  for (const enemy of enemies) {
    const chance = over(needsOf(u, hero, card, enemy), (needed) => atLeast(odds, needed))
    if (chance > best) best = chance
  }
  return best
}

/** Successes that the running action needs, in all. */
function neededNow(u: U, hero: number, card: Card): readonly number[] {
  const { slot, targets, aided } = u.state
  if (slot === ATTACK) return needsOfAll(u, hero, card, targets)
  const needed =
    slot === EXPLORE
      ? restOfProgress(u)
      : roomFor(u, slot, hero, slot === AID && aided >= 0 ? [aided] : [])
  return [...Array(needed).fill(0), 1]
}

const isPlain = (face: number): boolean => face === SUCCESS || face === BOTH
const howMany = (dice: readonly number[], fits: (face: number) => boolean): number =>
  dice.filter(fits).length

/** Of a roll that lies on the table: what rerolling this die would bring (chance that the aim is reached; of an enemy die: of no counterattack). */
export function rerollOutlook(
  u: U,
  face: number,
): { readonly now: number; readonly after: number } {
  const { heroDice, enemyDice, criticals, added, active } = u.state
  if (face >= COUNTERATTACK) {
    const counters = howMany(enemyDice, (one) => one === COUNTERATTACK)
    const others = counters - (face === COUNTERATTACK ? 1 : 0)
    return { now: counters === 0 ? 1 : 0, after: others === 0 ? 1 / 2 : 0 }
  }
  const card = cardInUse(u.state, active)
  const needs = neededNow(u, active, card)
  // A critical that lies there has its success, and will be rolled again.
  const running = howMany(heroDice, (one) => one === CRITICAL)
  const sure = criticals + added + successesOf(u, active) + running + howMany(heroDice, isPlain)
  const chance = (dice: number, successes: number): number => {
    const odds = rollOdds({ dice, added: successes, attacks: [], defense: 0 }, MOST_NEEDED)
    return over(needs, (needed) => atLeast(odds, needed))
  }
  const lost = isPlain(face) || face === CRITICAL ? 1 : 0
  return {
    now: chance(running, sure),
    after: chance(running + (face === CRITICAL ? 0 : 1), sure - lost),
  }
}
