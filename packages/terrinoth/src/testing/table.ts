/** Tests of rules as play: a table is laid, then every line is a choice. */
import type { Game, Options, PileId, Script } from '@muster/engine'
import { Play } from '@muster/engine/testing'
import type {
  ActivationCard,
  EnemySet,
  ExplorationCard,
  HeroCard,
  LocationCard,
  Nemesis,
  Quest,
  TerrinothPack,
} from '../cards/types.ts'
import type { Content } from '../content.ts'
import {
  BLANK,
  BOX,
  CONDITIONS,
  cardsOf,
  ENEMIES,
  ENEMY_DISCARD,
  ENEMY_FACES,
  engagedWith,
  FACES,
  HERO_FACES,
  isFaceDown,
  isSpent,
  itemsOf,
  LAIR,
  LOCATION,
  MOST_HEROES,
  PHASES,
  pileName,
  SHADOWS,
  type TerrinothState,
  whereIs,
} from '../state.ts'
import { thingName } from '../things.ts'
import { drillPack } from './drill-pack.ts'
import { rulesGame } from './rules-game.ts'

export const drill = rulesGame(drillPack)

type Named<T> = Partial<T> & { readonly name: string }

/** What is different from the drill: of all its quests, of one card of a name, or whole parts of the pack. */
interface Changes {
  readonly quest?: Partial<Quest>
  readonly hero?: Named<HeroCard>
  readonly card?: Named<ActivationCard>
  readonly location?: Named<LocationCard>
  readonly set?: Named<EnemySet>
  readonly nemesis?: Named<Nemesis>
  readonly found?: Named<ExplorationCard>
  readonly pack?: Partial<TerrinothPack>
}

function changed<T extends { readonly name: string }>(
  all: readonly T[],
  change: Named<T> | undefined,
): readonly T[] {
  if (change !== undefined && all.every(({ name }) => name !== change.name)) {
    throw new Error(`nothing is called ${change.name}`)
  }
  return all.map((one) => (one.name === change?.name ? { ...one, ...change } : one))
}

export function drillWith(changes: Changes): Game<TerrinothState, Content> {
  const pack = { ...drillPack, ...changes.pack }
  return rulesGame({
    ...pack,
    quests: pack.quests.map((one) => ({ ...one, ...changes.quest })),
    heroes: changed(pack.heroes, changes.hero),
    cards: changed(pack.cards, changes.card),
    locations: changed(pack.locations, changes.location),
    sets: changed(pack.sets, changes.set),
    nemeses: changed(pack.nemeses, changes.nemesis),
    exploration: changed(pack.exploration, changes.found),
  })
}

export interface Setting {
  readonly quest?: string
  /** By name; the drill's are sal, wick, hob, mag. */
  readonly heroes?: readonly string[]
  /** As many as heroes, unless one plays two. */
  readonly players?: number
  readonly grim?: boolean
  readonly script?: Script
  readonly game?: Game<TerrinothState, Content>
}

/** By hero, by name. */
type ByHero<T> = Readonly<Record<string, T>>

/** What lies on the table. What is named takes the place of all of its like; what is not stays as it was. */
export interface Laid {
  /** `brute.1`, with wounds `brute.1 -2`, exhausted `brute.1 exhausted`. Naming one hero clears all. */
  readonly engaged?: ByHero<readonly string[]>
  /** The same, and `?` for one that nobody has seen, `brute.1 hidden` for one that was looked at. */
  readonly shadows?: readonly string[]
  readonly wounds?: ByHero<number>
  readonly tokens?: ByHero<number>
  readonly conditions?: ByHero<readonly (typeof CONDITIONS)[number][]>
  /** Exhausted activation cards; the others are ready. */
  readonly spent?: ByHero<readonly string[]>
  readonly items?: ByHero<readonly string[]>
  readonly progress?: number
  readonly peril?: number
  readonly counters?: readonly number[]
  readonly leader?: string
  readonly location?: string
  /** All that is left of the enemy deck, top first, and its discard pile. */
  readonly deck?: readonly string[]
  readonly discard?: readonly string[]
  /** On top of the exploration deck. */
  readonly exploration?: readonly string[]
}

interface HeroSeen {
  readonly wounds: number
  readonly tokens: number
  readonly conditions: readonly string[]
  readonly spent: readonly string[]
  readonly engaged: readonly string[]
  readonly items: readonly string[]
  readonly fallen: boolean
}

interface EnemySeen {
  readonly where: string
  readonly hurt: number
  readonly tired: boolean
  readonly faceDown: boolean
}

type Thrown = {
  readonly hero?: readonly (typeof FACES)[number][]
  readonly enemy?: readonly (typeof FACES)[number][]
}

/** A number that the die shows as this face. */
function rolled(faces: readonly number[], face: (typeof FACES)[number]): number {
  const at = faces.indexOf(FACES.indexOf(face))
  if (at < 0) throw new Error(`the die has no ${face}`)
  return at
}

/** H11.1: whatever the number of heroes. */
const ACTIVATIONS_A_ROUND = 4

export class Table extends Play<TerrinothState, Content> {
  private readonly rules: Game<TerrinothState, Content>

  constructor(game: Game<TerrinothState, Content>, options: Options, script: Script) {
    super(game, game.newState(game.readOptions(options)), script, (umpire) => umpire.begin())
    this.rules = game
  }

  /** What the next dice show. */
  dice({ hero = [], enemy = [] }: Thrown): this {
    return this.expectDeal({
      'die 0': hero.map((face) => rolled(HERO_FACES, face)),
      'die 1': enemy.map((face) => rolled(ENEMY_FACES, face)),
    })
  }

  put(laid: Laid): this {
    const s = this.state
    if (laid.leader !== undefined) {
      s.leader = this.heroNamed(laid.leader)
      s.first = s.leader
    }
    this.putEnemies(laid)
    this.putHeroes(laid)
    if (laid.location !== undefined) {
      this.toBox(LOCATION)
      this.arrange({ location: [laid.location] })
    }
    if (laid.exploration !== undefined) this.arrange({ exploration: laid.exploration })
    s.progress = laid.progress ?? s.progress
    s.peril = laid.peril ?? s.peril
    laid.counters?.forEach((count, n) => {
      s.counters[n] = count
    })
    return this.refresh()
  }

  private putEnemies({ engaged, shadows, deck, discard }: Laid): void {
    if (engaged !== undefined) {
      for (let hero = 0; hero < MOST_HEROES; hero++) this.toBox(engagedWith(hero))
    }
    if (shadows !== undefined) this.toBox(SHADOWS)
    for (const [hero, enemies] of Object.entries(engaged ?? {})) {
      this.layEnemies(engagedWith(this.heroNamed(hero)), enemies)
    }
    if (shadows !== undefined) this.layEnemies(SHADOWS, shadows)
    if (deck !== undefined) {
      this.toBox(ENEMIES)
      this.arrange({ enemies: deck })
    }
    if (discard !== undefined) {
      this.toBox(ENEMY_DISCARD)
      this.arrange({ 'enemy-discard': discard })
    }
  }

  /** The Nemesis goes home, the others to the box. */
  private toBox(pile: PileId): void {
    const s = this.state
    for (const place of s.piles[pile].splice(0)) {
      const { nemesis } = this.rules.content.quests[s.quest]
      s.piles[place === nemesis ? LAIR : BOX].push(place)
      if (place < 0) continue
      for (const row of [s.hurt, s.tired, s.masked]) if (place < row.length) row[place] = 0
    }
  }

  private layEnemies(pile: PileId, enemies: readonly string[]): void {
    const s = this.state
    for (const text of enemies) {
      if (text === '?') continue
      const [name, ...signs] = text.split(' ')
      this.arrange({ [pileName(pile)]: [name] })
      const card = s.piles[pile][s.piles[pile].length - 1]
      s.tired[card] = signs.includes('exhausted') ? 1 : 0
      s.masked[card] = signs.includes('hidden') ? 1 : 0
      s.hurt[card] = Number(signs.find((sign) => sign.startsWith('-'))?.slice(1) ?? 0)
    }
    // Those that nobody has seen come last: a named card may be taken out of their bag.
    for (const text of enemies) {
      if (text === '?') s.piles[SHADOWS].push(...s.piles[ENEMIES].splice(-1))
    }
  }

  private putHeroes(laid: Laid): void {
    const s = this.state
    const each = <T>(by: ByHero<T> | undefined, lay: (hero: number, what: T) => void) => {
      for (const [name, what] of Object.entries(by ?? {})) lay(this.heroNamed(name), what)
    }
    each(laid.wounds, (hero, wounds) => {
      s.wounds[hero] = wounds
    })
    each(laid.tokens, (hero, tokens) => {
      s.tokens[hero] = tokens
    })
    each(laid.conditions, (hero, names) => {
      s.conditions[hero] = names.reduce((bits, one) => bits | (1 << CONDITIONS.indexOf(one)), 0)
    })
    each(laid.spent, (hero, names) => {
      const row = s.piles[cardsOf(hero)].map((card) => this.rules.kindName(card))
      s.spent[hero] = names.reduce((bits, name) => bits | (1 << indexIn(row, name)), 0)
    })
    each(laid.items, (hero, items) => {
      this.toBox(itemsOf(hero))
      this.arrange({ [pileName(itemsOf(hero))]: items })
    })
  }

  private heroNamed(name: string): number {
    const { heroes } = this.rules.content.pack
    return indexIn(
      this.state.heroIs.map((is) => heroes[is]?.name ?? ''),
      name,
    )
  }

  // What a player would see

  hero(name: string): HeroSeen {
    const s = this.state
    const hero = this.heroNamed(name)
    const names = (cards: readonly number[]) => cards.map((card) => this.rules.kindName(card))
    return {
      wounds: s.wounds[hero],
      tokens: s.tokens[hero],
      conditions: CONDITIONS.filter((_, n) => (s.conditions[hero] & (1 << n)) !== 0),
      spent: names(s.piles[cardsOf(hero)].filter((_, slot) => isSpent(s, hero, slot))),
      engaged: s.piles[engagedWith(hero)].map((card) => this.rules.cardName(card)),
      items: names(s.piles[itemsOf(hero)]),
      fallen: s.fallen[hero] === 1,
    }
  }

  /** By its card: `brute.1`. */
  enemy(name: string): EnemySeen {
    const s = this.state
    const all = Array.from({ length: this.rules.content.enemies }, (_, card) => card)
    const card = indexIn(
      all.map((one) => this.rules.cardName(one)),
      name,
    )
    return {
      where: thingName(this.rules.content, s, 'where', whereIs(s, card), false),
      hurt: s.hurt[card],
      tired: s.tired[card] === 1,
      faceDown: isFaceDown(s, card),
    }
  }

  /** As they lie; `?` for one that nobody has seen, in brackets one that lies face down. */
  shadows(): string[] {
    const s = this.state
    return s.piles[SHADOWS].map((enemy) => {
      if (enemy < 0) return '?'
      const name = this.rules.cardName(enemy)
      return s.masked[enemy] === 1 ? `(${name})` : name
    })
  }

  leader(): string {
    return this.rules.content.pack.heroes[this.state.heroIs[this.state.leader]].name
  }

  phase(): string {
    return PHASES[this.state.phase]
  }

  /** How often an event happened in the last choices: `wounded`, or `wounded sal`. */
  times(event: string): number {
    return this.events().filter((text) => text === event || text.startsWith(`${event} `)).length
  }

  /** The events of some kinds, in order. */
  eventsOf(...kinds: readonly string[]): string[] {
    return this.events().filter((text) => kinds.includes(text.split(' ')[0]))
  }

  /** Chooses a card, declines what may be declined, and comes to its roll. */
  toRoll(card: string): this {
    if (this.prompt() === 'activate') this.choose(`activate ${card}`)
    while (this.prompt() !== 'roll') {
      const options = this.options()
      this.choose(options.includes('decline') ? 'decline' : options[0])
    }
    return this
  }

  /** The last hero of the hero phase lies in wait of a roll that does nothing; all before did nothing either. */
  toLastRoll(): this {
    this.put({ engaged: {}, shadows: [] })
    const left = ACTIVATIONS_A_ROUND - this.state.activations
    for (let n = 0; n <= left; n++) {
      if (this.prompt() === 'again') this.choose(this.options()[0])
      this.toRest()
      if (n < left) this.dice({ hero: ['defense'] }).choose('roll 0')
    }
    return this
  }

  private toRest(): void {
    const rest = this.options().find((option) => /-rest$/.test(option)) ?? this.options()[0]
    this.toRoll(rest.replace('activate ', ''))
  }

  /** Lays the table and ends the hero phase with that roll. */
  toEnemies(laid: Laid = {}): this {
    this.put(laid)
    const { state } = this
    const ready = state.piles[engagedWith(state.active)].filter((card) => state.tired[card] === 0)
    this.dice({ hero: ['defense'], enemy: ready.map(() => FACES[BLANK]) })
    return this.choose('roll 0')
  }
}

function indexIn(names: readonly string[], name: string): number {
  const at = names.indexOf(name)
  if (at < 0) throw new Error(`nothing is called ${name}; there are ${names.join(', ')}`)
  return at
}

/** A match before anything is chosen. */
export function table(setting: Setting = {}): Table {
  const { quest, heroes, grim, game = drill, script = {} } = setting
  const players = setting.players ?? heroes?.length ?? 2
  const options: Options = {
    players,
    ...(quest === undefined ? {} : { quest }),
    ...(heroes === undefined ? {} : { heroes }),
    ...(grim === undefined ? {} : { grim }),
  }
  return new Table(game, options, script)
}

/** At the last roll of the first hero phase, with nobody in play. */
export const lastRoll = (setting: Setting = {}): Table => table(setting).toLastRoll()
