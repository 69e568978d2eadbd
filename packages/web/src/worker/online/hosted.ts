/** One match of the server, as this tab follows it: what is heard of it, and what is done at it. */
import { type AnyGame, type MatchRecord, MusterError } from '@muster/engine'
import type { NumberedEntry } from '@muster/table'
import type {
  Lobby,
  OnlineActed,
  OnlineEvent,
  OnlineEventOf,
  Place,
  WholeMatch,
} from '@muster/table/online'
import type { Around } from '../../host/online.ts'
import type { News } from '../../host/protocol.ts'
import { idOfTable } from '../../links/place.ts'
import { ApiTrouble, api, codeOf } from '../../online/api.ts'
import { spotOf } from '../../online/things.ts'
import type { Behind } from '../desk.ts'
import { loadGame } from '../games.ts'
import { seenOpening } from '../openings.ts'
import { Refusal } from '../serve.ts'
import { OnlineTable } from './online-table.ts'
import { Outbox } from './outbox.ts'
import { onlineTexts } from './texts.ts'

/** Which rules a server has of each game. */
export type Rules = OnlineEventOf<'version'>['games']

/** How long a page that is to be renewed waits for what was chosen on it to be sent, in milliseconds. */
const LAST_WORDS = 2000

export class Hosted {
  readonly match: string
  private readonly hall: Behind
  private readonly me: string
  private readonly outbox: Outbox
  private whole: WholeMatch
  private table: OnlineTable | undefined
  private fetching: Promise<void> | undefined
  /** What has come while the table was laid anew. */
  private missed: (readonly [readonly NumberedEntry[], string | undefined])[] = []
  private rules: Rules = []
  /** The server has other rules than this page. */
  private isOutdated = false

  constructor(whole: WholeMatch, me: string, hall: Behind) {
    this.match = whole.lobby.match
    this.whole = whole
    this.me = me
    this.hall = hall
    this.outbox = new Outbox(this.match, {
      done: (acted) => this.done(acted),
      refused: (error) => void this.refused(error),
    })
  }

  get around(): Around {
    const { lobby, presence, frozen, chat } = this.whole
    const isSeated = lobby.seats.some(({ person }) => person === this.me)
    return {
      lobby,
      you: lobby.host === this.me ? 'host' : isSeated ? 'player' : 'watcher',
      me: this.me,
      presence: Object.fromEntries(presence.map(({ person, is }) => [person, is])),
      ...(frozen === undefined ? {} : { frozen: { ...frozen, chat } }),
    }
  }

  /** What is known of it: after a break only what comes after that is told. */
  get place(): Place {
    const { lobby, record, chat } = this.whole
    return {
      match: this.match,
      entry: this.table?.lastConfirmed ?? (record?.entries.length ?? 0) - 1,
      chat: (this.table?.chat ?? chat).length - 1,
      lobby: lobby.revision,
    }
  }

  /** The table, once the match has begun. */
  async open(): Promise<OnlineTable> {
    if (this.table !== undefined) return this.table
    if (this.whole.record === undefined) await this.fetch()
    return await this.lay()
  }

  /** What the server says first: entries made under other rules are not for this page. */
  hearRules(rules: Rules): void {
    this.rules = rules
    const { table } = this
    if (table !== undefined) this.compareRules(table.game)
  }

  hear(event: OnlineEvent): void {
    switch (event.kind) {
      case 'lobby':
        if (event.lobby.revision >= this.whole.lobby.revision) this.heardLobby(event.lobby)
        return
      case 'presence':
        this.turn({ presence: this.withPresence(event.people) })
        return
      case 'entries':
        this.heardEntries(numbered(event), event.hash)
        return
      case 'chat':
        if (this.table?.hear(event.lines) === true) this.pushSame()
        return
      case 'opened':
        this.table?.opened(event.deal)
        this.pushSame()
        return
      case 'point':
        this.heardPoint(event)
        return
      case 'nudge':
      case 'gone':
        this.hall.push(event)
        return
      default:
        return
    }
  }

  private heardLobby(lobby: Lobby): void {
    const { frozen, ...whole } = this.whole
    // A node whose rules fit may have taken it up again.
    if (frozen !== undefined && lobby.phase !== 'frozen') this.whole = whole
    this.turn({ lobby })
  }

  private heardPoint({ person, thing }: OnlineEventOf<'point'>): void {
    const seats = this.table?.table.company.seats ?? []
    const seat = seats.findIndex(({ people }) => people.includes(person))
    if (person === this.me || seat < 0) return
    this.hall.push({ kind: 'point', match: this.match, seat, spot: spotOf(thing) })
  }

  /** The way to the server is there again. */
  hurry(): void {
    this.outbox.hurry()
  }

  private get id(): string {
    return idOfTable(this.match)
  }

  private get texts() {
    return onlineTexts[this.hall.language()]
  }

  private turn(change: Partial<WholeMatch>): void {
    this.whole = { ...this.whole, ...change }
    this.hall.push({ kind: 'around', match: this.match, around: this.around })
  }

  private withPresence(people: WholeMatch['presence']): WholeMatch['presence'] {
    const others = this.whole.presence.filter(
      ({ person }) => !people.some((changed) => changed.person === person),
    )
    return [...others, ...people]
  }

  private async fetch(): Promise<void> {
    this.turn(await api('match', { match: this.match }))
  }

  private compareRules({ name, version }: AnyGame): void {
    const theirs = this.rules.find((one) => one.name === name)?.version ?? version
    if (theirs !== version) this.stop(theirs)
  }

  /** From now on nothing is taken in: the page has to be renewed. */
  private stop(rules: string): void {
    if (this.isOutdated) return
    this.isOutdated = true
    const tell = () => this.hall.push({ kind: 'outdated', match: this.match, rules })
    if (this.outbox.isEmpty) tell()
    else void this.outbox.emptied(LAST_WORDS).then(tell)
  }

  /** Lays the table as the server has it. */
  private async lay(record: MatchRecord | undefined = this.whole.record): Promise<OnlineTable> {
    const { lobby, frozen } = this.whole
    if (frozen !== undefined) throw new Refusal('frozen', this.texts.frozen)
    if (record === undefined) throw new Refusal('not-begun', this.texts.notBegun)
    await this.bringPack(record)
    const box = await this.hall.boxOf(record)
    if (box.game.version !== record.version) this.stop(record.version)
    else this.compareRules(box.game)
    if (this.isOutdated) throw new Refusal('version', this.texts.otherRules)
    const given = lobby.sameDeal !== undefined
    const opening = { ...seenOpening(box, record), id: this.id, plan: [], given }
    const table = new OnlineTable(
      {
        ...opening,
        ...(lobby.daily === undefined ? {} : { daily: lobby.daily }),
        // So that who comes back is told what happened.
        revision: 1,
        played: this.hall.now(),
      },
      {
        person: this.me,
        chat: this.table?.chat ?? this.whole.chat,
        post: (action) => this.outbox.post(action),
      },
    )
    this.table = table
    this.hall.seats(table)
    return table
  }

  /** Cards that are not those of the house here come with the match: its house may have others by now, or before. */
  private async bringPack({ game, pack: { hash } }: MatchRecord): Promise<void> {
    const { store } = this.hall
    const { house } = await loadGame(game)
    if (house.pack.hash === hash) return
    const here = await store.pack(hash).catch(() => undefined)
    if (here !== undefined) return
    await store.keepPack(hash, await api('pack', { hash }))
  }

  private heardEntries(entries: readonly NumberedEntry[], hash: string | undefined): void {
    const { table } = this
    if (table === undefined || this.isOutdated) return
    if (this.fetching !== undefined) {
      this.missed.push([entries, hash])
      return
    }
    const language = this.hall.language()
    const before = table.table.version
    const wasSent = table.isSent
    const outcome = { taken: 'taken' }
    let news: () => News
    try {
      news = table.news(language, () => {
        outcome.taken = table.take(entries, hash)
      })
    } catch (error) {
      if (!(error instanceof MusterError)) throw error
      void this.layAnew()
      return
    }
    if (outcome.taken === 'gap') void this.layAnew()
    else if (outcome.taken === 'differs') this.mend(entries)
    else {
      if (table.table.version > before || this.outbox.isEmpty) table.isSent = false
      if (table.table.version > before || wasSent !== table.isSent) this.tell(news(), wasSent)
      if (wasSent && !table.isSent) this.goOn(table)
    }
  }

  private goOn(table: OnlineTable): void {
    const news = table.resumed(this.hall.language())
    if (news !== undefined) this.tell(news(), true)
  }

  private tell(news: News, mine: boolean, anew = false): void {
    this.hall.push({ kind: 'news', id: this.id, news, mine, anew })
  }

  private pushSame(): void {
    const language = this.hall.language()
    const view = this.table?.view(language)
    if (view !== undefined) this.tell({ view, beats: [], lines: [] }, false)
  }

  /** What was done here came second: the server's line stands, and what was sent comes after it or comes back. */
  private mend(entries: readonly NumberedEntry[]): void {
    const { table } = this
    if (table === undefined) return
    const sure = table.sure
    const next = entries.filter(({ n }) => n >= sure.entries.length)
    const record = { ...sure, entries: [...sure.entries, ...next.map(({ entry }) => entry)] }
    void this.layAnew(record)
  }

  private layAnew(record?: MatchRecord): Promise<void> {
    this.fetching ??= this.relay(record).finally(() => {
      this.fetching = undefined
      for (const [entries, hash] of this.missed.splice(0)) this.heardEntries(entries, hash)
    })
    return this.fetching
  }

  private async relay(record?: MatchRecord): Promise<void> {
    try {
      if (record === undefined) await this.fetch()
      const table = await this.lay(record)
      this.tell(table.whole(this.hall.language()), false, record === undefined)
    } catch (error) {
      if (record !== undefined) {
        await this.relay()
        return
      }
      if (this.isOutdated) return
      const trouble = this.troubleOf(error)
      this.hall.push({ kind: 'returned', id: this.id, trouble })
    }
  }

  private done({ entries, hash, chat }: OnlineActed): void {
    const { table } = this
    if (table === undefined) return
    if (chat !== undefined && table.hear([chat])) this.pushSame()
    this.heardEntries(entries, hash)
    if (this.outbox.isEmpty && table.isSent) {
      table.isSent = false
      this.pushSame()
    }
  }

  /** What was done here is taken back, and said why. */
  private async refused(error: unknown): Promise<void> {
    this.table?.stopRow()
    if (this.isOutdated) return
    // The server has frozen it since: with that comes what can still be shown.
    if (codeOf(error) === 'frozen') {
      await this.fetch().catch(() => undefined)
      return
    }
    await this.layAnew(this.table?.sure)
    this.hall.push({ kind: 'returned', id: this.id, trouble: this.troubleOf(error) })
  }

  private troubleOf(error: unknown): Refusal {
    if (error instanceof Refusal) return error
    const code = codeOf(error)
    const { faster, gone, notYours, notDone, noServer } = this.texts
    const sayings: Readonly<Record<string, string>> = {
      stale: faster,
      choice: gone,
      seat: notYours,
      'no-answer': noServer,
    }
    const said = error instanceof Error ? error.message : String(error)
    return new Refusal(
      error instanceof ApiTrouble ? code : 'broken',
      sayings[code] ?? notDone(said),
    )
  }
}

const numbered = ({ n, entries }: OnlineEventOf<'entries'>): readonly NumberedEntry[] =>
  entries.map((entry, i) => ({ n: n + i, entry }))
