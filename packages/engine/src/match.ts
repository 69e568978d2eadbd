/** A match in play: takes choices, keeps the log, goes back. On any error it is as it was before. */
import type { Dealer } from './dealer.ts'
import { CardIndex, dealtWord, RecordedDealer } from './dealers/recorded.ts'
import type { Decision } from './decision.ts'
import { MusterError } from './errors.ts'
import type { Game, Options, Telling } from './game.ts'
import { stateHash } from './hash.ts'
import {
  chooserOf,
  type DecisionJson,
  decisionJson,
  eventText,
  findOption,
  nearest,
  optionTexts,
  type Question,
  questionJson,
} from './option-text.ts'
import { parsePosition } from './position.ts'
import { askerOf } from './procedure.ts'
import {
  type ChoiceEntry,
  type Continued,
  type Deal,
  type Entry,
  MatchError,
  type MatchRecord,
  standing,
} from './record.ts'
import { shareRows } from './shared-rows.ts'
import { type EngineState, GOING_ON, type Seat, WON } from './state.ts'
import { RunawayRule, Umpire } from './umpire.ts'

/** How often the table is kept: rarely where that is a whole copy. */
const CHOICES_A_SNAPSHOT = 50
const CHOICES_A_COPY = 200

/** Sees each event as it happens, on the table as it lies then: to look at, never to change or keep. */
export type Watch<S> = (event: Telling, state: Readonly<S>) => void

export interface MatchSetup<S = EngineState> {
  readonly deal?: Deal
  readonly continued?: Continued
  /** A position as text, to begin from instead of set-up. */
  readonly start?: string
  /** Question now and then while rules run; true ends the run as a runaway. */
  readonly impatience?: () => boolean
  readonly watch?: Watch<S>
  /**
   * Rules run on the table itself instead of on a copy of it: for who has many matches open and looks back seldom. What `state` gave is
   * another table after the next choice, and after an error the table is laid again from the log.
   */
  readonly inPlace?: boolean
}

interface Choosing {
  /** The entry that opened the decision it is meant for. */
  readonly entry?: number
  /** The seats that agreed to it. */
  readonly agreed?: readonly Seat[]
  /** What another host dealt after it: it is dealt here again, and must be all that the rules ask for. */
  readonly dealt?: readonly string[]
}

interface Snapshot<S> {
  readonly entry: number
  readonly state: S
}

/** A match up to one of its entries. */
interface Before<S> {
  readonly log: readonly Entry[]
  readonly goesOn: readonly boolean[]
  readonly snapshots: readonly Snapshot<S>[]
  readonly now: S
  readonly lastAsker: string
  readonly opened: number
}

/** Throws a MusterError (code `replay`) where something else was dealt than a log says. */
export function mustBeDealt(logged: readonly string[], dealt: readonly string[]): void {
  const longer = dealt.length > logged.length ? dealt : logged
  const i = longer.findIndex((_, at) => dealt[at] !== logged[at])
  if (i < 0) return
  const [was, is] = [logged[i] ?? 'nothing', dealt[i] ?? 'nothing']
  throw new MusterError('replay', `the log deals ${was} where ${is} is dealt`)
}

/** Sets up a new match and plays to its first decision. */
export function newMatch<S extends EngineState, C>(
  game: Game<S, C>,
  options: Options,
  dealer: Dealer,
  setup: MatchSetup<S> = {},
): Match<S, C> {
  return new Match(game, game.readOptions(options), dealer, setup)
}

export class Match<S extends EngineState, C> {
  readonly game: Game<S, C>
  readonly options: Options
  private readonly setup: MatchSetup<S>
  private readonly dealer: Dealer
  private umpire: Umpire<S, C>
  // Unless rules run in place, a state that the match has reached is never changed again, so that snapshots need no copy.
  private now: S
  /** What happened in the last run of the rules, and what was dealt. */
  private told: Telling[] = []
  private dealt: string[] = []
  private readonly log: Entry[] = []
  private readonly snapshots: Snapshot<S>[] = []
  /** For each entry: does it go on with the row of picks of the entry before? */
  private readonly goesOn: boolean[] = []
  /** Which frame asked for the last choice. */
  private lastAsker = ''
  private opened = 0
  private index: CardIndex | undefined

  constructor(
    game: Game<S, C>,
    options: Options,
    dealer: Dealer,
    setup: MatchSetup<S>,
    before?: Before<S>,
  ) {
    this.game = game
    this.options = options
    this.setup = setup
    this.dealer = dealer
    if (before !== undefined) {
      this.log.push(...before.log)
      this.goesOn.push(...before.goesOn)
      this.snapshots.push(...before.snapshots)
      this.now = before.now
      this.lastAsker = before.lastAsker
      this.opened = before.opened
      this.umpire = this.newUmpire()
      this.umpire.resume(this.now)
      return
    }
    const { start } = setup
    this.now = start === undefined ? game.newState(options) : parsePosition(game, start).state
    this.umpire = this.newUmpire()
    const begin = (umpire: Umpire<S, C>) => {
      if (start === undefined) umpire.begin()
      else umpire.resume(umpire.state)
    }
    const state = game.copy(this.now)
    this.run(state, dealer, begin)
    this.now = state
    this.append({ kind: 'begin', dealt: this.dealt }, false)
    this.keepSnapshot()
  }

  /** The table as it lies. Not to be changed: hosts and bots take `game.copy(match.state)`. */
  get state(): Readonly<S> {
    return this.now
  }

  get isOver(): boolean {
    return this.now.stack.length === 0
  }

  /** The number of the last entry: the version of the match. */
  get version(): number {
    return this.log.length - 1
  }

  get entries(): readonly Entry[] {
    return this.log
  }

  /** The decision as the rules filled it in, for sentences and pictures; the next choice fills it anew. */
  get asking(): Decision {
    return this.umpire.decision
  }

  /** The whole match, as it is saved, sent and reported. */
  get record(): MatchRecord {
    const { game, setup } = this
    const { deal = { kind: 'random', note: '' }, continued, start } = setup
    const { result } = this.now
    return {
      game: game.name,
      version: game.version,
      pack: { name: game.pack.name, hash: game.pack.hash },
      options: this.options,
      deal,
      ...(continued === undefined ? {} : { continued }),
      ...(start === undefined ? {} : { start }),
      entries: [...this.log],
      ...(result === GOING_ON ? {} : { result: result === WON ? 'won' : 'lost' }),
    }
  }

  hash(): string {
    return stateHash(this.now)
  }

  /** The decision the match waits for; none when it is over. */
  decision(): DecisionJson | undefined {
    if (this.isOver) return undefined
    return decisionJson(this.game, this.now, this.umpire.decision, this.opened)
  }

  /** The same without its options. */
  question(): Question | undefined {
    if (this.isOver) return undefined
    return questionJson(this.game, this.now, this.umpire.decision, this.opened)
  }

  /** The texts of its options. */
  texts(): readonly string[] {
    return this.isOver ? [] : optionTexts(this.game, this.now, this.umpire.decision)
  }

  /** What happened since the last choice was made. */
  events(): readonly Telling[] {
    return this.told
  }

  eventTexts(): readonly string[] {
    return this.told.map((event) => eventText(this.game, this.now, event))
  }

  /** Takes an option, or a whole row of picks, and plays on to the next decision. */
  choose(
    choice: string | readonly string[],
    { entry: meantFor, agreed, dealt: given }: Choosing = {},
  ): void {
    if (meantFor !== undefined && meantFor !== this.opened) {
      throw new MusterError(
        'stale',
        `the choice is for the decision of entry ${meantFor}; the match waits for that of entry ${this.opened}`,
      )
    }
    const texts = typeof choice === 'string' ? [choice] : [...choice]
    if (this.isOver)
      throw new MusterError('choice', 'the match is over: there is nothing to choose')
    if (texts.length === 0) throw new MusterError('choice', 'no option is named')
    const { by, continues } = this.umpire.decision
    const asker = askerOf(this.now)
    const goesOn = continues && asker === this.lastAsker
    const first = this.indexOf(this.umpire, texts[0])
    const takeAll = (umpire: Umpire<S, C>) => {
      umpire.choose(first)
      for (const text of texts.slice(1)) {
        if (!umpire.decision.continues || askerOf(umpire.state) !== asker) {
          throw new MusterError('choice', `“${text}” is no part of the row of picks before it`)
        }
        umpire.choose(this.indexOf(umpire, text))
      }
    }
    const dealer = given === undefined ? this.dealer : this.again(given)
    const state = this.setup.inPlace === true ? this.now : this.game.copy(this.now)
    this.run(state, dealer, takeAll, given)
    this.lastAsker = asker
    if (state !== this.now) shareRows(this.now, state)
    this.now = state
    this.opened = this.log.length
    const entry = { kind: 'choice', by: chooserOf(by), texts, dealt: this.dealt } as const
    const agrees = agreed !== undefined && agreed.length > 0
    this.append(agrees ? { ...entry, agreed: [...agreed] } : entry, goesOn)
    const last = this.snapshots[this.snapshots.length - 1]
    const most = this.setup.inPlace === true ? CHOICES_A_COPY : CHOICES_A_SNAPSHOT
    if (this.opened - last.entry >= most) this.keepSnapshot()
  }

  /** Puts the table back as it was after an entry. */
  undo(to: number, agreed: readonly Seat[] = [], pastSeal = false): void {
    if (!Number.isInteger(to) || to < 0 || to > this.version) {
      throw new MusterError('choice', `there is no entry ${to} to go back to`)
    }
    const state = this.stateAfter(to)
    this.now = this.setup.inPlace === true ? this.game.copy(state) : state
    this.told = []
    this.lastAsker = ''
    this.opened = this.log.length
    const seal = pastSeal ? { pastSeal } : {}
    this.append({ kind: 'undo', to, agreed: [...agreed], ...seal }, false)
    this.umpire.resume(this.now)
  }

  /** Does an entry go on with the row of picks of the choice before it? */
  continuesRow(entry: number): boolean {
    return this.goesOn[entry] ?? false
  }

  /** The entry to which one undo goes: before the last choice that stands, or its whole row of picks. */
  back(): number | undefined {
    const line = standing(this.log)
    let at = line.length - 1
    while (at > 0 && this.goesOn[line[at]]) at--
    return at < 0 ? undefined : line[at] - 1
  }

  /** Enters what the rules pass over: a vote, a seat taken. */
  note(name: string, text: string): void {
    this.append({ kind: 'note', name, text }, false)
  }

  /** The entry after which the table was last kept: what lies between is soon played again. */
  get keptAt(): number {
    return this.snapshots[this.snapshots.length - 1].entry
  }

  /** The table as it was after an entry; not to be changed. */
  stateAfter(entry: number): S {
    const { snapshots, log } = this
    // Back along what stands, to a table that was kept.
    const choices: ChoiceEntry[] = []
    let at = entry
    let kept = snapshots.length - 1
    for (;;) {
      while (snapshots[kept].entry > at) kept--
      if (snapshots[kept].entry === at) break
      const one = log[at]
      if (one.kind === 'choice') choices.push(one)
      at = one.kind === 'undo' ? one.to : at - 1
    }
    const { state } = snapshots[kept]
    if (choices.length === 0) return state
    const dealer = new RecordedDealer(this.cards())
    const { procedures, content } = this.game
    const umpire = new Umpire<S, C>({ procedures }, content, this.game.copy(state), dealer)
    umpire.resume(umpire.state)
    for (let i = choices.length - 1; i >= 0; i--) {
      dealer.follow(choices[i].dealt)
      for (const text of choices[i].texts) umpire.choose(findOption(this.game, umpire, text))
    }
    return umpire.state
  }

  /** The match as it was after an entry, apart from this one: only what other hosts have dealt can be played there. */
  at(entry: number, inPlace = false): Match<S, C> {
    const { log, goesOn } = this
    const then = this.stateAfter(entry)
    const now = inPlace ? this.game.copy(then) : then
    let opened = entry
    while (log[opened].kind === 'note') opened--
    let next = entry + 1
    while (next < log.length && log[next].kind === 'note') next++
    const { watch: _, ...setup } = this.setup
    const before: Before<S> = {
      log: log.slice(0, entry + 1),
      goesOn: goesOn.slice(0, entry + 1),
      snapshots: this.snapshots.filter((snapshot) => snapshot.entry <= entry),
      now,
      // Whether the choice that comes goes on with a row of picks is known.
      lastAsker: goesOn[next] ? askerOf(now) : '',
      opened,
    }
    const dealer = this.again([])
    const again = new Match(this.game, this.options, dealer, { ...setup, inPlace }, before)
    again.index = this.index
    return again
  }

  private keepSnapshot(): void {
    const { now, setup, game } = this
    this.snapshots.push({
      entry: this.opened,
      state: setup.inPlace === true ? game.copy(now) : now,
    })
  }

  private indexOf(umpire: Umpire<S, C>, text: string): number {
    const index = findOption(this.game, umpire, text)
    if (index >= 0) return index
    const near = nearest(text, optionTexts(this.game, umpire.state, umpire.decision))
    throw new MusterError(
      'choice',
      `“${text}” is not on the list; nearest: ${near.map((one) => `“${one}”`).join(', ')}`,
    )
  }

  private append(entry: Entry, goesOn: boolean): void {
    this.log.push(entry)
    this.goesOn.push(goesOn)
  }

  private newUmpire(): Umpire<S, C> {
    const { procedures, content } = this.game
    const umpire = new Umpire<S, C>({ procedures }, content, this.now, this.dealer)
    umpire.impatience = this.setup.impatience
    umpire.chance = (kind, from, value) => {
      this.dealt.push(dealtWord(this.game, kind, from, value))
    }
    umpire.events = (name, a, b, c, d) => {
      const event = { name, a, b, c, d }
      this.told.push(event)
      this.setup.watch?.(event, umpire.state)
    }
    return umpire
  }

  /** Has the umpire work on a state. If it fails, it may be in the middle of a rule: it is replaced, and so is the table where it was that. */
  private run(
    state: S,
    dealer: Dealer,
    work: (umpire: Umpire<S, C>) => void,
    given?: readonly string[],
  ): void {
    const { umpire, told } = this
    this.dealt = []
    this.told = []
    umpire.state = state
    umpire.dealer = dealer
    try {
      work(umpire)
      if (given !== undefined) mustBeDealt(given, this.dealt)
    } catch (error) {
      this.told = told
      this.umpire = this.newUmpire()
      if (this.log.length > 0) {
        if (state === this.now) this.now = this.game.copy(this.stateAfter(this.version))
        this.umpire.resume(this.now)
      }
      throw this.explained(error)
    }
  }

  /** Deals what another host dealt. */
  private again(dealt: readonly string[]): Dealer {
    const dealer = new RecordedDealer(this.cards())
    dealer.follow(dealt)
    return dealer
  }

  private cards(): CardIndex {
    this.index ??= new CardIndex(this.game)
    return this.index
  }

  private explained(error: unknown): unknown {
    if (error instanceof MusterError || !(error instanceof Error)) return error
    if (error instanceof RunawayRule) {
      return new MatchError(
        'runaway',
        `the rules do not come to an end: ${error.message}`,
        this.record,
        error,
      )
    }
    return new MatchError('rules', `the rules failed: ${error.message}`, this.record, error)
  }
}
