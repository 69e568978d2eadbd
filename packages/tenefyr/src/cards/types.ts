/**
 * What a Tenefyr pack holds. An owner's pack is checked by its schema, so its effects are the engine's; the
 * house cards are checked by the compiler too: builders take and give a `CardEffect`.
 */
import type { Effect, From, Said, Title } from '@muster/engine'
import type { BOSSES, Hero, Profile } from '../state.ts'

export type { Hero }

/** T11.10: no effect on the game. */
export type Flavour = Said

/** T4.1: with two, three and four players. */
export type EnemyPower = readonly [two: number, three: number, four: number]

export interface Loot {
  readonly name: string
  readonly title: Title
  readonly power: number
  readonly play: readonly Effect[]
}

export interface DungeonCard {
  readonly name: string
  readonly level: number
  readonly copies: number
  readonly from: From
  readonly power: EnemyPower
  readonly title: Title
  readonly flavour?: Flavour | undefined
  readonly rules: readonly EnemyRule[]
  readonly loot: Loot
}

export interface Skill {
  readonly name: string
  readonly hero: Hero
  readonly from: From
  readonly title: Title
  readonly flavour?: Flavour | undefined
  readonly power: number
  readonly play: readonly Effect[]
}

export type BossName = (typeof BOSSES)[number]

export interface Boss {
  readonly name: BossName
  readonly title: Title
}

export interface BossCard {
  readonly name: string
  readonly boss: BossName
  readonly stage: number
  readonly from: From
  readonly title: Title
  readonly flavour?: Flavour | undefined
  readonly power: EnemyPower
  readonly rules: readonly EnemyRule[]
}

export interface Reward {
  readonly name: string
  readonly level: number
  readonly from: From
  readonly title: Title
  readonly flavour?: Flavour | undefined
  /** The one edition that has it; without this, all have it (T1.7). */
  readonly edition?: Profile | undefined
  /** T7.6: each player chooses one, or the party chooses one together. */
  readonly kind: 'each' | 'together'
  readonly options: readonly RewardOption[]
}

export interface RewardOption {
  /** `you` on a card that each player chooses from; else one player, every player, or the table. */
  readonly who: 'you' | 'one' | 'each' | 'party'
  readonly do: readonly Effect[]
}

/** T10.3: random cards of the Reserve. */
export interface Gift {
  readonly level: number
  readonly cards: number
}

export interface Tracks {
  /** Spaces up to the skull, and where the Boss token begins (T1.9). */
  readonly normal: {
    readonly spaces: number
    readonly easy: number
    readonly normal: number
    readonly hard: number
  }
  /** What each space gives as the token enters it; the last one is the skull. */
  readonly quick: readonly (readonly Gift[])[]
}

export interface TenefyrPack {
  readonly muster: 'pack 1'
  readonly game: 'tenefyr'
  readonly name: string
  readonly version: string
  readonly dungeonCards: readonly DungeonCard[]
  readonly skills: readonly Skill[]
  readonly bosses: readonly Boss[]
  readonly bossCards: readonly BossCard[]
  readonly rewards: readonly Reward[]
  readonly tracks: Tracks
}

/** Whom a lasting rule of an enemy concerns. */
export type Who = 'each' | 'starting' | 'others' | Hero

export type EnemyRule =
  | { readonly when: 'start' | 'end'; readonly do: readonly Effect[] }
  | { readonly always: 'hand-size'; readonly by: number; readonly who: Who }
  | { readonly always: 'basic-power' | 'loot-power'; readonly by: number }
  | { readonly always: 'enemy-power'; readonly by: number; readonly per: Count }
  | { readonly always: 'one-hand'; readonly who: Who }

/** What an enemy's power may follow. */
export type Count =
  | 'basic-0-in-discards'
  | 'basic-in-discards'
  | 'loot-in-discards'
  | 'cards-below'
  | 'played-loot'
  | 'played-basic'
  | 'exhausted-players'
  | 'heroes-spent'
  | 'double-turns'
  | 'track'

/** What a player's own gain may follow besides. */
export type OwnCount = 'own-discard-basic-0' | 'own-played' | 'own-discards'

/** For whom an effect is done. */
export type Scope = 'each' | 'others' | 'starting' | 'next' | Hero

// Conditions and effects are type aliases, not interfaces: only those fit the engine's open `Effect`.

export type CardCondition =
  | { readonly is: 'you-are'; readonly hero: Hero }
  | { readonly is: 'boss-fight' | 'you-start' | 'last-card' | 'deck-empty' }
  | { readonly is: 'level-at-least' | 'dungeon-level-at-most'; readonly level: number }
  | { readonly is: 'played-at-least'; readonly cards: number }

/** What may stand as a price (T11.3). */
export type Price =
  | { readonly word: 'discard-top' | 'discard-hand' | 'remove-top'; readonly cards: number }
  | {
      readonly word: 'remove'
      readonly cards: number
      readonly from: 'deck' | 'discard' | 'hand'
      readonly upTo?: false
    }
  | { readonly word: 'leave-game' }

export type CardEffect =
  | Price
  | { readonly word: 'may'; readonly do: readonly CardEffect[] }
  | { readonly word: 'pay'; readonly price: readonly Price[]; readonly to: readonly CardEffect[] }
  | { readonly word: 'choose'; readonly from: readonly (readonly CardEffect[])[] }
  | { readonly word: 'for-each'; readonly who: Scope; readonly do: readonly CardEffect[] }
  | { readonly word: 'repeat'; readonly times: number; readonly do: readonly CardEffect[] }
  | {
      readonly word: 'if'
      readonly condition: CardCondition
      readonly then: readonly CardEffect[]
      readonly else?: readonly CardEffect[]
    }
  | { readonly word: 'draw' | 'draw-up-to' | 'sift'; readonly cards: number }
  | { readonly word: 'gain-power'; readonly power: number; readonly per?: Count | OwnCount }
  | { readonly word: 'enemy-power'; readonly by: number }
  | { readonly word: 'double-card' }
  | { readonly word: 'double-total'; readonly whose: 'any' | 'other' | 'own' | 'edition' }
  | { readonly word: 'reorder' | 'look'; readonly cards: number }
  | { readonly word: 'bury' }
  | {
      readonly word: 'search'
      readonly for: 'any' | 'basic-1' | 'loot' | 'skill'
      readonly to: 'hand' | 'discard'
    }
  | {
      readonly word: 'take'
      readonly level: number | 'here'
      readonly cards: number
      readonly to: 'discard' | 'hand' | 'deck'
      readonly from?: number
    }
  | {
      readonly word: 'remove'
      readonly cards: number
      readonly from: 'deck' | 'discard' | 'hand'
      readonly upTo: true
    }
  | { readonly word: 'give'; readonly from: 'hand' | 'discard' | 'deck'; readonly cards: number }
  | { readonly word: 'recover'; readonly cards: number; readonly to: 'deck' | 'top' }
  | { readonly word: 'recover-all' }
  | { readonly word: 'one-player'; readonly do: readonly CardEffect[] }
  | { readonly word: 'wander'; readonly to: 'other' | 'lower' | 'higher' }
  | { readonly word: 'boss-token'; readonly by: number }
  | {
      readonly word: 'blessing'
      readonly change: 'hand-size' | 'basic-power' | 'loot-power' | 'enemy-power'
      readonly by: number
      readonly lasts: 'combat' | 'dungeon'
    }
  | { readonly word: 'look-dungeon'; readonly cards: number }
  | { readonly word: 'upgrade' }
