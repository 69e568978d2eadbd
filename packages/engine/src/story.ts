/** A match told when it is over: some five sentences, and one honour for each player. */
import type { LanguageCode, Telling } from './game.ts'
import { grammars } from './language/index.ts'
import type { EngineState, Seat } from './state.ts'

/** One entry of a match: what it brought, and the table after it. */
export interface MomentOf<S extends EngineState> {
  readonly entry: number
  readonly events: readonly Telling[]
  readonly state: S
}

/** `entry`: where in the match it happened, to go and look. */
export interface StorySentence {
  readonly kind: 'opening' | 'journey' | 'turning' | 'close' | 'end'
  readonly say: string
  readonly entry?: number
}

export interface HonourTold {
  readonly seat: Seat
  /** A hero, where it is theirs alone. */
  readonly hero?: string
  readonly title: string
  readonly say: string
}

export interface Story {
  readonly sentences: readonly StorySentence[]
  readonly honours: readonly HonourTold[]
}

/** With the typography of its language. */
export function finishedStory({ sentences, honours }: Story, language: LanguageCode): Story {
  const { finish } = grammars[language]
  return {
    sentences: sentences.map((told) => ({ ...told, say: finish(told.say) })),
    honours: honours.map((told) => ({
      ...told,
      title: finish(told.title),
      say: finish(told.say),
    })),
  }
}

/** Several ways to say a line; a match picks its own. */
export type Wordings<T> = readonly ((told: T) => string)[]

/** Tells a match from others, so that not all are told alike. */
export const storyTurn = (moments: readonly { readonly events: readonly Telling[] }[]): number =>
  moments.reduce((sum, { events }) => sum + events.length, 0)

/** One of several wordings; `slot` keeps two lines of a story from turning together. */
export function wording<T>(
  { turn }: { readonly turn: number },
  slot: number,
  wordings: readonly T[],
): T {
  return wordings[Math.floor(turn / (slot + 1)) % wordings.length]
}
