/**
 * What a pack of Keep the Heroes Out! holds. An owner's pack is checked by its schema, so what its scenarios do
 * are the engine's effects; the house scenarios are checked by the compiler too: builders take and give a `Twist`.
 */
import type { Effect, From, Said, Title } from '@muster/engine'
import type { Clan, GuildSymbol, HeroClass, Level, LootKind, Room, Token } from '../state.ts'

// Actions, costs, conditions and twists are type aliases, not interfaces: only those fit the engine's open `Effect`.

export type Resource = Exclude<Token, 'trap'>
/** What a swarm can do, each monster once (K3.16). */
export type SwarmDeed = 'move' | 'melee' | 'ranged' | 'trap'
/** What Reinforce can look for (K3.12, K3.25). */
export type Shown = 'move' | 'melee' | 'ranged' | 'activate' | 'defend' | 'draw' | 'trap'

/** `times` makes that many chips. */
export type Action =
  | { readonly word: 'draw'; readonly cards: number }
  | { readonly word: 'activate'; readonly times?: number | undefined }
  | {
      readonly word: 'move'
      readonly times?: number | undefined
      readonly walls?: true | undefined
    }
  | { readonly word: 'melee'; readonly times?: number | undefined }
  | { readonly word: 'ranged'; readonly times?: number | undefined }
  | { readonly word: 'resource'; readonly what: Resource; readonly times?: number | undefined }
  | { readonly word: 'trap'; readonly times?: number | undefined }
  | { readonly word: 'portal' }
  | { readonly word: 'defend' }
  | { readonly word: 'ambush'; readonly monsters: number; readonly rooms: readonly Room[] }
  | { readonly word: 'reinforce'; readonly shows: Shown }
  | { readonly word: 'swarm'; readonly do: SwarmDeed }
  | { readonly word: 'summon'; readonly monsters: number }
  /** Removes the wounds of one of your monsters: `all` or one. */
  | { readonly word: 'mend'; readonly all?: true | undefined }
  /** K8.7 */
  | { readonly word: 'split' }
  | {
      readonly word: 'combo'
      readonly first: readonly [Action | Cost]
      readonly then: readonly Action[]
    }

/** Paid in full or not at all (K2.9): tokens of one room with a monster of yours, or cards from hand. */
export type Cost =
  | { readonly word: 'pay-token'; readonly what: Token; readonly count: number }
  | { readonly word: 'pay-card'; readonly cards: number }

/** One side, or left and right (K3.14). Each one to three actions. */
export type Sides = readonly [readonly Action[]] | readonly [readonly Action[], readonly Action[]]

export interface TacticCard {
  readonly name: string
  readonly copies: number
  readonly from: From
  readonly title: Title
  readonly play: Sides
}

export interface ClanSheet {
  readonly name: Clan
  readonly from: From
  readonly title: Title
  readonly motto: Said
  readonly advice: Said
  readonly role: 'control' | 'defender' | 'supporter'
  readonly monsters: number
  readonly vitality: number
  readonly start: { readonly monsters: number; readonly rooms: readonly Room[] }
  readonly ability: Action
  readonly cards: readonly TacticCard[]
}

export interface LootCard {
  readonly name: string
  readonly kind: LootKind
  readonly copies: number
  readonly from: From
  readonly title: Title
  readonly play: Sides
}

export type TreasureEffect = 'spill' | 'curse' | 'heal' | 'prisoner' | 'defeat'

export interface Treasure {
  readonly name: string
  readonly value: 1 | 2 | 3 | 4
  readonly effect: TreasureEffect
  readonly copies: number
  readonly from: From
}

export interface RoomTile {
  readonly name: Room
  readonly from: From
  readonly title: Title
  /** Openings as printed: 'NEW'. */
  readonly openings: string
}

export interface ScenarioRoom {
  readonly room: Room
  readonly x: number
  readonly y: number
  /** Quarter turns clockwise. */
  readonly turn: number
  readonly treasure?: 1 | 2 | 3 | 4 | undefined
  /** Uncompleted. */
  readonly portal?: true | undefined
  readonly tokens?: Readonly<Partial<Record<Token, number | undefined>>> | undefined
}

export interface ScenarioCard {
  readonly name: string
  readonly copies: number
  readonly title: Title
  readonly flavour?: Said | undefined
  readonly do: readonly Effect[]
}

export interface Counter {
  readonly name: string
  readonly title: Title
  readonly start: number
}

export interface Errand {
  readonly where: Where
  readonly title: Title
  readonly price: readonly { readonly what: Token; readonly count: number }[]
  readonly do: readonly Effect[]
}

export interface Scenario {
  readonly name: string
  readonly chapter: number
  readonly from: From
  readonly title: Title
  readonly story: { readonly before: Said; readonly won: Said; readonly lost: Said }
  readonly map: readonly ScenarioRoom[]
  readonly cards: readonly ScenarioCard[]
  readonly counters: readonly Counter[]
  readonly always: readonly Always[]
  readonly moments: readonly { readonly at: Moment; readonly do: readonly Effect[] }[]
  readonly errands: readonly Errand[]
}

export interface Chapter {
  readonly name: string
  readonly title: Title
  readonly clans: readonly Clan[]
  readonly story: Said
}

export interface KeepPack {
  readonly muster: 'pack 1'
  readonly game: 'keep'
  readonly name: string
  readonly version: string
  readonly clans: readonly ClanSheet[]
  readonly loot: readonly LootCard[]
  readonly treasures: readonly Treasure[]
  readonly rooms: readonly RoomTile[]
  readonly tokens: Readonly<Record<Token | 'portal', number>>
  readonly scenarios: readonly Scenario[]
  readonly chapters: readonly Chapter[]
}

// Scenarios

export type Moment =
  | 'set-up'
  | 'turn-start'
  | 'turn-end'
  | 'invasion-start'
  | 'invasion-end'
  | 'wave-2'
  | 'last-card'
  | 'looted'
  | 'hero-gone'

/** Rooms of the dungeon. Several fit and one is meant: the party chooses. */
export type Where =
  | { readonly in: 'room'; readonly room: Room }
  | { readonly in: 'symbol'; readonly symbol: GuildSymbol }
  | { readonly in: 'every' }
  | { readonly in: 'choice' }
  | { readonly in: 'most-heroes' }
  | { readonly in: 'farthest' }
  | { readonly in: 'marked' }
  | { readonly in: 'unguarded' }
  | { readonly in: 'lowest-treasure' }

export type TwistCondition =
  | {
      readonly is: 'counter-at-least' | 'counter-below'
      readonly counter: number
      readonly than: number
    }
  | { readonly is: 'wave'; readonly wave: 1 | 2 }
  | { readonly is: 'level' | 'level-not'; readonly level: Level }
  | { readonly is: 'players-at-least' | 'players-below'; readonly count: number }
  | { readonly is: 'guarded'; readonly where: Where }
  | {
      readonly is: 'tokens-at-least'
      readonly where: Where
      readonly what: Token
      readonly count: number
    }
  | { readonly is: 'heroes-at-least'; readonly where: Where; readonly count: number }

/** Effects of scenario cards, moments and errands. With may, choose, if, for-each (each), repeat of the engine. */
export type Twist =
  /** Summoned, so from step 2; K6.3 applies. */
  | {
      readonly word: 'hero'
      readonly hero: HeroClass
      readonly where: Where
      readonly heroes: number
    }
  /** Exhausted heroes become active. */
  | { readonly word: 'wake'; readonly where: Where; readonly hero?: HeroClass | undefined }
  | {
      readonly word: 'lay'
      readonly what: Token | 'portal'
      readonly where: Where
      readonly count: number
    }
  | {
      readonly word: 'lose-token'
      readonly what: Token | 'any'
      readonly where: Where
      readonly count: number
    }
  /** A monster there, the party chooses. */
  | { readonly word: 'hurt'; readonly where: Where; readonly damage: number }
  /** Never below 0. */
  | { readonly word: 'count'; readonly counter: number; readonly by: number }
  | { readonly word: 'mark'; readonly where: Where; readonly by: number }
  | { readonly word: 'each-discards'; readonly cards: number }
  | { readonly word: 'each-draws'; readonly cards: number }
  | { readonly word: 'lay-treasure'; readonly where: Where; readonly value: 1 | 2 | 3 }
  | { readonly word: 'take-treasure'; readonly where: Where }
  /** One passage of the room, the party chooses; never the last way to the Vault. */
  | { readonly word: 'wall'; readonly where: Where; readonly open: boolean }
  /** More cards in this invasion. */
  | { readonly word: 'guild'; readonly cards: number }
  | { readonly word: 'prisoner' }
  | { readonly word: 'new-row' }
  /** A monster to its Lair. */
  | { readonly word: 'send-home'; readonly where: Where }
  | { readonly word: 'lose' }

/** What a house scenario may do: its own words, framed by the engine's. */
export type ScenarioEffect =
  | Twist
  | {
      readonly word: 'if'
      readonly condition: TwistCondition
      readonly then: readonly ScenarioEffect[]
      readonly else?: readonly ScenarioEffect[] | undefined
    }
  | { readonly word: 'may'; readonly do: readonly ScenarioEffect[] }
  | { readonly word: 'choose'; readonly from: readonly (readonly ScenarioEffect[])[] }
  | { readonly word: 'repeat'; readonly times: number; readonly do: readonly ScenarioEffect[] }
  | { readonly word: 'for-each'; readonly who: 'each'; readonly do: readonly ScenarioEffect[] }

/** Lasting, computed, never stored. */
export type Always =
  | { readonly always: 'hero-vitality'; readonly hero: HeroClass; readonly is: number }
  | { readonly always: 'hero-damage'; readonly hero: HeroClass; readonly is: number }
  | { readonly always: 'hand'; readonly is: number }
  | { readonly always: 'row'; readonly is: number }
  | { readonly always: 'no-cells' }
  | { readonly always: 'closed'; readonly room: Room }
  | { readonly always: 'heroes-use-portals' }
  | { readonly always: 'trap-damage'; readonly is: number }
  | { readonly always: 'guild-cards'; readonly wave: 1 | 2; readonly by: number }
