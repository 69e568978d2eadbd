/** Matches kept in the browser: what a list needs, the logs, the seeds of deals apart, and packs by hash. */
import type { LanguageCode, Options } from '@muster/engine'
import type { ChatLine } from '@muster/table'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { SeatPlan } from '../host/protocol.ts'

export type Sayings = Readonly<Record<LanguageCode, string>>

/** A match as the list shows it. */
export interface KeptMatch {
  readonly id: string
  readonly game: string
  readonly options: Options
  readonly seats: readonly SeatPlan[]
  readonly played: number
  readonly entries: number
  readonly result?: 'won' | 'lost'
  readonly saying: Sayings
  /** Why it can no longer be played. */
  readonly frozen?: Sayings
  /** It was dealt from a code, as another match was. */
  readonly given: boolean
  /** How often it was written: who writes says which one they go on from. */
  readonly revision: number
}

export interface Keeping {
  readonly match: KeptMatch
  readonly notation: string
  /** What was said at the table: no part of the match. */
  readonly chat: readonly ChatLine[]
  /** Nothing once the deal is open. */
  readonly seed: string | undefined
}

export interface Store {
  list(): Promise<readonly KeptMatch[]>
  find(id: string): Promise<Keeping | undefined>
  /** Writes over the revision before this one, and over no other. */
  keep(keeping: Keeping): Promise<void>
  drop(id: string): Promise<void>
  pack(hash: string): Promise<unknown>
  keepPack(hash: string, source: unknown): Promise<void>
}

/** Another tab has written the match since. */
export class WrittenElsewhere extends Error {}

interface Log {
  readonly notation: string
  readonly chat: readonly ChatLine[]
}

interface Shelves extends DBSchema {
  matches: { key: string; value: KeptMatch }
  logs: { key: string; value: Log }
  seeds: { key: string; value: string }
  packs: { key: string; value: unknown }
  /** What stays when a match is gone: stamps, achievements, results of dailies. */
  keepsakes: { key: string; value: unknown }
  /** Packs that somebody brought, by hash. */
  imported: { key: string; value: unknown }
}

const VERSION = 2

const SHELVES = ['matches', 'logs', 'seeds', 'packs', 'keepsakes', 'imported'] as const

/** The browser's own storage. It is opened when it is first needed, and again after it failed. */
export class BrowserStore implements Store {
  private readonly name: string
  private opening: Promise<IDBPDatabase<Shelves>> | undefined

  constructor(name = 'muster') {
    this.name = name
  }

  async list(): Promise<readonly KeptMatch[]> {
    return (await this.shelves()).getAll('matches')
  }

  async find(id: string): Promise<Keeping | undefined> {
    const reading = (await this.shelves()).transaction(['matches', 'logs', 'seeds'])
    const [match, log, seed] = await Promise.all([
      reading.objectStore('matches').get(id),
      reading.objectStore('logs').get(id),
      reading.objectStore('seeds').get(id),
    ])
    return match === undefined || log === undefined ? undefined : { match, ...log, seed }
  }

  async keep({ match, notation, chat, seed }: Keeping): Promise<void> {
    const writing = (await this.shelves()).transaction(['matches', 'logs', 'seeds'], 'readwrite')
    const matches = writing.objectStore('matches')
    const seeds = writing.objectStore('seeds')
    const kept = await matches.get(match.id)
    if ((kept?.revision ?? 0) !== match.revision - 1) {
      await writing.done
      throw new WrittenElsewhere()
    }
    await Promise.all([
      matches.put(match, match.id),
      writing.objectStore('logs').put({ notation, chat }, match.id),
      seed === undefined ? seeds.delete(match.id) : seeds.put(seed, match.id),
      writing.done,
    ])
  }

  async drop(id: string): Promise<void> {
    const writing = (await this.shelves()).transaction(['matches', 'logs', 'seeds'], 'readwrite')
    await Promise.all([
      writing.objectStore('matches').delete(id),
      writing.objectStore('logs').delete(id),
      writing.objectStore('seeds').delete(id),
      writing.done,
    ])
  }

  async pack(hash: string): Promise<unknown> {
    return (await this.shelves()).get('packs', hash)
  }

  async keepPack(hash: string, source: unknown): Promise<void> {
    const shelves = await this.shelves()
    // A hash stands for one pack: what is there is the same.
    if ((await shelves.getKey('packs', hash)) === undefined)
      await shelves.put('packs', source, hash)
  }

  private shelves(): Promise<IDBPDatabase<Shelves>> {
    this.opening ??= this.open()
    return this.opening
  }

  private async open(): Promise<IDBPDatabase<Shelves>> {
    const forget = () => {
      this.opening = undefined
    }
    try {
      return await openDB<Shelves>(this.name, VERSION, {
        upgrade(shelves) {
          for (const name of SHELVES) {
            if (!shelves.objectStoreNames.contains(name)) shelves.createObjectStore(name)
          }
        },
        // A newer page waits to change the shelves: ours must not hold it up.
        blocking(_was, _waiting, { target }) {
          forget()
          if (target instanceof IDBDatabase) target.close()
        },
        terminated: forget,
      })
    } catch (error) {
      forget()
      throw error
    }
  }
}
