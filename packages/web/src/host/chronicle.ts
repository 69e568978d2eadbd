/** What page and worker say to each other about chronicles: a chapter's scenarios in a row, in the reader's language. */
import type { Options } from '@muster/engine'

/** A match says itself that it belongs to a chapter, wherever it came from: each game in a word of its own. */
export const isOfChronicle = ({ chronicle, journey }: Options): boolean =>
  chronicle === true || journey === true

/** The scenario or quest of a match. */
export const scenarioIn = ({ scenario, quest }: Options): string => String(scenario ?? quest)

export interface Named {
  readonly key: string
  readonly name: string
}

export interface RewardView extends Named {
  readonly say: string
}

export interface ScenarioView extends Named {
  readonly story: { readonly before: string; readonly won: string; readonly lost: string }
  /** The best there was; what was lost has no stars. */
  readonly result?: { readonly won: boolean; readonly stars: number; readonly level: string }
  /** What there is to choose from once it is won. */
  readonly rewards: readonly RewardView[]
  /** The one that was chosen. */
  readonly taken?: string
  /** All before it in the chapter are won. */
  readonly isOpen: boolean
  /** A match of it that is not over. */
  readonly underWay?: string
  /** How it is begun, with the party that played last. */
  readonly options: Options
}

export interface ChapterView extends Named {
  readonly story: string
  /** Whom one can play in it: clans, heroes. */
  readonly roles: readonly Named[]
  readonly scenarios: readonly ScenarioView[]
  /** Bots played the roles that nobody played last time; so they do the first time. */
  readonly withBots: boolean
  /** The scenario to play next; none when all are won. */
  readonly next?: string
}

export interface ChronicleView {
  readonly chapters: readonly ChapterView[]
  readonly levels: readonly Named[]
  /** The bot that plays along. */
  readonly bot: string
  /** The storage can be read. */
  readonly kept: boolean
}

export interface ChronicleCalls {
  /** `id`: a match of it that is over, whose end is looked at. `take`: a reward that is chosen. */
  chronicle: {
    ask: {
      readonly game: string
      readonly id?: string
      readonly take?: { readonly scenario: string; readonly reward: string }
    }
    answer: ChronicleView
  }
}
