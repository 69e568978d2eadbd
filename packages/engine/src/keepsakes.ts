/** What a match leaves behind: its story, achievements and stamps. */
import { MusterError } from './errors.ts'
import type { LanguageCode, Telling } from './game.ts'
import type { EngineState } from './state.ts'
import type { MomentOf, Story } from './story.ts'

export interface Achievement {
  readonly key: string
  readonly title: string
  /** What it asks for. */
  readonly say: string
}

/** How far a match came towards an achievement that counts something. */
export interface Progress {
  readonly rule: string
  readonly have: number
  readonly need: number
}

export interface Earned {
  readonly stamps: readonly string[]
  readonly achievements: readonly string[]
  readonly progress: readonly Progress[]
}

interface Named {
  readonly key: string
  readonly name: string
}

export interface WallCell extends Named {
  /** How many columns it is wide. */
  readonly span: number
}

/** The wall of stamps: a stamp is a cell and a mark. */
export interface Wall {
  readonly columns: readonly Named[]
  readonly rows: readonly (Named & { readonly cells: readonly WallCell[] })[]
  /** What a cell is stamped with. */
  readonly marks: readonly Named[]
}

export interface KeepsakeParts<S extends EngineState, C, Deeds> {
  /** What the game is called. */
  readonly title: string
  readonly isState: (state: EngineState) => state is S
  readonly storyOf: (
    content: C,
    moments: readonly MomentOf<S>[],
    names: readonly string[],
    language: LanguageCode,
  ) => Story
  /** The deeds of a match, noted event by event. */
  readonly newDeeds: () => Deeds
  readonly note: (deeds: Deeds, content: C, state: S, event: Telling) => void
  readonly earned: (deeds: Deeds, content: C, state: S, year: number) => readonly string[]
  readonly progressOf: (deeds: Deeds, content: C, state: S) => readonly Progress[]
  readonly stampsOf: (content: C, state: S) => readonly string[]
}

/** `moments`: all entries that stand, in their order, of a match that is over. */
export function keepsakesFrom<S extends EngineState, C, Deeds>(
  parts: KeepsakeParts<S, C, Deeds>,
  content: C,
) {
  const { title, isState } = parts
  const ofGame = (moments: readonly MomentOf<EngineState>[]): MomentOf<S>[] =>
    moments.map(({ entry, events, state }) => {
      if (!isState(state)) throw new MusterError('position', `this is no table of ${title}`)
      return { entry, events, state }
    })
  return {
    story: (
      moments: readonly MomentOf<EngineState>[],
      names: readonly string[],
      language: LanguageCode,
    ): Story => parts.storyOf(content, ofGame(moments), names, language),
    earned(given: readonly MomentOf<EngineState>[], year: number): Earned {
      const moments = ofGame(given)
      const state = moments.at(-1)?.state
      if (state === undefined) return { stamps: [], achievements: [], progress: [] }
      const deeds = parts.newDeeds()
      for (const moment of moments) {
        for (const event of moment.events) parts.note(deeds, content, moment.state, event)
      }
      return {
        stamps: parts.stampsOf(content, state),
        achievements: parts.earned(deeds, content, state, year),
        progress: parts.progressOf(deeds, content, state),
      }
    },
  }
}
