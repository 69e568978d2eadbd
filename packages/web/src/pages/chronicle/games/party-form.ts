/** How a chapter of a game is set up by hand: who plays, and how hard. */
import type { Options } from '@muster/engine'
import type { InEveryLanguage } from '../../../texts/texts.ts'

export interface ChapterTexts {
  readonly lead: string
  readonly whoHint: string
  readonly level: string
  readonly bots: string
  readonly part: (n: number, all: number) => string
  readonly chapterDone: string
  /** What each role is, in a game where only one of a kind may come. */
  readonly kinds?: Readonly<Record<string, string>>
}

export interface Party {
  readonly level: string
  readonly roles: readonly string[]
  /** One person, and bots for the others. */
  readonly withBots: boolean
}

export interface PartyForm {
  readonly texts: InEveryLanguage<ChapterTexts>
  /** Whoever begins a chapter plays all of it. */
  readonly staysTogether: boolean
  partyOf(options: Options): Omit<Party, 'withBots'>
  /** The options of a scenario, for another party. */
  optionsWith(options: Options, party: Party): Options
  /** One joins or leaves, as far as the rules allow. `all`: in their order. */
  mark(all: readonly string[], marked: readonly string[], role: string): readonly string[]
}

export const rowOf = (value: Options[string] | undefined): readonly string[] =>
  Array.isArray(value) ? value.map(String) : []
