import type { Dealer } from '../dealer.ts'
import type { EngineState } from '../state.ts'
import type { Names } from './scripted.ts'

/** For each pile the kinds that come from its shuffle, the first turned first; for `die` and the stream's number the faces. */
export type Laid = { readonly [pile: string]: readonly string[] }

/**
 * Deals shuffles and rolls that somebody has laid in order. What was turned already follows from the table, so that
 * after an undo the same come again. Where nothing is laid, the first card of the bag and the lowest face.
 */
export class LaidDealer implements Dealer {
  private readonly names: Names
  private readonly laid: Laid
  /** The table on which they were laid. */
  private readonly start: EngineState

  constructor(names: Names, start: EngineState, laid: Laid) {
    this.names = names
    this.start = start
    this.laid = laid
  }

  deal(state: EngineState, bag: number): number {
    const [pile, shuffled] = state.bagOrigin.slice(bag * 2, bag * 2 + 2)
    const cards = state.bagCards[bag]
    const turned = this.sizeOf(pile, shuffled) - cards.length
    const kind = this.laid[this.names.pileName(pile)]?.[turned]
    const found = cards.findIndex((card) => card >= 0 && this.names.kindName(card) === kind)
    return Math.max(0, found)
  }

  roll(state: EngineState, stream: number, sides: number): number {
    const rolled = state.rolls[stream] - this.start.rolls[stream]
    const face = Number(this.laid[`die ${stream}`]?.[rolled] ?? 0)
    if (!(face >= 0 && face < sides)) throw new Error(`a die of ${sides} sides is laid as ${face}`)
    return face
  }

  /** How many cards a shuffle had when they were laid. */
  private sizeOf(pile: number, shuffled: number): number {
    const { bagOrigin, bagCards } = this.start
    const bag = bagCards.findIndex(
      (_, n) => bagOrigin[n * 2] === pile && bagOrigin[n * 2 + 1] === shuffled,
    )
    return bag < 0 ? 0 : bagCards[bag].length
  }
}
