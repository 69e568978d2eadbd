/** What a game gives for its chronicle. */
import type { EngineState, LanguageCode, Options } from '@muster/engine'
import type { Named, RewardView, ScenarioView } from '../host/chronicle.ts'

export interface ScenarioResult {
  readonly won: boolean
  readonly stars: number
  readonly level: string
  /** Of two results the one that is worth more stands. */
  readonly worth: number
}

interface ChapterPlan extends Named {
  readonly story: string
  readonly clans: readonly Named[]
  readonly scenarios: readonly (Named & {
    readonly story: ScenarioView['story']
    readonly rewards: readonly RewardView[]
  })[]
}

export interface GameChronicle {
  chapters(language: LanguageCode): readonly ChapterPlan[]
  levels(language: LanguageCode): readonly Named[]
  /** How a match that is over went. */
  resultOf(state: EngineState): ScenarioResult
  /** The first scenario of a chapter that is not won yet. */
  nextOf<S extends Named>(scenarios: readonly S[], isWon: (scenario: S) => boolean): S | undefined
  /** `rewards` in the order of the scenarios that gave them. */
  optionsFor(
    scenario: string,
    party: { readonly level: string; readonly clans: readonly string[] },
    rewards: readonly string[],
  ): Options
}
