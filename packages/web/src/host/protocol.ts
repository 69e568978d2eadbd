/**
 * What page and worker say to each other. The worker has the engine, the tables and the storage; the page has
 * views of them: plain data, with all sentences in the reader's language.
 */
import type {
  Asked,
  Chooser,
  EngineState,
  LanguageCode,
  LessonOutcome,
  LogSentence,
  MuteSpan,
  OptionField,
  Options,
  RuleText,
  Seat,
  Telling,
  Thing,
} from '@muster/engine'
import type { Action, TableView } from '@muster/table'
import type { BotCalls, Considered } from './bot-calls.ts'
import type { ChronicleCalls } from './chronicle.ts'
import type { DailyCalls } from './daily.ts'
import type { ForesightCalls } from './foresight.ts'
import type { EndingView, WallView } from './keepsakes.ts'
import type { OnlineCalls } from './online.ts'
import type { PuzzleCalls } from './puzzles.ts'
import type { ReviewCalls } from './review.ts'
import type { UndoWay } from './undo-way.ts'

/** Who sits where in a new match. */
export interface SeatPlan {
  readonly name: string
  /** The name of a bot, or nobody: a person at this device. */
  readonly bot?: string
}

export interface NewMatch {
  readonly game: string
  readonly options: Options
  readonly seats: readonly SeatPlan[]
  /** 32 hex digits: the same deal as another match. */
  readonly seed?: string
  /** The hash of its cards; the house's where none is named. */
  readonly pack?: string
  /** All party decisions are the arbiter's. */
  readonly routine: boolean
  /** Nobody at this table is told what promises most. */
  readonly noHints?: boolean
  /** The day whose daily it is. */
  readonly daily?: string
}

/** A kept match, for the list. */
export interface MatchSummary {
  readonly id: string
  readonly game: string
  readonly options: Options
  readonly seats: readonly SeatPlan[]
  /** When it was last played, in milliseconds. */
  readonly played: number
  readonly entries: number
  readonly result?: 'won' | 'lost'
  /** Whose choice it waits for, and what, in the page's language; how it ended when it is over. */
  readonly saying: string
  /** Its rules or cards can no longer be played: it can be shown and exported. */
  readonly frozen?: string
  readonly daily?: string
  /** The table from afar; what it says only the game knows. Matches of long ago have none. */
  readonly glimpse?: object
}

export interface OptionView {
  /** As the notation spells it: what a choice names. */
  readonly text: string
  readonly verb: string
  /** For players. */
  readonly say: string
  readonly at: readonly Thing[]
  /** For how many alike things it stands. */
  readonly alike: number
  /** Choosing it turns a card or rolls. */
  readonly sealed: boolean
  /** It is allowed, but would do nothing now. */
  readonly idle?: true
}

/** A choice on the way of a gesture. */
export interface PathStep {
  /** The question that it answers. */
  readonly prompt: string
  readonly verb: string
  readonly text: string
  readonly at: readonly Thing[]
  /** It has no alternative and is made by itself: it is not posted. */
  readonly automatic: boolean
}

/**
 * A gesture: choices one after the other that no chance interrupts, offered as one beside the decision's own
 * options. Its text is those of the choices to post, a line each; its verb and things are those of the last.
 */
export interface PathView extends OptionView {
  readonly steps: readonly PathStep[]
}

export interface DecisionView {
  /** The entry that opened it. */
  readonly entry: number
  readonly by: Chooser
  readonly arbiter: Seat
  readonly weighty: boolean
  readonly prompt: string
  readonly about: { readonly a: number; readonly b: number; readonly c: number }
  readonly say: string
  /** The same in its parts. */
  readonly asked: Asked
  readonly rule: string
  readonly mute?: { readonly key: string; readonly span: MuteSpan }
  /** Of a row of picks, all that it can pick, also what the rules offer only after other picks. */
  readonly options: readonly OptionView[]
  /** Several of its options may be marked in any order, and are posted as one row. */
  readonly row: boolean
  /** Gestures that begin here, of a game that has them: of alike ones the one that costs least. */
  readonly paths?: readonly PathView[]
}

export interface SeatView {
  readonly seat: Seat
  /** Who sits there: the name given at set-up, else that of the seat's heroes. */
  readonly name: string
  /** As the game calls the seat ("the Barbarian and the Thief"). */
  readonly role: string
  readonly bot?: string
}

export interface LogLine {
  /** Where the table was when it was said: a click goes there. */
  readonly entry: number
  readonly seat?: Seat
  readonly say: string
  readonly rule?: string
  /** After it a card was turned or a die rolled. */
  readonly sealed: boolean
  readonly kind: 'choice' | 'undo' | 'table'
  /** The bot that chose it: it can be asked why. */
  readonly bot?: string
  /** Of an undo: the last entry that stands; what was after it was taken back. */
  readonly to?: number
}

/** The table at one moment. */
export interface MatchView {
  readonly id: string
  readonly game: string
  /** The pack's hash; a board loads that pack's cards. */
  readonly pack: string
  readonly options: Options
  /** Number of the last entry. */
  readonly entry: number
  readonly state: EngineState
  readonly decision: DecisionView | undefined
  readonly seats: readonly SeatView[]
  /** Votes, proposals, mutes, who decides and why. */
  readonly table: TableView
  readonly undo: readonly UndoWay[]
  readonly result?: { readonly won: boolean; readonly say: string }
  /** The code of the deal, 32 hex digits, once it is opened: only when the match is over. */
  readonly seed?: string
  /** Why it will bring no stamps. */
  readonly unranked?: Unranked
  /** The day whose daily it is. */
  readonly daily?: string
  /** Why nobody is told what promises most. */
  readonly noHints?: NoHints
  /** The last entry after which something was dealt. */
  readonly seal: number
  /**
   * `seen`: it came with a link, can only be looked at, and nothing of it is kept. `laid`: for a lesson or a
   * puzzle; it is played, and nothing of it is kept. `online`: a server keeps it.
   */
  readonly kept: 'kept' | 'refused' | 'full' | 'seen' | 'laid' | 'online'
  /** What who looks will probably be asked next, while another answers the same: it can be answered ahead. */
  readonly ahead?: DecisionView
  /** What was chosen here is on its way, and only the server knows what it brings. */
  readonly sent?: true
}

/**
 * The daily's cards follow from the date; `known-deal`: those of a code; `over`: it was over before it came here;
 * `played-on`: from a position or an earlier moment.
 */
export type Unranked = 'daily' | 'known-deal' | 'over' | 'played-on' | 'bots'

/**
 * `table`: those who sit here want it so. `same-deal` and `daily`: others are dealt the same, and it is compared.
 * `lesson`: it says itself what to do. `puzzle`: to find it is the point.
 */
export type NoHints = 'table' | 'same-deal' | 'daily' | 'lesson' | 'puzzle'

/** One beat of what happened: the table after it. */
export interface Beat {
  readonly state: EngineState
  readonly events: readonly Telling[]
  readonly say: readonly LogSentence[]
}

/** What a choice brought. */
export interface News {
  readonly view: MatchView
  readonly beats: readonly Beat[]
  /** Log lines that are new; all of them when a match is opened or the language changes. */
  readonly lines: readonly LogLine[]
}

/** What an option would bring, up to the first chance. */
export interface Preview {
  readonly text: string
  readonly state: EngineState
  readonly events: readonly Telling[]
  readonly say: readonly string[]
  readonly sealed: boolean
}

/** What becomes of marks in a row of picks. */
export interface RowView {
  /** The marks as they were understood. */
  readonly marks: readonly string[]
  /** Texts that can be marked besides. */
  readonly more: readonly string[]
  /** The order of the marks counts. */
  readonly ordered: boolean
  /** What to post, if it may end here. */
  readonly post?: readonly string[]
}

export interface GameView {
  readonly name: string
  readonly fields: readonly OptionField[]
  /** The house's own cards. */
  readonly housePack: unknown
  readonly bots: readonly string[]
}

/** What a link to a match carries. */
export interface LinkView {
  readonly letters: string
  /** The whole of it once it is over, before that the table as it lies. */
  readonly what: 'match' | 'position'
  /** The name of its cards where they are not the house's: whoever opens it must have them. */
  readonly pack?: string
}

/** What became of a file with matches. */
export interface Brought {
  /** Those that are here now, under these names. */
  readonly ids: readonly string[]
  /** How many of a file with several were here already. */
  readonly known: number
  /** How much that is new came besides. */
  readonly also: {
    readonly stamps: number
    readonly achievements: number
    readonly dailies: number
    /** Results and rewards of chronicles. */
    readonly chronicle: number
    readonly packs: number
  }
  /** What was wrong with the others, a sentence each. */
  readonly refused: readonly string[]
}

/** Cards to play with. */
export interface PackView {
  readonly game: string
  readonly hash: string
  readonly name: string
  readonly version: string
  readonly isHouse: boolean
  /** How many of its cards the house does not have like this. */
  readonly own: number
  /** When it was brought here, in milliseconds. */
  readonly brought?: number
}

/** Each question with what it is asked with, and its answer. */
export interface Calls
  extends DailyCalls,
    ChronicleCalls,
    ForesightCalls,
    OnlineCalls,
    BotCalls,
    PuzzleCalls,
    ReviewCalls {
  /** The rules of a game, in all languages. */
  rules: { ask: { readonly game: string }; answer: readonly RuleText[] }
  /** What a game is set up from; no other is loaded for it. */
  game: { ask: { readonly game: string }; answer: GameView }
  list: { ask: Record<never, never>; answer: readonly MatchSummary[] }
  start: { ask: NewMatch; answer: News }
  open: {
    ask: { readonly id: string }
    answer: News & { readonly pack: unknown; readonly isHouse: boolean }
  }
  act: {
    ask: { readonly id: string; readonly person: string; readonly action: Action }
    answer: News
  }
  /** How the match is kept, once what was last chosen is written down: the page has its answer before that. */
  kept: { ask: { readonly id: string }; answer: MatchView['kept'] }
  /** Makes the choice of the bot whose turn it is, as it was thought out elsewhere. */
  bot: { ask: { readonly id: string; readonly entry: number } & Considered; answer: News }
  /**
   * Plays these options one after the other, as far as they are offered and nothing else is asked; those of a path
   * whatever is asked, and an undo takes them back as one.
   */
  sequence: {
    ask: {
      readonly id: string
      readonly person: string
      readonly entry: number
      readonly texts: readonly string[]
      readonly path?: boolean
    }
    answer: News
  }
  preview: {
    ask: { readonly id: string; readonly entry: number; readonly text: string }
    answer: Preview
  }
  /** What `sequence` would bring, up to the first chance. */
  previewAll: {
    ask: {
      readonly id: string
      readonly entry: number
      readonly texts: readonly string[]
      readonly path?: boolean
    }
    answer: Preview
  }
  row: {
    ask: { readonly id: string; readonly entry: number; readonly marks: readonly string[] }
    answer: RowView
  }
  /** What happened last, for who comes back; `since`: the last entry that was seen here. */
  recall: { ask: { readonly id: string; readonly since?: number }; answer: readonly Beat[] }
  /** The table as it was after an entry. */
  past: { ask: { readonly id: string; readonly entry: number }; answer: MatchView }
  /** A new match that goes on from there. */
  branch: { ask: { readonly id: string; readonly entry: number }; answer: News }
  speak: {
    ask: { readonly language: LanguageCode; readonly id?: string }
    answer: News | undefined
  }
  print: { ask: { readonly id: string }; answer: string }
  read: { ask: { readonly notation: string }; answer: { readonly id: string } }
  /** Takes in a file: a match, a position, or several matches with what was saved along with them. */
  bring: { ask: { readonly text: string }; answer: Brought }
  /** All kept matches in one text, with stamps, achievements, dailies, chronicles and packs. */
  printAll: { ask: Record<never, never>; answer: string }
  link: { ask: { readonly id: string }; answer: LinkView }
  /** Of one game, or of all. */
  packs: { ask: { readonly game?: string }; answer: readonly PackView[] }
  /** Takes in a pack; what is wrong with it is said in sentences, and then nothing is kept. */
  bringPack: {
    ask: { readonly text: string }
    answer: { readonly pack?: PackView; readonly problems: readonly string[] }
  }
  dropPack: { ask: { readonly hash: string }; answer: true }
  printPack: { ask: { readonly hash: string }; answer: string }
  /** The words of the terminal's picture, for the Reading table. */
  picture: { ask: { readonly id: string }; answer: { readonly piles: readonly string[] } }
  story: { ask: { readonly id: string }; answer: MatchStory }
  /** Of a match that is over: its story, and what it earned. */
  ending: { ask: { readonly id: string }; answer: EndingView }
  /** The wall of stamps of a game. */
  wall: { ask: { readonly game: string }; answer: WallView }
  /** Looks through one more match that was over before its keepsakes were taken. */
  countOld: { ask: { readonly game: string }; answer: { readonly left: number } }
  /** The lessons of all games, in their order. */
  lessons: { ask: Record<never, never>; answer: readonly LessonSummary[] }
  /** How a lesson goes. */
  lesson: { ask: { readonly id: string }; answer: LessonView }
  /** A table to draw unseen, of a match like this one: what was drawn once is drawn faster. */
  rehearse: {
    ask: { readonly id: string }
    answer: { readonly view?: MatchView; readonly over: boolean }
  }
  drop: { ask: { readonly id: string }; answer: true }
  ping: { ask: Record<never, never>; answer: true }
}

export interface LessonSummary {
  readonly game: string
  readonly lesson: string
  readonly title: string
  /** What one learns. */
  readonly about: string
}

export interface LessonView extends LessonSummary {
  /** The goal. */
  readonly asks: string
  readonly outcome: LessonOutcome
  /** What to do now; once it is decided, what became of it. */
  readonly say: string
  /** The verb of the option that is advised. */
  readonly advises?: string
  readonly next?: LessonSummary
}

/** All that happened, for the charts at the end. */
export interface MatchStory {
  readonly entries: readonly {
    readonly entry: number
    readonly seat?: Seat
    readonly events: readonly Telling[]
    readonly state: EngineState
  }[]
}

export type CallName = keyof Calls

export interface Ask {
  readonly number: number
  readonly name: CallName
  readonly ask: unknown
}

export interface Trouble {
  /** A code of MusterError, or `broken` for what should not happen. */
  readonly code: string
  readonly message: string
}

export type Answer =
  | { readonly number: number; readonly answer: unknown }
  | { readonly number: number; readonly trouble: Trouble }
