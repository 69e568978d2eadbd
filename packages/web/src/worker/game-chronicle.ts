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
  readonly roles: readonly Named[]
  readonly scenarios: readonly (Named & {
    readonly story: ScenarioView['story']
    readonly rewards: readonly RewardView[]
  })[]
}

/** Who plays, and how hard. */
export interface Party {
  readonly players: number
  readonly level: string
  readonly roles: readonly string[]
}

export interface GameChronicle {
  chapters(language: LanguageCode): readonly ChapterPlan[]
  levels(language: LanguageCode): readonly Named[]
  /** How a match that is over went. */
  resultOf(state: EngineState): ScenarioResult
  /** The first scenario of a chapter that is not won yet. */
  nextOf<S extends Named>(scenarios: readonly S[], isWon: (scenario: S) => boolean): S | undefined
  /** Who played a match of it. */
  partyOf(options: Options): Party
  /** Who plays a chapter first; `other`: the last match of the game, if there is one. */
  firstParty(roles: readonly string[], other: Options | undefined): Party
  /** `rewards` in the order of the scenarios that gave them. */
  optionsFor(scenario: string, party: Party, rewards: readonly string[]): Options
}
