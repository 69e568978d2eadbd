/** Power: of a played card, a player, the party and the enemy. All of it is computed, T4.1, T4.7, T4.13. */
import type { Seat } from '@muster/engine'
import { type Always, BASIC_1, LOOT, SKILL, type U } from '../content.ts'
import {
  BLESSING,
  BOSS_DECK,
  deckOf,
  discardOf,
  dungeonPile,
  HEROES,
  isSolo,
  NOBODY,
  playedOf,
} from '../state.ts'

export const BLESSINGS = ['hand-size', 'basic-power', 'loot-power', 'enemy-power'] as const
export type Change = (typeof BLESSINGS)[number]
const FULL_HAND = 3
const AFTER_CHANGES = 16

const NO_RULES: readonly Always[] = []

function rulesInForce(u: U): readonly Always[] {
  const { content, state } = u
  return state.enemy === NOBODY ? NO_RULES : content.kinds[content.kindOf[state.enemy]].always
}

/** T9.4: alone, the starting player's part is the first turn only. */
export function startsCombat(u: U, seat: Seat): boolean {
  return seat === u.state.token && (!isSolo(u.state) || u.state.turnNumber === 0)
}

function concerns(u: U, who: string, seat: Seat): boolean {
  if (who === 'each') return true
  if (who === 'starting') return startsCombat(u, seat)
  if (who === 'others') return !startsCombat(u, seat)
  return u.state.heroSeat[HEROES.findIndex((hero) => hero === who)] === seat
}

function blessed(u: U, change: number): number {
  const blessings = u.state.blessings
  let by = 0
  for (let i = 0; i < blessings.length; i += BLESSING)
    if (blessings[i] === change) by += blessings[i + 1]
  return by
}

/** T4.4 */
export function handSize(u: U, seat: Seat): number {
  let size = FULL_HAND + blessed(u, 0)
  for (const rule of rulesInForce(u)) {
    if (rule.always === 'hand-size' && concerns(u, rule.who, seat)) size += rule.by
  }
  return size > 0 ? size : 0
}

export function mustKeepFirstHand(u: U, seat: Seat): boolean {
  for (const rule of rulesInForce(u)) {
    if (rule.always === 'one-hand' && concerns(u, rule.who, seat)) return true
  }
  return false
}

/** What the enemy and blessings add to a card of this type. */
export function changeOf(u: U, type: number): number {
  const change = type <= BASIC_1 ? 'basic-power' : type === LOOT ? 'loot-power' : undefined
  if (change === undefined) return 0
  let by = blessed(u, BLESSINGS.indexOf(change))
  for (const rule of rulesInForce(u)) if (rule.always === change) by += rule.by
  return by
}

/** T4.16: may be below 0. T11.6: a doubling counts before the changes, or after them. */
export function playedPower(u: U, seat: Seat, index: number): number {
  const { content, state } = u
  const kind = content.kindOf[state.piles[playedOf(seat)][index]]
  const doubled = state.doubled[seat][index]
  const power = content.powerOf[kind]
  return powerWith(power, changeOf(u, content.typeOf[kind]), doubled)
}

export function powerWith(power: number, change: number, doubled: number): number {
  const before = doubled % AFTER_CHANGES
  const after = (doubled - before) / AFTER_CHANGES
  return (power * 2 ** before + change) * 2 ** after
}

export const doubledBefore = (doubled: number): number => doubled + 1
export const doubledAfter = (doubled: number): number => doubled + AFTER_CHANGES

/** T4.7 */
export function totalOf(u: U, seat: Seat): number {
  const { content, state } = u
  const played = state.piles[playedOf(seat)]
  const doubled = state.doubled[seat]
  const basic = changeOf(u, BASIC_1)
  const loot = changeOf(u, LOOT)
  let total = state.bonus[seat]
  for (let i = 0; i < played.length; i++) {
    const kind = content.kindOf[played[i]]
    const type = content.typeOf[kind]
    const change = type <= BASIC_1 ? basic : type === SKILL ? 0 : loot
    const power = content.powerOf[kind]
    total += doubled[i] === 0 ? power + change : powerWith(power, change, doubled[i])
  }
  return total
}

/** T4.9, T4.16 */
export function combinedPower(u: U): number {
  let power = 0
  for (let seat = 0; seat < u.state.players; seat++) power += totalOf(u, seat)
  return power > 0 ? power : 0
}

/** T4.1, T9.1, T4.16 */
export function enemyPower(u: U): number {
  const { content, state } = u
  if (state.enemy === NOBODY) return 0
  const kind = content.kinds[content.kindOf[state.enemy]]
  let power = kind.enemyPower[printedColumn(state.players)] + state.enemyBonus + blessed(u, 3)
  for (const rule of kind.always) {
    if (rule.always === 'enemy-power') power += rule.by * count(u, rule.per)
  }
  return power > 0 ? power : 0
}

const HEEDING = [
  'basic-0-in-discards',
  'basic-in-discards',
  'loot-in-discards',
  'exhausted-players',
  'heroes-spent',
]

/** TX.6: does the enemy's power change when a hand is thrown away? */
export function heedsRedraws(u: U): boolean {
  return rulesInForce(u).some((rule) => rule.always === 'enemy-power' && HEEDING.includes(rule.per))
}

/** One of the numbers that make up the enemy's power. */
export type PowerPart =
  | { readonly from: 'printed' | 'effects' | 'blessings'; readonly by: number }
  | { readonly from: 'rule'; readonly by: number; readonly per: string; readonly count: number }

/** How the enemy's power comes about; their sum, but never below 0. */
export function enemyPowerParts(u: U): PowerPart[] {
  const { content, state } = u
  if (state.enemy === NOBODY) return []
  const kind = content.kinds[content.kindOf[state.enemy]]
  const parts: PowerPart[] = []
  for (const rule of kind.always) {
    if (rule.always !== 'enemy-power') continue
    const counted = count(u, rule.per)
    parts.push({ from: 'rule', by: rule.by * counted, per: rule.per, count: counted })
  }
  parts.push({ from: 'effects', by: state.enemyBonus }, { from: 'blessings', by: blessed(u, 3) })
  const printed = kind.enemyPower[printedColumn(state.players)]
  return [{ from: 'printed', by: printed }, ...parts.filter((part) => part.by !== 0)]
}

export const printedColumn = (players: number): number => (players < 3 ? 0 : players - 2)

/** What a power may follow. */
export function count(u: U, what: string, seat: Seat = 0): number {
  const { state } = u
  switch (what) {
    case 'basic-0-in-discards':
      return inAll(u, discardOf, (type) => type === 0)
    case 'basic-in-discards':
      return inAll(u, discardOf, (type) => type <= BASIC_1)
    case 'loot-in-discards':
      return inAll(u, discardOf, (type) => type === LOOT)
    case 'played-loot':
      return inAll(u, playedOf, (type) => type === LOOT)
    case 'played-basic':
      return inAll(u, playedOf, (type) => type <= BASIC_1)
    case 'cards-below':
      return cardsBelow(u)
    case 'exhausted-players':
      return playersWithDeckBelow(u, 1)
    case 'heroes-spent':
      return playersWithDeckBelow(u, FULL_HAND)
    // T9.2
    case 'double-turns':
      return state.players === 1 ? 1 : 0
    case 'track':
      return state.track - state.trackStart
    case 'own-discard-basic-0':
      return inPile(u, discardOf(seat), (type) => type === 0)
    case 'own-discards':
      return state.piles[discardOf(seat)].length
    case 'own-played':
      return state.piles[playedOf(seat)].length
    default:
      throw new Error(`nothing counts ${what}`)
  }
}

/** The cards of the current dungeon under the enemy. */
export function cardsBelow(u: U): number {
  const row = u.state.piles[dungeonPile(u.state.here)]
  return row[row.length - 1] === u.state.enemy ? row.length - 1 : row.length
}

function inPile(u: U, pile: number, fits: (type: number) => boolean): number {
  const { typeOf, kindOf } = u.content
  let found = 0
  for (const card of u.state.piles[pile]) if (fits(typeOf[kindOf[card]])) found++
  return found
}

function inAll(u: U, zone: (seat: Seat) => number, fits: (type: number) => boolean): number {
  let found = 0
  for (let seat = 0; seat < u.state.players; seat++) found += inPile(u, zone(seat), fits)
  return found
}

function playersWithDeckBelow(u: U, cards: number): number {
  let found = 0
  for (let seat = 0; seat < u.state.players; seat++) {
    if (u.state.piles[deckOf(seat)].length < cards) found++
  }
  return found
}

/** The level that "here" means to a card: the enemy's own; a Boss card counts as 5. */
export const levelHere = (u: U): number => u.content.levelOf[u.content.kindOf[u.state.enemy]]

/** The level of the dungeon that is fought in; the Boss deck counts as 5. */
export function dungeonLevelHere(u: U): number {
  return u.state.here === BOSS_DECK ? 5 : u.state.dungeonLevel[u.state.here]
}
