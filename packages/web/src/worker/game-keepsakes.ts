/** What a game gives for the end of its matches and for its wall of stamps. */
import type { EngineState, LanguageCode, Options, Telling } from '@muster/engine'
import type { AchievementView, StoryView } from '../host/keepsakes.ts'

/** One entry of a match: what it brought, and the table after it. */
export interface Moment {
  readonly entry: number
  readonly events: readonly Telling[]
  readonly state: EngineState
}

interface Named {
  readonly key: string
  readonly name: string
}

/** Rows and columns; a stamp is a cell and a mark: `dark-lord/easy/thief`. */
export interface WallPlan {
  readonly columns: readonly Named[]
  readonly rows: readonly (Named & { readonly cells: readonly (Named & { span: number })[] })[]
  readonly marks: readonly Named[]
}

export interface GameKeepsakes {
  /** `names`: those that people gave their seats, empty where there is none. */
  story(moments: readonly Moment[], names: readonly string[], language: LanguageCode): StoryView
  /** What a match that is over earns; how far it came towards what counts something. */
  earned(
    moments: readonly Moment[],
    year: number,
  ): {
    readonly stamps: readonly string[]
    readonly achievements: readonly string[]
    readonly progress: readonly {
      readonly rule: string
      readonly have: number
      readonly need: number
    }[]
  }
  /** All there are, with those of these years. */
  achievements(language: LanguageCode, years: readonly number[]): readonly AchievementView[]
  wall(language: LanguageCode): WallPlan
  /** A set-up for a cell, as near as can be to another. */
  setUpFor(cell: string, mark: string | undefined, options: Options): Options
  /** What to play next, after a match with these options. */
  next(
    stamps: readonly string[],
    options: Options,
  ): { readonly cell: string; readonly options: Options } | undefined
}
