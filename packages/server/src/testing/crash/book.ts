/** What servers have told people before they were killed, in a book that no crash can reach. */
import type { Entry } from '@muster/engine'
import type { OnlineActed } from '@muster/table/online'

/** Something that somebody wants done once, under a key of its own. */
export interface Deed {
  readonly match: string
  readonly person: string
  readonly key: string
  readonly entry: number
  readonly texts: readonly string[]
}

export interface Acknowledged {
  readonly deed: Deed
  readonly acted: OnlineActed
  /** The address of the node that has said so. */
  readonly node: string
  /** By this process's clock. */
  readonly at: number
}

export class Book {
  readonly acknowledged: Acknowledged[] = []
  /** What came too late. */
  readonly refused: Deed[] = []
  /** By match, then by number: each entry that anybody was told of, as text. */
  readonly told = new Map<string, Map<number, string>>()
  /** The same for the hashes of the table. */
  readonly hashes = new Map<string, Map<number, string>>()
  private readonly waiting = new Set<() => void>()

  tell(match: string, first: number, entries: readonly Entry[], hash?: string): void {
    const last = first + entries.length - 1
    for (const [i, entry] of entries.entries()) {
      note(this.told, match, first + i, JSON.stringify(entry))
    }
    if (hash !== undefined && entries.length > 0) note(this.hashes, match, last, hash)
    this.look()
  }

  acknowledge(deed: Deed, acted: OnlineActed, node: string): void {
    const { entries, hash } = acted
    if (entries.length > 0) {
      const row = entries.map(({ entry }) => entry)
      this.tell(deed.match, entries[0].n, row, hash)
    }
    this.acknowledged.push({ deed, acted, node, at: performance.now() })
    this.look()
  }

  refuse(deed: Deed): void {
    this.refused.push(deed)
  }

  /** The number of the last entry that anybody was told of. */
  lastTold(match: string): number {
    return Math.max(-1, ...(this.told.get(match)?.keys() ?? []))
  }

  toldAfter(match: string, entry: number): Entry[] {
    const told = [...(this.told.get(match) ?? [])]
    return told.filter(([n]) => n > entry).map(([, json]): Entry => JSON.parse(json))
  }

  /** Resolves in the very moment in which it holds; looked at with all that is told. */
  async until(holds: () => boolean): Promise<void> {
    await new Promise<void>((resolve) => {
      const look = () => {
        if (!holds()) return
        this.waiting.delete(look)
        resolve()
      }
      this.waiting.add(look)
      look()
    })
  }

  look(): void {
    for (const look of this.waiting) look()
  }
}

/** Nobody may be told another thing under the same number. */
function note(all: Map<string, Map<number, string>>, match: string, n: number, text: string): void {
  const known = all.get(match) ?? new Map<number, string>()
  all.set(match, known)
  const before = known.get(n)
  if (before !== undefined && before !== text) {
    throw new Error(`entry ${n} of ${match} was ${before}, and is told as ${text}`)
  }
  known.set(n, text)
}
