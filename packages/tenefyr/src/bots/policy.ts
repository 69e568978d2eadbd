/** What a sensible player would do at a glance, for the playouts of a search. */
import type { Decision, Option } from '@muster/engine'
import { NO_EFFECT } from '@muster/engine'
import type { U } from '../content.ts'
import { combinedPower, enemyPower, printedColumn } from '../rules/power.ts'
import { BOSS_DECK, deckOf, dungeonPile, handOf, isSolo, topOf } from '../state.ts'
import { HAND, presentStrength, restedStrength, seatStrength } from './strength.ts'

type Random = (below: number) => number

export function policy(u: U, random: Random): number {
  const d = u.decision
  switch (d.prompt) {
    case 'keep-hand':
      return keepHand(u)
    case 'where-to':
      return whereTo(u, random)
    case 'go-on':
      return goOn(u)
    case 'play-card':
      return best(d, (o) => playPriority(u, o.a), random)
    case 'may':
    case 'pay':
      return combinedPower(u) < enemyPower(u) ? 0 : 1
    case 'discard-cards':
    case 'remove-cards':
    case 'sift-cards':
    case 'give-card':
      return best(d, (o) => (o.verb === 'enough' ? -9 : -worth(u, o.a)), random)
    case 'recover-cards':
    case 'take-card':
    case 'search-deck':
      return best(d, (o) => (o.verb === 'enough' ? 0 : worth(u, o.a)), random)
    case 'double-card':
      return best(d, (o) => o.b, random)
    case 'double-order':
      return best(d, (o) => o.a, random)
    case 'double-total':
      return best(d, (o) => o.b, random)
    case 'draw-how-many':
      return combinedPower(u) < enemyPower(u) ? 0 : d.count - 1
    case 'reorder':
      return best(d, (o) => -enemyWorth(u, o.a), random)
    default:
      return random(d.count)
  }
}

function best(d: Decision, score: (option: Readonly<Option>) => number, random: Random): number {
  let chosen = 0
  let highest = Number.NEGATIVE_INFINITY
  let alike = 1
  for (let i = 0; i < d.count; i++) {
    const points = score(d.at(i))
    if (points > highest) {
      highest = points
      chosen = i
      alike = 1
    } else if (points === highest && random(++alike) === 0) chosen = i
  }
  return chosen
}

const worth = (u: U, card: number): number => u.content.worthOf[u.content.kindOf[card]]

function enemyWorth(u: U, card: number): number {
  return u.content.kinds[u.content.kindOf[card]].enemyPower[printedColumn(u.state.players)]
}

/** Plain cards first, so that doublings find them; then effects, the best ones before the others. */
function playPriority(u: U, card: number): number {
  const kind = u.content.kindOf[card]
  return u.content.playOf[kind] === NO_EFFECT
    ? 100 - u.content.powerOf[kind]
    : u.content.worthOf[kind]
}

/** Enough with what others may bring? Then keep; else try for a better hand. */
function keepHand(u: U): number {
  const { content, state } = u
  const seat = u.decision.by
  let hand = 0
  for (const card of state.piles[handOf(seat)]) hand += worth(u, card)
  const missing = (enemyPower(u) - combinedPower(u)) * 10
  if (hand >= missing) return 0
  const later = strengthOfLaterTurns(u)
  if (later === 0) return 1
  if (hand + later < missing && !isLuckToCome(u)) return 1
  const usual = seatStrength(content, state, seat)
  return hand >= usual || hand + later >= missing + 5 ? 0 : 1
}

/** Can a turn to come still draw better than another? Alone, a new hand is at the cost of that turn. */
function isLuckToCome({ state }: U): boolean {
  if (isSolo(state)) return true
  for (let turn = state.turnNumber + 1; turn < state.players; turn++) {
    if (state.piles[deckOf((state.token + turn) % state.players)].length > HAND) return true
  }
  return false
}

function strengthOfLaterTurns(u: U): number {
  const { content, state } = u
  if (isSolo(state)) return state.turnNumber === 0 ? seatStrength(content, state, 0) : 0
  let strength = 0
  for (let turn = state.turnNumber + 1; turn < state.players; turn++) {
    strength += seatStrength(content, state, (state.token + turn) % state.players)
  }
  return strength
}

/** The highest level that the party should get through; of these the one with most behind it. */
function whereTo(u: U, random: Random): number {
  const { content, state } = u
  const strength = restedStrength(content, state, 2)
  const column = printedColumn(state.players)
  return best(
    u.decision,
    (o) => {
      if (o.verb === 'fight-boss') return -1e6
      const level = state.dungeonLevel[o.a]
      const asked = enemyWorth(u, topOf(state, o.a)) * 6 + content.levelPower[level][column] * 0.4
      return asked <= strength * 0.8 ? level * 100 - state.piles[dungeonPile(o.a)].length : -asked
    },
    random,
  )
}

function goOn(u: U): number {
  const { content, state } = u
  const row = state.piles[dungeonPile(state.here)]
  const next = row[row.length - 1]
  const level = state.here === BOSS_DECK ? 5 : state.dungeonLevel[state.here]
  const asked =
    next >= 0 ? enemyWorth(u, next) * 10 : content.levelPower[level][printedColumn(state.players)]
  return asked <= presentStrength(content, state, 1) * 0.85 ? 0 : 1
}
