/** What a roll may bring, before it is made and while it lies on the table. */
import { type Card, candidates } from '@muster/engine'
import { atLeast, fallsAtRest, type Roll, type RollOdds, rollOdds } from './chances.ts'
import { kindOf, NEMESIS, type U } from './content.ts'
import { cardInUse, defenseOf, diceOf, pierceOf, resilienceOf, successesOf } from './lasting.ts'
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
  /** Attack: chance that all targets fall, that one does (the Nemesis, if it is one of them). Face down: over all it may be. */
  readonly falls: number
  readonly oneFalls: number
  /** Explore: chance to be fully explored; rest, explore, aid: mean of what it brings (aid: not above five tokens, rest: not above the wounds). */
  readonly reaches: number
  readonly mean: number
  /** Attack: mean wounds of all targets, where the successes are divided so that they deal most. */
  readonly dealt: number
  readonly wounds: number
  /** Chance that the acting hero falls (counterattacks alone). */
  readonly heroFalls: number
}

/** No roll is asked for more successes than this. */
const MOST_NEEDED = 40

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
  return {
    action: ACTIONS[action],
    falls: enemies.length === 0 ? 0 : over(all, chance),
    oneFalls: oneFalls(u, hero, card, enemies, odds),
    reaches: action === EXPLORE ? chance(restOfProgress(u)) : 0,
    mean: meanUpTo(odds, roomFor(u, action, hero, targets)),
    dealt: dealtBy(u, hero, card, enemies).reduce((sum, n, i) => sum + n * odds.successes[i], 0),
    wounds: odds.wounds,
    heroFalls:
      action === REST ? fallsAtRest(roll, left, state.wounds[hero]) : odds.woundsAtLeast(left),
  }
}

/** Wounds that so many successes deal to an enemy; face down, on the mean of all it may be. */
function woundsOf(u: U, hero: number, card: Card, enemy: number): (successes: number) => number {
  const pierce = pierceOf(u, hero, card)
  const among = candidates(u.state, enemy).map((one) => ({
    resilience: Math.max(0, resilienceOf(u, one) - pierce),
    left: kindOf(u, one).health - u.state.hurt[one],
  }))
  return (successes) => {
    let sum = 0
    for (const { resilience, left } of among) {
      sum += Math.min(left, Math.max(0, successes - resilience))
    }
    return sum / among.length
  }
}

/** The most wounds in all, by the number of successes that are divided. */
export function dealtBy(u: U, hero: number, card: Card, targets: readonly number[]): number[] {
  let most: number[] = Array(MOST_NEEDED + 1).fill(0)
  for (const target of targets) {
    const wounds = woundsOf(u, hero, card, target)
    const own = most.map((_, share) => wounds(share))
    most = most.map((_, n) => Math.max(...own.slice(0, n + 1).map((mine, i) => mine + most[n - i])))
  }
  return most
}

/** The Nemesis among several; else there is none that counts most. */
export const chiefOf = (u: U, enemies: readonly number[]): number | undefined =>
  enemies.find((enemy) => enemy >= 0 && kindOf(u, enemy).rank === NEMESIS)

/** The Nemesis, else the easiest of them at least: of enemies face down each may be any. */
function oneFalls(
  u: U,
  hero: number,
  card: Card,
  enemies: readonly number[],
  odds: RollOdds,
): number {
  let best = 0
  const chief = chiefOf(u, enemies)
  for (const enemy of chief === undefined ? enemies : [chief]) {
    const chance = over(needsOf(u, hero, card, enemy), (needed) => atLeast(odds, needed))
    if (chance > best) best = chance
  }
  return best
}

/** Chance of each number of successes that bring the running action all it is after. */
export function neededNow(u: U): readonly number[] {
  const { slot, targets, aided, active: hero } = u.state
  const card = cardInUse(u.state, hero)
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

/** Successes that the running action has as its dice lie: a critical has its own, and will be rolled again. */
export function sureNow(u: U): number {
  const { heroDice, criticals, added, active } = u.state
  const shown = howMany(heroDice, (face) => isPlain(face) || face === CRITICAL)
  return criticals + added + successesOf(u, active) + shown
}

/** Of a roll that lies on the table: what rerolling this die would bring (chance that the aim is reached; of an enemy die: of no counterattack). */
export function rerollOutlook(
  u: U,
  face: number,
): { readonly now: number; readonly after: number } {
  const { heroDice, enemyDice } = u.state
  if (face >= COUNTERATTACK) {
    const counters = howMany(enemyDice, (one) => one === COUNTERATTACK)
    const others = counters - (face === COUNTERATTACK ? 1 : 0)
    return { now: counters === 0 ? 1 : 0, after: others === 0 ? 1 / 2 : 0 }
  }
  const needs = neededNow(u)
  const running = howMany(heroDice, (one) => one === CRITICAL)
  const sure = sureNow(u)
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
