/** What a language needs to tell a match. Each line has several wordings; a match picks its own. */
import type { Spoken, Wordings } from '@muster/engine'
import type { Counted, Place } from '../talk/said.ts'
import type { Journey } from './high-points.ts'
import type { Deed } from './honours.ts'

/** Who did it: a clan by its name, or a person by theirs. */
export interface Doer {
  readonly the: string
  readonly The: string
  /** "to the Gnolls". */
  readonly to: string
  readonly many: boolean
}

export interface Opening {
  readonly clans: Spoken
  readonly scenario: string
  readonly level: string
}

export interface LootTold {
  readonly heroes: Counted
  readonly room: Place
  readonly value: number
  readonly effect: string
}

export interface TurnTold {
  readonly who: Doer
  readonly turn: number
  readonly driven: number
  readonly trapped: number
  readonly monstersGone: number
}

export interface SiegeTold {
  readonly heroes: number
  /** How many the treasure needs. */
  readonly needed: number
  readonly guards: number
}

export interface WonTold {
  /** Treasures left, of those at the beginning. */
  readonly left: number
  readonly treasures: number
}

export interface LostTold {
  readonly heroes: Counted | undefined
  readonly wave: number
  /** Guild cards that were still to come in that wave. */
  readonly left: number
}

export interface StoryWords {
  /** Before the name of a person. */
  readonly to: string
  readonly opening: Wordings<Opening>
  readonly journey: Wordings<Journey>
  readonly turnedLooted: Wordings<LootTold>
  readonly turnedUp: Wordings<TurnTold>
  readonly turnedDown: Wordings<TurnTold>
  readonly besieged: Wordings<SiegeTold>
  /** No hero ever stood in the Vault. */
  readonly calm: readonly string[]
  readonly won: Wordings<WonTold>
  readonly lost: Wordings<LostTold>
  readonly honours: {
    readonly [D in Deed]: { readonly title: string; readonly say: (count: number) => string }
  }
}
