/** The hall: all open tables, and the answers to what the page asks of them. */
import { type LanguageCode, type MatchRecord, MusterError, printMatch } from '@muster/engine'
import type { Pushed } from '../host/online.ts'
import type { Calls, MatchSummary, News } from '../host/protocol.ts'
import { lettersOfLink, matchOfTable } from '../links/place.ts'
import { type Secret, secret } from './deals.ts'
import { type Behind, deskOf } from './desk.ts'
import { gameView, loadGame } from './games.ts'
import { inEveryLanguage, type Opening, OpenTable } from './open-table.ts'
import {
  type Box,
  keptOpening,
  newOpening,
  onwardOpening,
  parseNotation,
  readOpening,
} from './openings.ts'
import { lastBeats, storyOf } from './recall.ts'
import { previewAll, rowView } from './rows.ts'
import { type Answers, Refusal } from './serve.ts'
import { type Keeping, type KeptMatch, type Store, WrittenElsewhere } from './store.ts'
import { workerTexts } from './texts.ts'
import { unkeptTable } from './unkept.ts'
import { previewOf } from './views.ts'

/** Tables that stay open besides those that could not be kept. */
const MOST_OPEN = 4

type Ask<N extends keyof Calls> = Calls[N]['ask']
type Answer<N extends keyof Calls> = Promise<Calls[N]['answer']>

export interface World {
  readonly store: Store
  readonly now?: () => number
  readonly random?: Secret
  /** Tells the page something unasked. */
  push?(pushed: Pushed): void
}

export class Hall implements Answers {
  private readonly store: Store
  private readonly now: () => number
  private readonly random: Secret
  private readonly tables = new Map<string, OpenTable>()
  private readonly behind: Behind
  private readonly desk: ReturnType<typeof deskOf>
  private language: LanguageCode = 'en'
  /** Was chosen at, and is written down once the page has its answer: what is seen need not wait for the storage. */
  private unwritten: OpenTable | undefined
  /** The match that was found to be written by another tab. */
  private overtaken: string | undefined

  constructor({ store, now = Date.now, random = secret, push = () => undefined }: World) {
    this.store = store
    this.now = now
    this.random = random
    this.behind = {
      ...{ store, now, push },
      language: () => this.language,
      tableOf: (id) => this.tableOf(id),
      list: () => this.list(),
      take: (record) => this.take(record),
      boxOf: (record) => this.boxOf(record),
      takeUp: async (id) => this.takeUp(await this.find(id)),
      kept: async () => Promise.all((await this.list()).map(({ id }) => this.print({ id }))),
      seats: (open) => this.letIn(open),
    }
    this.desk = deskOf(this.behind)
  }

  ping = (): Answer<'ping'> => Promise.resolve(true)

  game = ({ game }: Ask<'game'>): Answer<'game'> => gameView(game)

  rules = async ({ game }: Ask<'rules'>): Answer<'rules'> => await (await loadGame(game)).rules()

  list = async (): Answer<'list'> => {
    const kept = await this.store.list().catch(() => [])
    const open = [...this.tables.values()].filter(
      ({ kept: how }) => how === 'full' || how === 'refused',
    )
    const others = kept.filter(({ id }) => !open.some((table) => table.id === id))
    return [...open.map((table) => table.summary()), ...others]
      .sort((a, b) => b.played - a.played || (a.id < b.id ? -1 : 1))
      .map((match) => this.summaryView(match))
  }

  start = async (ask: Ask<'start'>): Answer<'start'> => {
    const box = await this.boxWith(ask.game, ask.pack)
    return await this.begin(box, newOpening(box, ask, this.random, this.language))
  }

  open = async ({ id }: Ask<'open'>): Answer<'open'> => {
    await this.forgetWhatIsStale(id)
    const open = await this.tableOf(id)
    const { pack } = open
    return {
      ...open.whole(this.language),
      pack: pack ?? (await loadGame(open.game.name)).housePack,
      isHouse: pack === undefined,
    }
  }

  act = async ({ id, person, action }: Ask<'act'>): Answer<'act'> => {
    const open = await this.tableToPlay(id)
    const { version, chat } = open.table
    const said = chat.length
    const news = open.act(this.language, person, action)
    if (open.table.version !== version || open.table.chat.length !== said) this.unwritten = open
    return news()
  }

  bot = async ({ id, entry, ...considered }: Ask<'bot'>): Answer<'bot'> => {
    await this.tableToPlay(id)
    const open = await this.tableAt(id, entry)
    if (open.table.decides?.bot === undefined) {
      throw new MusterError('seat', this.texts.notABotsChoice)
    }
    const news = open.botChooses(this.language, entry, considered)
    this.unwritten = open
    return news()
  }

  sequence = async ({ id, person, ...row }: Ask<'sequence'>): Answer<'sequence'> => {
    const open = await this.tableToPlay(id)
    const news = open.row(this.language, person, row)
    this.unwritten = open
    return news()
  }

  settle = async (): Promise<void> => {
    const open = this.unwritten
    this.unwritten = undefined
    if (open !== undefined && !(await this.keep(open))) this.overtaken = open.id
  }

  kept = async ({ id }: Ask<'kept'>): Answer<'kept'> => {
    const isStale = this.overtaken === id
    this.overtaken = undefined
    if (isStale) throw new Refusal('stale', this.texts.stale)
    return (await this.tableOf(id)).kept
  }

  preview = async ({ id, entry, text }: Ask<'preview'>): Answer<'preview'> => {
    const { table, game } = await this.tableAt(id, entry)
    const preview = previewOf(game, table.state, text, this.language)
    if (preview === undefined) throw new MusterError('choice', `“${text}” is not on the list`)
    return preview
  }

  previewAll = async ({ id, entry, texts, path }: Ask<'previewAll'>): Answer<'previewAll'> => {
    const { table, game } = await this.tableAt(id, entry)
    return previewAll(game, table.state, texts, this.language, path)
  }

  foresee = async ({ id, state, kind, n }: Ask<'foresee'>): Answer<'foresee'> => {
    const { game } = await this.tableOf(id)
    return (await loadGame(game.name)).foresee?.(game, state, kind, n) ?? []
  }

  row = async ({ id, entry, marks }: Ask<'row'>): Answer<'row'> => {
    const { table, game } = await this.tableAt(id, entry)
    return rowView(game, table.state, marks)
  }

  recall = async ({ id, since }: Ask<'recall'>): Answer<'recall'> =>
    lastBeats(await this.tableOf(id), this.language, since)

  past = async ({ id, entry }: Ask<'past'>): Answer<'past'> =>
    (await this.tableOf(id)).past(entry, this.language)

  branch = async ({ id, entry }: Ask<'branch'>): Answer<'branch'> => {
    const open = await this.tableOf(id)
    const box = await this.boxOf(open.record)
    return await this.begin(box, onwardOpening(box, open, entry, this.random, this.language))
  }

  speak = async ({ language, id }: Ask<'speak'>): Answer<'speak'> => {
    this.language = language
    return id === undefined ? undefined : (await this.tableOf(id)).whole(language)
  }

  print = async ({ id }: Ask<'print'>): Answer<'print'> => {
    const isKept = lettersOfLink(id) === undefined && matchOfTable(id) === undefined
    const open = isKept ? this.tables.get(id) : await this.tableOf(id)
    return open === undefined ? (await this.find(id)).notation : printMatch(open.record)
  }

  read = (ask: Ask<'read'>): Answer<'read'> => this.desk.read(ask)
  bring = (ask: Ask<'bring'>): Answer<'bring'> => this.desk.bring(ask)
  printAll = (ask: Ask<'printAll'>): Answer<'printAll'> => this.desk.printAll(ask)
  link = (ask: Ask<'link'>): Answer<'link'> => this.desk.link(ask)
  packs = (ask: Ask<'packs'>): Answer<'packs'> => this.desk.packs(ask)
  bringPack = (ask: Ask<'bringPack'>): Answer<'bringPack'> => this.desk.bringPack(ask)
  dropPack = (ask: Ask<'dropPack'>): Answer<'dropPack'> => this.desk.dropPack(ask)
  printPack = (ask: Ask<'printPack'>): Answer<'printPack'> => this.desk.printPack(ask)
  ending = (ask: Ask<'ending'>): Answer<'ending'> => this.desk.ending(ask)
  wall = (ask: Ask<'wall'>): Answer<'wall'> => this.desk.wall(ask)
  countOld = (ask: Ask<'countOld'>): Answer<'countOld'> => this.desk.countOld(ask)
  dailies = (ask: Ask<'dailies'>): Answer<'dailies'> => this.desk.dailies(ask)
  daily = (ask: Ask<'daily'>): Answer<'daily'> => this.desk.daily(ask)
  chronicle = (ask: Ask<'chronicle'>): Answer<'chronicle'> => this.desk.chronicle(ask)
  lessons = (ask: Ask<'lessons'>): Answer<'lessons'> => this.desk.lessons(ask)
  lesson = (ask: Ask<'lesson'>): Answer<'lesson'> => this.desk.lesson(ask)
  puzzles = (ask: Ask<'puzzles'>): Answer<'puzzles'> => this.desk.puzzles(ask)
  puzzle = (ask: Ask<'puzzle'>): Answer<'puzzle'> => this.desk.puzzle(ask)
  rehearse = (ask: Ask<'rehearse'>): Answer<'rehearse'> => this.desk.rehearse(ask)
  consider = (ask: Ask<'consider'>): Answer<'consider'> => this.desk.consider(ask)
  why = (ask: Ask<'why'>): Answer<'why'> => this.desk.why(ask)
  online = (ask: Ask<'online'>): Answer<'online'> => this.desk.online(ask)
  picture = (ask: Ask<'picture'>): Answer<'picture'> => this.desk.picture(ask)
  review = (ask: Ask<'review'>): Answer<'review'> => this.desk.review(ask)
  choiceWords = (ask: Ask<'choiceWords'>): Answer<'choiceWords'> => this.desk.choiceWords(ask)
  keepReview = (ask: Ask<'keepReview'>): Answer<'keepReview'> => this.desk.keepReview(ask)

  story = async ({ id }: Ask<'story'>): Answer<'story'> => storyOf((await this.tableOf(id)).table)

  drop = async ({ id }: Ask<'drop'>): Answer<'drop'> => {
    this.tables.delete(id)
    await this.store.drop(id).catch(() => undefined)
    return true
  }

  /** Keeps a match from a file. */
  private async take(record: MatchRecord): Promise<string> {
    const box = await this.boxOf(record)
    const { view } = await this.begin(box, readOpening(box, record, this.random, this.language))
    return view.id
  }

  private get texts() {
    return workerTexts[this.language]
  }

  /** Lets a new table in, writes it down with its cards, and shows it. */
  private async begin({ loaded, pack }: Box, opening: Opening): Promise<News> {
    const open = new OpenTable(opening)
    const { hash } = open.game.pack
    // If this fails, so will the match itself, and say so.
    await this.store.keepPack(hash, pack ?? loaded.housePack).catch(() => undefined)
    this.letIn(open)
    await this.keep(open)
    return open.whole(this.language)
  }

  private letIn(open: OpenTable): void {
    this.tables.set(open.id, open)
    const kept = [...this.tables.values()].filter(
      ({ kept: how }) => how !== 'full' && how !== 'refused',
    )
    for (const { id } of kept.slice(0, -MOST_OPEN)) this.tables.delete(id)
  }

  /**
   * Writes a match; says whether nobody else has written it meanwhile. What the storage refuses lives on in memory,
   * and is tried again with the next choice.
   */
  private async keep(open: OpenTable): Promise<boolean> {
    if (open.kept === 'laid' || open.kept === 'online') return true
    try {
      const keeping = open.keeping(this.now())
      await this.store.keep(keeping)
      open.revision = keeping.match.revision
      open.kept = 'kept'
      await this.desk.keepResult(open)
    } catch (error) {
      if (error instanceof WrittenElsewhere) {
        this.tables.delete(open.id)
        return false
      }
      open.kept = isFull(error) ? 'full' : 'refused'
    }
    return true
  }

  /** An open table that another tab has played on is read anew; a lesson or a puzzle begins again. */
  private async forgetWhatIsStale(id: string): Promise<void> {
    const open = this.tables.get(id)
    if (open === undefined || open.kept === 'online') return
    if (open.kept === 'laid') this.tables.delete(id)
    try {
      const kept = await this.store.find(id)
      if ((kept?.match.revision ?? 0) !== open.revision) this.tables.delete(id)
    } catch {
      // The storage fails: what is in memory is all there is.
    }
  }

  private async tableOf(id: string): Promise<OpenTable> {
    const open = this.tables.get(id)
    if (open !== undefined) return open
    const unkept = await unkeptTable(id, this.behind)
    if (unkept !== undefined) {
      this.letIn(unkept)
      return unkept
    }
    const keeping = await this.find(id)
    const taken = await this.takeUp(keeping)
    this.letIn(taken)
    if (keeping.match.frozen !== undefined) await this.keep(taken)
    return taken
  }

  /** A table at which something may be done. */
  private async tableToPlay(id: string): Promise<OpenTable> {
    const open = await this.tableOf(id)
    if (open.isClosed) throw new MusterError('seat', 'this match can only be looked at')
    return open
  }

  /** The table, if it still waits for the decision that an entry opened. */
  private async tableAt(id: string, entry: number): Promise<OpenTable> {
    const open = await this.tableOf(id)
    const opened = open.table.decision?.entry
    if (opened !== entry) {
      throw new MusterError('stale', `the table no longer waits for the decision of entry ${entry}`)
    }
    return open
  }

  private async find(id: string): Promise<Keeping> {
    const kept = await this.store.find(id).catch(() => undefined)
    if (kept === undefined) throw new Refusal('unknown-match', this.texts.noMatch)
    return kept
  }

  private async takeUp(keeping: Keeping): Promise<OpenTable> {
    try {
      const box = await this.boxOf(parseNotation(keeping.notation))
      return new OpenTable(keptOpening(box, keeping))
    } catch (error) {
      const why = error instanceof MusterError && error.code === 'pack' ? 'noPack' : 'frozen'
      await this.freeze(keeping, why)
      const detail = error instanceof Error ? error.message : String(error)
      throw new Refusal('replay', `${this.texts[why]}\n(${detail})`)
    }
  }

  private async freeze({ match, ...rest }: Keeping, why: 'noPack' | 'frozen'): Promise<void> {
    if (match.frozen !== undefined) return
    const frozen = inEveryLanguage((language) => workerTexts[language][why])
    const marked = { ...match, frozen, revision: match.revision + 1 }
    // The list may say so late; the match is as it was.
    await this.store.keep({ match: marked, ...rest }).catch(() => undefined)
  }

  /** The game of a match with the cards it was played with: the house's, or those kept under their hash. */
  private async boxOf(record: MatchRecord): Promise<Box> {
    return await this.boxWith(record.game, record.pack.hash, record.pack.name)
  }

  private async boxWith(game: string, hash?: string, name = 'chosen'): Promise<Box> {
    const loaded = await loadGame(game)
    const isHouse = hash === undefined || loaded.house.pack.hash === hash
    if (isHouse) return { game: loaded.house, loaded }
    const pack = await this.store.pack(hash).catch(() => undefined)
    if (pack === undefined) throw new MusterError('pack', `pack ${name} (${hash}) is not here`)
    return { game: loaded.with(pack), loaded, pack }
  }

  private summaryView({
    saying,
    frozen,
    given: _,
    revision: __,
    ...match
  }: KeptMatch): MatchSummary {
    const { language } = this
    return {
      ...match,
      saying: saying[language],
      ...(frozen === undefined ? {} : { frozen: frozen[language] }),
    }
  }
}

function isFull(error: unknown): boolean {
  return error instanceof Error && error.name === 'QuotaExceededError'
}
