/** The match on the page, as all parts of the frame see it. */
import type { EngineState, LogSentence, Seat, Telling } from '@muster/engine'
import type { Action } from '@muster/table'
import { type ComponentType, createContext, useContext } from 'react'
import type {
  Beat,
  LogLine,
  MatchStory,
  MatchView,
  OptionView,
  Preview,
  RowView,
  Trouble,
} from '../host/protocol.ts'
import type { BoardSize, LoadedBoard, Spot, SpotState } from './board-module.ts'
import type { HintsOnPage } from './hints/use-hints.ts'
import type { Sending } from './sending.ts'
import type { TableOnPage } from './use-table.ts'

/** One at a time lies over the table's edge; Esc folds it. */
export type OpenSheet =
  | { readonly kind: 'zoom'; readonly spot: Spot }
  | { readonly kind: 'rule'; readonly rule: string }
  /** `from`: the line of the log that one wants to read on from. */
  | { readonly kind: 'log'; readonly from?: number }
  | {
      readonly kind:
        | 'piles'
        | 'rules'
        | 'undo'
        | 'settings'
        | 'keys'
        | 'menu'
        | 'phrases'
        | 'people'
        | 'symbols'
        | 'hint'
    }

/** What the hand over the table has marked so far: spots tapped on the way to one option, picks of a row. */
export interface Choosing {
  /** Spots tapped so far, where one option needs several. */
  readonly tapped: readonly Spot[]
  /** Options that the taps leave. */
  readonly left: readonly string[]
  /** A sealed option that was shown first, on touch: a second tap does it. */
  readonly shown: string | undefined
  /** In a row of picks. */
  readonly row: RowView | undefined
  /** How many can be picked in all, where it is known. */
  readonly most: number | undefined
  /** Options to answer in the prompt: those without a place, and those that the taps have wholly named. */
  readonly buttons: readonly OptionView[]
  /** An option that is made only after its question (`askFirst`) is answered. */
  readonly asked: string | undefined
}

/** What stands differently at a table whose people sit elsewhere, each before a page of their own. */
export interface Apart {
  /** Takes in what the others do. */
  readonly Listens: ComponentType<{ readonly on: TableOnPage }>
  readonly Faces: ComponentType
  /** Under the question, while it is not answered here. */
  readonly Waiting: ComponentType
  /** Above the table: what is to be known before anything else. */
  readonly Bar: ComponentType
  /** In the menu, above all else. */
  readonly Menu: ComponentType
  /** The ways on from the end. */
  readonly Ways: ComponentType<{ onBack(): void; readonly first: number }>
  /** Where the others point. */
  readonly points: readonly { readonly seat: Seat; readonly spot: Spot }[]
  /** The last entry that was seen here before. */
  readonly seen: number | undefined
  point(spot: Spot): void
}

export interface MatchOnPage {
  /** None around one device. */
  readonly apart: Apart | undefined
  readonly board: LoadedBoard
  readonly size: BoardSize
  /** The newest table. */
  readonly view: MatchView
  /** The table that is drawn: behind `view` while steps play, and in the past. */
  readonly state: EngineState
  readonly events: readonly Telling[]
  /** All that was told since the last choice made on this device, up to what is drawn. */
  readonly told: readonly Telling[]
  /** Steps are playing: nothing can be chosen but to go on. */
  readonly playing: boolean
  readonly sending: Sending
  /** The entry that is looked at, when it is not the present. */
  readonly past: MatchView | undefined
  readonly lines: readonly LogLine[]
  /** What the step that is drawn says. */
  readonly saidNow: readonly LogSentence[]
  /** What happened since the last choice made on this device, in sentences. */
  readonly happened: readonly LogSentence[]
  /** The line of the log with which that begins. */
  readonly since: number
  readonly preview: Preview | undefined
  readonly choosing: Choosing
  /** Every spot that is more than a thing to look at. */
  readonly spots: ReadonlyMap<Spot, SpotState>
  readonly hints: HintsOnPage
  /** The choice is made on this device, now. */
  readonly mine: boolean
  /** For whom this device answers now; in a hot-seat it goes round. */
  readonly voter: Seat | undefined
  /** With closed hands: who must take the device before anything is shown. */
  readonly curtain: Seat | undefined
  readonly trouble: Trouble | undefined
  readonly sheet: OpenSheet | undefined
  /** The Reading table stands instead of the board. */
  readonly reading: boolean

  /** Makes an option, or marks it in a row of picks. */
  choose(text: string): void
  /** Posts what is marked. */
  done(): void
  /** A tap or key on a spot: chooses, marks, shows, or zooms. */
  tap(spot: Spot, touch: boolean): void
  /** One more or one less of an option in a row of picks. */
  mark(text: string): void
  unmark(text: string): void
  /** A ring in the voter's colour around a spot, for a moment. */
  point(spot: Spot): void
  /** Point at an option to see what it would bring; nothing to stop. */
  consider(text: string | undefined): void
  /** One step back in what is being chosen. */
  stepBack(): void
  playAll(): void
  /** Hot-seat: this seat votes next, or changes its vote. */
  speakFor(seat: Seat): void
  act(action: Action): void
  /** Who was called has the device. */
  lift(): void
  /** Votes for all these seats at once. */
  agreeAll(seats: readonly Seat[], texts: readonly string[]): void
  /** To the next choice; step by step only to the next step, unless it is to be the whole way. */
  skip(whole?: boolean): void
  replayHappened(): void
  /** Plays what happened before one came back. */
  recall(beats: readonly Beat[]): void
  look(entry: number): void
  backToNow(): void
  playOnFrom(entry: number): void
  open(sheet: OpenSheet): void
  fold(): void
  showReading(on: boolean): void
  dismissTrouble(): void
  notation(): Promise<string>
  story(): Promise<MatchStory>
  piles(): Promise<readonly string[]>
}

/** What a spot on the board needs of it: it does not change with what is sent, previewed or folded out. */
export type SpotsOnPage = Pick<
  MatchOnPage,
  'board' | 'view' | 'past' | 'state' | 'spots' | 'tap' | 'consider' | 'open'
>

export const SpotsContext = createContext<SpotsOnPage | undefined>(undefined)

export function useSpots(): SpotsOnPage {
  const spots = useContext(SpotsContext)
  if (spots === undefined) throw new Error('useSpots outside a match')
  return spots
}

export const MatchContext = createContext<MatchOnPage | undefined>(undefined)

export function useMatch(): MatchOnPage {
  const match = useContext(MatchContext)
  if (match === undefined) throw new Error('useMatch outside a match')
  return match
}
