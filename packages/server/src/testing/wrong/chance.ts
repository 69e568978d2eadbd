/** Chance that can be had again: a run says its seed, and `MUSTER_SEED` gives the same run. */
import { RandomStream } from '@muster/engine'
import { FakeWorld } from '../http/clock.ts'

const SEED = 20_261_116
const BYTE = 256

export class Chance {
  readonly seed: number
  private readonly stream: RandomStream

  constructor(seed: number) {
    this.seed = seed
    this.stream = new RandomStream(seed)
  }

  below(most: number): number {
    return this.stream.below(most)
  }

  pick<T>(row: readonly T[]): T {
    return row[this.below(row.length)]
  }

  /** Once in so many times. */
  oneIn(times: number): boolean {
    return this.below(times) === 0
  }

  bytes(many: number): Buffer {
    return Buffer.from(Array.from({ length: many }, () => this.below(BYTE)))
  }
}

/** The chance of a run; what it was is printed, so that a run that failed can be had again. */
export function chanceOf(test: string): Chance {
  const seed = Number(process.env.MUSTER_SEED ?? SEED)
  process.stdout.write(`${test}: MUSTER_SEED=${seed}\n`)
  return new Chance(seed)
}

/** Ids, seeds and secrets of a server are the same in each run, and its clock stands still. */
export class SeededWorld extends FakeWorld {
  private readonly chance: Chance

  constructor(seed: number) {
    super()
    // Other numbers than those of the test itself.
    this.chance = new Chance(~seed)
  }

  override random = (bytes: number): Buffer => this.chance.bytes(bytes)
}
