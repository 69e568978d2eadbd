/** Tests of rules as play: a table is laid, then every line is a choice. */
import type { Game, Options, Script } from '@muster/engine'
import { Play } from '@muster/engine/testing'
import type { KeepPack, Scenario } from '../cards/types.ts'
import type { Content } from '../content.ts'
import { addMonster } from '../rules/monsters.ts'
import {
  ACTIVE,
  ARRIVED,
  BOX,
  CLANS,
  CLASSES,
  COMPLETED,
  EXHAUSTED,
  FRESH,
  GUILD,
  GUILD_DISCARD,
  HEROES,
  HEROES_A_CLASS,
  handOf,
  type KeepState,
  LOOT_DECK,
  LOOT_ROW,
  MOST_SEATS,
  monsterAt,
  NO_PORTAL,
  NOWHERE,
  PORTAL,
  ROOMS,
  type Room,
  TOKENS,
  treasureIn,
  treasuresOf,
  UNCOMPLETED,
} from '../state.ts'
import { thingName } from '../things.ts'
import { drillPack } from './drill-pack.ts'
import { rulesGame } from './rules-game.ts'

export const drill = rulesGame(drillPack)

/** The drill with its scenarios changed: what a scenario says, for all of them. */
export function drillWith(change: Partial<Scenario>, pack: KeepPack = drillPack) {
  return rulesGame({ ...pack, scenarios: pack.scenarios.map((one) => ({ ...one, ...change })) })
}

export interface Setting {
  /** `example`, `laboratory`, `corridor` of the drill; the first if none is named. */
  readonly scenario?: string
  readonly players?: number
  /** A clan a seat; with it `players` need not be said. */
  readonly clans?: readonly string[]
  readonly level?: string
  readonly script?: Script
  readonly game?: Game<KeepState, Content>
}

/** What lies on the table. What is named takes the place of all of its like; what is not stays as it was. */
export interface Laid {
  /** How many: `'ratfolk/vault': 3`, wounded `'slimes/vault/1': 1`. */
  readonly monsters?: Readonly<Record<string, number>>
  /** Exhausted, or with a word: `'rogue/forge'`, `'archer/vault active'`, `fresh`, `arrived`. */
  readonly heroes?: readonly string[]
  /** `'sewers/frog': 1` */
  readonly tokens?: Readonly<Record<string, number>>
  readonly portals?: Readonly<Partial<Record<Room, 'completed' | 'uncompleted'>>>
  /** A value, with a treasure that nobody has seen, or which one it is; 0 for none. Other rooms keep theirs. */
  readonly treasure?: Readonly<Partial<Record<Room, number | string>>>
  /** By seat, from 1. What was in hand goes to the box. */
  readonly hands?: Readonly<Record<number, readonly string[]>>
  /** The available Loot. */
  readonly row?: readonly string[]
  /** All that is left of the Guild deck, top first; the rest is discarded. */
  readonly guild?: readonly string[]
  readonly wave?: number
}

const STATES = { active: ACTIVE, arrived: ARRIVED, fresh: FRESH, exhausted: EXHAUSTED }

function indexIn(names: readonly string[], name: string): number {
  const at = names.indexOf(name)
  if (at < 0) throw new Error(`nothing is called ${name}; there are ${names.join(', ')}`)
  return at
}

export class Table extends Play<KeepState, Content> {
  private readonly rules: Game<KeepState, Content>
  private readonly content: Content

  constructor(game: Game<KeepState, Content>, options: Options, script: Script) {
    super(game, game.newState(game.readOptions(options)), script, (umpire) => umpire.begin())
    this.rules = game
    this.content = game.content
  }

  put(laid: Laid): this {
    if (laid.monsters !== undefined) this.putMonsters(laid.monsters)
    if (laid.heroes !== undefined) this.putHeroes(laid.heroes)
    if (laid.tokens !== undefined) this.putTokens(laid.tokens)
    if (laid.portals !== undefined) this.putPortals(laid.portals)
    for (const [room, what] of Object.entries(laid.treasure ?? {})) this.putTreasure(room, what)
    for (const [seat, cards] of Object.entries(laid.hands ?? {})) {
      this.state.piles[BOX].push(...this.state.piles[handOf(Number(seat) - 1)].splice(0))
      this.arrange({ [`hand/${seat}`]: this.spare(cards).reverse() })
    }
    if (laid.row !== undefined) this.putRow(laid.row)
    if (laid.guild !== undefined) this.putGuild(laid.guild)
    if (laid.wave !== undefined) {
      this.state.wave = laid.wave
      this.state.waveBegun = laid.wave
    }
    return this.refresh()
  }

  /** Copies of cards that no hand holds. */
  private spare(kinds: readonly string[]): string[] {
    const held = Array.from({ length: MOST_SEATS }, (_, seat) => this.state.piles[handOf(seat)])
    const taken = held.flat()
    return kinds.map((kind) => {
      const { cards, kindName, cardName } = this.rules
      const all = Array.from({ length: cards }, (_, card) => card)
      const card = all.find((one) => kindName(one) === kind && !taken.includes(one))
      if (card === undefined) throw new Error(`no ${kind} is left`)
      taken.push(card)
      return cardName(card)
    })
  }

  private putMonsters(wanted: Readonly<Record<string, number>>): void {
    const s = this.state
    s.monsters.fill(0)
    s.guards.fill(0)
    for (let seat = 0; seat < s.players; seat++) s.lair[seat] = this.content.monsters[s.clan[seat]]
    for (const [name, count] of Object.entries(wanted)) {
      const [clan, room, wounds = '0'] = name.split('/')
      const seat = s.clan.indexOf(indexIn(CLANS, clan))
      const monster = monsterAt(seat, indexIn(ROOMS, room), Number(wounds))
      for (let i = 0; i < count; i++) addMonster(s, monster)
      s.lair[seat] -= count
    }
  }

  private putHeroes(wanted: readonly string[]): void {
    const s = this.state
    s.heroRoom.fill(NOWHERE)
    for (const row of [s.heroIs, s.heroInspires, s.heroWounds]) row.fill(0)
    for (const text of wanted) {
      const [name, state = 'exhausted'] = text.split(' ')
      const [heroClass, room] = name.split('/')
      const first = indexIn(CLASSES, heroClass) * HEROES_A_CLASS
      const hero = s.heroRoom.findIndex((at, n) => n >= first && at === NOWHERE)
      s.heroRoom[hero] = indexIn(ROOMS, room)
      s.heroIs[hero] = Object.entries(STATES).find(([word]) => word === state)?.[1] ?? EXHAUSTED
    }
  }

  private putTokens(wanted: Readonly<Record<string, number>>): void {
    const s = this.state
    s.tokens.forEach((count, at) => {
      s.supply[at % TOKENS.length] += count
      s.tokens[at] = 0
    })
    for (const [name, count] of Object.entries(wanted)) {
      const [room, token] = name.split('/')
      const n = indexIn(TOKENS, token)
      s.tokens[indexIn(ROOMS, room) * TOKENS.length + n] = count
      s.supply[n] -= count
    }
  }

  private putPortals(wanted: Readonly<Partial<Record<Room, string>>>): void {
    const s = this.state
    ROOMS.forEach((room, n) => {
      if (s.portal[n] !== NO_PORTAL) s.supply[PORTAL]++
      const laid = wanted[room]
      s.portal[n] = laid === undefined ? NO_PORTAL : laid === 'completed' ? COMPLETED : UNCOMPLETED
      if (laid !== undefined) s.supply[PORTAL]--
    })
  }

  private putTreasure(name: string, what: number | string): void {
    const s = this.state
    const room = indexIn(ROOMS, name)
    if (s.value[room] > 0) {
      s.piles[treasuresOf(s.value[room])].unshift(...s.piles[treasureIn(room)].splice(0))
    }
    s.value[room] = typeof what === 'number' ? what : Number(what.slice(-1))
    if (what === 0) return
    if (typeof what === 'string') this.arrange({ [`treasure/${name}`]: [what] })
    else s.piles[treasureIn(room)].push(...s.piles[treasuresOf(what)].splice(-1))
  }

  private putRow(cards: readonly string[]): void {
    const { piles } = this.state
    piles[LOOT_DECK].unshift(...piles[LOOT_ROW].splice(0))
    this.arrange({ row: [...cards].reverse() })
  }

  private putGuild(cards: readonly string[]): void {
    const { piles } = this.state
    this.arrange({ guild: cards })
    piles[GUILD_DISCARD].push(...piles[GUILD].splice(0, piles[GUILD].length - cards.length))
  }

  // What a player would see

  /** `['rogue/forge', 'mage/vault active']` */
  heroes(): string[] {
    const s = this.state
    const words = ['', ' active', ' arrived', ' fresh', ' charged']
    const found: string[] = []
    for (let hero = 0; hero < HEROES; hero++) {
      if (s.heroRoom[hero] === NOWHERE) continue
      found.push(`${thingName(this.content, s, 'hero', hero, false)}${words[s.heroIs[hero]]}`)
    }
    return found
  }

  monsters(): { [name: string]: number } {
    const s = this.state
    const found: { [name: string]: number } = {}
    s.monsters.forEach((count, monster) => {
      if (count > 0) found[thingName(this.content, s, 'monster', monster, false)] = count
    })
    return found
  }

  tokens(): { [name: string]: number } {
    const found: { [name: string]: number } = {}
    this.state.tokens.forEach((count, at) => {
      const room = ROOMS[Math.trunc(at / TOKENS.length)]
      if (count > 0) found[`${room}/${TOKENS[at % TOKENS.length]}`] = count
    })
    return found
  }

  supply(token: (typeof TOKENS)[number] | 'portal'): number {
    return this.state.supply[token === 'portal' ? PORTAL : TOKENS.indexOf(token)]
  }

  /** How often an event happened in the last choice: `drew`, or `drew 2`. */
  times(event: string): number {
    return this.events().filter((text) => text === event || text.startsWith(`${event} `)).length
  }

  /** Resolves heroes, the first offered each time, until none is left; gives all that happened since the last choice. */
  heroesAct(): string[] {
    const told = this.events()
    while (this.prompt() === 'next-hero') told.push(...this.choose(this.options()[0]).events())
    return told
  }

  /** Ends the turn; these Guild cards come. */
  invade(...cards: readonly string[]): this {
    return this.expectDeal({ guild: cards }).choose('end-turn')
  }
}

/** A match before anything is chosen. */
export function beginning(setting: Setting = {}): Table {
  const { clans, game = drill, script = {}, scenario, level } = setting
  const players = setting.players ?? clans?.length ?? 1
  const options: Options = {
    players,
    ...(clans === undefined ? {} : { clans }),
    ...(scenario === undefined ? {} : { scenario }),
    ...(level === undefined ? {} : { level }),
  }
  return new Table(game, options, script)
}

/** A match at its first turn: first options at set-up. */
export function table(setting: Setting = {}): Table {
  const t = beginning(setting)
  while (t.prompt() !== 'turn') t.choose(t.options()[0])
  return t
}
