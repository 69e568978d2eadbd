import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Turn, type Worth, winsWithRedraws } from './redraws.ts'

const card = (first: number, second = first, draws = 0): Worth => ({ first, second, draws })
const turn = (size: number, oneHand = false): Turn => ({ size, oneHand })
const cards = (...powers: readonly number[]): Worth[] => powers.map((power) => card(power))
const chance = (hidden: readonly Worth[], turns: readonly Turn[], wanted: number, drawn = 0) => {
  const { ways, of } = winsWithRedraws({ known: [], hidden }, turns, wanted, drawn)
  return ways / of
}

/** All ways to take so many things, each with what is left. */
function taken<T>(from: readonly T[], size: number): [taken: T[], left: T[]][] {
  if (size === 0) return [[[], [...from]]]
  return from.flatMap((thing, i) =>
    taken(from.slice(i + 1), size - 1).map(([rest, left]): [T[], T[]] => [
      [thing, ...rest],
      [...from.slice(0, i), ...left],
    ]),
  )
}

/** The best that can be done, by trying every hand. */
function tried(deck: readonly Worth[], [now, ...later]: readonly Turn[], wanted: number): number {
  if (now === undefined || deck.length === 0) return 0
  const isLast = later.length === 0
  const hands = taken(deck, Math.min(now.size, deck.length))
  const wins = hands.map(([hand, left]) => {
    const power = hand.reduce((sum, one) => sum + (isLast ? one.second : one.first), 0)
    if (power >= wanted) return 1
    const kept = tried(left, later, wanted - power)
    return now.oneHand ? kept : Math.max(kept, tried(left, [now, ...later], wanted))
  })
  return wins.reduce((sum, win) => sum + win, 0) / wins.length
}

describe('a combat with all the hands that may be drawn', () => {
  it('is won as often as if every hand were tried', () => {
    const worth = fc.integer({ min: -1, max: 4 })
    const deck = fc.array(fc.tuple(worth, worth), { minLength: 1, maxLength: 6 })
    const one = fc.record({ size: fc.integer({ min: 1, max: 3 }), oneHand: fc.boolean() })
    const turns = fc.array(one, { minLength: 1, maxLength: 2 })
    fc.assert(
      fc.property(deck, turns, fc.integer({ min: 1, max: 9 }), (powers, all, wanted) => {
        const hidden = powers.map(([first, second]) => card(first, second))
        expect(chance(hidden, all, wanted)).toBeCloseTo(tried(hidden, all, wanted), 9)
      }),
      { numRuns: 300 },
    )
  })

  it('is certain where enough is left, and only then', () => {
    // An Orc of 4 with seven of fifteen cards worth one: some two of five hands are enough.
    const left = [...Array<number>(7).fill(1), ...Array<number>(8).fill(0)]
    const both = [turn(3), turn(3)]
    expect(chance(cards(...left), both, 4)).toBe(1)
    // With 1 kept, three in one of the hands of the second turn.
    expect(Math.round(100 * chance(cards(...left), [turn(3)], 3))).toBe(37)
  })

  it('heeds what is known to lie on top', () => {
    const deck = { known: cards(0, 0, 0, 2, 2), hidden: [] }
    expect(winsWithRedraws(deck, [turn(3)], 4)).toEqual({ ways: 1, of: 1, about: false })
    expect(winsWithRedraws(deck, [turn(3, true)], 4)).toMatchObject({ ways: 0 })
  })

  it('counts cards that are drawn', () => {
    // Two of four are worth two.
    expect(chance(cards(2, 2, 0, 0), [], 2, 1)).toBeCloseTo(0.5, 1)
    expect(chance(cards(2, 2, 0, 0), [], 4, 2)).toBeCloseTo(1 / 6, 1)
    // A card that draws the other one.
    expect(chance([card(1, 1, 1), card(2)], [turn(1, true)], 3)).toBeCloseTo(0.5, 1)
  })

  it('is dealt often where there is too much to count, close to what it is', () => {
    const few = cards(0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 3, 4)
    const both = [turn(3), turn(3)]
    const many = Array.from({ length: 36 }, (_, i) => card(i % 12, (i * 5) % 12))
    expect(winsWithRedraws({ known: [], hidden: many }, both, 60)).toMatchObject({ about: true })
    for (const wanted of [5, 7, 9]) {
      const exact = chance(few, both, wanted)
      // A card that draws nothing of worth makes it be dealt.
      const dealt = chance([...few.slice(1), card(0, 0, 0.001)], both, wanted)
      expect(Math.abs(dealt - exact)).toBeLessThan(0.06)
    }
  })

  it('is found quickly, whatever the deck', () => {
    const both = [turn(3), turn(3)]
    let longest = 0
    for (let size = 12; size <= 44; size += 4) {
      for (let spread = 2; spread <= 9; spread++) {
        const hidden = Array.from({ length: size }, (_, i) => card(i % spread))
        const begun = process.cpuUsage()
        winsWithRedraws({ known: [], hidden }, both, spread * 3)
        longest = Math.max(longest, process.cpuUsage(begun).user / 1000)
      }
    }
    expect(longest).toBeLessThan(50)
  })
})
