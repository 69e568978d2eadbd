import type { Dealer } from '../dealer.ts'
import type { EngineState } from '../state.ts'

/** A fast stream of random 32-bit integers from a seed (sfc32). For search and simulation; it keeps no secret. */
export class RandomStream {
  private a: number
  private b = 0x9e3779b9 | 0
  private c = 0x243f6a88 | 0
  private counter = 1

  constructor(seed: number) {
    this.a = seed | 0
    for (let i = 0; i < 12; i++) this.next()
  }

  next(): number {
    const result = (this.a + this.b + this.counter) | 0
    this.counter = (this.counter + 1) | 0
    this.a = this.b ^ (this.b >>> 9)
    this.b = (this.c + (this.c << 3)) | 0
    this.c = (((this.c << 21) | (this.c >>> 11)) + result) | 0
    return result
  }

  /** 0 to n − 1, for n up to 65,536. */
  below(n: number): number {
    return ((this.next() >>> 16) * n) >>> 16
  }
}

/** Deals at random: any member of a bag is as likely as another. */
export class RandomDealer implements Dealer {
  readonly stream: RandomStream

  constructor(seed: number) {
    this.stream = new RandomStream(seed)
  }

  deal(state: EngineState, bag: number): number {
    return this.stream.below(state.bagCards[bag].length)
  }

  roll(_state: EngineState, _stream: number, sides: number): number {
    return this.stream.below(sides)
  }
}
