/** A table as a page shows it and a server sends it: JSON. */
import type { DecisionJson, MuteSpan, Seat } from '@muster/engine'
import type { ChatLine } from './chat.ts'
import type { Person, PersonId, SeatHold, Settings } from './company.ts'
import type { Decides } from './decides.ts'

export interface SeatView extends SeatHold {
  readonly seat: Seat
  /** One of its people is here; true for a bot. */
  readonly here: boolean
  /** Others may answer for it now. */
  readonly answeredFor: boolean
}

export interface VoteView {
  readonly seat: Seat
  readonly person: PersonId
  /** Not shown before all votes are in where hands are closed. */
  readonly texts?: readonly string[]
}

export interface MuteView {
  readonly seat: Seat
  readonly key: string
  readonly span: MuteSpan
}

/** A way back. */
export interface UndoItem {
  /** `step`: one choice or its row of picks. `action` and `turn`: see `undo.ts`. */
  readonly kind: 'step' | 'action' | 'turn'
  /** The entry to go back to. */
  readonly to: number
  /** The choices that it takes back, oldest first. */
  readonly takesBack: readonly number[]
  /** Something was dealt since: everybody here must agree. */
  readonly pastSeal: boolean
  /** Needs nobody else's consent when this person does it. */
  readonly free: boolean
}

export interface ProposalView {
  readonly proposal: number
  readonly to: number
  readonly takesBack: readonly number[]
  readonly pastSeal: boolean
  readonly agreed: readonly Seat[]
  /** The seats whose word is still missing. */
  readonly missing: readonly Seat[]
}

/** What the person who looks may do now. */
export interface MineView {
  /** The seats that it holds. */
  readonly seats: readonly Seat[]
  readonly mayChoose: boolean
  readonly mayVote: boolean
  readonly maySettle: boolean
  /** Its word on the wish to go back is missing. */
  readonly mayAgree: boolean
}

export interface TableView {
  /** The number of the last entry. */
  readonly version: number
  /** The entry that opened the present decision: choices, votes and undos name it. */
  readonly entry: number
  readonly people: readonly Person[]
  readonly seats: readonly SeatView[]
  readonly settings: Settings
  /** None when the match is over. */
  readonly decision?: DecisionJson
  readonly decides?: Decides
  readonly votes: readonly VoteView[]
  /** The mutes that stand. */
  readonly mutes: readonly MuteView[]
  readonly undo?: ProposalView
  readonly chat: readonly ChatLine[]
  readonly result?: 'won' | 'lost'
  readonly mine?: MineView
}
