export { botLine, botTitle } from './bots.ts'
export { type ChatLine, chatText, type Pointing } from './chat.ts'
export type {
  Company,
  Mute,
  Person,
  PersonId,
  SeatHold,
  Settings,
  UndoProposal,
  Vote,
} from './company.ts'
export type { Decides, Why } from './decides.ts'
export type { Action, ActionOf } from './messages.ts'
export { parseTable } from './notation.ts'
export { NOTE_NAMES } from './notes.ts'
export { PHRASES, type Phrase, phraseText } from './phrases.ts'
export { beginsRow, type LaterPick, laterPicks, markRow, type RowMarks } from './rows.ts'
export { type SealedOption, sealedOptions } from './sealed.ts'
export type { Seating } from './set-up.ts'
export { isSeatsName, type LogKind, type LogLine } from './speech.ts'
export {
  type EntryTellings,
  type EventCount,
  type Statistics,
  series,
  statistics,
} from './statistics.ts'
export {
  type Acted,
  type AnyTable,
  type NumberedEntry,
  openTable,
  type ResumeSetup,
  resumeTable,
  type Table,
  type TableSetup,
} from './table.ts'
export type {
  MineView,
  MuteView,
  ProposalView,
  SeatView,
  TableView,
  UndoItem,
  VoteView,
} from './view.ts'
