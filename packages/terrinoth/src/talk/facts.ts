/** What sentences are made of: enemies, heroes, cards and rolls with their numbers. */
import type { Spoken } from '@muster/engine'
import type { Action, ConditionName } from '../state.ts'

/** An enemy where it stands; face down it is nobody in particular. */
export interface EnemyFacts {
  readonly enemy: Spoken
  readonly at: 'hero' | 'shadows' | 'lair' | 'elsewhere'
  readonly hero: Spoken | undefined
  readonly faceDown: boolean
  /** Which group of face-down ones, where those of several stacks lie in the shadows; else 0. */
  readonly group: number
  readonly attack: number
  /** Health left, of how much. */
  readonly left: number
  readonly health: number
  readonly ready: boolean
  readonly count: number
}

export interface HeroFacts {
  readonly hero: Spoken
  readonly left: number
  readonly health: number
  readonly tokens: number
}

export interface CardFacts {
  readonly title: string
  readonly text: string
  /** Spoken where it stands for several alike: ", one of 2". */
  readonly alike: string
}

/** What a roll may bring; chances in whole percent, undefined where nothing is aimed at. */
export interface RollFacts {
  readonly action: Action
  readonly tokens: number
  /** The last of the tokens brings nothing. */
  readonly idle: boolean
  /** How many are attacked; of several, that one falls, and which, if it is the Nemesis. */
  readonly targets: number
  readonly one: number
  readonly chief: Spoken | undefined
  /** That all targets fall, or that the location is fully explored. */
  readonly reaches: number | undefined
  /** Mean of what it brings, where that is what counts: of an attack wounds, where nobody is likely to fall. */
  readonly mean: string
  /** Mean wounds by counterattacks. */
  readonly wounds: string
  /** That the acting hero falls. */
  readonly falls: number
}

/** A roll that lies on the table, if no die is rolled again by choice. */
export interface KeptRoll {
  readonly action: Action
  readonly successes: number
  /** Of an attack, where the targets are known. */
  readonly strikes: Strikes | undefined
  readonly wounds: number
}

/** What the successes come to. */
export interface Strikes {
  readonly targets: number
  readonly wounds: number
  /** How many more bring all of them down. */
  readonly short: number
  /** Who falls; of several not all of which do, that one can. */
  readonly target: Spoken
  readonly one: boolean
}

/** By what dice may be rerolled. */
export interface RerollBy {
  readonly title: string
  readonly dice: number
  /** It is discarded for it. */
  readonly gone: boolean
}

/** What an enemy would do to who activates it. */
export interface Foreseen {
  readonly wounds: number
  readonly cards: number
  readonly conditions: readonly ConditionName[]
  readonly engages: boolean
}

/** One throw as it is told: faces counted, what was added and by what. */
export interface RollTold {
  readonly faces: readonly string[]
  /** Of enemies, where the throw is not yet over. */
  readonly enemyFaces: readonly string[]
  readonly added: readonly { readonly by: number; readonly cause: string }[]
  readonly total: number | undefined
}

/** One target's share: successes, resilience, wounds, and whether it fell. */
export interface ShareTold {
  readonly enemy: Spoken
  readonly share: number
  readonly resilience: number
  readonly wounds: number
  readonly falls: boolean
}

/** What a target would get. */
export interface Share {
  readonly enemy: Spoken
  readonly successes: number
  /** None where nobody knows who it is. */
  readonly wounds: number | undefined
  readonly falls: boolean
}

export interface Spawned {
  readonly enemy: Spoken
  readonly where: string
}
