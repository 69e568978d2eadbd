/**
 * All matches that this node has open. What is entered at one is committed, then acknowledged, then told; a match that
 * another node has played on is caught up with.
 */
import { type Entry, openDeal, printMatch } from '@muster/engine'
import type { Acted, AnyTable, ChatLine } from '@muster/table'
import { notFound, OnlineError } from '../errors.ts'
import type { Crowd } from '../live/crowd.ts'
import {
  type Committed,
  chatMessage,
  entriesMessage,
  lobbyMessage,
  pointMessage,
  print,
} from '../live/messages.ts'
import { tellMissing } from '../live/missing.ts'
import type { Append, Fate, MatchChange, Once, Storage, StoredMatch } from '../storage/storage.ts'
import type { World } from '../world.ts'
import type { Boxes } from './boxes.ts'
import type { Actor, HallParts } from './hall-parts.ts'
import { lobbyOf, readHeader, sealedDeal } from './header.ts'
import { changeWith, linesOf, mark, repeated, tableOf } from './lines.ts'
import { loadMatch } from './loading.ts'
import type { OpenMatch } from './open-match.ts'
import { Scribe } from './snapshots.ts'

/** Milliseconds for sentences when a node is closed. */
const CLOSING = 2_000
/** A number that was lost to another node is tried again so often. */
const TRIES = 5

type Watcher = (open: OpenMatch) => void

export class Hall {
  readonly storage: Storage
  readonly boxes: Boxes
  readonly crowd: Crowd
  readonly world: World
  private readonly most: number
  private readonly scribe: Scribe
  private readonly open = new Map<string, OpenMatch>()
  private asked = 0
  private readonly loading = new Map<string, Promise<OpenMatch>>()
  private readonly watchers: Watcher[] = []
  private readonly receivers: Watcher[] = []

  constructor({ storage, boxes, crowd, world, most }: HallParts) {
    this.storage = storage
    this.boxes = boxes
    this.crowd = crowd
    this.world = world
    this.most = most
    this.scribe = new Scribe(storage, world)
  }

  get size(): number {
    return this.open.size
  }

  /** Is told whenever a table has changed or was taken up again. */
  watch(watcher: Watcher): void {
    this.watchers.push(watcher)
  }

  /** Is told whenever a table was taken up again: who was there before may be gone. */
  watchLoads(receiver: Watcher): void {
    this.receivers.push(receiver)
  }

  find(id: string): OpenMatch | undefined {
    return this.open.get(id)
  }

  async get(id: string): Promise<OpenMatch> {
    const open = this.touched(id)
    if (open !== undefined) return open
    const under = this.loading.get(id)
    if (under !== undefined) return await under
    const load = this.load(id)
    this.loading.set(id, load)
    try {
      return await load
    } finally {
      this.loading.delete(id)
    }
  }

  /** One that is open, and was asked for now. */
  private touched(id: string): OpenMatch | undefined {
    const open = this.open.get(id)
    if (open !== undefined) open.asked = ++this.asked
    return open
  }

  /** Reads it anew when it is next asked for. */
  forget(id: string): void {
    const open = this.open.get(id)
    if (open !== undefined) this.scribe.forget(open)
    this.open.delete(id)
  }

  /** Hints may have been lost: what nobody here watches is read anew when it is next asked for. */
  forgetUnwatched(): void {
    const watched = new Set(this.crowd.watched)
    for (const [id, open] of this.open) {
      if (!watched.has(id) && !open.isBusy) this.open.delete(id)
    }
  }

  /** Looks at a match when nobody is at work on it: nothing is seen that is not on disk, and nothing put away. */
  async inTurn<T>(id: string, work: (open: OpenMatch) => T | Promise<T>): Promise<T> {
    for (let i = 0; i < TRIES; i++) {
      // At once where it is open: what comes first has its turn first.
      const open = this.touched(id) ?? (await this.get(id))
      const seen = await open.inTurn(async () =>
        this.open.get(id) === open ? { of: await work(open) } : undefined,
      )
      if (seen !== undefined) return seen.of
    }
    throw new OnlineError('unavailable', 'too many act at this table at once', 1)
  }

  /**
   * Does something at a table and commits it. `work` changes the table; what it throws has changed nothing. Where
   * another node was faster, the table is read anew and the work done again.
   */
  async perform(
    id: string,
    work: (table: AnyTable, open: OpenMatch) => Acted,
    once?: Once,
    by?: Actor,
  ): Promise<Committed> {
    for (let i = 0; i < TRIES; i++) {
      const open = this.touched(id) ?? (await this.get(id))
      const done = await open.inTurn(() => this.tryToPerform(open, work, once, by))
      if (done !== undefined) return done
    }
    throw new OnlineError('unavailable', 'too many act at this table at once', 1)
  }

  /** Reads what other nodes have entered, and tells it here. */
  async catchUp(id: string): Promise<void> {
    const open = this.open.get(id)
    if (open === undefined) return
    await open.inTurn(() => this.readOn(open))
    // Where it is read anew, who listens here goes on hearing of it.
    if (this.find(id) === undefined && this.crowd.of(id).size > 0) await this.get(id)
  }

  /** Changes header, people or phase of a match as they are now, and tells everybody. */
  async change(id: string, make: (open: OpenMatch) => MatchChange | undefined): Promise<OpenMatch> {
    for (let i = 0; i < TRIES; i++) {
      const open = await this.get(id)
      const done = await open.inTurn(async () => {
        await this.renew(open)
        if (this.open.get(id) !== open) return false
        const change = make(open)
        if (change === undefined) return true
        const { revision } = open.stored
        if (!(await this.storage.matches.change(id, revision, change))) return false
        await this.renew(open)
        return true
      })
      if (done) return open
    }
    throw new OnlineError('unavailable', 'too many change this lobby at once', 1)
  }

  /** Reads the match itself, without its log; tells the lobby where it has changed. */
  async renew(open: OpenMatch): Promise<void> {
    await this.take(open, await this.storage.matches.get(open.id))
  }

  private async take(open: OpenMatch, stored: StoredMatch | undefined): Promise<void> {
    if (stored === undefined) {
      this.open.delete(open.id)
      throw notFound('match')
    }
    if (stored.revision <= open.stored.revision) return
    const was = open.stored.phase
    const { forgotten: known = [] } = open.header
    open.stored = stored
    open.header = readHeader(stored.header)
    // The lobby of a match that another node has begun gives way to its table.
    if (was === 'lobby' && stored.phase !== 'lobby') this.open.delete(open.id)
    if ((open.header.forgotten ?? []).length > known.length) this.forget(open.id)
    this.tellLobby(open)
    if (was === 'playing' && stored.phase === 'over') await this.tellOpened(open)
  }

  tellLobby(open: OpenMatch): void {
    const lobby = lobbyOf(open)
    this.crowd.tellNews(open.id, lobbyMessage(lobby), { lobby: lobby.revision })
  }

  /** The lobby of a match gives way to its table. */
  begun(open: OpenMatch): void {
    this.letIn(open)
    this.tellLobby(open)
    for (const watcher of this.watchers) watcher(open)
  }

  letIn(open: OpenMatch): void {
    open.asked = ++this.asked
    this.open.set(open.id, open)
    this.makeRoom()
  }

  /** The seed of a match that is over, for all to see; a daily's is opened with its day. */
  private async tellOpened(open: OpenMatch): Promise<void> {
    if (open.header.daily !== undefined) return
    const seed = await this.storage.matches.seed(open.id)
    if (seed === undefined) return
    const deal = openDeal(sealedDeal(open.header), seed)
    this.crowd.tell(open.id, print({ kind: 'opened', match: open.id, deal }))
  }

  /** Lets what is under way end, and keeps what the next rules may need. */
  async close(): Promise<void> {
    await Promise.all([...this.open.values()].map((open) => open.inTurn(() => undefined)))
    await this.scribe.close(this.world.now() + CLOSING)
  }

  private async load(id: string): Promise<OpenMatch> {
    const open = await loadMatch(this.storage, this.boxes, id)
    this.letIn(open)
    // What came while it was put away, those who listen here have not heard.
    for (const listener of this.crowd.of(id)) {
      const known = listener.places.get(id)
      if (known !== undefined) this.crowd.watch(listener, tellMissing(open, listener, known))
    }
    for (const watcher of [...this.watchers, ...this.receivers]) watcher(open)
    return open
  }

  private makeRoom(): void {
    const least = Math.ceil(this.most / 10)
    if (this.open.size < this.most + least) return
    // Some at once, those that were asked for longest ago: to find them is dear.
    const idle = [...this.open.values()].filter(({ isBusy }) => !isBusy)
    idle.sort((a, b) => a.asked - b.asked)
    for (const { id } of idle.slice(0, this.open.size - this.most)) this.open.delete(id)
  }

  private async tryToPerform(
    open: OpenMatch,
    work: (table: AnyTable, open: OpenMatch) => Acted,
    once: Once | undefined,
    by: Actor | undefined,
  ): Promise<Committed | undefined> {
    // While this waited for its turn the match may have been put away, and be open anew.
    if (this.open.get(open.id) !== open) return undefined
    const table = tableOf(open)
    const known = once === undefined ? undefined : open.recall(once.person, once.key)
    if (known !== undefined) return repeated(table, known)
    let acted: Acted
    try {
      acted = work(table, open)
    } catch (error) {
      const before = await this.before(open, once)
      if (before !== undefined) return repeated(table, before)
      if (await this.wasBehind(open, table)) return undefined
      throw error
    }
    if (acted.point !== undefined) {
      this.crowd.tell(open.id, pointMessage(open.id, acted.point), by?.listener)
    }
    if (acted.chat !== undefined) return await this.keepChat(open, table, acted.chat, once, by)
    if (acted.entries.length > 0) return await this.keepEntries(open, table, acted, once, by)
    return { version: table.version, first: table.version + 1, jsons: [], hash: open.hash }
  }

  private async before(open: OpenMatch, once: Once | undefined) {
    if (once === undefined) return undefined
    const { person, key } = once
    const fate = await this.storage.log.repeated(open.id, person, key)
    if (fate === undefined) return undefined
    // Brought by another node, perhaps.
    await this.readOn(open)
    return fate
  }

  /** What does not fit here may fit what another node has entered meanwhile. */
  private async wasBehind(open: OpenMatch, table: AnyTable): Promise<boolean> {
    const { version } = table
    if (this.storage.kind !== 'sqlite') await this.readOn(open)
    return table.version > version
  }

  private async keepEntries(
    open: OpenMatch,
    table: AnyTable,
    { entries }: Acted,
    once: Once | undefined,
    by: Actor | undefined,
  ): Promise<Committed | undefined> {
    const first = entries[0].n
    const lines = linesOf(open, table, first)
    const at = this.world.now()
    const change = changeWith(open, table, first, at)
    const match = open.id
    const append: Append = { to: 'entries', match, n: first, at, once, lines, change }
    const fate = await this.append(open, append)
    if (fate.fate === 'repeated') return repeated(await this.readAnew(open.id), fate)
    if (fate.fate !== 'done') return undefined
    const { version } = table
    const { hash } = lines[lines.length - 1]
    open.hash = hash
    mark(open, table, at)
    const jsons = lines.map(({ json }) => json)
    if (once !== undefined) {
      open.remember(once.person, once.key, { to: 'entries', first, last: version })
    }
    const done = { version, first, jsons, hash }
    by?.acknowledge(done)
    const message = entriesMessage(open.id, first, jsons, hash)
    this.crowd.tellNews(open.id, message, { entry: version }, by?.listener)
    if (change !== undefined) await this.afterChange(open, table)
    this.scribe.note(open, table)
    for (const watcher of this.watchers) watcher(open)
    return done
  }

  private async keepChat(
    open: OpenMatch,
    table: AnyTable,
    chat: ChatLine,
    once: Once | undefined,
    by: Actor | undefined,
  ): Promise<Committed | undefined> {
    const { n, person } = chat
    const lines = [{ json: JSON.stringify(chat), person }]
    const at = this.world.now()
    const fate = await this.append(open, { to: 'chat', match: open.id, n, at, once, lines })
    if (fate.fate === 'repeated') return repeated(await this.readAnew(open.id), fate)
    if (fate.fate !== 'done') return undefined
    if (once !== undefined) {
      open.remember(once.person, once.key, { to: 'chat', first: n, last: n })
    }
    const { version } = table
    const done = { version, first: version + 1, jsons: [], hash: open.hash, chat }
    by?.acknowledge(done)
    this.crowd.tellNews(open.id, chatMessage(open.id, [chat]), { chat: n }, by?.listener)
    return done
  }

  /** A table that holds what was not kept is put away, to be read anew. */
  private append(open: OpenMatch, append: Append): Promise<Fate> {
    return this.storage.log.append(append).then(
      (fate) => {
        if (fate.fate !== 'done') this.open.delete(open.id)
        return fate
      },
      (error: unknown) => {
        this.open.delete(open.id)
        throw error
      },
    )
  }

  private async afterChange(open: OpenMatch, table: AnyTable): Promise<void> {
    if (table.isOver && open.stored.phase === 'playing') {
      await this.storage.matches.keepNotation(open.id, printMatch(table.record))
    }
    await this.renew(open)
  }

  private async readAnew(id: string): Promise<AnyTable> {
    this.open.delete(id)
    return tableOf(await this.get(id))
  }

  private async readOn(open: OpenMatch): Promise<void> {
    if (this.open.get(open.id) !== open) return
    const { table } = open
    // Read first and told last: a match is over only when its last entry is known.
    const stored = await this.storage.matches.get(open.id)
    if (table === undefined) {
      await this.take(open, stored)
      return
    }
    const lines = await this.storage.log.entries(open.id, table.version + 1)
    const said = await this.storage.log.chat(open.id, table.spoken)
    if (said.length > 0) {
      const heard = said.map(({ json }): ChatLine => JSON.parse(json))
      for (const line of heard) table.hear(line)
      this.crowd.tellNews(open.id, chatMessage(open.id, heard), { chat: table.spoken - 1 })
    }
    if (lines.length > 0) this.follow(open, table, lines)
    await this.take(open, stored)
  }

  private follow(
    open: OpenMatch,
    table: AnyTable,
    lines: readonly { n: number; json: string; hash: string; at: number }[],
  ): void {
    for (const { n, json, hash, at } of lines) {
      const entry: Entry = JSON.parse(json)
      try {
        table.receive({ n, entry })
      } catch (error) {
        this.open.delete(open.id)
        throw error
      }
      open.hash = hash
      mark(open, table, at)
    }
    const jsons = lines.map(({ json }) => json)
    const message = entriesMessage(open.id, lines[0].n, jsons, open.hash)
    this.crowd.tellNews(open.id, message, { entry: table.version })
    for (const watcher of this.watchers) watcher(open)
  }
}
