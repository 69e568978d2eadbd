/** A quick sensible choice for playouts: by the prompt, the option that brings most. */
import type { Decision, Option } from '@muster/engine'
import { bagOf } from '@muster/engine'
import { type Content, GUILD_HERO, kindOf, SHOWN, type U } from '../content.ts'
import { activeIn } from '../rules/heroes.ts'
import {
  CELLS,
  FRESH,
  GUILD,
  type KeepState,
  MAGE,
  NOWHERE,
  PORTAL,
  roomOfMonster,
  seatOfMonster,
  TRAP,
  VAULT,
  woundsOf,
} from '../state.ts'
import {
  bestMoveFrom,
  bringsBack,
  carryGain,
  errandGain,
  gainOf,
  lookFor,
  mine,
  moveGain,
  swarmGain,
  useGain,
} from './chip-gain.ts'
import { arrival, guardGain, hitGain, shiftGain, trapGain, traps } from './danger.ts'
import { weights } from './weights.ts'

type Random = (below: number) => number
type Score = (u: U, option: Readonly<Option>) => number

const DEFEND = 1 << SHOWN.indexOf('defend')

export function policy(u: U, random: Random): number {
  const d = u.decision
  if (d.count === 1) return 0
  const score = scores[d.prompt]
  if (score === undefined) return random(d.count)
  lookFor(u, d.by < 0 ? u.state.active : d.by)
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

const worth = ({ content }: U, card: number): number => content.worthOf[content.kindOf[card]]

// Cards and chips

function turn(u: U, { verb, a }: Readonly<Option>): number {
  switch (verb) {
    case 'play':
      return cardGain(u, a) + spareGain(u, a)
    case 'cells':
      return cellsGain(u)
    case 'end-turn':
      return weights.worthwhile
    default:
      return 0
  }
}

/** A card that does nothing now makes room for another; one that defends is better kept. */
function spareGain(u: U, card: number): number {
  return (kindOf(u, card).shows & DEFEND) !== 0 && mine !== 0 ? 0 : weights.spare
}

/** The better side of a card: chips of one kind bring a little less each time. */
function cardGain(u: U, card: number): number {
  const { sides } = kindOf(u, card)
  let most = 0
  for (let side = 0; side < sides.length; side++) {
    const gain = sideGain(u, sides[side])
    if (gain > most) most = gain
  }
  return most
}

function sideGain(u: U, chips: readonly number[]): number {
  let sum = 0
  for (let i = 0; i < chips.length; i++) {
    sum += i > 0 && chips[i] === chips[i - 1] ? gainOf(u, chips[i]) * 0.8 : gainOf(u, chips[i])
  }
  return sum
}

function action(u: U, { verb, b }: Readonly<Option>): number {
  if (verb === 'finish') return weights.worthwhile / 2
  const gain = gainOf(u, b)
  if (verb === 'use') return gain
  // The whole side counts, as the first chip binds to it.
  const { sides } = kindOf(u, u.decision.about.a)
  return gain * 0.1 + sideGain(u, sides[verb === 'use-left' ? 0 : 1])
}

const chip: Score = (u, { verb, b }) => (verb === 'finish' ? 0.5 : gainOf(u, b))

/** The Cells bring three cards and shorten the wave; a Mage sets all free. */
function cellsGain(u: U): number {
  const mages = magesLeft(u.content, u.state)
  const freed = mages * arrival(CELLS, 1) * weights.cellsRisk
  return weights.cells - freed - (1 - mages) * weights.inCells
}

/** The share of Mages among the Guild cards to come. */
function magesLeft(content: Content, s: KeepState): number {
  const row = s.piles[GUILD]
  if (row.length === 0) return 0
  const top = row[row.length - 1]
  if (top >= 0) return isMage(content, top) ? 1 : 0
  const cards = s.bagCards[bagOf(top)]
  let mages = 0
  for (let i = 0; i < cards.length; i++) if (cards[i] >= 0 && isMage(content, cards[i])) mages++
  return mages / cards.length
}

function isMage(content: Content, card: number): boolean {
  const { type, of } = content.kinds[content.kindOf[card]]
  return type === GUILD_HERO && of === MAGE
}

const cellsNow: Score = (u, { verb }) => (verb === 'cells' ? cellsGain(u) : weights.worthwhile)

// Monsters

const mover: Score = (u, { a }) => bestMoveFrom(u, roomOfMonster(a), false) - woundsOf(a) * 0.1

const moveTo: Score = (u, { a }) => moveOf(u, u.decision.about.a, a)

/** What a monster can still take. */
const vitalityLeft = ({ content, state }: U, monster: number): number =>
  content.vitality[state.clan[seatOfMonster(monster)]] - woundsOf(monster)

const moveOf = (u: U, monster: number, to: number): number =>
  moveGain(u, roomOfMonster(monster), to, vitalityLeft(u, monster))

function carry(u: U, { verb, a }: Readonly<Option>): number {
  const { about } = u.decision
  return verb === 'empty-handed' ? 0 : carryGain(u, a, about.a, about.b)
}

const target: Score = (u, { a }) => hitGain(u.state, u.state.heroRoom[a])

function placeIn(u: U, { a }: Readonly<Option>): number {
  const what = u.decision.about.a
  if (what === TRAP) return trapGain(u.state, a)
  if (what === PORTAL) return -u.state.distance[a]
  return carryGain(u, what, NOWHERE, a)
}

const arrive: Score = (u, { verb, a }) => (verb === 'enough' ? -9 : guardGain(u.state, a))

function swarmRoom(u: U, { a }: Readonly<Option>): number {
  return swarmGain(u, swarmDeed(u, u.decision.about.a), a)
}

function swarmDeed(u: U, node: number): string {
  const { args } = u.content.program.nodes[node]
  return typeof args === 'object' && args !== null && 'do' in args ? String(args.do) : ''
}

function swarm(u: U, { verb, a, b }: Readonly<Option>): number {
  switch (verb) {
    case 'enough':
      return weights.worthwhile / 2
    case 'go':
      return moveOf(u, a, b)
    case 'hit':
      return hitGain(u.state, u.state.heroRoom[a])
    default:
      return trapGain(u.state, a)
  }
}

function activate(u: U, { verb, a }: Readonly<Option>): number {
  switch (verb) {
    case 'use-room':
      return useGain(u, a)
    case 'complete':
      return weights.complete
    case 'errand':
      return errandGain(u, weights.errand)
    default:
      return gainOf(u, u.content.ability[u.state.clan[u.decision.by]])
  }
}

// Loot and cards given up

const dearest: Score = (u, { verb, a }) => (verb === 'enough' ? 20 : worth(u, a))
const cheapest: Score = (u, { verb, a }) => (verb === 'enough' ? -15 : -worth(u, a))

// Heroes

/** Those who attack or wait come first: they are exhausted before anyone can loot. */
function nextHero(u: U, { a }: Readonly<Option>): number {
  const s = u.state
  const room = s.heroRoom[a]
  if (s.heroIs[a] === FRESH && traps[room] > 0) return 6
  if (s.guards[room] > 0) return 5
  const value = s.value[room]
  if (value === 0) return room === VAULT ? 4 : 2
  return activeIn(s, room) < value ? 4 : 1
}

const summonIn: Score = (_u, { a }) => -arrival(a, 1)

const chargeTo: Score = (u, { a }) => -arrival(a, activeIn(u.state, u.decision.about.a))

/** A monster that only gets a wound, or of a clan with many: the least loss. */
function hurt(u: U, { a }: Readonly<Option>): number {
  const clan = u.state.clan[seatOfMonster(a)]
  const goes = vitalityLeft(u, a) === 1
  const scarce = goes ? 10 / u.content.monsters[clan] : 0
  return shiftGain(u.state, roomOfMonster(a), NOWHERE, 1) - scarce + vitalityLeft(u, a) * 0.1
}

function defend(u: U, { verb, a }: Readonly<Option>): number {
  const { about } = u.decision
  if (verb === 'pass') return weights.keepDefence
  const saved = -shiftGain(u.state, roomOfMonster(about.a), NOWHERE, 1)
  const goes = vitalityLeft(u, about.a) <= about.b
  const kept = bringsBack(u, a) ? weights.comeBack * 0.3 : worth(u, a) * 0.05
  return saved + (goes ? weights.saved : 1) - kept
}

const lose: Score = (_u, { a }) => (a === TRAP ? -2 : 0)

const scores: { readonly [prompt: string]: Score | undefined } = {
  turn,
  action,
  combo: chip,
  mover,
  'move-to': moveTo,
  carry,
  target,
  'place-in': placeIn,
  deploy: arrive,
  ambush: arrive,
  summon: arrive,
  split: arrive,
  'swarm-room': swarmRoom,
  swarm,
  activate,
  buy: dearest,
  renew: cheapest,
  'renew-pay': cheapest,
  'pay-card': cheapest,
  curse: cheapest,
  'discard-cards': cheapest,
  'next-hero': nextHero,
  'summon-rooms': summonIn,
  'charge-to': chargeTo,
  shot: hurt,
  victim: hurt,
  'twist-hurt': hurt,
  defend,
  'cells-now': cellsNow,
  'twist-lose': lose,
}
