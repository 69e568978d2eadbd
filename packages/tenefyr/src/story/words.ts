/** What a language needs to tell a match. Each line has several wordings; a match picks its own. */
import type { Spoken, Wordings } from '@muster/engine'
import type { Journey } from './high-points.ts'
import type { Deed } from './honours.ts'

/** Who did it: heroes by their names, or a person by theirs. */
export interface Doer {
  readonly the: string
  readonly The: string
  readonly many: boolean
}

export interface Opening {
  readonly party: Spoken
  readonly boss: Spoken
  readonly level: string
}

/** A combat as it is told. */
export interface Fight {
  readonly enemy: Spoken
  readonly power: number
  readonly needed: number
  /** Who had the last turn of it. */
  readonly who: Doer
  readonly atLast: boolean
}

export interface VisitTold {
  readonly place: Spoken
  readonly loot: number
  /** The reward, or nothing. */
  readonly reward: string
  /** Who threw the party out. */
  readonly enemy: Spoken
  /** Where the Boss token came to. */
  readonly at: number
  readonly skull: number
}

export interface EndTold extends Fight {
  readonly boss: Spoken
  /** Cards of the last fight that were never reached. */
  readonly left: number
}

export interface StoryWords {
  readonly opening: Wordings<Opening>
  readonly openingQuick: Wordings<Opening>
  readonly journey: Wordings<Journey>
  /** No dungeon was entered. */
  readonly straight: Wordings<Opening>
  /** Where it turned, by how the visit ended. `hope`, `better`, `surer` and `worse` go on before the full stop. */
  readonly turnedCleared: Wordings<VisitTold>
  readonly turnedLeft: Wordings<VisitTold>
  readonly turnedOut: Wordings<VisitTold>
  /** For the better, where it had not gone badly: nothing turned, it was the greatest step. */
  readonly stepCleared: Wordings<VisitTold>
  readonly stepLeft: Wordings<VisitTold>
  /** For the better, when it had looked bad, when it was open, and when it had looked good. */
  readonly hope: readonly string[]
  readonly better: readonly string[]
  readonly surer: readonly string[]
  readonly worse: readonly string[]
  /** In the last fight; `cards`: left in the decks. */
  readonly turnedBoss: Wordings<Fight & { readonly cards: number }>
  readonly closeWon: Wordings<Fight>
  readonly closeLost: Wordings<Fight>
  /** The narrowest of all, and not close. */
  readonly notClose: Wordings<Fight>
  readonly won: Wordings<EndTold>
  readonly lost: Wordings<EndTold>
  readonly honours: {
    readonly [D in Deed]: {
      readonly title: string
      /** `enemy`: whom it was done to, where there is one. */
      readonly say: (count: number, enemy: string) => string
    }
  }
  readonly skill: (count: number) => string
}
