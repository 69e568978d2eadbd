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
    else if (Array.isArray(value)) {
      this.integer(value.length)
      // Most rows hold integers, and most of the time is spent here.
      for (let i = 0; i < value.length; i++) {
        const item = value[i]
        if (typeof item === 'number') this.integer(item)
        else this.add(item)
      }
    } else if (typeof value === 'object' && value !== null) {
      const values = Object.values(value)
      for (const at of orderOf(Object.keys(value))) this.add(values[at])
    } else throw new Error(`a state holds integers only, not ${String(value)}`)
  }

  digits(): string {
    return hex(finish(this.high)) + hex(finish(this.low ^ this.high))
  }

  private integer(value: number): void {
    this.high = Math.imul(this.high ^ value, 0x01000193)
    this.high = (this.high << 13) | (this.high >>> 19)
    this.low = Math.imul(this.low + value, 0x85ebca6b | 0)
    this.low ^= this.low >>> 15
  }
}

/** The order of their names for the shapes that were seen last: a state's shape is fixed. */
const KNOWN: { readonly keys: readonly string[]; readonly order: readonly number[] }[] = []
const MOST_KNOWN = 16

function orderOf(keys: readonly string[]): readonly number[] {
  const known = KNOWN.find((shape) => isSame(shape.keys, keys))
  if (known !== undefined) return known.order
  const order = keys.map((_, i) => i).sort((a, b) => (keys[a] < keys[b] ? -1 : 1))
  if (KNOWN.length === MOST_KNOWN) KNOWN.pop()
  KNOWN.unshift({ keys, order })
  return order
}

function isSame(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((key, i) => key === others[i])
}

function finish(bits: number): number {
  let h = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b | 0)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35 | 0)
  return h ^ (h >>> 16)
}

function hex(bits: number): string {
  return (bits >>> 0).toString(16).padStart(8, '0')
}
