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
  /** It was dealt from a code, as another match was; or it was over before it came here. */
  readonly given: boolean | 'over'
  /** The day whose daily it is. */
  readonly daily?: string
  readonly glimpse?: object
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
  broughtPacks(): Promise<readonly BroughtPack[]>
  bringPack(pack: BroughtPack): Promise<void>
  /** Takes it from the list; matches that were begun with it have it still. */
  dropPack(hash: string): Promise<void>
  /** What was thought about a match. */
  review(id: string): Promise<unknown>
  /** It goes with the match. */
  keepReview(id: string, review: unknown): Promise<void>
  /** All whose key begins so. */
  keepsakes(shelf: string): Promise<ReadonlyMap<string, unknown>>
  /** Lays them beside those that are there, and says which; what is there already stays, unless this one is better. */
  addKeepsakes(
    keepsakes: ReadonlyMap<string, unknown>,
    isBetter?: (key: string, here: unknown, brought: unknown) => boolean,
  ): Promise<readonly string[]>
}

/** A pack that somebody brought. */
export interface BroughtPack {
  readonly hash: string
  readonly game: string
  readonly name: string
  readonly version: string
  /** How many of its cards the house did not have like this. */
  readonly own: number
  /** When it came, in milliseconds. */
  readonly brought: number
  readonly source: unknown
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
  /** What stays when a match is gone: stamps, achievements, results of dailies and chronicles. */
  keepsakes: { key: string; value: unknown }
  /** Packs that somebody brought, by hash. */
  imported: { key: string; value: BroughtPack }
  /** What was thought about matches. */
  reviews: { key: string; value: unknown }
}

const VERSION = 3

const SHELVES = ['matches', 'logs', 'seeds', 'packs', 'keepsakes', 'imported', 'reviews'] as const

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
    const before = matches.get(match.id)
    // All is asked for at once: each round to the storage takes a while. What should not be written is not.
    const written = Promise.all([
      matches.put(match, match.id),
      writing.objectStore('logs').put({ notation, chat }, match.id),
      seed === undefined ? seeds.delete(match.id) : seeds.put(seed, match.id),
      writing.done,
    ])
    const elsewhere = ((await before)?.revision ?? 0) !== match.revision - 1
    if (elsewhere) writing.abort()
    await written.catch((error: unknown) => {
      throw elsewhere ? new WrittenElsewhere() : error
    })
  }

  async drop(id: string): Promise<void> {
    const shelves = await this.shelves()
    const writing = shelves.transaction(['matches', 'logs', 'seeds', 'reviews'], 'readwrite')
    await Promise.all([
      writing.objectStore('matches').delete(id),
      writing.objectStore('logs').delete(id),
      writing.objectStore('seeds').delete(id),
      writing.objectStore('reviews').delete(id),
      writing.done,
    ])
  }

  async pack(hash: string): Promise<unknown> {
    const shelves = await this.shelves()
    return (await shelves.get('packs', hash)) ?? (await shelves.get('imported', hash))?.source
  }

  async keepPack(hash: string, source: unknown): Promise<void> {
    const shelves = await this.shelves()
    // A hash stands for one pack: what is there is the same.
    if ((await shelves.getKey('packs', hash)) === undefined)
      await shelves.put('packs', source, hash)
  }

  async broughtPacks(): Promise<readonly BroughtPack[]> {
    return (await this.shelves()).getAll('imported')
  }

  async bringPack(pack: BroughtPack): Promise<void> {
    await (await this.shelves()).put('imported', pack, pack.hash)
  }

  async dropPack(hash: string): Promise<void> {
    await (await this.shelves()).delete('imported', hash)
  }

  async review(id: string): Promise<unknown> {
    return await (await this.shelves()).get('reviews', id)
  }

  async keepReview(id: string, review: unknown): Promise<void> {
    await (await this.shelves()).put('reviews', review, id)
  }

  async keepsakes(shelf: string): Promise<ReadonlyMap<string, unknown>> {
    const reading = (await this.shelves()).transaction('keepsakes')
    const here = IDBKeyRange.bound(shelf, `${shelf}\uffff`)
    const [keys, values] = await Promise.all([
      reading.store.getAllKeys(here),
      reading.store.getAll(here),
    ])
    return new Map(keys.map((key, at) => [key, values[at]]))
  }

  async addKeepsakes(
    keepsakes: ReadonlyMap<string, unknown>,
    isBetter: (key: string, here: unknown, brought: unknown) => boolean = () => false,
  ): Promise<readonly string[]> {
    const writing = (await this.shelves()).transaction('keepsakes', 'readwrite')
    const added: string[] = []
    for (const [key, keepsake] of keepsakes) {
      const here: unknown = await writing.store.get(key)
      if (here === undefined || isBetter(key, here, keepsake)) {
        await writing.store.put(keepsake, key)
        added.push(key)
      }
    }
    await writing.done
    return added
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
