/** Time and chance, handed in so that tests have a clock of their own. */
import { randomBytes } from 'node:crypto'

export interface World {
  now(): number
  /** Does it once, later; gives back how to call it off. */
  after(ms: number, work: () => void): () => void
  /** From the cryptographic source. */
  random(bytes: number): Buffer
}

/** The longest that a timer of Node waits. */
const LONGEST = 2 ** 31 - 1

export const realWorld: World = {
  now: Date.now,
  after(ms, work) {
    const timer = setTimeout(work, Math.min(ms, LONGEST))
    // Nothing that is only planned keeps a server that closes alive.
    timer.unref()
    return () => clearTimeout(timer)
  },
  random: randomBytes,
}
