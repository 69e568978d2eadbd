/** A table that is open in the worker: the match, its deal, who was planned to sit where, and what was seen. */
import { type Thought, USUAL } from '@muster/bots'
import {
  type AnyGame,
  type Deal,
  type EngineState,
  LANGUAGES,
  type LanguageCode,
  type MatchRecord,
  openDeal,
  printMatch,
} from '@muster/engine'
import type { Action, Table, LogLine as TableLine } from '@muster/table'
import type { Considered } from '../host/bot-calls.ts'
import type {
  Calls,
  DecisionView,
  LogLine,
  MatchView,
  News,
  NoHints,
  SeatPlan,
  Unranked,
} from '../host/protocol.ts'
import { puzzleOfId } from '../links/place.ts'
import type { Watcher } from './beats.ts'
import { codeOf } from './deals.ts'
import { idleAt, type PathRules, pathsAt } from './paths.ts'
import { playRow } from './rows.ts'
import type { Keeping, KeptMatch, Sayings } from './store.ts'
import { unrankedFor } from './unranked.ts'
import { askedAt, decisionView, lastSeal, resultView, seatViews } from './views.ts'

// A page's table may be of any game; only the game itself looks inside.
export type PageTable = Table<EngineState, unknown>

type Row = Pick<Calls['sequence']['ask'], 'entry' | 'texts' | 'path'>

export interface Opening {
  readonly id: string
  readonly game: AnyGame
  readonly table: PageTable
  readonly watcher: Watcher
  readonly plan: readonly SeatPlan[]
  readonly deal: Deal
  /** The seed of a sealed deal. */
  readonly seed: string | undefined
  readonly given: KeptMatch['given']
  readonly daily?: string | undefined
  glimpseOf?(state: EngineState): object | undefined
  readonly paths?: PathRules | undefined
  /** The pack's data, where it is not the house's. */
  readonly pack?: unknown
  readonly revision: number
  readonly played: number
  /** It was laid for a purpose that is fulfilled: nothing more is done here. */
  isDone?(): boolean
}

export class OpenTable {
  readonly id: string
  readonly game: AnyGame
  readonly table: PageTable
  readonly pack: unknown
  readonly daily: string | undefined
  private readonly glimpseOf: Opening['glimpseOf']
  private readonly paths: PathRules | undefined
  private readonly isDone: Opening['isDone']
  protected readonly watcher: Watcher
  private readonly plan: readonly SeatPlan[]
  private readonly given: KeptMatch['given']
  protected deal: Deal
  private seed: string | undefined
  private played: number
  /** What was chosen in one go: the last entry before it, and its own last. */
  protected readonly gestures: { readonly before: number; readonly last: number }[] = []
  /** What bots have thought before their choices, by entry: as long as the table is open they can be asked why. */
  readonly thoughts = new Map<number, Thought>()
  /** The revision that was last written; 0 before the first. */
  revision: number
  kept: MatchView['kept'] = 'kept'
  /** It was taken up from the storage, not begun here. */
  readonly wasLeft: boolean

  constructor(opening: Opening) {
    this.id = opening.id
    this.game = opening.game
    this.table = opening.table
    this.pack = opening.pack
    this.daily = opening.daily
    this.glimpseOf = opening.glimpseOf
    this.paths = opening.paths
    this.isDone = opening.isDone
    this.watcher = opening.watcher
    this.plan = opening.plan
    this.given = opening.given
    this.deal = opening.deal
    this.seed = opening.seed
    this.revision = opening.revision
    this.wasLeft = opening.revision > 0
    this.played = opening.played
    this.watcher.forget()
    this.openDealAtTheEnd()
  }

  /** The match with its deal: sealed while it is played, open once it was over. */
  get record(): MatchRecord {
    return { ...this.table.record, deal: this.deal }
  }

  get unranked(): Unranked | undefined {
    const { record, given, daily, table } = this
    return unrankedFor({ record, given, company: table.company, ...(daily && { daily }) })
  }

  /** Where others are dealt the same, nobody is helped. */
  private get noHints(): NoHints | undefined {
    if (this.kept === 'laid') return puzzleOfId(this.id) === undefined ? 'lesson' : 'puzzle'
    if (this.daily !== undefined) return 'daily'
    if (this.given === true) return 'same-deal'
    return this.table.company.settings.hints ? undefined : 'table'
  }

  /** Does what a person wants. */
  act(language: LanguageCode, person: string, action: Action): () => News {
    return this.news(language, (table) => void table.act(person, action))
  }

  /** Makes the choice of the bot whose turn it is. */
  botChooses(language: LanguageCode, entry: number, { text, thought }: Considered): () => News {
    const made = this.table.version + 1
    const news = this.news(language, (table) => void table.chooseAsBot([text], entry))
    this.thoughts.set(made, thought)
    return news
  }

  /** Plays options one after the other. */
  row(language: LanguageCode, person: string, { entry, texts, path }: Row): () => News {
    return this.news(language, (table) => playRow(table, person, entry, texts, path), path)
  }

  /** Does something at the table, and gives what it brought in the reader's language. `path`: it is one gesture. */
  news(language: LanguageCode, deed: (table: PageTable) => void, path = false): () => News {
    const before = this.table.version
    this.watcher.forget()
    deed(this.table)
    if (path) this.gestures.push({ before, last: this.table.version })
    this.openDealAtTheEnd()
    const beats = this.watcher.take(this.table.state, language)
    return () => ({ view: this.view(language), beats, lines: this.lines(language, before) })
  }

  /** Everything, for who comes to the table. */
  whole(language: LanguageCode): News {
    return { view: this.view(language), beats: [], lines: this.lines(language) }
  }

  view(language: LanguageCode): MatchView {
    const { game, table, unranked, noHints } = this
    const { state, entries, company } = table
    const seed = codeOf(this.record)
    const rights = this.rights()
    return {
      id: this.id,
      game: game.name,
      pack: game.pack.hash,
      options: table.record.options,
      entry: table.version,
      state,
      decision: this.decision(language, rights.table.decides?.how === 'seat'),
      seats: seatViews(game, state, seatPlan(this.plan, company), language),
      ...rights,
      ...resultView(game, state, language),
      ...(seed === undefined ? {} : { seed }),
      ...(unranked === undefined ? {} : { unranked }),
      ...(this.daily === undefined ? {} : { daily: this.daily }),
      ...(noHints === undefined ? {} : { noHints }),
      seal: lastSeal(entries),
      kept: this.kept,
    }
  }

  /** What is asked now; gestures, and what would be wasted, only where a person answers for a seat. */
  private decision(language: LanguageCode, gestures: boolean): DecisionView | undefined {
    const { game, table, paths } = this
    const { state, version } = table
    const decision = decisionView(game, state, openedBefore(table, version), language)
    if (decision === undefined || paths === undefined || !gestures) return decision
    const idle = idleAt(game, paths, state)
    return {
      ...decision,
      options: decision.options.map((option, index) =>
        idle.includes(index) ? { ...option, idle: true } : option,
      ),
      paths: pathsAt(game, paths, state, language),
    }
  }

  /** Ways back: a gesture is taken back as it was made. */
  protected undoMenu(person = this.table.company.people[0]?.id): MatchView['undo'] {
    const { table } = this
    const items = table.undoMenu(person)
    const [first] = items[0]?.takesBack ?? []
    const made = this.gestures.find(({ before, last }) => before < first && first <= last)
    return items.map((item) => {
      const { to, takesBack } =
        made === undefined || item.to <= made.before
          ? item
          : { to: made.before, takesBack: table.standing().filter((n) => n > made.before) }
      const deeds = this.paths === undefined ? undefined : this.deedsOf(this.paths, takesBack)
      return { ...item, to, takesBack, ...(deeds === undefined ? {} : { deeds }) }
    })
  }

  /** Choices by the deed that they belong to. */
  private deedsOf({ goesWith }: PathRules, numbers: readonly number[]): readonly number[][] {
    const verbOf = (n: number): string => {
      const entry = this.table.entries[n]
      return entry.kind === 'choice' ? entry.texts[0].split(' ')[0] : ''
    }
    const isOne = (n: number, before: number): boolean =>
      goesWith(verbOf(n), verbOf(before)) ||
      this.gestures.some((made) => made.before < before && n <= made.last)
    const deeds: number[][] = []
    numbers.forEach((n, i) => {
      if (i > 0 && isOne(n, numbers[i - 1])) deeds.at(-1)?.push(n)
      else deeds.push([n])
    })
    return deeds
  }

  /** Nobody may act here. */
  get isClosed(): boolean {
    return this.kept === 'seen' || this.isDone?.() === true
  }

  /** Who may do what; of a match that is only looked at, nobody. */
  protected rights(): Pick<MatchView, 'table' | 'undo'> {
    const { table } = this
    if (!this.isClosed) {
      return { table: table.view(), undo: this.undoMenu() }
    }
    const { decides: _, ...view } = table.view()
    return { table: view, undo: [] }
  }

  /** The table as it was after an entry. Who sits there, and their votes, are those of now. */
  past(entry: number, language: LanguageCode): MatchView {
    const { game, table } = this
    const state = table.stateAfter(entry)
    const { result: _, ...now } = this.view(language)
    return {
      ...now,
      entry,
      state,
      decision: decisionView(game, state, openedBefore(table, entry), language),
      undo: [],
      ...resultView(game, state, language),
      seal: lastSeal(table.entries, entry),
    }
  }

  lines(language: LanguageCode, after?: number): LogLine[] {
    return this.table.lines(language, after).map((line) => this.lineView(line))
  }

  summary(): KeptMatch {
    const { game, table, daily } = this
    const { options, result } = table.record
    const glimpse = this.glimpseOf?.(table.state)
    return {
      id: this.id,
      game: game.name,
      options,
      seats: seatPlan(this.plan, table.company),
      played: this.played,
      entries: table.entries.length,
      ...(result === undefined ? {} : { result }),
      saying: inEveryLanguage((language) => this.saying(language)),
      given: this.given,
      ...(daily === undefined ? {} : { daily }),
      ...(glimpse === undefined ? {} : { glimpse }),
      revision: this.revision,
    }
  }

  /** What is to be written, over the last revision. */
  keeping(played: number): Keeping {
    this.played = played
    return {
      match: { ...this.summary(), revision: this.revision + 1 },
      notation: printMatch(this.record),
      chat: this.table.chat,
      seed: this.seed,
    }
  }

  private saying(language: LanguageCode): string {
    const { game, table } = this
    const asked = askedAt(game, table.state)
    if (asked === undefined) return game.sayResult(table.state, language)
    return game.sayPrompt(table.state, asked, language)
  }

  private lineView({ entry, kind, text, seat, rule, seal }: TableLine): LogLine {
    const made = this.table.entries[entry]
    const bot = made.kind === 'choice' ? this.table.botOf(entry, USUAL) : undefined
    return {
      entry,
      ...(bot === undefined ? {} : { bot }),
      ...(seat === undefined ? {} : { seat }),
      say: text,
      ...(rule === undefined ? {} : { rule }),
      sealed: seal,
      kind: kind === 'undo' ? 'undo' : kind === 'choice' || kind === 'told' ? 'choice' : 'table',
      ...(made.kind === 'undo' ? { to: made.to } : {}),
    }
  }

  private openDealAtTheEnd(): void {
    if (!this.table.isOver || this.seed === undefined || this.deal.kind !== 'sealed') return
    this.deal = openDeal(this.deal, this.seed)
    this.seed = undefined
  }
}

/** The entry that opened the decision a table waited for after an entry. */
function openedBefore({ entries }: PageTable, entry: number): number {
  let opened = entry
  while (entries[opened].kind === 'note') opened--
  return opened
}

/** Who sits where now, by the names of the set-up. */
export function seatPlan(plan: readonly SeatPlan[], company: PageTable['company']): SeatPlan[] {
  return company.seats.map(({ people, bot }, seat) => {
    const names = company.people.filter(({ id }) => people.includes(id)).map(({ name }) => name)
    const name = plan[seat]?.name ?? names.join(', ')
    return bot === undefined ? { name } : { name, bot }
  })
}

export function inEveryLanguage(say: (language: LanguageCode) => string): Sayings {
  const [en, fr, pt] = LANGUAGES.map(say)
  return { en, fr, pt }
}
