/**
 * Tells of most keys that they surely are not in the tables, without a look there: hardly any comes twice. By match some
 * bits for each key (a Bloom filter), so that a long match takes little memory, and one of some hundreds is looked up in vain.
 */
import type { Once } from './storage.ts'

const BITS_A_KEY = 16
const PROBES = 4
/** A match is made room for so many at least, and for twice as many as it has. */
const LEAST_KEYS = 64
/** Of more matches the first is forgotten: its keys are read again when it is next asked about. */
const MOST_MATCHES = 10_000

class Seen {
  private readonly bits: Uint32Array
  private room: number

  constructor(keys: readonly Once[]) {
    this.room = Math.max(LEAST_KEYS, 2 * keys.length)
    this.bits = new Uint32Array(Math.ceil((this.room * BITS_A_KEY) / 32))
    for (const key of keys) this.add(key)
  }

  get isFull(): boolean {
    return this.room <= 0
  }

  add(once: Once): void {
    this.room--
    const { first, step } = hashesOf(once)
    for (let i = 0; i < PROBES; i++) {
      const at = this.placeOf(first, step, i)
      this.bits[at >>> 5] |= 1 << (at & 31)
    }
  }

  mayHave(once: Once): boolean {
    const { first, step } = hashesOf(once)
    for (let i = 0; i < PROBES; i++) {
      const at = this.placeOf(first, step, i)
      if ((this.bits[at >>> 5] & (1 << (at & 31))) === 0) return false
    }
    return true
  }

  private placeOf(first: number, step: number, i: number): number {
    return ((first + Math.imul(step, i)) >>> 0) % (this.bits.length * 32)
  }
}

export class KeysSeen {
  private readonly read: (match: string) => readonly Once[]
  private readonly most: number
  private readonly matches = new Map<string, Seen>()

  /** `read` gives all keys that a match has had, in the tables and on their way there. */
  constructor(read: (match: string) => readonly Once[], most = MOST_MATCHES) {
    this.read = read
    this.most = most
  }

  /** Where not, the match surely has not had it. */
  mayHave(match: string, once: Once): boolean {
    let seen = this.matches.get(match)
    if (seen === undefined || seen.isFull) {
      this.matches.delete(match)
      const [oldest] = this.matches.keys()
      if (this.matches.size >= this.most && oldest !== undefined) this.matches.delete(oldest)
      seen = new Seen(this.read(match))
      this.matches.set(match, seen)
    }
    return seen.mayHave(once)
  }

  add(match: string, once: Once): void {
    this.matches.get(match)?.add(once)
  }

  /** When somebody else may have brought some. */
  forget(): void {
    this.matches.clear()
  }
}

/** By FNV-1a over person and key, and what is mixed from it. */
function hashesOf({ person, key }: Once): { first: number; step: number } {
  let hash = 0x811c9dc5
  for (let i = 0; i < person.length; i++) hash = Math.imul(hash ^ person.charCodeAt(i), 0x01000193)
  hash = Math.imul(hash ^ 0x20, 0x01000193)
  for (let i = 0; i < key.length; i++) hash = Math.imul(hash ^ key.charCodeAt(i), 0x01000193)
  const step = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) | 1
  return { first: hash, step }
}
