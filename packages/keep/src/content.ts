/** A pack made ready to play: tables by kind, effects compiled. */
import {
  type AnyWord,
  type Card,
  compileEffects,
  type Effect,
  type ListId,
  NO_EFFECT,
  newProgram,
  type Program,
  type Umpire,
} from '@muster/engine'
import type {
  ClanSheet,
  KeepPack,
  Moment,
  RoomTile,
  Scenario,
  Sides,
  TreasureEffect,
  Where,
} from './cards/types.ts'
import { isAction, nameOf, shownBits, timesOf, worthOfSides } from './chips.ts'
import {
  CLANS,
  CLASSES,
  HAND,
  type KeepState,
  LOOT_KINDS,
  NOBODY,
  ROOMS,
  ROW,
  SYMBOLS,
  TOKENS,
} from './state.ts'

export { SHOWN, timesOf } from './chips.ts'

export type U = Umpire<KeepState, Content>

export const TACTIC = 0
export const LOOT = 1
export const GUILD_HERO = 2
export const SCENARIO = 3
export const TREASURE = 4
export const TILE = 5

export interface Kind {
  readonly name: string
  readonly type: number
  readonly copies: number
  /** Of a tactic card its clan, of Loot its LOOT_KINDS index, of a Guild card its class, of a tile its room, of a treasure its value; else −1. */
  readonly of: number
  /** Of a Guild card its symbol; of a scenario card its scenario; else −1. */
  readonly at: number
  /** Chips by side: nodes of the program. */
  readonly sides: readonly (readonly number[])[]
  /** Symbols shown anywhere, as bits by SHOWN (K3.25). */
  readonly shows: number
  /** The `combo` node whose first is its Defend, or −1. */
  readonly defendCombo: number
  /** Of a treasure: index of EFFECTS. */
  readonly effect: number
  /** Of a scenario card. */
  readonly list: ListId
}

export const EFFECTS: readonly TreasureEffect[] = ['spill', 'curse', 'heal', 'prisoner', 'defeat']
export const MOMENTS: readonly Moment[] = [
  'set-up',
  'turn-start',
  'turn-end',
  'invasion-start',
  'invasion-end',
  'wave-2',
  'last-card',
  'looted',
  'hero-gone',
]

export interface Content {
  readonly pack: KeepPack
  readonly program: Program<U>
  readonly kinds: readonly Kind[]
  /** For each card its kind, and which of its copies it is, from 1. */
  readonly kindOf: readonly number[]
  readonly copyOf: readonly number[]
  /** By node: its name in notation, and the lowest node of that name (chips are merged by it). */
  readonly chipName: readonly string[]
  readonly chipKey: readonly number[]
  /** By clan, in the order of CLANS. */
  readonly monsters: readonly number[]
  readonly vitality: readonly number[]
  readonly ability: readonly number[]
  readonly startMonsters: readonly number[]
  /** As bits. */
  readonly startRooms: readonly number[]
  /** By room: openings as printed, bits N 1 E 2 S 4 W 8. */
  readonly openings: readonly number[]
  readonly cardsOfClan: readonly (readonly Card[])[]
  readonly scenarios: readonly CompiledScenario[]
  /** By kind: what a card is worth, in tenths of an action: a guess for bots and for "cheapest card". */
  readonly worthOf: readonly number[]
}

export interface CompiledScenario {
  readonly cards: readonly Card[]
  /** By MOMENTS. */
  readonly moments: readonly (readonly ListId[])[]
  readonly errands: readonly CompiledErrand[]
  /** By class. */
  readonly heroVitality: readonly number[]
  readonly heroDamage: readonly number[]
  readonly hand: number
  readonly row: number
  readonly noCells: boolean
  /** Rooms that cannot be used, as bits. */
  readonly closed: number
  readonly heroesUsePortals: boolean
  readonly trapDamage: number
  readonly guildMore: readonly [number, number]
}

export interface CompiledErrand {
  readonly rooms: Where
  /** Count by TOKENS. */
  readonly price: readonly number[]
  readonly do: ListId
}

const PLAIN: Omit<Kind, 'name' | 'type' | 'copies'> = {
  of: NOBODY,
  at: NOBODY,
  sides: [],
  shows: 0,
  defendCombo: -1,
  effect: -1,
  list: NO_EFFECT,
}

export function compilePack(pack: KeepPack, words: readonly AnyWord<U>[]): Content {
  const program = newProgram(words)
  const kinds: Kind[] = [
    ...tacticKinds(program, pack),
    ...lootKinds(program, pack),
    ...guildKinds(),
    ...scenarioKinds(program, pack),
    ...pack.treasures.map((treasure) => ({
      ...PLAIN,
      name: treasure.name,
      type: TREASURE,
      copies: treasure.copies,
      of: treasure.value,
      effect: EFFECTS.indexOf(treasure.effect),
    })),
    ...ROOMS.map((name, room) => ({ ...PLAIN, name, type: TILE, copies: 1, of: room })),
  ]
  const kindOf = kinds.flatMap((kind, k) => Array.from({ length: kind.copies }, () => k))
  const cardsWhere = (fits: (kind: Kind) => boolean): Card[] =>
    kindOf.flatMap((kind, card) => (fits(kinds[kind]) ? [card] : []))
  const clans = CLANS.map((clan) => pack.clans.find((sheet) => sheet.name === clan))
  const ability = clans.map((sheet) => (sheet === undefined ? -1 : nodeOf(program, sheet.ability)))
  const scenarios = pack.scenarios.map((scenario, n) => ({
    ...compileScenario(program, scenario),
    cards: cardsWhere((kind) => kind.type === SCENARIO && kind.at === n),
  }))
  const chipName = program.nodes.map((node) => nameOf(node.args))
  return {
    pack,
    program,
    kinds,
    kindOf,
    copyOf: kinds.flatMap((kind) => Array.from({ length: kind.copies }, (_, i) => i + 1)),
    chipName,
    chipKey: chipName.map((name) => chipName.indexOf(name)),
    monsters: clans.map((sheet) => sheet?.monsters ?? 0),
    vitality: clans.map((sheet) => sheet?.vitality ?? 1),
    ability,
    startMonsters: clans.map((sheet) => sheet?.start.monsters ?? 0),
    startRooms: clans.map(startBits),
    openings: ROOMS.map((name) => openingBits(pack.rooms.find((tile) => tile.name === name))),
    cardsOfClan: CLANS.map((_, clan) => cardsWhere((k) => k.type === TACTIC && k.of === clan)),
    scenarios,
    worthOf: kinds.map((kind) => worthOfSides(program, kind.sides)),
  }
}

export const kindOf = (u: U, card: Card): Kind => u.content.kinds[u.content.kindOf[card]]
export const scenarioOf = (content: Content, s: KeepState): CompiledScenario =>
  content.scenarios[s.scenario]

function nodeOf(program: Program<U>, action: Effect): number {
  return program.lists[compileEffects(program, [action])][0]
}

function tacticKinds(program: Program<U>, pack: KeepPack): Kind[] {
  const sheets = CLANS.flatMap((clan) => pack.clans.filter((sheet) => sheet.name === clan))
  return sheets.flatMap((sheet) =>
    sheet.cards.map((card) => ({
      ...PLAIN,
      ...played(program, card.play),
      name: card.name,
      type: TACTIC,
      copies: card.copies,
      of: CLANS.indexOf(sheet.name),
    })),
  )
}

function lootKinds(program: Program<U>, pack: KeepPack): Kind[] {
  return pack.loot.map((card) => ({
    ...PLAIN,
    ...played(program, card.play),
    name: card.name,
    type: LOOT,
    copies: card.copies,
    of: LOOT_KINDS.indexOf(card.kind),
  }))
}

/** One card for each class and symbol. */
function guildKinds(): Kind[] {
  return CLASSES.flatMap((hero, of) =>
    SYMBOLS.map((symbol, at) => ({
      ...PLAIN,
      name: `${hero}-${symbol}`,
      type: GUILD_HERO,
      copies: 1,
      of,
      at,
    })),
  )
}

function scenarioKinds(program: Program<U>, pack: KeepPack): Kind[] {
  return pack.scenarios.flatMap((scenario, at) =>
    scenario.cards.map((card) => ({
      ...PLAIN,
      name: card.name,
      type: SCENARIO,
      copies: card.copies,
      at,
      list: compileEffects(program, card.do),
    })),
  )
}

function played(program: Program<U>, play: Sides): Pick<Kind, 'sides' | 'shows' | 'defendCombo'> {
  const sides = play.map((side) =>
    side.flatMap((action) => {
      const node = nodeOf(program, action)
      return Array.from({ length: timesOf(action) }, () => node)
    }),
  )
  const all = sides.flat()
  const isDefend = (node: number) => {
    const { args } = program.nodes[node]
    return isAction(args) && args.word === 'combo' && args.first[0].word === 'defend'
  }
  return {
    sides,
    shows: play.flat().reduce((bits, action) => bits | shownBits(action), 0),
    defendCombo: all.find(isDefend) ?? -1,
  }
}

function startBits(sheet: ClanSheet | undefined): number {
  return (sheet?.start.rooms ?? []).reduce((bits, room) => bits | (1 << ROOMS.indexOf(room)), 0)
}

function openingBits(tile: RoomTile | undefined): number {
  return [...(tile?.openings ?? '')].reduce((bits, side) => bits | (1 << 'NESW'.indexOf(side)), 0)
}

function compileScenario(program: Program<U>, scenario: Scenario): Omit<CompiledScenario, 'cards'> {
  return {
    ...lasting(scenario.always),
    moments: MOMENTS.map((moment) =>
      scenario.moments
        .filter((one) => one.at === moment)
        .map((one) => compileEffects(program, one.do)),
    ),
    errands: scenario.errands.map((errand) => ({
      rooms: errand.where,
      price: TOKENS.map((token) =>
        errand.price.reduce((sum, part) => sum + (part.what === token ? part.count : 0), 0),
      ),
      do: compileEffects(program, errand.do),
    })),
  }
}

/** What holds for the whole match. */
function lasting(rules: Scenario['always']) {
  const result = {
    heroVitality: CLASSES.map(() => 1),
    heroDamage: CLASSES.map(() => 1),
    hand: HAND,
    row: ROW,
    noCells: false,
    closed: 0,
    heroesUsePortals: false,
    trapDamage: 1,
    guildMore: [0, 0] as [number, number],
  }
  for (const rule of rules) {
    switch (rule.always) {
      case 'hero-vitality':
        result.heroVitality[CLASSES.indexOf(rule.hero)] = rule.is
        break
      case 'hero-damage':
        result.heroDamage[CLASSES.indexOf(rule.hero)] = rule.is
        break
      case 'hand':
        result.hand = rule.is
        break
      case 'row':
        result.row = rule.is
        break
      case 'no-cells':
        result.noCells = true
        break
      case 'closed':
        result.closed |= 1 << ROOMS.indexOf(rule.room)
        break
      case 'heroes-use-portals':
        result.heroesUsePortals = true
        break
      case 'trap-damage':
        result.trapDamage = rule.is
        break
      case 'guild-cards':
        result.guildMore[rule.wave - 1] += rule.by
        break
    }
  }
  return result
}
