import {
  copyRows,
  type EngineState,
  newEngineState,
  type PileId,
  type Seat,
  zeros,
} from '@muster/engine'

export const CLANS = [
  'red-dragon',
  'lizardfolk',
  'gnolls',
  'slimes',
  'skeletons',
  'ratfolk',
  'gremlins',
  'ghosts',
  'witches',
] as const
export type Clan = (typeof CLANS)[number]
export const ROOMS = [
  'vault',
  'library',
  'sewers',
  'cemetery',
  'workshop',
  'forge',
  'beast-trainer',
  'apothecary',
  'study',
  'cells',
  'laboratory',
  'builder',
] as const
export type Room = (typeof ROOMS)[number]
export const CLASSES = ['warrior', 'rogue', 'mage', 'archer'] as const
export type HeroClass = (typeof CLASSES)[number]
export const SYMBOLS = ['jewel', 'swords', 'hats', 'eye', 'bones', 'special'] as const
export type GuildSymbol = (typeof SYMBOLS)[number]
/** What lies loose in rooms and can be carried; the first four are resources. */
export const TOKENS = ['coin', 'book', 'frog', 'bone', 'trap'] as const
export type Token = (typeof TOKENS)[number]
export const LOOT_KINDS = ['beast', 'potion', 'equipment', 'scroll'] as const
export type LootKind = (typeof LOOT_KINDS)[number]
export const LEVELS = ['family', 'steady', 'challenging', 'hardcore'] as const
export type Level = (typeof LEVELS)[number]

export const MOST_SEATS = 6
export const HAND = 5
export const ROW = 5
export const HEROES_A_CLASS = 6
export const HEROES = CLASSES.length * HEROES_A_CLASS // 24
export const MOST_VITALITY = 5
export const TRAP = 4
export const PORTAL = 5 // index into `supply`, after the five tokens
export const NOBODY = -1
export const NOWHERE = -1
/** `here` after a left action that is bound to no room (draw, reinforce, ambush, cards paid). */
export const ANYWHERE = -2

export const VAULT = 0
export const CELLS = 9
export const LABORATORY = 10
export const BUILDER = 11
export const WARRIOR = 0
export const ROGUE = 1
export const MAGE = 2
export const ARCHER = 3

/** What a hero on the table still has to do (K6). The work lies on the token, never in a frame. */
export const EXHAUSTED = 0
/** From step 5: inspired, healed, freed, reactivated (K6.17). */
export const ACTIVE = 1
/** From step 4: it has come in and done steps 2 and 3 (K6.7, K6.19). */
export const ARRIVED = 2
/** From step 2: summoned (K6.5). */
export const FRESH = 3
/** From step 3: it has just charged in (K6.12, K6.20). Only inside `charge`. */
export const CHARGED = 4

export const PLAYING = 0
export const RENEWING = 1
export const INVADING = 2

export const NO_PORTAL = 0
export const UNCOMPLETED = 1
export const COMPLETED = 2

/** Numbers that a scenario may keep. */
const COUNTERS = 4

const ZONES = 4
export const deckOf = (seat: Seat): PileId => seat * ZONES
export const handOf = (seat: Seat): PileId => seat * ZONES + 1
export const playOf = (seat: Seat): PileId => seat * ZONES + 2
export const discardOf = (seat: Seat): PileId => seat * ZONES + 3
export const LOOT_DECK: PileId = MOST_SEATS * ZONES // 24
export const LOOT_ROW: PileId = LOOT_DECK + 1
export const GUILD: PileId = LOOT_DECK + 2
export const GUILD_DISCARD: PileId = LOOT_DECK + 3
/** Treasures not laid, face down, by value 1 to 4 (K1.4). */
export const treasuresOf = (value: number): PileId => LOOT_DECK + 3 + value // 28..31
/** The treasure of a room: at most one place, of a bag of `treasuresOf` (K1.17). */
export const treasureIn = (room: number): PileId => LOOT_DECK + 8 + room // 32..43
export const TILES: PileId = LOOT_DECK + 20
export const PLANS: PileId = LOOT_DECK + 21
/** Looted treasures, clans and scenario cards that take no part. */
export const BOX: PileId = LOOT_DECK + 22
export const PILES = BOX + 1 // 47

export interface KeepState extends EngineState {
  /** Indices of LEVELS and of the pack's scenarios. */
  level: number
  scenario: number
  players: number
  /** Of each seat (6), or NOBODY. */
  clan: number[]
  /** Who holds the active player token. */
  active: number
  /** PLAYING, RENEWING, INVADING. */
  phase: number
  /** 1 or 2 (K5.1); `waveBegun`: the last wave whose start was told to the scenario (D14). */
  wave: number
  waveBegun: number
  /** Begun in the whole match: turns, actions (for `clock`), invasions (D15). */
  turns: number
  actions: number
  invasions: number
  /** Guild cards still to come in this invasion; twists add to it. */
  toCome: number
  /** K4.5: sent this turn. `cellsAsk`: the turn was ended with the Cells still open (D9). */
  cellsUsed: number
  cellsAsk: number
  /** The clan whose cards joined the Loot deck (K4.7), or NOBODY. */
  labClan: number

  // The map, by room. The last three follow from the first three: `layMap` keeps them.
  /** Place on the grid, y × 16 + x, or NOWHERE. */
  cell: number[]
  /** Quarter turns clockwise, 0 to 3. */
  turn: number[]
  /** Sides closed by a twist, as bits (N 1, E 2, S 4, W 8). */
  shut: number[]
  /** Rooms joined by a passage, as bits. */
  passages: number[]
  /** Rooms that share an edge, as bits (K8.11). */
  borders: number[]
  /** Passages to the Vault, or −1 (K8.4). */
  distance: number[]

  /** Tokens in rooms: room × 5 + token. */
  tokens: number[]
  /** Left in the supply: five tokens, then portals (K1.6). */
  supply: number[]
  portal: number[]
  /** Value of each room's treasure, 0 for none. */
  value: number[]

  /** Monsters in rooms, by seat, room and wounds: see `monsterAt`. */
  monsters: number[]
  /** All monsters of a room together. */
  guards: number[]
  /** Monsters in each seat's Lair. */
  lair: number[]

  // Hero tokens: class × 6 + n.
  /** NOWHERE: in the supply. */
  heroRoom: number[]
  heroIs: number[]
  /** Heroes it will inspire, as bits (D4). */
  heroInspires: number[]
  heroWounds: number[]

  /** What a blow still does: others lower it (K3.10). */
  damage: number
  /** The room a Combo is done in, or NOWHERE (K3.15). */
  here: number
  /** Numbers that a scenario keeps, and its marks on rooms. */
  counters: number[]
  marks: number[]
  /** Heroes gone since the scenario was last told (moment `hero-gone`). */
  gone: number
}

/** A monster as options name it: all of one seat, room and wounds are one. */
export const monsterAt = (seat: Seat, room: number, wounds: number): number =>
  seat * 60 + room * 5 + wounds
export const seatOfMonster = (monster: number): Seat => Math.trunc(monster / 60)
export const roomOfMonster = (monster: number): number => Math.trunc(monster / 5) % 12
export const woundsOf = (monster: number): number => monster % 5

export function monstersIn(s: KeepState, seat: Seat, room: number): number {
  const at = seat * 60 + room * 5
  return (
    s.monsters[at] +
    s.monsters[at + 1] +
    s.monsters[at + 2] +
    s.monsters[at + 3] +
    s.monsters[at + 4]
  )
}
export const isInDungeon = (s: KeepState, room: number): boolean => s.cell[room] !== NOWHERE
export const tokensIn = (s: KeepState, room: number, token: number): number =>
  s.tokens[room * 5 + token]
export const classOf = (hero: number): number => Math.trunc(hero / HEROES_A_CLASS)
export const nextSeat = (s: KeepState, seat: Seat): Seat => (seat + 1) % s.players
export const cellAt = (x: number, y: number): number => y * 16 + x

export function blankState(): KeepState {
  return {
    ...newEngineState(PILES, 0),
    level: 0,
    scenario: 0,
    players: 0,
    clan: row(MOST_SEATS, NOBODY),
    active: NOBODY,
    phase: PLAYING,
    wave: 1,
    waveBegun: 1,
    turns: 0,
    actions: 0,
    invasions: 0,
    toCome: 0,
    cellsUsed: 0,
    cellsAsk: 0,
    labClan: NOBODY,
    cell: row(ROOMS.length, NOWHERE),
    turn: zeros(ROOMS.length),
    shut: zeros(ROOMS.length),
    passages: zeros(ROOMS.length),
    borders: zeros(ROOMS.length),
    distance: row(ROOMS.length, -1),
    tokens: zeros(ROOMS.length * TOKENS.length),
    supply: zeros(TOKENS.length + 1),
    portal: zeros(ROOMS.length),
    value: zeros(ROOMS.length),
    monsters: zeros(MOST_SEATS * ROOMS.length * MOST_VITALITY),
    guards: zeros(ROOMS.length),
    lair: zeros(MOST_SEATS),
    heroRoom: row(HEROES, NOWHERE),
    heroIs: zeros(HEROES),
    heroInspires: zeros(HEROES),
    heroWounds: zeros(HEROES),
    damage: 0,
    here: NOWHERE,
    counters: zeros(COUNTERS),
    marks: zeros(ROOMS.length),
    gone: 0,
  }
}

/** A row that begins with one number everywhere. */
function row(length: number, of: number): number[] {
  const result: number[] = []
  for (let i = 0; i < length; i++) result.push(of)
  return result
}

/** A state that a host handed on, as one of this game. */
export function isKeepState(state: object): state is KeepState {
  return 'heroInspires' in state && 'guards' in state
}

export function copyState(s: KeepState): KeepState {
  return {
    stack: s.stack.slice(),
    agenda: s.agenda.slice(),
    piles: copyRows(s.piles),
    bagCards: copyRows(s.bagCards),
    bagPlaces: copyRows(s.bagPlaces),
    bagOrigin: s.bagOrigin.slice(),
    shuffles: s.shuffles.slice(),
    rolls: s.rolls.slice(),
    result: s.result,
    level: s.level,
    scenario: s.scenario,
    players: s.players,
    clan: s.clan.slice(),
    active: s.active,
    phase: s.phase,
    wave: s.wave,
    waveBegun: s.waveBegun,
    turns: s.turns,
    actions: s.actions,
    invasions: s.invasions,
    toCome: s.toCome,
    cellsUsed: s.cellsUsed,
    cellsAsk: s.cellsAsk,
    labClan: s.labClan,
    cell: s.cell.slice(),
    turn: s.turn.slice(),
    shut: s.shut.slice(),
    passages: s.passages.slice(),
    borders: s.borders.slice(),
    distance: s.distance.slice(),
    tokens: s.tokens.slice(),
    supply: s.supply.slice(),
    portal: s.portal.slice(),
    value: s.value.slice(),
    monsters: s.monsters.slice(),
    guards: s.guards.slice(),
    lair: s.lair.slice(),
    heroRoom: s.heroRoom.slice(),
    heroIs: s.heroIs.slice(),
    heroInspires: s.heroInspires.slice(),
    heroWounds: s.heroWounds.slice(),
    damage: s.damage,
    here: s.here,
    counters: s.counters.slice(),
    marks: s.marks.slice(),
    gone: s.gone,
  }
}

const ZONE_NAMES = ['deck', 'hand', 'play', 'discard']

export function pileName(pile: PileId): string {
  if (pile < LOOT_DECK) return `${ZONE_NAMES[pile % ZONES]}/${Math.trunc(pile / ZONES) + 1}`
  if (pile >= treasureIn(0) && pile < TILES) return `treasure/${ROOMS[pile - treasureIn(0)]}`
  if (pile >= treasuresOf(1) && pile <= treasuresOf(4)) return `treasures/${pile - treasuresOf(0)}`
  if (pile === LOOT_DECK) return 'loot'
  if (pile === LOOT_ROW) return 'row'
  if (pile === GUILD) return 'guild'
  if (pile === GUILD_DISCARD) return 'guild-discard'
  if (pile === TILES) return 'tiles'
  return pile === PLANS ? 'plans' : 'box'
}
