/** Where on the board each option is lit. */
import type { Card, Seat } from '@muster/engine'
import { actionOf, CELLS, type Content, TOKENS } from '@muster/keep/view'
import type { Spot } from '../../frame/board-module.ts'
import type { DecisionView, OptionView } from '../../host/protocol.ts'
import type { Table } from './table.ts'

const NUMBERED = [
  'room',
  'use',
  'errand',
  'portal',
  'monster',
  'hero',
  'token',
  'card',
  'seat',
  'chip',
  'combo',
  'cell',
  'symbol',
  'class',
] as const
const ALONE = ['loot', 'guild', 'scenario'] as const

export type SpotParts =
  | { readonly kind: (typeof NUMBERED)[number]; readonly n: number }
  | { readonly kind: (typeof ALONE)[number] }

export const roomSpot = (room: number): Spot => `room:${room}`
/** The sign of a room's use. */
export const signSpot = (room: number): Spot => `use:${room}`
export const errandSpot = (room: number): Spot => `errand:${room}`
export const portalSpot = (room: number): Spot => `portal:${room}`
export const monsterSpot = (monster: number): Spot => `monster:${monster}`
export const heroSpot = (hero: number): Spot => `hero:${hero}`
/** All of a kind that lie loose in a room. */
export const tokenSpot = (room: number, token: number): Spot =>
  `token:${room * TOKENS.length + token}`
export const cardSpot = (card: Card): Spot => `card:${card}`
export const seatSpot = (seat: Seat): Spot => `seat:${seat}`
/** An action of the open card, by its side. */
export const chipSpot = (side: 0 | 1, key: number): Spot => `chip:${key * 2 + side}`
/** An action that a Combo brings. */
export const comboSpot = (key: number): Spot => `combo:${key}`
/** Where a room may be built. */
export const cellSpot = (cell: number): Spot => `cell:${cell}`
export const symbolSpot = (symbol: number): Spot => `symbol:${symbol}`
export const classSpot = (heroClass: number): Spot => `class:${heroClass}`
export const LOOT: Spot = 'loot'
export const GUILD: Spot = 'guild'
export const SCENARIO: Spot = 'scenario'

export function readSpot(spot: Spot): SpotParts | undefined {
  const [name, n] = spot.split(':')
  const alone = ALONE.find((kind) => kind === name)
  if (alone !== undefined) return { kind: alone }
  const kind = NUMBERED.find((one) => one === name)
  return kind === undefined || n === undefined ? undefined : { kind, n: Number(n) }
}

type Named = Pick<OptionView, 'verb' | 'at'>

/** The thing of a kind that an option names. */
export const thingIn = (option: Named, kind: string): number | undefined =>
  option.at.find((thing) => thing.kind === kind)?.n

/** Whose things a decision is about. */
export const chooserSeat = ({ by, arbiter }: Pick<DecisionView, 'by' | 'arbiter'>): Seat =>
  by === 'party' ? arbiter : by

/** Cards of a row that do as well as the one that an option names. */
function alikeIn(content: Content, cards: readonly Card[], card: Card): Spot[] {
  const kind = content.kindOf[card]
  const alike = cards.filter((other) => other >= 0 && content.kindOf[other] === kind)
  return [card, ...alike.filter((other) => other !== card)].map(cardSpot)
}

function cardGroup({ content, view }: Table, seat: Seat, card: Card): Spot[] {
  const rows = [view.seats[seat]?.hand ?? [], view.row, view.plans]
  const row = rows.find((cards) => cards.includes(card))
  return row === undefined ? [] : alikeIn(content, row, card)
}

/** An action of the open card; the same one on both sides of a Choice is two. */
function chipGroup({ view }: Table, verb: string, key: number): Spot[] {
  const chips = view.open?.chips.filter((chip) => chip.key === key && chip.open && !chip.used) ?? []
  const side = verb === 'use-left' ? 0 : verb === 'use-right' ? 1 : chips[0]?.side
  return side === undefined ? [] : [chipSpot(side, key)]
}

/** Where an action brings several monsters to: its rooms do as well as its sign, unless they stand for another. */
function ambushRooms({ content, view }: Table, { paths = [] }: DecisionView, chip: number): Spot[] {
  const { kinds, kindOf, chipKey } = content
  const nodes = view.open === undefined ? [] : kinds[kindOf[view.open.card]].sides.flat()
  const node = nodes.find((one) => chipKey[one] === chip)
  const action = node === undefined ? undefined : actionOf(content, node)
  if (action?.word !== 'ambush' || action.monsters < 2) return []
  if (paths.some(({ steps: [, second] }) => IN_ROOMS.includes(second.verb))) return []
  return view.rooms
    .filter(({ room }) => action.rooms.some((name) => name === room))
    .map(({ n }) => roomSpot(n))
}

/** What a card does in its owner's own turn: a Defend waits for an attack, and of a Combo only the left counts. */
export const ownActions = ({ kinds, kindOf, chipName }: Content, card: Card): string[] =>
  kinds[kindOf[card]].sides
    .flat()
    .map((node) => chipName[node].split('+')[0])
    .filter((action) => action !== 'defend')

/** Verbs by which a room is tapped for an action. */
export const IN_ROOMS: readonly string[] = ['in', 'pay-in']

type Place = (n: number, table: Table, decision: DecisionView) => readonly Spot[]

/** Alike heroes are drawn as one. */
const drawnHero: Place = (n, { view }) => {
  const all = view.rooms.flatMap(({ heroes }) => heroes)
  return [heroSpot(all.find(({ alike }) => alike.includes(n))?.hero ?? n)]
}

/** Verbs whose option is one thing to tap: of which kind it is, and where. */
const PLACES: Readonly<Record<string, readonly [kind: string, place: Place]>> = {
  with: ['monster', (n) => [monsterSpot(n)]],
  hurt: ['monster', (n) => [monsterSpot(n)]],
  hit: ['hero', drawnHero],
  resolve: ['hero', drawnHero],
  leads: ['hero', drawnHero],
  exhaust: ['hero', drawnHero],
  to: ['room', (n) => [roomSpot(n)]],
  in: ['room', (n) => [roomSpot(n)]],
  'pay-in': ['room', (n) => [roomSpot(n)]],
  'summon-in': ['room', (n) => [roomSpot(n)]],
  'charge-to': ['room', (n) => [roomSpot(n)]],
  'use-room': ['room', (n) => [signSpot(n)]],
  complete: ['room', (n) => [portalSpot(n)]],
  errand: ['room', (n) => [errandSpot(n)]],
  carry: ['token', (n, _, { about }) => [tokenSpot(about.a, n)]],
  lose: ['token', (n, _, { about }) => [tokenSpot(about.a, n)]],
  at: ['cell', (n) => [cellSpot(n)]],
}

const CARDS = ['play', 'take', 'bury', 'discard', 'plan', 'defend']

export function spotsOf(
  table: Table,
  decision: DecisionView,
  option: Named,
): readonly (readonly Spot[])[] {
  const { verb } = option
  const placed = PLACES[verb]
  if (placed !== undefined) {
    const n = thingIn(option, placed[0])
    return n === undefined ? [] : [placed[1](n, table, decision)]
  }
  if (CARDS.includes(verb)) {
    const card = thingIn(option, 'card')
    const group = card === undefined ? [] : cardGroup(table, chooserSeat(decision), card)
    return group.length === 0 ? [] : [group]
  }
  return others(table, decision, option)
}

function others(table: Table, decision: DecisionView, option: Named): readonly (readonly Spot[])[] {
  const chip = thingIn(option, 'chip')
  switch (option.verb) {
    case 'use':
    case 'use-left':
    case 'use-right': {
      if (chip === undefined) return []
      if (decision.prompt === 'combo') return [[comboSpot(chip)]]
      const group = chipGroup(table, option.verb, chip)
      return group.length === 0 ? [] : [[...group, ...ambushRooms(table, decision, chip)]]
    }
    case 'go': {
      const monster = thingIn(option, 'monster')
      const room = thingIn(option, 'room')
      if (monster === undefined || room === undefined) return []
      // Where all that may go are alike, the room says enough.
      const alike = decision.options.every(
        (other) => (thingIn(other, 'monster') ?? monster) === monster,
      )
      return alike ? [[roomSpot(room)]] : [[monsterSpot(monster)], [roomSpot(room)]]
    }
    case 'ability':
      return [[seatSpot(chooserSeat(decision))]]
    case 'cells':
      // Asked with yes and no, both are buttons.
      return decision.prompt === 'cells-now' ? [] : [[signSpot(CELLS)]]
    case 'renew':
      return [[LOOT]]
    default:
      return []
  }
}

/** Cells around the dungeon that a room may be built on. */
export const cellsOf = (decision: DecisionView | undefined): readonly number[] =>
  decision?.prompt === 'place'
    ? decision.options.flatMap((option) => thingIn(option, 'cell') ?? [])
    : []

export const errandRooms = (decision: DecisionView | undefined): readonly number[] =>
  (decision?.options ?? [])
    .filter(({ verb }) => verb === 'errand')
    .flatMap((option) => thingIn(option, 'room') ?? [])
