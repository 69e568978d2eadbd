/**
 * What a pack of Heroes of Terrinoth holds. An owner's pack is checked by its schema, so what its cards do are the
 * engine's effects; the house cards are checked by the compiler too: builders take and give a `Happening`.
 */
import type { Effect, From, Said, Title } from '@muster/engine'
import type { Action, Difficulty, HeroClass, HeroType } from '../state.ts'
import type { Lasting, Moment, Trait, Trigger, When } from './effects.ts'

export interface HeroCard {
  readonly name: string
  readonly type: HeroType
  readonly from: From
  readonly abilityFrom: From
  readonly title: Title
  readonly health: number
  readonly triggers: readonly Trigger[]
  readonly always: readonly Lasting[]
  readonly motto: Said
}

export interface ActivationCard {
  readonly name: string
  readonly type: HeroType
  readonly of: HeroClass | 'basic'
  readonly action: Action
  readonly from: From
  readonly title: Title
  readonly above: readonly Effect[]
  readonly dice: number
  readonly ranged?: true | undefined
  readonly targets?: 2 | 3 | 'all' | undefined
  /** Of this action only. */
  readonly with: readonly Lasting[]
  readonly below: readonly Effect[]
  readonly says?: Said | undefined
}

export interface Keyword {
  readonly name: string
  readonly title: Title
  readonly do: readonly Effect[]
}

export interface EnemyCard {
  readonly attack: number
  readonly resilience: number
  readonly health: number
  readonly bar: readonly string[]
  readonly from: From
  readonly always?: readonly Lasting[] | undefined
  readonly threat?: readonly Effect[] | undefined
  readonly counter?: readonly Effect[] | undefined
}

export interface EnemySet {
  readonly name: string
  readonly title: Title
  readonly plural: Said
  readonly difficulty: Difficulty
  readonly traits: readonly Trait[]
  readonly keywords: readonly Keyword[]
  readonly minion: EnemyCard
  readonly master: EnemyCard
  readonly says?: Said | undefined
}

export interface Nemesis extends EnemyCard {
  readonly name: string
  readonly title: Title
  readonly difficulty: Difficulty
  readonly traits: readonly Trait[]
  readonly keywords: readonly Keyword[]
  readonly says: Said
}

export interface LocationCard {
  readonly name: string
  readonly title: Title
  readonly kind: 'quarter' | 'wilderness' | 'dungeon'
  readonly difficulty: Difficulty
  readonly from: From
  readonly engaged: number
  readonly shadows: number
  readonly exploration: number
  readonly triggers: readonly Trigger[]
  readonly always: readonly Lasting[]
  readonly quest?: string | undefined
  readonly says: Said
}

export interface ExplorationCard {
  readonly name: string
  readonly title: Title
  readonly set: string
  readonly copies: number
  readonly from: From
  readonly item: boolean
  readonly triggers: readonly Trigger[]
  readonly always: readonly Lasting[]
  readonly do: readonly Effect[]
  /** Leaves the game once it was resolved. */
  readonly once?: true | undefined
  readonly quest?: string | undefined
  readonly says?: Said | undefined
}

export interface Stack {
  readonly named: readonly string[]
  readonly random?:
    | {
        readonly count: number
        readonly difficulty: Difficulty
        readonly kind?: LocationCard['kind'] | undefined
      }
    | undefined
}

export interface Quest {
  readonly name: string
  readonly title: Title
  readonly from: From
  readonly difficulty: Difficulty
  readonly road: 'goblins' | 'bloodguard' | 'mistlands'
  readonly shape: string
  readonly nemesis: string
  readonly enemies: readonly Stack[]
  readonly locations: readonly Stack[]
  /** Stacks of sets. */
  readonly exploration: readonly (readonly string[])[]
  /** Quest-specific exploration cards, shuffled into the first stack. */
  readonly extra: readonly string[]
  readonly counters: readonly {
    readonly name: string
    readonly title: Title
    readonly start: number
    readonly of?: number | undefined
  }[]
  readonly track: readonly (0 | 1 | 2 | 3)[]
  readonly perils: readonly [Peril, Peril, Peril]
  readonly triggers: readonly Trigger[]
  readonly always: readonly Lasting[]
  readonly victory: { readonly at: Moment; readonly when: When; readonly text: Said }
  readonly defeat: readonly { readonly when: When; readonly text: Said }[]
  readonly story: {
    readonly before: Said
    readonly won: Said
    readonly lost: Said
    readonly nemesis: Said
  }
}

export interface Peril {
  readonly title: Title
  readonly says: Said
  readonly do: readonly Effect[]
}

export interface TerrinothPack {
  readonly muster: 'pack 1'
  readonly game: 'terrinoth'
  readonly name: string
  readonly version: string
  readonly heroes: readonly HeroCard[]
  readonly cards: readonly ActivationCard[]
  readonly sets: readonly EnemySet[]
  readonly nemeses: readonly Nemesis[]
  readonly locations: readonly LocationCard[]
  readonly exploration: readonly ExplorationCard[]
  readonly quests: readonly Quest[]
  readonly boons: readonly Boon[]
}

export type Boon = {
  readonly name: string
  readonly title: Title
  readonly says: Said
  readonly quest: string
} /** Each hero has more. */ & (
  | { readonly gives: 'health'; readonly by: number }
  /** Each hero begins with them. */
  | { readonly gives: 'tokens'; readonly by: number }
  /** The leader begins with this exploration card, taken out of the deck. */
  | { readonly gives: 'item'; readonly card: string }
  /** Each hero begins focused. */
  | { readonly gives: 'focused' }
  /** Each hero upgrades before the first round. */
  | { readonly gives: 'upgrade' }
)
