/**
 * What is kept for the day when the rules no longer fit a match: its table now and then, and its log in sentences. Nothing
 * else is made of it, so nobody waits for it, and a snapshot that fails is no loss. Sentences are made when a match rests:
 * while it is played there is more urgent work, and the entries they are made from are on disk.
 */
import { setImmediate } from 'node:timers/promises'
import { LANGUAGES, type LanguageCode } from '@muster/engine'
import type { AnyTable } from '@muster/table'
import type { Snapshot, Storage } from '../storage/storage.ts'
import type { World } from '../world.ts'
import type { OpenMatch } from './open-match.ts'

const ENTRIES_A_SNAPSHOT = 50
/** Milliseconds without an entry after which a match rests, and between two looks for some that do. */
const REST = 5_000
const LOOK = 1_000
/** Entries that are told in one go. */
const AT_ONCE = 50

export interface KeptSnapshot {
  readonly state: object
  /** The sentences of the entries since the snapshot before that has some. */
  readonly lines: Readonly<Record<LanguageCode, readonly string[]>>
  /** Up to which entry there are sentences, here and before. */
  readonly told: number
}

export class Scribe {
  private readonly storage: Storage
  private readonly world: World
  /** Matches with entries that have no sentences yet. */
  private readonly behind = new Set<OpenMatch>()
  private callOff: (() => void) | undefined

  constructor(storage: Storage, world: World) {
    this.storage = storage
    this.world = world
  }

  /** The table lies as it is on disk. */
  note(open: OpenMatch, table: AnyTable): void {
    this.behind.add(open)
    this.callOff ??= this.world.after(LOOK, this.look)
    const { version, state } = table
    if (table.isOver) void this.tell(open)
    else if (version - open.snapshotAt >= ENTRIES_A_SNAPSHOT) {
      open.snapshotAt = version
      const lines = { en: [], fr: [], pt: [] }
      this.keep(open, version, { state, lines, told: open.toldUpTo }).catch(() => undefined)
    }
  }

  /** Writes no more of it: there may be the name of somebody whose account is deleted. */
  forget(open: OpenMatch): void {
    this.behind.delete(open)
    open.snapshotAt = Number.POSITIVE_INFINITY
    open.toldUpTo = Number.POSITIVE_INFINITY
  }

  /** Tells what is not told yet, as far as time allows. */
  async close(until: number): Promise<void> {
    this.callOff?.()
    for (const open of this.behind) if (this.world.now() < until) await this.tell(open)
  }

  private readonly look = async (): Promise<void> => {
    const { behind, world } = this
    for (const open of behind) {
      if (world.now() - open.playedAt >= REST) await this.tell(open)
    }
    this.callOff = behind.size === 0 ? undefined : world.after(LOOK, this.look)
  }

  /** While nobody acts at it. What fails is tried again with the next entries. */
  private async tell(open: OpenMatch): Promise<void> {
    this.behind.delete(open)
    await open.inTurn(() => this.tellAll(open)).catch(() => undefined)
  }

  private async tellAll(open: OpenMatch): Promise<void> {
    const { table } = open
    if (table === undefined || table.version <= open.toldUpTo) return
    const { version, state } = table
    // Another node may have told some of it, or all.
    const last = await this.storage.matches.lastSnapshot(open.id)
    let told = last === undefined ? -1 : readSnapshot(last).told
    if (told >= version) {
      open.toldUpTo = told
      return
    }
    const said: string[][] = LANGUAGES.map(() => [])
    while (told < version) {
      const upTo = Math.min(version, told + AT_ONCE)
      table.linesIn(LANGUAGES, told, upTo).forEach((lines, l) => {
        for (const { text } of lines) said[l].push(text)
      })
      told = upTo
      await setImmediate()
    }
    if (version <= open.toldUpTo) return
    const [en = [], fr = [], pt = []] = said
    await this.keep(open, version, { state, lines: { en, fr, pt }, told: version })
    open.snapshotAt = version
    open.toldUpTo = version
  }

  private async keep({ id }: OpenMatch, n: number, snapshot: KeptSnapshot): Promise<void> {
    await this.storage.matches.keepSnapshot(id, { n, json: JSON.stringify(snapshot) }, true)
  }
}

export const readSnapshot = ({ json }: Snapshot): KeptSnapshot => JSON.parse(json)

/** All sentences that were kept. */
export async function keptLines(storage: Storage, id: string): Promise<KeptSnapshot['lines']> {
  const kept = (await storage.matches.snapshots(id)).map(readSnapshot)
  const told = (language: LanguageCode) => kept.flatMap(({ lines }) => lines[language])
  return { en: told('en'), fr: told('fr'), pt: told('pt') }
}
