import {
  copyRows,
  type EngineState,
  newEngineState,
  type PileId,
  type Seat,
  zeros,
} from '@muster/engine'

export const HEROES = ['barbarian', 'bard', 'cleric', 'thief'] as const
export type Hero = (typeof HEROES)[number]
export const PROFILES = ['2018', 'french', '2019'] as const
export type Profile = (typeof PROFILES)[number]
export const MODES = ['normal', 'quick'] as const
export const LEVELS = ['easy', 'normal', 'hard'] as const
export const BOSSES = ['dark-lord', 'spider-queen', 'chaos-dragon', 'stone-titan'] as const

export const MOST_SEATS = 4
export const DUNGEON_LEVELS = 5
/** Dungeons of the set-up, two a level; further ones are made by monsters with nowhere to go (T11.8). */
export const SET_UP_DUNGEONS = 10
const DUNGEONS = 16
/** The Boss deck is fought like a dungeon, and is one here. */
export const BOSS_DECK = DUNGEONS
export const NOWHERE = -1
export const NOBODY = -1

const ZONES = 4
const AFTER_SEATS = MOST_SEATS * ZONES
const AFTER_DUNGEONS = AFTER_SEATS + DUNGEONS + 1

// T2.1
export const deckOf = (seat: Seat): PileId => seat * ZONES
export const handOf = (seat: Seat): PileId => seat * ZONES + 1
export const playedOf = (seat: Seat): PileId => seat * ZONES + 2
export const discardOf = (seat: Seat): PileId => seat * ZONES + 3
export const dungeonPile = (dungeon: number): PileId => AFTER_SEATS + dungeon
/** The undealt cards of a level, and those removed (T1.6, T11.4). */
export const reserveOf = (level: number): PileId => AFTER_DUNGEONS + level - 1
/** Where Basic and Skill cards are removed to: they have no level and never come back (T11.14). */
export const RESERVE_WITHOUT_LEVEL: PileId = AFTER_DUNGEONS + DUNGEON_LEVELS
export const rewardsOf = (level: number): PileId => RESERVE_WITHOUT_LEVEL + level
/** Rewards that lie beside dungeons. */
export const REWARDS_OUT: PileId = RESERVE_WITHOUT_LEVEL + DUNGEON_LEVELS + 1
/** Cards turned up for a choice: gifts, cards of the Reserve. */
export const OFFER: PileId = REWARDS_OUT + 1
/** What takes no part in this match. */
export const BOX: PileId = OFFER + 1
export const PILES = BOX + 1

/** Why a combat ended. */
export const FIGHTING = 0
export const DEFEATED = 1
export const THROWN_OUT = 2
export const MOVED_OFF = 3

/** Numbers a blessing takes: what changes, by how much, for how many combats (0: until the party leaves). */
export const BLESSING = 3

export interface TenefyrState extends EngineState {
  profile: number
  mode: number
  level: number
  /** Index of the Boss; NOBODY until one is drawn, and in Quick mode. */
  boss: number
  players: number
  /** T1.12 */
  withoutAbsent: number
  /** The seat of each hero, or NOBODY. */
  heroSeat: number[]
  /** Who holds the starting player token; NOBODY until it is drawn. */
  token: number
  /** Spaces of the Boss token from the track's beginning, and where it began. */
  track: number
  trackStart: number
  skull: number
  /** Level of each dungeon; 0 for a slot never used. */
  dungeonLevel: number[]
  /** The reward card beside each dungeon, or NOBODY. */
  dungeonReward: number[]
  /** How many cards of each dungeon lie face up, from the top. */
  faceUp: number[]
  /** The dungeon the party is in, or NOWHERE. */
  here: number
  /** The enemy being fought, or NOBODY. */
  enemy: number
  /** Whose turn it is in a combat, or NOBODY; and which turn of the combat it is. */
  turn: number
  turnNumber: number
  outcome: number
  /** Added to each player's total by effects, in this combat. */
  bonus: number[]
  /** Added to the enemy's power by effects, in this combat. */
  enemyBonus: number
  /** For each seat, beside its played cards: how often each is doubled (before changes, and 16 × after them). */
  doubled: number[][]
  blessings: number[]
}

export function blankState(): TenefyrState {
  return {
    ...newEngineState(PILES, 1),
    profile: 0,
    mode: 0,
    level: 0,
    boss: NOBODY,
    players: 0,
    withoutAbsent: 0,
    heroSeat: [NOBODY, NOBODY, NOBODY, NOBODY],
    token: NOBODY,
    track: 0,
    trackStart: 0,
    skull: 0,
    dungeonLevel: zeros(DUNGEONS + 1),
    dungeonReward: zeros(DUNGEONS + 1).map(() => NOBODY),
    faceUp: zeros(DUNGEONS + 1),
    here: NOWHERE,
    enemy: NOBODY,
    turn: NOBODY,
    turnNumber: 0,
    outcome: FIGHTING,
    bonus: zeros(MOST_SEATS),
    enemyBonus: 0,
    doubled: [[], [], [], []],
    blessings: [],
  }
}

/** A state that a host handed on, as one of this game. */
export function isTenefyrState(state: object): state is TenefyrState {
  return 'dungeonLevel' in state && 'heroSeat' in state && 'trackStart' in state
}

export function copyState(s: TenefyrState): TenefyrState {
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
    profile: s.profile,
    mode: s.mode,
    level: s.level,
    boss: s.boss,
    players: s.players,
    withoutAbsent: s.withoutAbsent,
    heroSeat: s.heroSeat.slice(),
    token: s.token,
    track: s.track,
    trackStart: s.trackStart,
    skull: s.skull,
    dungeonLevel: s.dungeonLevel.slice(),
    dungeonReward: s.dungeonReward.slice(),
    faceUp: s.faceUp.slice(),
    here: s.here,
    enemy: s.enemy,
    turn: s.turn,
    turnNumber: s.turnNumber,
    outcome: s.outcome,
    bonus: s.bonus.slice(),
    enemyBonus: s.enemyBonus,
    doubled: copyRows(s.doubled),
    blessings: s.blessings.slice(),
  }
}

export const isQuick = (s: TenefyrState): boolean => s.mode === 1
export const isSolo = (s: TenefyrState): boolean => s.players === 1
export const enemiesLeft = (s: TenefyrState, dungeon: number): number =>
  s.piles[dungeonPile(dungeon)].length
/** The enemy on top of a dungeon; the dungeon must have one that is known. */
export function topOf(s: TenefyrState, dungeon: number): number {
  const row = s.piles[dungeonPile(dungeon)]
  return row[row.length - 1]
}
/** Who puts simultaneous effects in order: whose turn it is, else the token holder (T11.6, T11.15). */
export const actingSeat = (s: TenefyrState): Seat => (s.turn === NOBODY ? s.token : s.turn)
/** The player after this one, clockwise. */
export const nextSeat = (s: TenefyrState, seat: Seat): Seat => (seat + 1) % s.players

const ZONE_NAMES = ['deck', 'hand', 'played', 'discard']

export function dungeonName(dungeon: number): string {
  if (dungeon === BOSS_DECK) return 'boss-deck'
  if (dungeon >= SET_UP_DUNGEONS) return `made-${dungeon - SET_UP_DUNGEONS + 1}`
  return `level-${(dungeon >> 1) + 1}/${dungeon % 2 === 0 ? 'a' : 'b'}`
}

export function pileName(pile: PileId): string {
  if (pile < AFTER_SEATS) return `${ZONE_NAMES[pile % ZONES]}/${Math.floor(pile / ZONES) + 1}`
  if (pile < AFTER_DUNGEONS) return dungeonName(pile - AFTER_SEATS)
  if (pile < RESERVE_WITHOUT_LEVEL) return `reserve/${pile - AFTER_DUNGEONS + 1}`
  if (pile === RESERVE_WITHOUT_LEVEL) return 'reserve/none'
  if (pile < REWARDS_OUT) return `rewards/${pile - RESERVE_WITHOUT_LEVEL}`
  if (pile === REWARDS_OUT) return 'rewards-out'
  return pile === OFFER ? 'offer' : 'box'
}
