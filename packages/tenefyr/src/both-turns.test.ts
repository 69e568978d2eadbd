import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bothHandsReach, twoHandsOf, type Worth } from './both-turns.ts'
import { forecast } from './forecast.ts'
import { newHandOf, percentOf, secondTurnOf } from './odds.ts'
import { copyState, deckOf } from './state.ts'
import { fighting, leaveInDeck, ones, type Table, zeros } from './testing/frozen.ts'

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

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

describe('two hands of some cards', () => {
  it('are counted as if each pair were tried', () => {
    const worth = fc.integer({ min: -2, max: 6 })
    const cards = fc.array(fc.tuple(worth, worth), { minLength: 1, maxLength: 7 })
    const size = fc.nat(3)
    fc.assert(
      fc.property(cards, size, size, fc.integer({ min: -6, max: 20 }), (all, a, b, power) => {
        const first = Math.min(a, all.length)
        const second = Math.min(b, all.length - first)
        const pairs = taken<Worth>(all, first).flatMap(([one, left]) =>
          taken(left, second).map(
            ([other]) => sum(one.map(([now]) => now)) + sum(other.map(([, then]) => then)),
          ),
        )
        const ways = pairs.filter((brought) => brought >= power).length
        expect(twoHandsOf(all, [first, second], power)).toEqual({ ways, of: pairs.length })
      }),
      { numRuns: 300 },
    )
  })

  it('begin with what is known to lie on top', () => {
    const worth = (card: number): Worth => [card, card * 10]
    const known = { deck: [9, 9, 3, 2, 1], bags: [] }
    // 1 and 2 are the first hand, 3 the second.
    expect(bothHandsReach(known, [2, 1], 33, worth)).toEqual({ ways: 1, of: 1 })
    expect(bothHandsReach(known, [2, 1], 34, worth)).toEqual({ ways: 0, of: 1 })
  })
})

describe('alone', () => {
  /** No rule, and a power of 20 for three. */
  const DUKE = 'horned-duke'
  const alone = (hand: readonly string[], deck: readonly string[], needed: number): Table => {
    const t = leaveInDeck(fighting(DUKE, { decks: [hand], options: { players: 1 } }), 0, deck)
    t.umpire.shuffle(deckOf(0))
    t.umpire.state.enemyBonus = needed - forecast(t.umpire, 0).needed
    return t
  }
  const kept = ({ umpire }: Table) => secondTurnOf(umpire, 0, forecast(umpire, 0))

  it('a hand of the first turn is judged with the next one', () => {
    const demons = ['gate-demon', 'gate-demon', 'gate-demon']
    const deck = [...ones(3), 'basic-0']
    // 15 in hand. Of four cards left three are drawn: the Basic 0 is left out in one way of four.
    expect(kept(alone(demons, deck, 18))).toMatchObject({ ways: 1, of: 4, needed: 18, more: false })
    expect(kept(alone(demons, deck, 17))).toMatchObject({ ways: 4, of: 4 })
    expect(kept(alone(demons, deck, 19))).toMatchObject({ ways: 0, of: 4, more: false })
    expect(kept(alone(demons, deck, 15))).toBeUndefined()
    expect(kept(alone(demons, [], 18))).toBeUndefined()
  })

  it('does not count twice what only the first turn brings', () => {
    // T9.4: Ambush is 1, and 1 more for who starts the combat.
    const t = alone(['gate-demon', 'gate-demon', 'gate-demon'], ['bandit', ...zeros(5)], 2)
    expect(newHandOf(t.umpire, 0)).toMatchObject({ ways: 10, of: 20, turns: 2 })
  })

  it('and is open where the hand or the deck may bring more', () => {
    expect(kept(alone(['orc', ...zeros(2)], ones(6), 9))?.more).toBe(true)
    expect(kept(alone(zeros(3), ['orc', ...ones(3)], 9))?.more).toBe(true)
  })

  it('a new hand is judged with the next one too', () => {
    const t = alone(zeros(3), [...ones(4), ...zeros(3)], 4)
    // Of seven cards one is left out: all but one of the Basic 0.
    expect(newHandOf(t.umpire, 0)).toMatchObject({ needed: 4, turns: 2, more: false })
    expect(percentOf(newHandOf(t.umpire, 0))).toBe(43)
  })

  it('the second turn is judged by itself, and so is the last hand of a deck', () => {
    const t = alone(zeros(3), [...ones(4), ...zeros(3)], 3)
    t.umpire.state.turnNumber = 1
    expect(kept(t)).toBeUndefined()
    expect(newHandOf(t.umpire, 0)).toMatchObject({ ways: 4, of: 35, turns: 1 })
    expect(newHandOf(alone(zeros(3), ones(3), 3).umpire, 0)).toMatchObject({ ways: 1, turns: 1 })
  })

  it('looking ahead leaves the table as it was', () => {
    const { umpire } = alone(zeros(3), [...ones(4), ...zeros(3)], 4)
    const before = copyState(umpire.state)
    newHandOf(umpire, 0)
    secondTurnOf(umpire, 0, forecast(umpire, 0))
    expect(umpire.state).toEqual(before)
    expect(umpire.state.piles[deckOf(0)]).toHaveLength(7)
  })

  it('with others at the table nothing is added', () => {
    const t = leaveInDeck(fighting(DUKE, { decks: [zeros(3)] }), 0, [...ones(4), ...zeros(3)])
    expect(kept(t)).toBeUndefined()
    expect(newHandOf(t.umpire, 0).turns).toBe(1)
  })
})
