import { describe, expect, it } from 'vitest'
import { forecast } from './forecast.ts'
import { keptHandOf, newHandOf, percentOf } from './odds.ts'
import { copyState, deckOf } from './state.ts'
import { fighting, leaveInDeck, ones, type Table, zeros } from './testing/frozen.ts'

describe('alone', () => {
  /** No rule, and a power of 20 for three. */
  const DUKE = 'horned-duke'
  const alone = (hand: readonly string[], deck: readonly string[], needed: number): Table => {
    const t = leaveInDeck(fighting(DUKE, { decks: [hand], options: { players: 1 } }), 0, deck)
    t.umpire.shuffle(deckOf(0))
    t.umpire.state.enemyBonus = needed - forecast(t.umpire, 0).needed
    return t
  }
  const kept = ({ umpire }: Table) => keptHandOf(umpire, 0, forecast(umpire, 0))

  it('a hand of the first turn is judged with the next one', () => {
    const demons = ['gate-demon', 'gate-demon', 'gate-demon']
    const deck = [...ones(3), 'basic-0']
    // 15 in hand. Of four cards left three are drawn: the Basic 0 is left out in one way of four.
    expect(kept(alone(demons, deck, 18))).toMatchObject({ ways: 0.25, needed: 18, more: false })
    expect(kept(alone(demons, deck, 17))).toMatchObject({ ways: 1, of: 1 })
    expect(kept(alone(demons, deck, 19))).toMatchObject({ ways: 0, more: false })
    expect(kept(alone(demons, deck, 15))).toBeUndefined()
    expect(kept(alone(demons, [], 18))).toBeUndefined()
  })

  it('does not count twice what only the first turn brings', () => {
    // T9.4: Ambush is 1, and 1 more for who starts the combat.
    const t = alone(zeros(3), ['bandit', ...zeros(5)], 2)
    expect(newHandOf(t.umpire, 0)).toMatchObject({ ways: 1, turns: 2 })
    expect(kept(t)).toMatchObject({ ways: 0, more: false })
  })

  it('and is open where the hand or the deck may bring more', () => {
    expect(kept(alone(['orc', ...zeros(2)], ones(6), 9))?.more).toBe(true)
    expect(kept(alone(zeros(3), ['cellar-rats', ...ones(3)], 9))?.more).toBe(true)
  })

  it('a new hand is judged with the next one too', () => {
    const t = alone(zeros(3), [...ones(4), ...zeros(3)], 4)
    expect(newHandOf(t.umpire, 0)).toMatchObject({ needed: 4, turns: 2, more: false })
    expect(percentOf(newHandOf(t.umpire, 0))).toBe(49)
  })

  it('the second turn is judged by itself, and so is the last hand of a deck', () => {
    const t = alone(zeros(3), [...ones(4), ...zeros(3)], 3)
    t.umpire.state.turnNumber = 1
    expect(kept(t)).toBeUndefined()
    expect(newHandOf(t.umpire, 0).ways).toBeCloseTo(8 / 35)
    expect(newHandOf(alone(zeros(3), ones(3), 3).umpire, 0)).toMatchObject({ ways: 1, turns: 1 })
  })

  it('looking ahead leaves the table as it was', () => {
    const { umpire } = alone(zeros(3), [...ones(4), ...zeros(3)], 4)
    const before = copyState(umpire.state)
    newHandOf(umpire, 0)
    keptHandOf(umpire, 0, forecast(umpire, 0))
    expect(umpire.state).toEqual(before)
    expect(umpire.state.piles[deckOf(0)]).toHaveLength(7)
  })

  it('with others at the table nothing is added', () => {
    const t = leaveInDeck(fighting(DUKE, { decks: [zeros(3)] }), 0, [...ones(4), ...zeros(3)])
    expect(kept(t)).toBeUndefined()
    expect(newHandOf(t.umpire, 0).turns).toBe(1)
  })
})
