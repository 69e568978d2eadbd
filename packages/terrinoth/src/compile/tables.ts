/** What a pack is compiled to: tables by kind of card, triggers, quests. */
import type { Card, ListId, Program, Umpire } from '@muster/engine'
import type { Lasting, When } from '../cards/effects.ts'
import type { TerrinothPack } from '../cards/types.ts'
import type { TerrinothState } from '../state.ts'

export type U = Umpire<TerrinothState, Content>

export const ENEMY = 0
export const LOCATION_CARD = 1
export const EXPLORATION_CARD = 2
export const ACTIVATION = 3

export const MINION = 0
export const MASTER = 1
export const NEMESIS = 2

/** The attack reaches all it can. */
export const ALL_TARGETS = 99

/** Of triggers of heroes and items: in whose activation they work. */
export const OWN = 0
export const ANY = 1
export const ANOTHER = 2

export interface Kind {
  readonly name: string
  readonly type: number
  readonly copies: number
  /** Of an enemy its set (a Nemesis: sets + n); of a location or exploration card its index in the pack; of an activation card its HERO_TYPES index. */
  readonly of: number
  readonly difficulty: number
  /** Of an enemy; else −1. */
  readonly rank: number
  /** As bits by TRAITS. */
  readonly traits: number
  readonly attack: number
  readonly resilience: number
  readonly health: number
  /** The effect bar from left to right, and its keywords by number. */
  readonly bar: readonly ListId[]
  readonly barNames: readonly number[]
  /** What it does when it counterattacks. Its threat is a forced trigger. */
  readonly counter: ListId
  /** What it may do to heroes that it is not engaged with (`elsewhere.ts`). */
  readonly isStrange: boolean
  readonly farWounds: number
  readonly joins: number
  // Of an activation card; class NONE: basic.
  readonly action: number
  readonly dice: number
  readonly class: number
  readonly ranged: boolean
  readonly targets: number
  readonly above: ListId
  readonly below: ListId
  // Of a location.
  readonly engaged: number
  readonly shadows: number
  readonly exploration: number
  // Of an exploration card.
  readonly item: boolean
  readonly once: boolean
  readonly do: ListId
  readonly triggers: readonly number[]
  readonly lasting: readonly Lasting[]
  /** The moments it has triggers for, as bits by MOMENTS. */
  readonly moments: number
}

export interface CompiledTrigger {
  readonly name: string
  /** Index of MOMENTS. */
  readonly at: number
  readonly optional: boolean
  readonly of: 0 | 1 | 2
  /** Index of ACTIONS, or −1. */
  readonly action: number
  readonly when: When | undefined
  readonly perRound: boolean
  /** Its bit among those that were used: of heroes, then the quest's, then the location's; of other cards −1. */
  readonly limitBit: number
  readonly price: ListId
  readonly do: ListId
}

interface CompiledHero {
  readonly type: number
  readonly health: number
  readonly triggers: readonly number[]
  readonly lasting: readonly Lasting[]
  readonly moments: number
}

export interface CompiledQuest {
  readonly triggers: readonly number[]
  readonly lasting: readonly Lasting[]
  readonly moments: number
  readonly perils: readonly ListId[]
  readonly track: readonly number[]
  readonly nemesis: Card
  readonly enemyStacks: readonly {
    readonly sets: readonly number[]
    readonly random: number
    readonly difficulty: number
  }[]
  readonly locationStacks: readonly {
    readonly cards: readonly Card[]
    readonly random: number
    readonly difficulty: number
    /** Index of LOCATION_KINDS, or −1: any. */
    readonly kind: number
  }[]
  readonly explorationStacks: readonly (readonly Card[])[]
  readonly victory: { readonly at: number; readonly when: When }
  readonly defeat: readonly When[]
}

export interface Content {
  readonly pack: TerrinothPack
  readonly program: Program<U>
  /** Enemy cards are numbered first: 0 to enemies − 1. */
  readonly enemies: number
  readonly kinds: readonly Kind[]
  /** For each card its kind, and which of its copies it is, from 1. */
  readonly kindOf: readonly number[]
  readonly copyOf: readonly number[]
  readonly triggers: readonly CompiledTrigger[]
  /** The names of keywords; the first three are Advance, Inflict, Retreat. */
  readonly keywords: readonly string[]
  readonly heroes: readonly CompiledHero[]
  /** By type, by slot. */
  readonly basics: readonly (readonly Card[])[]
  /** By type. */
  readonly advanced: readonly (readonly Card[])[]
  readonly cardsOfSet: readonly (readonly Card[])[]
  readonly quests: readonly CompiledQuest[]
}
