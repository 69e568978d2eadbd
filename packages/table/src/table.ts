/** A match with people around it. Knows no clock, disk or network; the same in a page and on a server. */
import {
  type AnyGame,
  type Dealer,
  type Decision,
  type DecisionJson,
  type EngineState,
  type Entry,
  type Game,
  type LanguageCode,
  type Match,
  type MatchRecord,
  type MatchSetup,
  MusterError,
  newMatch,
  type Options,
  type Question,
  receiveEntry,
  resumeMatch,
  standing,
  type Telling,
  type Watch,
} from '@muster/engine'
import type { ChatLine, Pointing } from './chat.ts'
import { afterEntry, type Company, type PersonId } from './company.ts'
import { type Decides, decidesOf } from './decides.ts'
import { type Deed, deedOf, nextByItself, presentDecides } from './deeds.ts'
import { type Action, readAction } from './messages.ts'
import type { Moment } from './moment.ts'
import { type Note, noteText } from './notes.ts'
import { KeptPast, type Past, PlayedPast } from './past.ts'
import { companyAfter, companyNext, playAndTell } from './retelling.ts'
import { checkSeating, type Seating, seatingEntries } from './set-up.ts'
import type { LogLine } from './speech.ts'
import type { Told } from './told.ts'
import { undoItems } from './undo.ts'
import type { TableView, UndoItem } from './view.ts'
import { viewOf } from './views.ts'

/** Passes wished beforehand that follow each other; then the seat is asked after all. */
const MOST_BY_ITSELF = 500

export interface TableSetup<S = EngineState> extends MatchSetup<S>, Seating {
  readonly options?: Options
}

export interface ResumeSetup<S = EngineState> {
  /** What was said before: chat is no part of the record. */
  readonly chat?: readonly ChatLine[]
  /** How many lines there have been, where not all of them are left. */
  readonly said?: number
  /** Who sits at the table from now on, where it is not who sat there before. */
  readonly seating?: Seating
  readonly watch?: Watch<S>
  /** As for a new table: rules run on the table itself, and what happened is played again when somebody asks for it. */
  readonly inPlace?: boolean
}

export interface NumberedEntry {
  readonly n: number
  readonly entry: Entry
}

/** What an action has brought: all of it is to be kept and sent, but what was pointed at only sent. */
export interface Acted {
  readonly entries: readonly NumberedEntry[]
  readonly chat?: ChatLine
  readonly point?: Pointing
}

// A host's table may be of any game; only the game itself looks inside.
export type AnyTable = Table<ReturnType<AnyGame['newState']>, AnyGame['content']>

export function openTable<S extends EngineState, C>(
  game: Game<S, C>,
  setup: TableSetup<S>,
  dealer: Dealer,
): Table<S, C> {
  const match = newMatch(game, setup.options ?? {}, dealer, setup)
  checkSeating(game.seats(match.state), setup)
  const table = new Table(match, setup)
  table.seat(setup)
  return table
}

/** Takes a stored table up again; the dealer deals on. */
export function resumeTable<S extends EngineState, C>(
  game: Game<S, C>,
  record: MatchRecord,
  dealer: Dealer,
  setup: ResumeSetup<S> = {},
): Table<S, C> {
  const { seating, watch, inPlace = false } = setup
  const { match, told } = inPlace
    ? { match: resumeMatch(game, record, dealer, inPlace), told: [] }
    : playAndTell(game, record, dealer, watch)
  if (seating !== undefined) checkSeating(game.seats(match.state), seating)
  const table = new Table(match, setup, told)
  if (seating !== undefined) table.seat(seating)
  return table
}

export class Table<S extends EngineState, C> {
  private readonly match: Match<S, C>
  private readonly memory: Past<S>
  private present: Company
  private readonly said: ChatLine[]
  private asked: Question | undefined
  private askedWhole: DecisionJson | undefined
  private decider: Decides | undefined
  /** The number of the next line of chat. */
  private nextLine: number

  /** For `openTable` and `resumeTable`. */
  constructor(
    match: Match<S, C>,
    { chat = [], said = 0, inPlace = false }: Omit<ResumeSetup<S>, 'seating'>,
    told: readonly Told<S>[] = [],
  ) {
    this.nextLine = Math.max(said, (chat.at(-1)?.n ?? -1) + 1)
    this.match = match
    this.said = [...chat]
    this.present = told.at(-1)?.after ?? companyAfter(match, match.version)
    this.memory = inPlace ? new PlayedPast(match) : new KeptPast(match, told)
    if (told.length === 0) this.tell(this.present)
    else this.asked = match.question()
  }

  get game(): Game<S, C> {
    return this.match.game
  }

  /** The table as it lies; not to be changed. */
  get state(): Readonly<S> {
    return this.match.state
  }

  get isOver(): boolean {
    return this.match.isOver
  }

  /** The number of the last entry. */
  get version(): number {
    return this.match.version
  }

  get entries(): readonly Entry[] {
    return this.match.entries
  }

  /** Match and table notes, as they are saved and sent; without the chat. */
  get record(): MatchRecord {
    return this.match.record
  }

  get chat(): readonly ChatLine[] {
    return this.said
  }

  /** How many lines of chat there have been. */
  get spoken(): number {
    return this.nextLine
  }

  /** Seats, votes and wishes. */
  get company(): Company {
    return this.present
  }

  /** The decision as the rules filled it in, for sentences; the next choice fills it anew. */
  get asking(): Decision {
    return this.match.asking
  }

  /** What the table waits for; none when the match is over. */
  get question(): Question | undefined {
    return this.asked
  }

  /** The same with its options. */
  get decision(): DecisionJson | undefined {
    this.askedWhole ??= this.match.decision()
    return this.askedWhole
  }

  /** Who may answer it, how and why. */
  get decides(): Decides | undefined {
    if (this.asked === undefined) return undefined
    this.decider ??= decidesOf(this.company, this.asked)
    return this.decider
  }

  hash(): string {
    return this.match.hash()
  }

  /** The table as it lay after an entry. */
  stateAfter(entry: number): Readonly<S> {
    this.mustBeThere(entry)
    return this.memory.stateAfter(entry)
  }

  /** Of the table as it lay after an entry. */
  hashAfter(entry: number): string {
    this.mustBeThere(entry)
    return this.memory.hashAfter(entry)
  }

  /** The table as it lay, and what happened, with each entry: in one go, since much of it may have to be played again. */
  past(): readonly Pick<Told<S>, 'state' | 'events' | 'before' | 'muted'>[] {
    return this.memory.told(0, this.version)
  }

  /** What happened with all entries that stand. */
  standingEvents(): Telling[] {
    const past = this.past()
    return this.standing().flatMap((entry) => past[entry].events)
  }

  /** The bot that made the choice of an entry; for people who were away it was the stand-in. */
  botOf(entry: number, standIn: string): string | undefined {
    const { entry: made, before, decision, muted } = this.toldAt(entry)
    if (made.kind !== 'choice' || decision === undefined || muted) return undefined
    const { how, bot } = decidesOf(before, decision)
    if (how !== 'wait') return bot?.name
    // Before anybody sits there, whoever made the record chose.
    return before.seats.some(({ people }) => people.length > 0) ? standIn : undefined
  }

  /** What happened with an entry. */
  eventsOf(entry: number): readonly Telling[] {
    return this.toldAt(entry).events
  }

  /** The entries that stand, oldest first, the beginning among them: those not undone. */
  standing(): readonly number[] {
    return [0, ...standing(this.match.entries)]
  }

  /** Does what a person wants; on an error everything is as it was. */
  act(person: PersonId, action: Action): Acted {
    return this.obey(person, readAction(action))
  }

  /** The same for what `readAction` has read already. */
  obey(person: PersonId, action: Action): Acted {
    return this.perform(person, deedOf(this.moment(), person, action))
  }

  /** The choice of the bot whose turn it is. */
  chooseAsBot(texts: readonly string[], entry: number): Acted {
    const moment = this.moment()
    const { bot, why } = presentDecides(moment, entry)
    if (bot === undefined) throw new MusterError('seat', 'it is no bot’s turn')
    const agreed = why === 'bots' ? [bot.seat] : []
    return this.perform('', { kind: 'choice', texts, agreed })
  }

  /** What a bot chooses for people who are away, where nobody who is here may: the table has wished for it. */
  chooseForAway(texts: readonly string[], entry: number): Acted {
    const moment = this.moment()
    const { how } = presentDecides(moment, entry)
    if (how !== 'wait') throw new MusterError('seat', 'somebody who may decide this is here')
    return this.perform('', { kind: 'choice', texts, agreed: [] })
  }

  /**
   * Enters what another host of this match has entered. Throws a MusterError where it does not follow the last entry
   * (code `stale`) or the rules do not allow or deal the same (code `replay`); then everything is as it was.
   */
  receive({ n, entry }: NumberedEntry): void {
    // A note that no table could have made is found out before it is in the log.
    if (entry.kind === 'note') afterEntry(this.company, entry, n)
    receiveEntry(this.match, n, entry)
    this.tell()
  }

  /** What was said at another host of this match. */
  hear(line: ChatLine): void {
    if (line.n < this.nextLine) return
    this.said.push(line)
    this.nextLine = line.n + 1
  }

  view(person?: PersonId): TableView {
    return viewOf(this.moment(), this.match.record.result, this.said, person)
  }

  /** The ways back: step, action and turn; none when no choice stands. */
  undoMenu(person?: PersonId): UndoItem[] {
    return undoItems(this.moment(), person)
  }

  /** The log in sentences, of the entries after one up to another. */
  lines(language: LanguageCode, after = -1, last = this.version): LogLine[] {
    return this.linesIn([language], after, last)[0]
  }

  /** The same in several languages. */
  linesIn(languages: readonly LanguageCode[], after = -1, last = this.version): LogLine[][] {
    return this.memory.linesIn(languages, after + 1, last)
  }

  /** Enters who sits where. */
  seat(seating: Seating): void {
    this.note(seatingEntries(this.company, seating))
  }

  private moment(): Moment<S, C> {
    const { game, match, company, asked } = this
    let opened = match.version
    while (match.entries[opened].kind === 'note') opened--
    const { state, entries } = match
    const { decisionNow: decision, decidesNow: decides, toldOf: told } = this
    return { game, state, company, asked, opened, entries, decision, decides, told }
  }

  private perform(person: PersonId, deed: Deed): Acted {
    const from = this.version + 1
    const spoken = this.enter(person, deed)
    if (this.version >= from) this.goOn()
    const entries = this.entries.slice(from).map((entry, i) => ({ n: from + i, entry }))
    return { entries, ...spoken }
  }

  private enter(person: PersonId, deed: Deed): Omit<Acted, 'entries'> {
    switch (deed.kind) {
      case 'choice':
        this.match.choose(deed.texts, { agreed: deed.agreed })
        this.tell()
        return {}
      case 'undo':
        this.match.undo(deed.to, deed.agreed, deed.pastSeal)
        this.tell()
        return {}
      case 'notes':
        this.note(deed.notes)
        return {}
      case 'point':
        return { point: { person, thing: deed.thing } }
      default: {
        const { kind: _, ...words } = deed
        const chat: ChatLine = { n: this.nextLine, person, at: this.version, ...words }
        this.hear(chat)
        return { chat }
      }
    }
  }

  /** Where the rules fail at what comes by itself, it is left to somebody to do, who then sees the error. */
  private goOn(): void {
    for (let i = 0; i < MOST_BY_ITSELF; i++) {
      const deed = nextByItself(this.moment())
      if (deed === undefined) return
      try {
        this.enter('', deed)
      } catch (error) {
        if (error instanceof MusterError) return
        throw error
      }
    }
  }

  private note(notes: readonly Note[]): void {
    for (const note of notes) {
      this.match.note(note.kind, noteText(note))
      this.tell()
    }
  }

  private tell(after = companyNext(this.match, this.present)): void {
    this.memory.add({ company: this.present, decision: this.asked }, after)
    this.present = after
    this.asked = this.match.question()
    this.askedWhole = undefined
    this.decider = undefined
  }

  // What a moment has of the table, made once.
  private readonly decisionNow = (): DecisionJson | undefined => this.decision
  private readonly decidesNow = (): Decides | undefined => this.decides
  private readonly toldOf = (entries: readonly number[]): readonly Told<S>[] => {
    const first = Math.min(...entries)
    const told = this.memory.told(first, this.version)
    return entries.map((entry) => told[entry - first])
  }

  private toldAt(entry: number): Told<S> {
    this.mustBeThere(entry)
    return this.memory.told(entry, entry)[0]
  }

  private mustBeThere(entry: number): void {
    if (!(entry in this.entries)) throw new MusterError('choice', `there is no entry ${entry}`)
  }
}
