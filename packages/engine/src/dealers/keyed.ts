import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Dealer } from '../dealer.ts'
import { bagOf, numberInBag } from '../places.ts'
import type { EngineState } from '../state.ts'

const MOST_REMEMBERED = 20_000
const RANK_DIGITS = 32
const DIE_BYTES = 6

/**
 * Deals from a dealing key. The members of a bag have ranks by a keyed hash; those left, by rank, belong to
 * the places left, in order. So it does not matter what is turned first, and one key is one deal.
 */
export class KeyedDealer implements Dealer {
  private readonly key: Uint8Array
  private ranks: { [question: string]: string } = {}
  private remembered = 0

  constructor(key: Uint8Array) {
    this.key = key
  }

  deal(state: EngineState, bag: number, position: number): number {
    const shuffle = `${state.bagOrigin[bag * 2]}/${state.bagOrigin[bag * 2 + 1]}`
    const ranks = state.bagCards[bag].map((member) =>
      this.rank(`deal ${shuffle} ${identity(state, member)}`),
    )
    const order = ranks.map((_, index) => index)
    order.sort((a, b) => (ranks[a] < ranks[b] ? -1 : ranks[a] > ranks[b] ? 1 : a - b))
    return order[position]
  }

  roll(state: EngineState, stream: number, sides: number): number {
    const bytes = this.hash(`die ${stream} ${state.rolls[stream]}`)
    let value = 0
    for (let i = 0; i < DIE_BYTES; i++) value = value * 256 + bytes[i]
    return value % sides
  }

  private rank(question: string): string {
    const known = this.ranks[question]
    if (known !== undefined) return known
    if (this.remembered === MOST_REMEMBERED) {
      this.ranks = {}
      this.remembered = 0
    }
    const rank = bytesToHex(this.hash(question)).slice(0, RANK_DIGITS)
    this.ranks[question] = rank
    this.remembered++
    return rank
  }

  private hash(question: string): Uint8Array {
    return hmac(sha256, this.key, utf8ToBytes(question))
  }
}

/** A card by its number; a place of another bag by that bag's shuffle, since bags are used again. */
function identity(state: EngineState, member: number): string {
  if (member >= 0) return `card ${member}`
  const bag = bagOf(member)
  const origin = state.bagOrigin
  return `place ${origin[bag * 2]}/${origin[bag * 2 + 1]}/${numberInBag(member)}`
}
