/** A table that a server keeps: this copy follows it, and runs ahead by what needs no chance. */
import { type LanguageCode, type MatchRecord, MusterError, type OpenedDeal } from '@muster/engine'
import type { Action, ChatLine, MineView, NumberedEntry } from '@muster/table'
import type { MatchView, News, Unranked } from '../../host/protocol.ts'
import { type Opening, OpenTable } from '../open-table.ts'
import { aheadOf } from './ahead.ts'

const NOBODY: MineView = {
  seats: [],
  mayChoose: false,
  mayVote: false,
  maySettle: false,
  mayAgree: false,
}

/** `differs`: what was entered here is not what the server entered there. */
export type Taken = 'taken' | 'gap' | 'differs'

type Row = Parameters<OpenTable['row']>[2]

/** The rest of a row of choices, while the server deals for one of them. */
interface Rest {
  readonly texts: readonly string[]
  readonly first: MatchRow
  readonly path: boolean
  /** The last entry before all of it. */
  readonly before: number
}

type MatchRow = Pick<NonNullable<OpenTable['table']['decision']>, 'by' | 'prompt'> | undefined

export interface Seated {
  /** Who looks. */
  readonly person: string
  readonly chat: readonly ChatLine[]
  /** Sends what is done here. */
  post(action: Action): void
}

export class OnlineTable extends OpenTable {
  private readonly seated: Seated
  private readonly said: ChatLine[]
  /** The last entry that the server has. */
  private confirmed: number
  private rest: Rest | undefined
  /** Something is on its way of which only the server knows what it brings. */
  isSent = false

  constructor(opening: Opening, seated: Seated) {
    super(opening)
    this.kept = 'online'
    this.seated = seated
    this.said = [...seated.chat]
    this.confirmed = this.table.version
  }

  get chat(): readonly ChatLine[] {
    return this.said
  }

  get lastConfirmed(): number {
    return this.confirmed
  }

  /** Who only watches has earned nothing. */
  override get unranked(): Unranked | undefined {
    return this.mine.seats.length === 0 ? 'over' : super.unranked
  }

  /** What stands for sure. */
  get sure(): MatchRecord {
    const { result: _, ...record } = this.record
    return { ...record, entries: record.entries.slice(0, this.confirmed + 1) }
  }

  override view(language: LanguageCode): MatchView {
    const view = super.view(language)
    const ahead = aheadOf(this.game, this.table, view.table.mine?.seats ?? [], language)
    return {
      ...view,
      ...(ahead === undefined ? {} : { ahead }),
      ...(this.isSent ? { sent: true } : {}),
    }
  }

  protected override rights(): Pick<MatchView, 'table' | 'undo'> {
    const { person } = this.seated
    const view = this.table.view(person)
    const mine = view.mine ?? NOBODY
    const undo = mine.seats.length === 0 ? [] : this.undoMenu(person)
    return { table: { ...view, chat: this.said, mine }, undo }
  }

  private get mine(): MineView {
    return this.table.view(this.seated.person).mine ?? NOBODY
  }

  override act(language: LanguageCode, _person: string, action: Action): () => News {
    const { kind } = action
    if (kind === 'say' || kind === 'phrase' || kind === 'point') {
      this.seated.post(action)
      return () => this.asItIs(language)
    }
    // One thing after the other: what comes of the last is not known yet.
    if (this.isSent) return () => this.asItIs(language)
    return this.news(language, () => this.does(action))
  }

  override row(language: LanguageCode, _person: string, row: Row): () => News {
    if (this.isSent) return () => this.asItIs(language)
    const { entry, texts, path = false } = row
    const before = this.table.version
    return this.news(language, () =>
      this.goesOn({ texts, first: this.table.decision, path, before }, entry),
    )
  }

  /** Goes on with a row, once what stopped it is known; nothing where there is none. */
  resumed(language: LanguageCode): (() => News) | undefined {
    const { rest } = this
    this.rest = undefined
    const entry = rest === undefined ? undefined : this.nextOf(rest.texts[0], rest)
    if (rest === undefined || entry === undefined) return undefined
    return this.news(language, () => this.goesOn(rest, entry))
  }

  /** Nothing more of what was meant here is done. */
  stopRow(): void {
    this.rest = undefined
    this.isSent = false
  }

  private asItIs(language: LanguageCode): News {
    return { view: this.view(language), beats: [], lines: [] }
  }

  /** Does it here at once, and sends it; what needs a dealer is only sent. */
  private does(action: Action): void {
    try {
      this.table.act(this.seated.person, action)
    } catch (error) {
      if (!(error instanceof MusterError) || error.code !== 'deal') throw error
      // What was seen up to there is seen when the server has dealt.
      this.watcher.forget()
      this.isSent = true
    }
    this.seated.post(action)
  }

  private goesOn(row: Rest, opened: number): void {
    let entry = opened
    for (const [i, text] of row.texts.entries()) {
      try {
        this.does({ kind: 'choose', entry, texts: [text] })
      } catch (error) {
        // What was played before stands; who then tries this one sees why it fails.
        if (i > 0 && error instanceof MusterError) break
        throw error
      }
      const texts = row.texts.slice(i + 1)
      if (this.isSent) {
        if (texts.length > 0) this.rest = { ...row, texts }
        break
      }
      const next = texts.length === 0 ? undefined : this.nextOf(texts[0], row)
      if (next === undefined) break
      entry = next
    }
    const { before } = row
    if (row.path && this.rest === undefined) {
      this.gestures.push({ before, last: Math.max(before + 1, this.table.version) })
    }
  }

  /** The entry of the decision that the next of a row answers; nothing where it is not asked for. */
  private nextOf(text: string, { first, path }: Pick<Rest, 'first' | 'path'>): number | undefined {
    const { decision } = this.table
    const isAlike = decision?.by === first?.by && (path || decision?.prompt === first?.prompt)
    const isOffered = decision?.options.some((option) => option.text === text) === true
    return isAlike && isOffered ? decision?.entry : undefined
  }

  /** Takes in what the server has entered. Throws where the rules here do not allow or deal the same. */
  take(entries: readonly NumberedEntry[], hash: string | undefined): Taken {
    for (const { n, entry } of entries) {
      if (n <= this.confirmed) continue
      if (n > this.confirmed + 1) return 'gap'
      const mine = this.table.entries[n]
      if (mine === undefined) this.table.receive({ n, entry })
      else if (JSON.stringify(inOrder(mine)) !== JSON.stringify(inOrder(entry))) return 'differs'
      this.confirmed = n
    }
    const isLast = this.confirmed === this.table.version && entries.at(-1)?.n === this.confirmed
    return isLast && hash !== undefined && this.table.hash() !== hash ? 'differs' : 'taken'
  }

  hear(lines: readonly ChatLine[]): boolean {
    const news = lines.filter(({ n }) => n >= this.said.length)
    this.said.push(...news)
    return news.length > 0
  }

  opened(deal: OpenedDeal): void {
    this.deal = deal
  }
}

/** Its parts by name: two programs may write them in another order. */
const inOrder = (entry: object): readonly (readonly [string, unknown])[] =>
  Object.entries(entry).sort(([a], [b]) => (a < b ? -1 : 1))
