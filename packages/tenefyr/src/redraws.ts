/**
 * How likely a combat is won with all hands that may still be drawn (T4.5): exactly, by counting what is left of a deck,
 * where that is little; else by dealing it often enough. What a card brings in each turn is taken as given.
 */
import { bySamples } from './sampled-deals.ts'

/** What a card brings in this turn, what in the next one, and how many cards it draws. */
export interface Worth {
  readonly first: number
  readonly second: number
  readonly draws: number
}

export interface Turn {
  /** Cards in a hand. */
  readonly size: number
  /** The first hand has to be kept. */
  readonly oneHand: boolean
}

/** What is still to be drawn, top first; what is not known of it lies in `hidden`, in any order. */
export interface Deck {
  readonly known: readonly Worth[]
  readonly hidden: readonly Worth[]
}

export interface Likely {
  readonly ways: number
  readonly of: number
  /** Found by dealing often, so a little more or less. */
  readonly about: boolean
}

const exactly = (ways: number): Likely => ({ ways: whole(ways), of: 1, about: false })

/** Sums of many fractions miss what is certain by a hair. */
const HAIR = 1e-9
function whole(chance: number): number {
  if (chance < HAIR) return 0
  return chance > 1 - HAIR ? 1 : chance
}

/** So many sums are counted in a few milliseconds. */
const MOST_SUMS = 80_000
const MOST_KEPT = 40_000

/** A hand: how many of each kind, and what they bring. */
interface Hand {
  readonly of: readonly number[]
  readonly first: number
  readonly second: number
  /** What it takes from the number of a deck. */
  readonly step: number
}

class Count {
  private readonly kinds: readonly Worth[]
  private readonly counts: number[]
  private readonly steps: number[]
  private readonly decks: number
  private readonly least: number
  private readonly width: number
  private readonly turns: readonly Turn[]
  private readonly hands: Hand[][] = []
  private readonly inLast: Float64Array
  private readonly inFirst: Float64Array

  constructor(cards: readonly Worth[], turns: readonly Turn[], wanted: number) {
    const isAlike = (a: Worth, b: Worth): boolean => a.first === b.first && a.second === b.second
    this.kinds = cards.filter((card, i) => cards.findIndex((other) => isAlike(other, card)) === i)
    this.counts = this.kinds.map((kind) => cards.filter((card) => isAlike(card, kind)).length)
    this.steps = []
    let decks = 1
    for (const count of this.counts) {
      this.steps.push(decks)
      decks *= count + 1
    }
    this.decks = decks
    this.turns = turns
    const size = turns.reduce((most, turn) => Math.max(most, turn.size), 0)
    const bring = this.kinds.flatMap(({ first, second }) => [first, second])
    this.least = Math.min(0, wanted - size * Math.max(0, ...bring))
    this.width = wanted - size * Math.min(0, ...bring) - this.least + 1
    const isCounted = this.fits(size)
    this.inLast = new Float64Array(isCounted ? decks * this.width : 0).fill(-1)
    this.inFirst = new Float64Array(isCounted ? decks : 0).fill(-1)
  }

  /** Is it little enough to be counted? */
  get isCounted(): boolean {
    return this.inFirst.length > 0
  }

  private fits(size: number): boolean {
    const { decks, width, kinds } = this
    let hands = 1
    for (let i = 0; i < size; i++) hands = (hands * (kinds.length + i)) / (i + 1)
    const needs = this.turns.length > 1 ? width : 1
    return decks * width <= MOST_KEPT && (decks * hands * needs) / Math.max(1, size) <= MOST_SUMS
  }

  chance(wanted: number): number {
    const all = this.decks - 1
    return this.turns.length > 1 ? this.first(all, wanted) : this.last(all, this.counts, wanted)
  }

  /** In the last turn: with a hand of this deck, or a later one. */
  private last(deck: number, counts: readonly number[], wanted: number): number {
    const at = deck * this.width + wanted - this.least
    const known = this.inLast[at]
    if (known >= 0) return known
    const turn = this.turns[this.turns.length - 1]
    let chance = 0
    this.eachHand(deck, counts, turn.size, (hand, likely, left) => {
      if (hand.second >= wanted) chance += likely
      else if (!turn.oneHand && left > 0)
        chance += likely * this.last(left, this.without(counts, hand), wanted)
    })
    this.inLast[at] = chance
    return chance
  }

  /** In the first of two. */
  private first(deck: number, wanted: number, counts: readonly number[] = this.counts): number {
    const known = this.inFirst[deck]
    if (known >= 0) return known
    const turn = this.turns[0]
    let chance = 0
    this.eachHand(deck, counts, turn.size, (hand, likely, left) => {
      if (hand.first >= wanted) {
        chance += likely
      } else if (left > 0) {
        const rest = this.without(counts, hand)
        const kept = this.last(left, rest, wanted - hand.first)
        const thrown = turn.oneHand ? 0 : this.first(left, wanted, rest)
        chance += likely * Math.max(kept, thrown)
      }
    })
    this.inFirst[deck] = chance
    return chance
  }

  private without(counts: readonly number[], { of }: Hand): number[] {
    return counts.map((count, i) => count - of[i])
  }

  private eachHand(
    deck: number,
    counts: readonly number[],
    size: number,
    found: (hand: Hand, likely: number, left: number) => void,
  ): void {
    const cards = counts.reduce((sum, count) => sum + count, 0)
    const drawn = Math.min(size, cards)
    const all = choose(cards, drawn)
    for (const hand of this.handsOf(drawn)) {
      let ways = 1
      for (let i = 0; i < counts.length && ways > 0; i++) ways *= choose(counts[i], hand.of[i])
      if (ways > 0) found(hand, ways / all, deck - hand.step)
    }
  }

  private handsOf(size: number): Hand[] {
    const known = this.hands[size]
    if (known !== undefined) return known
    let hands: Hand[] = [{ of: [], first: 0, second: 0, step: 0 }]
    this.kinds.forEach(({ first, second }, kind) => {
      hands = hands.flatMap((hand) => {
        const held = hand.of.reduce((sum, n) => sum + n, 0)
        const most = Math.min(this.counts[kind], size - held)
        return Array.from({ length: most + 1 }, (_, n) => ({
          of: [...hand.of, n],
          first: hand.first + n * first,
          second: hand.second + n * second,
          step: hand.step + n * this.steps[kind],
        }))
      })
    })
    hands = hands.filter(({ of }) => of.reduce((sum, n) => sum + n, 0) === size)
    this.hands[size] = hands
    return hands
  }
}

const PASCAL: number[][] = [[1]]

/** In how many ways so many can be taken. */
function choose(from: number, n: number): number {
  if (n > from) return 0
  for (let row = PASCAL.length; row <= from; row++) {
    const above = PASCAL[row - 1]
    PASCAL.push(Array.from({ length: row + 1 }, (_, i) => (above[i - 1] ?? 0) + (above[i] ?? 0)))
  }
  return PASCAL[from][n]
}

/** More than is wanted is as good as what is wanted, where nothing takes it away again. */
function noMoreThan(wanted: number, { known, hidden }: Deck): Deck {
  const all = [...known, ...hidden]
  if (all.some(({ first, second }) => first < 0 || second < 0)) return { known, hidden }
  const cut = ({ first, second, draws }: Worth): Worth => ({
    first: Math.min(first, wanted),
    second: Math.min(second, wanted),
    draws,
  })
  return { known: known.map(cut), hidden: hidden.map(cut) }
}

/** How likely these turns bring so much. `drawn`: cards that the hand before them draws first. */
export function winsWithRedraws(
  given: Deck,
  turns: readonly Turn[],
  wanted: number,
  drawn = 0,
): Likely {
  const deck = noMoreThan(wanted, given)
  const { known, hidden } = deck
  const all = [...known, ...hidden]
  if (all.length === 0) return exactly(wanted <= 0 ? 1 : 0)
  const isPlain = all.every(({ draws }) => draws === 0)
  if (isPlain && drawn === 0) {
    const counted = countedWith(deck, turns, wanted)
    if (counted !== undefined) return exactly(counted)
  }
  if (mostOf(all, turns, drawn) < wanted) return exactly(0)
  const { ways, of } = bySamples(deck, turns, wanted, drawn)
  if (hidden.length === 0) return exactly(ways / of)
  // What happens always, or never, when it is dealt often is not yet certain.
  if (ways === of && countedWith(deck, turns, wanted) === 1) return exactly(1)
  return { ways: Math.min(of - 1, Math.max(1, ways)), of, about: true }
}

/** More than this cannot be brought. */
function mostOf(cards: readonly Worth[], turns: readonly Turn[], drawn: number): number {
  const size = turns.reduce((sum, turn) => sum + turn.size, drawn)
  const draws = cards.reduce((sum, card) => sum + card.draws, 0)
  return cards
    .map(({ first, second }) => Math.max(0, first, second))
    .sort((a, b) => b - a)
    .slice(0, size + draws)
    .reduce((sum, power) => sum + power, 0)
}

/** Without what cards draw; not where too much would have to be counted. */
function countedWith(
  { known, hidden }: Deck,
  turns: readonly Turn[],
  wanted: number,
): number | undefined {
  if (known.length > 0 || turns.length === 0) return undefined
  const count = new Count(hidden, turns, wanted)
  return count.isCounted ? whole(count.chance(wanted)) : undefined
}
