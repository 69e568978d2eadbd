/** How likely hands bring so much, found by dealing a deck often; always the same for the same deck. */
import { raised } from '@muster/engine'
import type { Deck, Turn, Worth } from './redraws.ts'

const DEALS = 600

/** Numbers that look random, from 0 to 1 (mulberry32). */
function* chances(): Generator<number, never> {
  for (let seed = 1; ; seed++) {
    let n = Math.imul(seed * 0x6d2b79f5, 1) | 0
    n = Math.imul(n ^ (n >>> 15), n | 1)
    n ^= n + Math.imul(n ^ (n >>> 7), n | 61)
    yield ((n ^ (n >>> 14)) >>> 0) / 2 ** 32
  }
}

function shuffle(cards: Worth[], random: Generator<number, never>): void {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = Math.floor(random.next().value * (i + 1))
    const card = cards[i]
    cards[i] = cards[j]
    cards[j] = card
  }
}

/** How likely a hand brings each sum. */
interface Sums {
  readonly least: number
  /** From the least on. */
  readonly likely: readonly number[]
}

/** As if every hand came from the whole deck. */
function sumsOf(powers: readonly number[], size: number): Sums {
  const lowest = powers.reduce((min, power) => Math.min(min, power), 0)
  const highest = powers.reduce((max, power) => Math.max(max, power), 0)
  const width = (highest - lowest) * size + 1
  const rows = Array.from({ length: size + 1 }, () => Array.from({ length: width }, () => 0))
  rows[0][0] = 1
  for (const power of powers) {
    for (let cards = size; cards > 0; cards--) {
      for (let sum = width - 1; sum >= power - lowest; sum--) {
        rows[cards][sum] += rows[cards - 1][sum - power + lowest]
      }
    }
  }
  const all = rows[size].reduce((sum, ways) => sum + ways, 0)
  return { least: lowest * size, likely: rows[size].map((ways) => ways / all) }
}

/** When the first of two turns is to be ended: a rule of thumb, so what it wins is what can be won at least. */
class Thumb {
  private readonly nextHand: Sums
  private readonly byHands: number[] = []

  constructor(deck: Deck, [first, second]: readonly Turn[], wanted: number) {
    const cards = [...deck.known, ...deck.hidden]
    const mean = cards.reduce((sum, card) => sum + card.first, 0) / Math.max(1, cards.length)
    const worth = (power: number, draws: number): number => Math.round(power + draws * mean)
    const sizes = [first, second].map(({ size }) => Math.min(size, cards.length))
    const now = sumsOf(
      cards.map((card) => worth(card.first, card.draws)),
      sizes[0],
    )
    this.nextHand = sumsOf(
      cards.map((card) => worth(card.second, card.draws)),
      sizes[1],
    )
    this.byHands = [0]
    const most = Math.ceil(cards.length / Math.max(1, first.size))
    for (let hands = 1; hands <= most; hands++) {
      let chance = 0
      now.likely.forEach((likely, i) => {
        const sum = now.least + i
        const kept = sum >= wanted ? 1 : this.later(hands - 1, wanted - sum)
        chance += likely * Math.max(kept, this.byHands[hands - 1])
      })
      this.byHands.push(chance)
    }
  }

  private later(hands: number, wanted: number): number {
    let once = 0
    const { least, likely } = this.nextHand
    for (let i = Math.max(0, wanted - least); i < likely.length; i++) once += likely[i]
    return 1 - raised(1 - once, hands)
  }

  keeps(hands: number, missing: number): boolean {
    return this.later(hands, missing) >= (this.byHands[hands] ?? 0)
  }
}

/** One deal of a deck, drawn from the top. */
class Deal {
  private readonly cards: readonly Worth[]
  private at = 0

  constructor(cards: readonly Worth[]) {
    this.cards = cards
  }

  get left(): number {
    return this.cards.length - this.at
  }

  /** So many cards with all that they draw. */
  bring(size: number, turn: 'first' | 'second'): number {
    let power = 0
    for (let toDraw = size; toDraw > 0 && this.left > 0; toDraw--) {
      const card = this.cards[this.at++]
      power += card[turn]
      toDraw += card.draws
    }
    return power
  }
}

function winsLast(deal: Deal, { size, oneHand }: Turn, wanted: number): boolean {
  while (deal.left > 0) {
    if (deal.bring(size, 'second') >= wanted) return true
    if (oneHand) return false
  }
  return false
}

function winsBoth(
  deal: Deal,
  [first, last]: readonly Turn[],
  wanted: number,
  thumb: Thumb,
): boolean {
  while (deal.left > 0) {
    const power = deal.bring(first.size, 'first')
    if (power >= wanted) return true
    const hands = Math.ceil(deal.left / Math.max(1, first.size))
    if (first.oneHand || thumb.keeps(hands, wanted - power)) {
      return winsLast(deal, last, wanted - power)
    }
  }
  return false
}

export function bySamples(
  deck: Deck,
  turns: readonly Turn[],
  wanted: number,
  drawn: number,
): { readonly ways: number; readonly of: number } {
  const random = chances()
  const thumb = turns.length > 1 ? new Thumb(deck, turns, wanted) : undefined
  const hidden = [...deck.hidden]
  const of = hidden.length === 0 ? 1 : DEALS
  let ways = 0
  for (let i = 0; i < of; i++) {
    shuffle(hidden, random)
    const deal = new Deal([...deck.known, ...hidden])
    const missing = wanted - deal.bring(drawn, 'first')
    const wins =
      missing <= 0 ||
      (thumb === undefined
        ? turns.length > 0 && winsLast(deal, turns[0], missing)
        : winsBoth(deal, turns, missing, thumb))
    if (wins) ways++
  }
  return { ways, of }
}
