/** Deals nothing: for what is tried on a copy, up to the first card or die that nobody knows. */
import type { Dealer } from '../dealer.ts'

/** The rules have come to a card or a die. */
export class Chance extends Error {
  readonly kind: 'card' | 'die'

  constructor(kind: Chance['kind']) {
    super(`nobody knows this ${kind}`)
    this.kind = kind
  }
}

export const stopping: Dealer = {
  deal: () => {
    throw new Chance('card')
  },
  roll: () => {
    throw new Chance('die')
  },
}
