import {
  copyRows,
  type EngineState,
  newEngineState,
  type PileId,
  type Seat,
  zeros,
} from '@muster/engine'

export const ACTIONS = ['attack', 'explore', 'rest', 'aid'] as const
export type Action = (typeof ACTIONS)[number]
export const HERO_TYPES = ['healer', 'mage', 'scout', 'warrior'] as const
export type HeroType = (typeof HERO_TYPES)[number]
export const CLASSES = [
  'spiritspeaker',
  'disciple',
  'runemaster',
  'geomancer',
  'thief',
  'wildlander',
  'knight',
  'berserker',
] as const
export type HeroClass = (typeof CLASSES)[number]
export const CONDITIONS = ['poisoned', 'weakened', 'focused'] as const
export type ConditionName = (typeof CONDITIONS)[number]
export const DIFFICULTIES = ['trivial', 'challenging', 'formidable'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]
export const PHASES = ['heroes', 'enemies', 'peril', 'travel', 'end'] as const

export const MOST_HEROES = 4
export const MOST_ENGAGED = 3
export const MOST_TOKENS = 5
export const MOST_STAKED = 2
const COUNTERS = 4
/** Of enemies, locations and exploration cards each. */
const STACKS = 3
export const NOBODY = -1
export const NONE = -1
export const ATTACK = 0
export const EXPLORE = 1
export const REST = 2
export const AID = 3
/** Bits of `conditions`. */
export const POISONED = 1
export const WEAKENED = 2
export const FOCUSED = 4
export const ALL_SPENT = 15
export const IN_HEROES = 0
export const IN_ENEMIES = 1
export const IN_PERIL = 2
export const IN_TRAVEL = 3
export const AT_END = 4
/** Where an enemy may be besides with a hero (0 to 3). */
export const IN_SHADOWS = 4
export const IN_LAIR = 5

// Dice. Streams of `rolls`:
export const HERO_DIE = 0
export const ENEMY_DIE = 1
export const LOT = 2
const STREAMS = 3
export const SIDES = 6
/** Faces as they are told and named; a rolled number 0–5 is one of them (H14.1, H14.2). */
export const FACES = [
  'success',
  'both',
  'critical',
  'defense',
  'counterattack',
  'threat',
  'blank',
] as const
export type Face = (typeof FACES)[number]
export const SUCCESS = 0
export const BOTH = 1
export const CRITICAL = 2
export const DEFENSE = 3
export const COUNTERATTACK = 4
export const THREAT = 5
export const BLANK = 6
export const HERO_FACES: readonly number[] = [SUCCESS, SUCCESS, BOTH, BOTH, CRITICAL, DEFENSE]
export const ENEMY_FACES: readonly number[] = [
  COUNTERATTACK,
  COUNTERATTACK,
  COUNTERATTACK,
  THREAT,
  BLANK,
  BLANK,
]

/** By what something was brought about: a card (0 and up), or one of these. */
export const CAUSES = [
  'rule',
  'token',
  'poisoned',
  'weakened',
  'focused',
  'ability',
  'quest',
  'spent-cards',
  'fourth-enemy',
  'counterattack',
  'blow',
] as const
export const BY_RULE = -1
export const BY_TOKEN = -2
export const BY_POISON = -3
export const BY_WEAKNESS = -4
export const BY_FOCUS = -5
export const BY_ABILITY = -6
export const BY_QUEST = -7
export const BY_SPENT_CARDS = -8
export const BY_FOURTH = -9
export const BY_COUNTERATTACK = -10
export const BY_BLOW = -11

/** Four activation cards, by ACTIONS. */
export const cardsOf = (hero: number): PileId => hero
export const itemsOf = (hero: number): PileId => 4 + hero
export const engagedWith = (hero: number): PileId => 8 + hero
export const SHADOWS: PileId = 12
export const LAIR: PileId = 13
/** Defeated Nemeses (H14.3). */
export const SET_ASIDE: PileId = 14
export const ENEMIES: PileId = 15
export const ENEMY_DISCARD: PileId = 16
/** Three stacks, the first lies on top. */
export const enemyStack = (n: number): PileId => 17 + n
export const LOCATIONS: PileId = 20
export const LOCATION: PileId = 21
export const LOCATION_DISCARD: PileId = 22
export const locationStack = (n: number): PileId => 23 + n
export const EXPLORATION: PileId = 26
export const EXPLORATION_DISCARD: PileId = 27
export const explorationStack = (n: number): PileId => 28 + n
/** Cards looked at while their drawer chooses. */
export const DRAWN: PileId = 31
export const BOX: PileId = 32
export const PILES = BOX + 1

export interface TerrinothState extends EngineState {
  /** Index of the pack's quests; seats; heroes at set-up (H11.2); H6.8; a run's match (H15). */
  quest: number
  players: number
  heroes: number
  grim: number
  journey: number
  round: number
  phase: number
  /** Heroes by index. `first`: the leader when the phase began, or when the token was passed on the way: orders count from it (H3.9). */
  leader: number
  active: number
  first: number
  /** Begun in the whole match, for `clock`. */
  activations: number
  actions: number
  /** 1 while the active hero's activation runs: its defeat breaks it off (H3.7). */
  activating: number
  /** Space of the peril token; progress on the active location. */
  peril: number
  progress: number
  /** 1: this location was fully explored once (moment `explored`). */
  mapped: number
  /** Numbers that a quest keeps. */
  counters: number[]

  // By hero (4).
  /** Index of the pack's heroes, or NOBODY. */
  heroIs: number[]
  health: number[]
  wounds: number[]
  tokens: number[]
  conditions: number[]
  /** Exhausted activation cards, as bits by slot. */
  spent: number[]
  /** Index of CLASSES, or NONE before the first upgrade. */
  classIs: number[]
  fallen: number[]
  /** Limits "once per round" that are used up, by hero and last for the quest (5): bits by `limitBit` (H3.8). */
  used: number[]

  // By enemy card.
  hurt: number[]
  tired: number[]
  /** 1: known, but face down (H2.10). */
  masked: number[]

  // The running action. It is cleared when the activation is over, since what stands below the action on a card
  // still speaks of its targets.
  /** 1 in steps 1 to 3: defeats wait (H4.6); 2 in step 4: who falls now was felled by the action. */
  acting: number
  /** Slot of the card, or NONE. */
  slot: number
  targets: number[]
  /** The hero aided, or NOBODY. */
  aided: number
  heroDice: number[]
  enemyDice: number[]
  /** Criticals already rolled again. */
  criticals: number
  /** Successes not from dice: tokens, cards. */
  added: number
  /** Successes of the action, counted in step 2; what is left of them to divide. */
  total: number
  left: number
  /** Enemies that counterattacked; the sum of their attacks. */
  countered: number[]
  blow: number
  /** Enemies this action has defeated. */
  slain: number
  /** Rerolls left of the source in use, and its cause. */
  rerolls: number
  rerollBy: number
  /** Before-action triggers (H12.16) and reroll sources used in this action: bits by `limitBit`. */
  usedNow: number
}

export function blankState(enemies: number): TerrinothState {
  return {
    ...newEngineState(PILES, STREAMS),
    quest: 0,
    players: 0,
    heroes: 0,
    grim: 0,
    journey: 0,
    round: 0,
    phase: 0,
    leader: 0,
    active: 0,
    first: 0,
    activations: 0,
    actions: 0,
    activating: 0,
    peril: 0,
    progress: 0,
    mapped: 0,
    counters: zeros(COUNTERS),
    heroIs: row(MOST_HEROES, NONE),
    health: zeros(MOST_HEROES),
    wounds: zeros(MOST_HEROES),
    tokens: zeros(MOST_HEROES),
    conditions: zeros(MOST_HEROES),
    spent: zeros(MOST_HEROES),
    classIs: row(MOST_HEROES, NONE),
    fallen: zeros(MOST_HEROES),
    used: zeros(MOST_HEROES + 1),
    hurt: zeros(enemies),
    tired: zeros(enemies),
    masked: zeros(enemies),
    acting: 0,
    slot: NONE,
    targets: [],
    aided: NOBODY,
    heroDice: [],
    enemyDice: [],
    criticals: 0,
    added: 0,
    total: 0,
    left: 0,
    countered: [],
    blow: 0,
    slain: 0,
    rerolls: 0,
    rerollBy: NONE,
    usedNow: 0,
  }
}

/** A row that begins with one number everywhere. */
const row = (length: number, of: number): number[] => zeros(length).fill(of)

/** A state that a host handed on, as one of this game. */
export function isTerrinothState(state: object): state is TerrinothState {
  return 'heroDice' in state && 'peril' in state
}

export function copyState(s: TerrinothState): TerrinothState {
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
    quest: s.quest,
    players: s.players,
    heroes: s.heroes,
    grim: s.grim,
    journey: s.journey,
    round: s.round,
    phase: s.phase,
    leader: s.leader,
    active: s.active,
    first: s.first,
    activations: s.activations,
    actions: s.actions,
    activating: s.activating,
    peril: s.peril,
    progress: s.progress,
    mapped: s.mapped,
    counters: s.counters.slice(),
    heroIs: s.heroIs.slice(),
    health: s.health.slice(),
    wounds: s.wounds.slice(),
    tokens: s.tokens.slice(),
    conditions: s.conditions.slice(),
    spent: s.spent.slice(),
    classIs: s.classIs.slice(),
    fallen: s.fallen.slice(),
    used: s.used.slice(),
    hurt: s.hurt.slice(),
    tired: s.tired.slice(),
    masked: s.masked.slice(),
    acting: s.acting,
    slot: s.slot,
    targets: s.targets.slice(),
    aided: s.aided,
    heroDice: s.heroDice.slice(),
    enemyDice: s.enemyDice.slice(),
    criticals: s.criticals,
    added: s.added,
    total: s.total,
    left: s.left,
    countered: s.countered.slice(),
    blow: s.blow,
    slain: s.slain,
    rerolls: s.rerolls,
    rerollBy: s.rerollBy,
    usedNow: s.usedNow,
  }
}

const several = (zone: string, count: number): string[] =>
  zeros(count).map((_, n) => `${zone}/${n + 1}`)

const PILE_NAMES: readonly string[] = [
  ...several('cards', MOST_HEROES),
  ...several('items', MOST_HEROES),
  ...several('engaged', MOST_HEROES),
  'shadows',
  'lair',
  'set-aside',
  'enemies',
  'enemy-discard',
  ...several('enemies', STACKS),
  'locations',
  'location',
  'location-discard',
  ...several('locations', STACKS),
  'exploration',
  'exploration-discard',
  ...several('exploration', STACKS),
  'drawn',
  'box',
]

export const pileName = (pile: PileId): string => PILE_NAMES[pile]

export const seatOf = (s: TerrinothState, hero: number): Seat => (s.players === 1 ? 0 : hero)
export const isAlive = (s: TerrinothState, hero: number): boolean =>
  s.heroIs[hero] >= 0 && s.fallen[hero] === 0

/** The next living hero clockwise (H10.7, H14.4); itself if alone. */
export function nextHero(s: TerrinothState, hero: number): number {
  for (let step = 1; step < MOST_HEROES; step++) {
    const next = (hero + step) % MOST_HEROES
    if (isAlive(s, next)) return next
  }
  return hero
}

export function livingHeroes(s: TerrinothState): number {
  let living = 0
  for (let hero = 0; hero < MOST_HEROES; hero++) if (isAlive(s, hero)) living++
  return living
}

export const healthLeft = (s: TerrinothState, hero: number): number =>
  s.health[hero] - s.wounds[hero]
export const isSpent = (s: TerrinothState, hero: number, slot: number): boolean =>
  (s.spent[hero] & (1 << slot)) !== 0
/** H8.7 */
export const isFinal = (s: TerrinothState): boolean => s.piles[LOCATIONS].length === 0

/** 0–3 with a hero, IN_SHADOWS, IN_LAIR, NONE. */
export function whereIs(s: TerrinothState, enemy: number): number {
  for (let hero = 0; hero < MOST_HEROES; hero++) {
    if (s.piles[engagedWith(hero)].includes(enemy)) return hero
  }
  if (s.piles[SHADOWS].includes(enemy)) return IN_SHADOWS
  return s.piles[LAIR].includes(enemy) ? IN_LAIR : NONE
}

export const isFaceDown = (s: TerrinothState, enemy: number): boolean =>
  enemy < 0 || s.masked[enemy] === 1
