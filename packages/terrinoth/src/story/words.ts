/** What a language needs to tell a match. Each line has several wordings; a match picks its own. */
import type { Spoken, Wordings } from '@muster/engine'
import type { Journey } from './high-points.ts'
import type { Deed } from './honours.ts'

export interface Opening {
  readonly heroes: Spoken
  readonly quest: string
  readonly grim: boolean
}

export interface JourneyTold extends Journey {
  /** Where they were, the first and the last. */
  readonly from: Spoken
  readonly to: Spoken
  readonly places: number
}

export interface RoundTold {
  readonly round: number
  readonly slain: number
  readonly explored: number
  readonly wounds: number
  /** Who fell in it. */
  readonly fallen: Spoken | undefined
}

export interface FallTold {
  readonly hero: Spoken
  readonly nemesis: Spoken
  /** What the last blow dealt. */
  readonly wounds: number
}

export interface CloseTold {
  readonly hero: Spoken
  readonly left: number
}

export interface WonTold {
  readonly nemesis: Spoken
  /** The Nemesis lies defeated. */
  readonly slain: boolean
  readonly standing: number
  readonly heroes: number
  readonly place: Spoken
}

export interface LostTold {
  readonly place: Spoken
  readonly nemesis: Spoken
  /** All fell, or the quest was lost otherwise. */
  readonly allFell: boolean
  readonly round: number
}

export interface StoryWords {
  readonly opening: Wordings<Opening>
  readonly journey: Wordings<JourneyTold>
  readonly turnedUp: Wordings<RoundTold>
  readonly turnedDown: Wordings<RoundTold>
  /** One blow decided it. */
  readonly felled: Wordings<FallTold>
  readonly close: Wordings<CloseTold>
  /** Nobody who lived was ever near falling. */
  readonly calm: readonly string[]
  readonly won: Wordings<WonTold>
  readonly lost: Wordings<LostTold>
  readonly honours: {
    readonly [D in Deed]: { readonly title: string; readonly say: (count: number) => string }
  }
}
