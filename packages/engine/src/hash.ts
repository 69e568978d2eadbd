import type { EngineState } from './state.ts'

/** A hash of a whole state, as 16 hex digits: the same for the same table in any process. */
export function stateHash(state: EngineState): string {
  const mixer = new Mixer()
  mixer.add(state)
  return mixer.digits()
}

class Mixer {
  private high = 0x811c9dc5 | 0
  private low = 0x2c1b3c6d | 0

  add(value: unknown): void {
    if (typeof value === 'number') this.integer(value)
    else if (Array.isArray(value)) this.row(value)
    else if (typeof value === 'object' && value !== null) {
      const values = Object.values(value)
      for (const at of orderOf(Object.keys(value))) this.add(values[at])
    } else throw new Error(`a state holds integers only, not ${String(value)}`)
  }

  digits(): string {
    return hex(finish(this.high)) + hex(finish(this.low ^ this.high))
  }

  private integer(value: number): void {
    this.high = mixedHigh(this.high, value)
    this.low = mixedLow(this.low, value)
  }

  /** Most rows hold integers, and most of the time is spent here: both halves stay at hand. */
  private row(items: readonly unknown[]): void {
    this.integer(items.length)
    let { high, low } = this
    for (let i = 0; i < items.length; i++) {
      const item = items[i]
      if (typeof item === 'number') {
        high = mixedHigh(high, item)
        low = mixedLow(low, item)
      } else {
        this.high = high
        this.low = low
        this.add(item)
        high = this.high
        low = this.low
      }
    }
    this.high = high
    this.low = low
  }
}

function mixedHigh(high: number, value: number): number {
  const mixed = Math.imul(high ^ value, 0x01000193)
  return (mixed << 13) | (mixed >>> 19)
}

function mixedLow(low: number, value: number): number {
  const mixed = Math.imul(low + value, 0x85ebca6b | 0)
  return mixed ^ (mixed >>> 15)
}

/** The order of their names for the shapes that were seen last: a state's shape is fixed. */
const KNOWN: { readonly keys: readonly string[]; readonly order: readonly number[] }[] = []
const MOST_KNOWN = 16

function orderOf(keys: readonly string[]): readonly number[] {
  for (const known of KNOWN) if (isSame(known.keys, keys)) return known.order
  const order = keys.map((_, i) => i).sort((a, b) => (keys[a] < keys[b] ? -1 : 1))
  if (KNOWN.length === MOST_KNOWN) KNOWN.pop()
  KNOWN.unshift({ keys, order })
  return order
}

function isSame(some: readonly string[], others: readonly string[]): boolean {
  if (some.length !== others.length) return false
  for (let i = 0; i < some.length; i++) if (some[i] !== others[i]) return false
  return true
}

function finish(bits: number): number {
  let h = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b | 0)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35 | 0)
  return h ^ (h >>> 16)
}

function hex(bits: number): string {
  return (bits >>> 0).toString(16).padStart(8, '0')
}
