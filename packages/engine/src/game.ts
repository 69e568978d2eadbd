import type { CardParts } from './card-parts.ts'
import type { Decision } from './decision.ts'
import type { Procedure } from './procedure.ts'
import type { Card, EngineState, PileId, Seat } from './state.ts'
import type { Umpire } from './umpire.ts'

export type LanguageCode = 'en' | 'fr' | 'pt'
export const LANGUAGES: readonly LanguageCode[] = ['en', 'fr', 'pt']

/** The set-up of a match as plain values; each game has its own fields. */
export type Options = { readonly [field: string]: string | number | boolean | readonly string[] }

/** A numbered rule, in our words. */
export interface RuleText {
  readonly number: string
  readonly chapter: Readonly<Record<LanguageCode, string>>
  /** The editions that have it; none named: all. */
  readonly editions: readonly string[]
  /** A house ruling, not the rulebook's word. */
  readonly ruling: boolean
  readonly text: Readonly<Record<LanguageCode, string>>
}

export interface Clock {
  readonly round: number
  readonly turn: number
  readonly action: number
}

/** A field of the set-up form. */
export interface OptionField {
  readonly name: string
  readonly values: readonly (string | number | boolean)[]
  readonly fallback: string | number | boolean
}

/** What an option or event speaks of, so that a board can light it up. */
export type ThingKind = string
export interface Thing {
  readonly kind: ThingKind
  readonly n: number
}

/** What a sentence is about: an event or prompt with its numbers. */
export interface Telling {
  readonly name: string
  readonly a: number
  readonly b: number
  readonly c: number
  readonly d: number
}

/** A sentence of the log. */
export interface LogSentence {
  readonly text: string
  /** The rule that brought it about, where it is not simply that of the choice. */
  readonly rule?: string
  /** How much it tells, 0 to 9: of a long stretch the heaviest sentences are told. */
  readonly weight: number
}

/** A question to players, in its parts: a screen shows who beside it, and the facts smaller. */
export interface Asked {
  readonly who: string
  readonly question: string
  /** The numbers that matter, where there are any. */
  readonly facts: string
}

/**
 * A game with a pack loaded: everything that hosts, bots, boards and tests need to know of it.
 * They know states, decisions, events and texts; never a rule.
 */
export interface Game<S extends EngineState, Content> {
  readonly name: string
  /** Version of the rules: a stored match names the one it was played with. */
  readonly version: string
  readonly pack: { readonly name: string; readonly hash: string }
  readonly content: Content
  /** The first one is the match itself. */
  readonly procedures: readonly Procedure<Umpire<S, Content>>[]

  readonly optionFields: readonly OptionField[]
  /** Fills in what is missing; throws a MusterError (code `options`) with a clear sentence. */
  readOptions(options: Options): Options
  /** The table before set-up, for options that were read. */
  newState(options: Options): S
  copy(state: S): S
  seats(state: S): number
  /**
   * How many rounds, turns and actions have begun, each counted over the whole match: ends a wish not to be
   * asked “this turn”, and says what an undo of a turn or an action takes back. A game whose decisions carry
   * a mute for a turn or a round has it.
   */
  clock?(state: S): Clock

  /** Names as notation, scripts and positions spell them; unique among their like. */
  readonly cards: number
  kindName(card: Card): string
  /** Of one physical card: its kind, and which copy where there are several (`basic-1.3`). */
  cardName(card: Card): string
  readonly piles: number
  pileName(pile: PileId): string
  /** For each verb and event, of what kind its numbers are (`card`, `seat`, `pile`, `number`, or a kind of the game's own). */
  readonly verbs: { readonly [verb: string]: readonly ThingKind[] }
  readonly events: { readonly [event: string]: readonly ThingKind[] }
  /**
   * The name of a thing in notation (`level-1/a`); `exact` where two of a kind must be told apart. Cards, seats
   * and numbers the engine prints itself.
   */
  thingName(state: S, kind: ThingKind, n: number, exact: boolean): string

  /** How good a position is for the players, 0 to 10,000; 10,000 is won. */
  value(state: S): number
  /**
   * The chance that good players win from here, 0 to 1, learned from their matches: what hints and reviews speak of.
   * Where it is missing, the value is that chance.
   */
  chance?(state: S): number
  /** A quick sensible choice for playouts: an index among the umpire's options. */
  policy(umpire: Umpire<S, Content>, random: (below: number) => number): number
  /**
   * Which option people need not be asked for, since no other could do better: the table takes it for them. Bots
   * are asked all the same, so that nothing changes for them.
   */
  unasked?(state: S, decision: Decision): number | undefined
  /**
   * What is sure to come of a hidden card although nobody knows it, where something was tried on a copy and stopped
   * at it. The copy is brought up to what is told.
   */
  foretell?(state: S): readonly Telling[]
  /** What part cards take in a match. A game has it whose cards are to be measured. */
  readonly cardParts?: CardParts<S>

  /** Sentences for players. The rules' own text is apart (`RuleText`): most who play never ask for it. */
  sayAsked(state: S, decision: Decision, language: LanguageCode): Asked
  /** The same as one text. */
  sayPrompt(state: S, decision: Decision, language: LanguageCode): string
  sayOption(state: S, decision: Decision, index: number, language: LanguageCode): string
  /** An option as the log names it once it is chosen: no more than which one it was. */
  sayChosen(state: S, decision: Decision, index: number, language: LanguageCode): string
  /** The log sentences of events in their order: one may tell several, and some need none. */
  sayEvents(state: S, events: readonly Telling[], language: LanguageCode): LogSentence[]
  sayResult(state: S, language: LanguageCode): string
  /**
   * What the piles hold, a line each, for who wants to look through them: all that is open, and of hidden
   * cards which they may be, never an order that nobody has seen.
   */
  sayPiles(state: S, language: LanguageCode): string[]
  /** The table drawn as text, 100 columns, no colour: for who has no board, and gives the game one. */
  picture?(state: S, language: LanguageCode): string
  seatName(state: S, seat: Seat, language: LanguageCode): string
}

// biome-ignore lint/suspicious/noExplicitAny: hosts hold games of any state and content; only the game itself looks inside.
export type AnyGame = Game<any, any>

/** Gives procedures their numbers. */
export function numbered<U>(procedures: readonly Procedure<U>[]): readonly Procedure<U>[] {
  procedures.forEach((procedure, index) => {
    procedure.index = index
  })
  return procedures
}
