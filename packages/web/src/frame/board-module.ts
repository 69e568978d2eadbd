/** What a game brings to the page. The frame knows states, options, events and dry runs, and asks for the rest. */
import type { EngineState, Seat, Telling } from '@muster/engine'
import type { ComponentType } from 'react'
import type { MatchStory, MatchView, OptionView, PathView, Preview } from '../host/protocol.ts'
import type { InEveryLanguage, PageLanguage } from '../texts/texts.ts'

/** A place on the board that can be lit, looked at, pointed at and moved from: `dungeon:3`, `card:41`, `seat:1`. */
export type Spot = string

/** How a spot stands in what is being chosen. */
export interface SpotState {
  /** A tap here goes on with the choice. */
  readonly lit: boolean
  /** Tapped on the way to an option, or shown before a seal is broken. */
  readonly chosen: boolean
  /** How often it is picked in a row of picks. */
  readonly marked: number
  /** Where the order of the picks counts, which it is: “2”, or “1 3” of alike things. */
  readonly place: string
  /** A tap here breaks the seal. */
  readonly sealed: boolean
  /** Who has voted for what is here. */
  readonly faces: readonly Seat[]
  /** Who points here. */
  readonly pointed: readonly Seat[]
  /** The option that a tap would make, when it is one. */
  readonly option: string | undefined
  /** What a hint says of it. */
  readonly hint: HintMark | undefined
}

export interface HintMark {
  /** Of a hundred matches, how many are won after it. */
  readonly wins: number
  /** None of the others promises more. */
  readonly best: boolean
}

export type BoardSize = 'laptop' | 'phone' | 'turned'

export interface BoardProps {
  readonly view: MatchView
  /** The table to draw: in the midst of a stretch it is ahead of the decision, in the past behind it. */
  readonly state: EngineState
  /** What has just happened, for what only events tell. */
  readonly events: readonly Telling[]
  /** All that happened since the last choice made on this device, also what was not seen beat by beat. */
  readonly told?: readonly Telling[]
  /** What the option under the finger would bring. */
  readonly preview: Preview | undefined
  readonly size: BoardSize
}

/** A button of the prompt. */
export interface ButtonFace {
  readonly label: string
  /** A second, smaller line: odds, costs. */
  readonly detail?: string
  /** What is told of it once it is touched, where that is more than the button says. */
  readonly shown?: string
}

export interface Midway {
  readonly question: string
  readonly detail?: string
}

/** A letter that chooses the option of a verb, presses a button of the prompt, or goes from spot to spot. */
export interface LetterKey {
  readonly key: string
  readonly verb?: string
  /** The button's name: `mute`. */
  readonly answer?: string
  /** The kind of spots, of which it goes to the next that is lit. */
  readonly spots?: string
  /** What it does, for the list of keys. */
  readonly does: InEveryLanguage<string>
}

export interface ZoomProps {
  readonly spot: Spot
  /** Beside the mouse, for a moment: in little room, and nothing in it can be pressed. */
  readonly glance?: boolean
  readonly view: MatchView
  readonly state: EngineState
}

/** A heading of the Reading table with its lines. */
export interface Passage {
  readonly heading: string
  readonly lines: readonly string[]
  /** The words `hand` and `status` of the command line tell only these. */
  readonly word?: 'hand' | 'status'
}

/** One chart of the end: a line a series, over the entries. */
export interface Chart {
  readonly title: string
  /** What the chart shows, in a sentence, for those who cannot see it. */
  readonly say: string
  readonly series: readonly {
    readonly name: string
    readonly seat?: Seat
    readonly points: readonly (readonly [entry: number, value: number])[]
  }[]
}

export interface Ending {
  readonly charts: readonly Chart[]
  /** Why it was won or lost, in a few sentences. */
  readonly reasons: readonly string[]
}

/** A sentence of the coach, said when what it is about first occurs. */
export interface CoachNote {
  readonly id: string
  /** What it points at: the first of these that is seen. */
  readonly at: readonly Spot[]
  readonly say: string
}

export interface AllOf extends ButtonFace {
  readonly texts: readonly string[]
}

/** What the Reading table tells. */
export interface BoardWords {
  passages(view: MatchView, state: EngineState, language: PageLanguage): readonly Passage[]
  /** Every card there is, by its name, with its full text: what `card NAME` tells. */
  cards(language: PageLanguage): readonly Passage[]
}

export interface BoardModule {
  readonly game: string
  /** The board of a pack that the worker has checked. */
  boardOf(pack: unknown): LoadedBoard
}

export interface LoadedBoard {
  /**
   * A board that takes the size of its room. On a laptop it has the left, prompt and hand the right, and lays its own
   * parts on these two columns; on a phone its room stays the same, and a longer question lies over the hand.
   */
  readonly beside?: boolean
  readonly Board: ComponentType<BoardProps>
  /** The hand or what else stands by the prompt; draws nothing where there is none. */
  readonly Hand: ComponentType<BoardProps>
  /** The full sheet of a thing: full text, keywords, provenance, rulings. */
  readonly Zoom: ComponentType<ZoomProps>
  /** All piles, sorted, with odds. */
  readonly Piles: ComponentType<{ readonly view: MatchView; readonly state: EngineState }>
  /** What the signs on its cards mean. */
  readonly Symbols?: ComponentType<{ readonly view: MatchView; readonly state: EngineState }>
  /**
   * Where an option is lit: the spots to tap, in any order (a card, then a face), each with the alike ones that
   * do as well. None: it is a button of the prompt.
   */
  spotsOf(view: MatchView, option: OptionView): readonly (readonly Spot[])[]
  /**
   * The spots to tap for a gesture, in this order, each with those that do as well. None: it is a button of the
   * prompt (`faceOf` and `askFirst` are asked about it too); nothing at all: it is not offered.
   */
  pathSpots?(view: MatchView, path: PathView): readonly (readonly Spot[])[] | undefined
  /** How an option reads on a button; `asked`: on the one that answers its question (`askFirst`) with yes. */
  faceOf(view: MatchView, option: OptionView, language: PageLanguage, asked?: boolean): ButtonFace
  /** What is asked once the first spots of an option are tapped, and what there is to know about it. */
  midway?(view: MatchView, tapped: readonly Spot[], language: PageLanguage): Midway | undefined
  /** What to ask before an option is made, where a slip would cost the match; nothing for nearly all. */
  askFirst?(view: MatchView, option: OptionView, language: PageLanguage): string | undefined
  /** Questions that a finger answers at once, seal or not: whatever is chosen, it must be broken. */
  readonly atOnce?: readonly string[]
  /** Questions at which a place alone says enough, where every gesture would begin with the same thing. */
  readonly shortcuts?: readonly string[]
  /** Questions of picks for which the place that led there is the first. */
  readonly marksOn?: readonly string[]
  /** Questions whose answers a finger sees first, seal or not, so that all of them are chosen alike. */
  readonly showsFirst?: readonly string[]
  /** The most useful option: Enter takes it. */
  mainOption(view: MatchView): string | undefined
  readonly letters: readonly LetterKey[]
  /** Options to be played one after the other by one button ("Play all"), or none. */
  allOf(view: MatchView, language: PageLanguage): AllOf | undefined
  /** Such a row is not over: what is asked now comes in between. */
  isMidway?(view: MatchView): boolean
  /** Something great has happened, which stands longer than a beat. */
  isMoment(events: readonly Telling[]): boolean
  /** Nobody may see another's hand: around one device a curtain falls between seats. */
  readonly closedHands?: boolean
  /** What a seat does not want to be asked, for the list of such wishes; a game that offers them says it. */
  sayMute?(key: string, view: MatchView, language: PageLanguage): string
  /** What the coach could say now, the most fitting first; its words are loaded when somebody is coached. */
  coach?(view: MatchView, state: EngineState, language: PageLanguage): Promise<readonly CoachNote[]>
  /** One line for the header: game, level, boss. */
  heading(view: MatchView, language: PageLanguage): string
  /** Spoken names of spots ("Level 1 left: Kobold, 3, no rule, …"). */
  nameOf(spot: Spot, view: MatchView, state: EngineState, language: PageLanguage): string
  /** All of it in words; loaded for who reads the table. */
  words(): Promise<BoardWords>
  /** About how many minutes are left. */
  minutesLeft(view: MatchView): number
  /** What is told when a match is over; loaded then. */
  ending(story: MatchStory, view: MatchView, language: PageLanguage): Promise<Ending>
}
