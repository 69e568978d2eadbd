/** What a game brings to the library: its cards, ready to be found, read and drawn. Its rules it brings anyway. */
import type { ReactNode } from 'react'
import type { PageLanguage } from '../../texts/texts.ts'

/** In what words cards are read. */
export interface LibraryReader {
  readonly language: PageLanguage
  /** The edition asked for; none: the newest words. */
  readonly edition: string | undefined
}

/** `picture`: fills a small square. `tile`: as it lies in the binder. `full`: everything it says, large. */
export type Drawing = 'picture' | 'tile' | 'full'

export interface Fact {
  readonly name: string
  readonly value: string
}

export interface LibraryCard {
  /** In addresses: `card/orc`. */
  readonly name: string
  /** Other names that lead here: of the loot on an enemy's card. */
  readonly aliases: readonly string[]
  readonly title: string
  /** The name of one of the kinds. */
  readonly kind: string
  readonly level: number | undefined
  /** The divider of the binder that it stands behind. */
  readonly divider: string
  /** The editions that have it; none named: all. */
  readonly editions: readonly string[]
  /** All that it says, a sentence each. */
  readonly lines: readonly string[]
  /** Words that it does not say, but by which it is found: its kind, its hero. */
  readonly also: readonly string[]
  readonly facts: readonly Fact[]
  /** The rules behind its words. */
  readonly rules: readonly string[]
  draw(as: Drawing): ReactNode
  /** What its signs mean, where it has any. */
  readonly keywords: ReactNode | undefined
}

export interface CardKind {
  readonly name: string
  /** On the filter. */
  readonly label: string
  /** How wide its tiles are, in rem. */
  readonly width: number
}

export interface GameLibrary {
  kinds(language: PageLanguage): readonly CardKind[]
  /** What a reader should know of the cards as they are drawn here. */
  note(language: PageLanguage): string
  /** In the order of the binder: those behind one divider stand together. */
  cards(reader: LibraryReader): readonly LibraryCard[]
}

export interface LibraryModule {
  readonly game: string
  /** Of a pack that the worker has checked. */
  libraryOf(pack: unknown): GameLibrary
}
