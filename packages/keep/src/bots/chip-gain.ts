/** What an action would bring a seat now, in tenths of an action: a quick guess, no search. */
import type { Seat } from '@muster/engine'
import type { Action, Cost } from '../cards/types.ts'
import { type Content, scenarioOf, type U } from '../content.ts'
import { lowestOf, reach } from '../map/geometry.ts'
import { MAKES, SELLS } from '../map/rooms.ts'
import { canDraw } from '../rules/cards.ts'
import { roomsWith, vitalityOf } from '../rules/monsters.ts'
import {
  BUILDER,
  isInDungeon,
  type KeepState,
  LABORATORY,
  LOOT_ROW,
  monstersIn,
  NOWHERE,
  ROOMS,
  TOKENS,
  TRAP,
  tokensIn,
  UNCOMPLETED,
} from '../state.ts'
import {
  carryTrapGain,
  guardGain,
  heroes,
  hitGain,
  lookAround,
  reachGain,
  shiftGain,
  stepsBetween,
  trapGain,
} from './danger.ts'
import { missing } from './goals.ts'
import { weights } from './weights.ts'

/** Whose gains these are, and the rooms where this seat has monsters. */
let seat: Seat = 0
export let mine = 0

/** Rises with each look; what was worked out in an earlier one is forgotten. */
let look = 0

export function lookFor(u: U, by: Seat): void {
  lookAround(u.content, u.state)
  seat = by
  mine = roomsWith(u.state, by)
  look++
}

const SHOP_OF: readonly number[] = TOKENS.map((_, token) =>
  SELLS.findIndex((shop) => shop?.token === token),
)

/** The best card of a kind of Loot in the row, by worth; 0 for none. */
function bestOffered({ content, state }: U, loot: number): number {
  let best = 0
  const row = state.piles[LOOT_ROW]
  for (let i = 0; i < row.length; i++) {
    const kind = content.kindOf[row[i]]
    if (content.kinds[kind].of !== loot || content.kinds[kind].sides.length === 0) continue
    if (content.worthOf[kind] > best) best = content.worthOf[kind]
  }
  return best
}

/** How many of a token lie about. */
function inDungeon(s: KeepState, token: number): number {
  let count = 0
  for (let room = 0; room < ROOMS.length; room++) count += tokensIn(s, room, token)
  return count
}

const useLook = new Int32Array(ROOMS.length)
const useGains = new Float64Array(ROOMS.length)

/** What an Activate in a room brings. */
export function useGain(u: U, room: number): number {
  if (useLook[room] !== look) {
    useLook[room] = look
    useGains[room] = newUseGain(u, room)
  }
  return useGains[room]
}

function newUseGain(u: U, room: number): number {
  const { state } = u
  const shop = SELLS[room]
  if (shop !== undefined) {
    const best = tokensIn(state, room, shop.token) > 0 ? bestOffered(u, shop.loot) : 0
    return best === 0 ? 0 : weights.buy + best * weights.buyWorth
  }
  const made = MAKES[room]
  if (made === TRAP) return trapMade(state, room)
  if (made >= 0) return makeGain(u, made)
  return room === LABORATORY || room === BUILDER ? 3 : 0
}

/** A trap can stay, or be carried to where it does more. */
function trapMade(s: KeepState, room: number): number {
  let most = trapGain(s, room)
  for (let left = s.passages[room]; left !== 0; left &= left - 1) {
    const carried = trapGain(s, lowestOf(left)) * weights.carriedTrap
    if (carried > most) most = carried
  }
  return s.supply[TRAP] > 0 ? weights.trap + most : 0
}

/** A scenario's errand, or a step towards it; more where the match hangs on it. */
export const errandGain = (u: U, usual: number): number =>
  missing(u.content, u.state) > 0 ? usual + weights.goal : usual

/** A resource is good for its shop, or for a price that the scenario names; two lying about are enough. */
function makeGain(u: U, token: number): number {
  const { content, state } = u
  const errands = scenarioOf(content, state).errands
  let wanted = isInDungeon(state, SHOP_OF[token]) ? weights.make : 1
  for (let i = 0; i < errands.length; i++)
    if (errands[i].price[token] > 0) wanted += errandGain(u, weights.makeErrand)
  return wanted / (1 + inDungeon(state, token))
}

/** What a token is worth in a room: the more, the nearer to its shop. */
function lying(shop: number, room: number): number {
  return room === NOWHERE ? 0 : weights.bring[Math.min(stepsBetween(room, shop), 3)]
}

/** What it brings to bring a token to a room. */
export function carryGain(u: U, token: number, from: number, to: number): number {
  const { state } = u
  if (token === TRAP) return carryTrapGain(state, from, to)
  const shop = SHOP_OF[token]
  return isInDungeon(state, shop) ? lying(shop, to) - lying(shop, from) : 0
}

export function bestCarry(u: U, from: number, to: number): number {
  let best = 0
  for (let token = 0; token < TOKENS.length; token++) {
    if (tokensIn(u.state, from, token) === 0) continue
    const gain = carryGain(u, token, from, to)
    if (gain > best) best = gain
  }
  return best
}

/** What it brings to move a monster. */
export function moveGain(u: U, from: number, to: number, vitality: number): number {
  const { state } = u
  const arrives =
    (mine & (1 << to)) === 0 ? useGain(u, to) * weights.stands + reachGain(state, to) : 0
  const leaves =
    monstersIn(state, seat, from) === 1
      ? useGain(u, from) * weights.stands + reachGain(state, from)
      : 0
  return shiftGain(state, from, to, vitality) + arrives - leaves + bestCarry(u, from, to)
}

/** By room, without and with walls passed: in which look the best move out was worked out, and what it brings. */
const moveLook = new Int32Array(ROOMS.length * 2)
const moveGains = new Float64Array(ROOMS.length * 2)

/** The best move of one of the seat's monsters out of a room. */
export function bestMoveFrom(u: U, from: number, walls: boolean): number {
  const at = from * 2 + (walls ? 1 : 0)
  if (moveLook[at] !== look) {
    moveLook[at] = look
    moveGains[at] = newMoveGain(u, from, walls)
  }
  return moveGains[at]
}

function newMoveGain(u: U, from: number, walls: boolean): number {
  let best = 0
  const vitality = vitalityOf(u.content, u.state, seat)
  for (let left = reach(u.state, from, walls); left !== 0; left &= left - 1) {
    const gain = moveGain(u, from, lowestOf(left), vitality)
    if (gain > best) best = gain
  }
  return best
}

function bestMove(u: U, walls: boolean): number {
  let best = 0
  for (let left = mine; left !== 0; left &= left - 1) {
    const gain = bestMoveFrom(u, lowestOf(left), walls)
    if (gain > best) best = gain
  }
  return best
}

const meleeAt = (s: KeepState, room: number): number => (heroes[room] > 0 ? hitGain(s, room) : 0)

function rangedAt(s: KeepState, from: number): number {
  let best = 0
  for (let left = s.passages[from]; left !== 0; left &= left - 1) {
    const gain = meleeAt(s, lowestOf(left))
    if (gain > best) best = gain
  }
  return best
}

/** The best of a gain over a set of rooms. */
function bestOf(
  s: KeepState,
  rooms: number,
  gains: (s: KeepState, room: number) => number,
): number {
  let best = 0
  for (let left = rooms; left !== 0; left &= left - 1) {
    const gain = gains(s, lowestOf(left))
    if (gain > best) best = gain
  }
  return best
}

function bestMelee(s: KeepState): number {
  let best = 0
  for (let left = mine; left !== 0; left &= left - 1) {
    const gain = meleeAt(s, lowestOf(left))
    if (gain > best) best = gain
  }
  return best
}

function bestRanged(s: KeepState): number {
  let best = 0
  for (let left = mine; left !== 0; left &= left - 1) {
    const gain = rangedAt(s, lowestOf(left))
    if (gain > best) best = gain
  }
  return best
}

function bestActivate(u: U): number {
  const { content, state } = u
  let best = mine === 0 ? 0 : gainOf(u, content.ability[state.clan[seat]])
  for (let left = mine; left !== 0; left &= left - 1) {
    const room = lowestOf(left)
    const gain = Math.max(
      useGain(u, room),
      state.portal[room] === UNCOMPLETED ? weights.complete : 0,
    )
    if (gain > best) best = gain
  }
  return best
}

/** What a swarm of a room brings: each monster once. */
export function swarmGain(u: U, deed: string, room: number): number {
  const count = monstersIn(u.state, seat, room)
  if (deed === 'melee') return meleeAt(u.state, room) * Math.min(count, heroes[room])
  if (deed === 'ranged') return rangedAt(u.state, room) * Math.min(count, 2)
  if (deed === 'trap') return trapGain(u.state, room)
  return bestMoveFrom(u, room, false) * (count > 2 ? 1.6 : count)
}

function bestSwarm(u: U, deed: string): number {
  let best = 0
  for (let left = mine; left !== 0; left &= left - 1) {
    const gain = swarmGain(u, deed, lowestOf(left))
    if (gain > best) best = gain
  }
  return best
}

/** By node: the action it is, and for an Ambush its rooms as bits. Learned once for each content. */
let known: Content | undefined
let actions: readonly (Action | Cost | undefined)[] = []
let ambushRooms: readonly number[] = []
/** By node: one that brings the same, in which look it was worked out, and what it was. */
let sameAs: readonly number[] = []
let gainLook: number[] = []
let gains: number[] = []

const isAction = (args: unknown): args is Action | Cost =>
  typeof args === 'object' && args !== null && 'word' in args

function learn(content: Content): void {
  known = content
  actions = content.program.nodes.map(({ args }) => (isAction(args) ? args : undefined))
  ambushRooms = actions.map((action) =>
    action?.word === 'ambush'
      ? action.rooms.reduce((bits, room) => bits | (1 << ROOMS.indexOf(room)), 0)
      : 0,
  )
  // Ambushes of one name may have different rooms.
  sameAs = actions.map((action, node) => (action?.word === 'ambush' ? node : content.chipKey[node]))
  gainLook = sameAs.map(() => 0)
  gains = sameAs.map(() => 0)
}

/** How much so many monsters of the Lair are worth, against one. */
function several(s: KeepState, most: number): number {
  const monsters = Math.min(most, s.lair[seat])
  return monsters === 0 ? 0 : 1 + (monsters - 1) * weights.more
}

/** Without a monster in the dungeon a seat can do next to nothing. */
const comeBackGain = (s: KeepState): number =>
  mine === 0 && s.lair[seat] > 0 ? weights.comeBack : 0

/** Can a card bring monsters out of the Lair by itself? */
export function bringsBack({ content }: U, card: number): boolean {
  if (known !== content) learn(content)
  return content.kinds[content.kindOf[card]].sides.some((side) =>
    side.some((node) => actions[node]?.word === 'ambush'),
  )
}

/** What a chip brings, by its node. */
export function gainOf(u: U, node: number): number {
  if (known !== u.content) learn(u.content)
  const same = sameAs[node]
  if (gainLook[same] !== look) {
    gainLook[same] = look
    gains[same] = newGain(u, node)
  }
  return gains[same]
}

function newGain(u: U, node: number): number {
  const { state } = u
  const action = actions[node]
  switch (action?.word) {
    case 'move':
      return bestMove(u, action.walls === true)
    case 'melee':
      return bestMelee(state)
    case 'ranged':
      return bestRanged(state)
    case 'activate':
      return bestActivate(u)
    case 'draw':
      return canDraw(state, seat) ? weights.draw * action.cards : 0
    case 'reinforce':
      return canDraw(state, seat) ? weights.reinforce : 0
    case 'trap':
      return bestOf(state, mine, trapGain)
    case 'ambush':
      return (
        comeBackGain(state) +
        bestOf(state, ambushRooms[node], guardGain) * several(state, action.monsters)
      )
    case 'summon':
      return bestOf(state, mine, guardGain) * several(state, action.monsters)
    case 'split':
      return bestOf(state, mine, guardGain)
    case 'swarm':
      return bestSwarm(u, action.do)
    case 'combo':
      return comboGain(u, node)
    case 'resource':
      return makeGain(u, TOKENS.indexOf(action.what)) * 0.8
    case 'portal':
      return mine === 0 ? 0 : weights.portal
    case 'mend':
      return weights.mend
    case 'pay-token':
    case 'pay-card':
      return -4
    default:
      return 0
  }
}

function comboGain(u: U, node: number): number {
  const { lists, nodes } = u.content.program
  let gain = 0
  for (const list of nodes[node].lists) for (const inner of lists[list]) gain += gainOf(u, inner)
  return gain
}
