/** What is told and kept when a match is over, and the wall of stamps: plain data, in the reader's language. */
import type { Options, Seat } from '@muster/engine'
import type { Unranked } from './protocol.ts'

/** A match told in some sentences; `entry`: where in it to go and look. */
export interface StoryView {
  readonly sentences: readonly {
    readonly kind: 'opening' | 'journey' | 'turning' | 'close' | 'end'
    readonly say: string
    readonly entry?: number
  }[]
  readonly honours: readonly {
    readonly seat: Seat
    /** A hero, where it is theirs alone. */
    readonly hero?: string
    readonly title: string
    readonly say: string
  }[]
}

export interface AchievementView {
  readonly key: string
  readonly title: string
  /** What it asks for. */
  readonly say: string
}

/** An achievement that was nearly earned. */
export interface NearView extends AchievementView {
  readonly have: number
  readonly need: number
}

/** A stamp: what it is for, and the name of its mark. */
export interface StampView {
  readonly key: string
  readonly cell: string
  readonly mark: string
  readonly name: string
}

/** What the wall lacks most. */
export interface NextView {
  readonly cell: string
  readonly name: string
  readonly options: Options
}

export interface EndingView {
  readonly story: StoryView
  /** How often what had been dealt was taken back. */
  readonly takenBack: number
  /** Earned by this match, and not before. */
  readonly stamps: readonly StampView[]
  readonly achievements: readonly AchievementView[]
  readonly nearest: readonly NearView[]
  /** Why it earns nothing. */
  readonly unranked?: Unranked
  readonly next?: NextView
  /** What was earned is stored. */
  readonly kept: boolean
  /** When it was over, in milliseconds. */
  readonly time: number
}

export interface WallCell {
  readonly key: string
  readonly name: string
  /** How many columns it is wide. */
  readonly span: number
  /** With the time at which each was first stamped. */
  readonly marks: readonly { readonly key: string; readonly name: string; readonly time?: number }[]
  /** A set-up for it. */
  readonly options: Options
}

export interface WallView {
  readonly game: string
  readonly columns: readonly string[]
  readonly rows: readonly {
    readonly key: string
    readonly name: string
    readonly cells: readonly WallCell[]
  }[]
  readonly achievements: readonly (AchievementView & { readonly time?: number })[]
  readonly next?: NextView
  /** Matches that were not looked through yet. */
  readonly left: number
  /** The storage can be read. */
  readonly kept: boolean
}
