import type {
  AnyGame,
  EngineState,
  LanguageCode,
  MatchRecord,
  Options,
  Puzzle,
  RuleText,
} from '@muster/engine'
import type { Asker } from '../asker.ts'
import type { BalancePlan } from './balance-plan.ts'

/** A card as it is listed, in one language. */
export interface CardSheet {
  /** Under which heading it stands. */
  readonly heading: string
  readonly name: string
  readonly title: string
  /** What it may be called: by a title, or by a name as files spell it. */
  readonly names: readonly { readonly title: string; readonly name: string }[]
  readonly copies: number
  readonly from: 'rulebook' | 'public' | 'house'
  /** Its halves: what each is, in signs and in full. */
  readonly halves: readonly CardHalfSheet[]
}

export interface CardHalfSheet {
  readonly title: string
  readonly short: readonly string[]
  readonly full: readonly string[]
}

export interface ChapterSheet {
  readonly key: string
  readonly name: string
  readonly story: string
  readonly scenarios: readonly {
    readonly key: string
    readonly name: string
    readonly story: { readonly before: string }
    /** What there is to choose from once it is won. */
    readonly rewards: readonly {
      readonly key: string
      readonly name: string
      readonly say: string
    }[]
  }[]
}

export interface ScenarioResult {
  readonly won: boolean
  readonly stars: number
  readonly level: string
  /** Of two results the one that is worth more stands. */
  readonly worth: number
}

/** Chapters to play through, a scenario after the other. */
export interface BoxChronicle {
  /** Names of options: which scenario it is, that it belongs to a chronicle, and what was taken along. */
  readonly options: { readonly scenario: string; readonly mark: string; readonly rewards: string }
  /** Names of options that stay as they were in the chapter's earlier matches. */
  readonly stays: readonly string[]
  chapters(language: LanguageCode): readonly ChapterSheet[]
  levels(language: LanguageCode): readonly { readonly key: string; readonly name: string }[]
  resultOf(state: EngineState): ScenarioResult
  /** The first scenario of a chapter that is not won yet. */
  nextOf<S extends { readonly key: string; readonly name: string }>(
    scenarios: readonly S[],
    isWon: (scenario: S) => boolean,
  ): S | undefined
}

/** A game with its cards in it, and what the terminal needs besides the rules. */
export interface Box {
  readonly game: AnyGame
  readonly title: string
  readonly rules: readonly RuleText[]
  /** Asks for what the command line left open. Nothing when the input ended. */
  setUp(asker: Asker, given: Options, language: LanguageCode): Promise<Options | undefined>
  /** With options, as their edition reads them. */
  cards(language: LanguageCode, options?: Options): readonly CardSheet[]
  /** The signs of short card texts, each with its name. */
  signs(language: LanguageCode): readonly string[]
  /** The achievements that a finished match earned: what they are called, and what they ask for. */
  achievements(
    record: MatchRecord,
    year: number,
    language: LanguageCode,
  ): readonly { readonly title: string; readonly say: string }[]
  readonly chronicle?: BoxChronicle
  readonly balance: BalancePlan
  /** The options that make a cell of the fuzzer's table; the others change from match to match. */
  readonly fuzzCells: readonly string[]
  /** The options in which puzzles differ from each other; all others are as usual. */
  readonly minedFields: readonly string[]
  /** Changes what has no field of its own (who plays whom). */
  vary(options: Options, random: (below: number) => number): Options
}

export interface GameEntry {
  readonly name: string
  /** With which its rule numbers begin. */
  readonly letter: string
  /** The house's cards, as a pack file has them. */
  readonly housePack: unknown
  /** With the house's cards, the easiest first. */
  puzzles(): Promise<readonly Puzzle[]>
  /** With the house's cards, or those of a pack. */
  open(pack?: unknown): Box
}
