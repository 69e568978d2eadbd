import type { Option } from './decision.ts'
import type { Telling } from './game.ts'
import type { Card } from './state.ts'

/** A card and as what it takes part: one may be an enemy first and loot later. */
export interface CardPart {
  /** Cards of one sort stand beside each other: `enemy`, or `enemy/3` where they come in levels. */
  readonly as: string
  readonly card: Card
}

/** What part cards take in a match, for who measures what they do to it. */
export interface CardParts<S> {
  /** As what cards take part, in the order of a report. */
  readonly kinds: readonly string[]
  /** The event that begins a stretch of the match (a fight, a turn, a round): how it stands is noted at each. */
  readonly stretch: string
  /** The cards that are there from the start, on a table before its set-up. */
  atStart(state: S): readonly CardPart[]
  /** The card that an event brings into the match. */
  brought(event: Telling): CardPart | undefined
  /** The cards that an option gets, meets or uses, for who chooses it. */
  offered(state: S, option: Readonly<Option>): readonly CardPart[]
}
