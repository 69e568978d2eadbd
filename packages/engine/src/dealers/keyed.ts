import type { Dealer } from '../dealer.ts'
import { bagOf, numberInBag } from '../places.ts'
import { type Halves, sipHash, sipKey } from '../siphash.ts'
import type { EngineState } from '../state.ts'

/** What is hashed begins with one of these, so that no two questions are alike. */
const CARD = 0
const PLACE = 1
const DIE = 2

/** The members of a bag by rank. Cards leave it and none joins, so it holds until the bag is used again. */
interface Order {
  readonly pile: number
  readonly shuffle: number
  readonly members: readonly number[]
  /** Of places of other bags, what they are; of cards nothing. */
  readonly names: readonly string[]
}

/**
 * Deals from a dealing key. The members of a bag have ranks by a keyed hash; those left, by rank, belong to
 * the places left, in order. So it does not matter what is turned first, and one key is one deal.
 */
export class KeyedDealer implements Dealer {
  private readonly key: Int32Array
  /** For each bag the last that was asked for. */
  private readonly orders: (Order | undefined)[] = []

  constructor(key: Uint8Array) {
    this.key = sipKey(key)
  }

  deal(state: EngineState, bag: number, position: number): number {
    const known = this.orders[bag]
    const index = known === undefined ? -1 : memberAt(state, bag, position, known)
    if (index >= 0) return index
    const order = this.order(state, bag)
    this.orders[bag] = order
    return memberAt(state, bag, position, order)
  }

  roll(state: EngineState, stream: number, sides: number): number {
    const { high, low } = this.hash([DIE, stream, state.rolls[stream]])
    return ((high & 0xffff) * 0x100000000 + (low >>> 0)) % sides
  }

  private order(state: EngineState, bag: number): Order {
    const [pile, shuffle] = [state.bagOrigin[bag * 2], state.bagOrigin[bag * 2 + 1]]
    const ranked = state.bagCards[bag].map((member) => {
      const { high, low } = this.hash(question(state, pile, shuffle, member))
      return { member, high: high >>> 0, low: low >>> 0 }
    })
    ranked.sort((a, b) => a.high - b.high || a.low - b.low || a.member - b.member)
    const members = ranked.map(({ member }) => member)
    const names = members.map((member) => (member < 0 ? identity(state, member).join('/') : ''))
    return { pile, shuffle, members, names }
  }

  private hash(message: readonly number[]): Halves {
    sipHash(this.key, message, hashed)
    return hashed
  }
}

const hashed: Halves = { high: 0, low: 0 }

function question(
  state: EngineState,
  pile: number,
  shuffle: number,
  member: number,
): readonly number[] {
  if (member >= 0) return [CARD, pile, shuffle, member]
  return [PLACE, pile, shuffle, ...identity(state, member)]
}

/** Where in its bag that member stands which belongs to the place at a position; −1 where the order is another bag's. */
function memberAt(state: EngineState, bag: number, position: number, order: Order): number {
  const { bagOrigin, bagCards } = state
  if (bagOrigin[bag * 2] !== order.pile || bagOrigin[bag * 2 + 1] !== order.shuffle) return -1
  const left = bagCards[bag]
  let found = 0
  let at = -1
  for (let i = 0; i < order.members.length; i++) {
    const member = order.members[i]
    const index = left.indexOf(member)
    if (index < 0) continue
    if (member < 0 && identity(state, member).join('/') !== order.names[i]) return -1
    if (found === position) at = index
    found++
  }
  // After an undo there may be members again that were not ranked.
  return found === left.length ? at : -1
}

/** A place of another bag by that bag's shuffle, since bags are used again. */
function identity({ bagOrigin }: EngineState, place: number): readonly number[] {
  const bag = bagOf(place)
  return [bagOrigin[bag * 2], bagOrigin[bag * 2 + 1], numberInBag(place)]
}
