/** What a game gives for the end of its matches and for its wall of stamps. */
import type {
  Achievement,
  Earned,
  EngineState,
  LanguageCode,
  MomentOf,
  Options,
  Story,
  Wall,
} from '@muster/engine'

export type Moment = MomentOf<EngineState>

export interface GameKeepsakes {
  /** `names`: those that people gave their seats, empty where there is none. */
  story(moments: readonly Moment[], names: readonly string[], language: LanguageCode): Story
  /** What a match that is over earns; how far it came towards what counts something. */
  earned(moments: readonly Moment[], year: number): Earned
  /** All there are, with those of these years. */
  achievements(language: LanguageCode, years: readonly number[]): readonly Achievement[]
  wall(language: LanguageCode): Wall
  /** A set-up for a cell, as near as can be to another. */
  setUpFor(cell: string, mark: string | undefined, options: Options): Options
  /** What to play next, after a match with these options. */
  next(
    stamps: readonly string[],
    options: Options,
  ): { readonly cell: string; readonly options: Options } | undefined
}
