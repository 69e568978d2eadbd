import { describe, expect, it } from 'vitest'
import { newHandOf, nextHidden, percentOf } from './odds.ts'
import {
  facing,
  fighting,
  frozen,
  leaveInDeck,
  ones,
  shrinkDungeon,
  type Table,
  zeros,
} from './testing/frozen.ts'

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

describe('the odds of throwing a hand away', () => {
  /** Three zeros in hand, these cards left in the deck. */
  const percent = (enemy: string, deck: readonly string[], options = {}): number => {
    const t = leaveInDeck(fighting(enemy, { decks: [zeros(3)], options }), 0, deck)
    return percentOf(newHandOf(t.umpire, 0))
  }

  it('count all the hands that are left', () => {
    // A Kobold of 3: three ones lie together in one of the next two hands.
    expect(percent('kobold', ['basic-1', 'basic-0', 'basic-0', ...ones(3)])).toBe(100)
    expect(percent('kobold', ['basic-1', 'basic-1', 'basic-0', ...ones(2)])).toBe(0)
  })

  it('count only the next hand where throwing one away changes the enemy', () => {
    // TX.6
    const t = leaveInDeck(fighting('laughing-imp', { decks: [zeros(3)] }), 0, ones(6))
    expect(newHandOf(t.umpire, 0).more).toBe(true)
  })

  it('end with the deck', () => {
    expect(percent('kobold', ones(3))).toBe(100)
    expect(percent('kobold', ones(2))).toBe(0)
  })
})

describe('the next hidden card of a dungeon', () => {
  const chances = (t: Table, dungeon: number) =>
    Object.fromEntries(
      nextHidden(t.umpire, dungeon).map(({ kind, ways, of }) => [
        frozen.content.kinds[kind].name,
        `${ways}/${of}`,
      ]),
    )

  it('is any card of its level that nobody has seen', () => {
    const t = facing('orc')
    const seen = chances(t, 0)
    // An Orc and one of three Kobolds lie on top of the two dungeons of level 1.
    expect(seen.orc).toBeUndefined()
    expect(seen.kobold).toBe('2/12')
    expect(seen.bandit).toBe('2/12')
    expect(sum(nextHidden(t.umpire, 0).map(({ ways }) => ways))).toBe(12)
    expect(chances(t, 1)).toEqual(seen)
  })

  it('is known once somebody has looked', () => {
    const t = fighting('horned-duke', { decks: [['will-o-the-wisp', 'basic-0', 'basic-0']] })
    t.expectDeal({ 'reserve/5': ['hydra'] }).choose('keep', 'play stolen-lantern')
    expect(chances(t, 8)).toEqual({ hydra: '1/1' })
    expect(chances(t, 9).hydra).toBeUndefined()
    // Three were looked at, two lie face up.
    expect(nextHidden(t.umpire, 9)[0].of).toBe(14 - 3 - 2)
  })

  it('lies under a monster that has moved there, and under the card below it', () => {
    const t = fighting('lost-goblin').choose('choose 2 lost-goblin', 'move-to level-1/a')
    expect(nextHidden(t.umpire, 0)[0].of).toBe(12)
    expect(t.pile('level-1/a').slice(0, 3)).toEqual(['lost-goblin', 'kobold', '?'])
  })

  it('is none where all are face up, or gone', () => {
    const t = facing('orc')
    expect(nextHidden(t.umpire, 10)).toEqual([])
    shrinkDungeon(t, 0, 1)
    expect(nextHidden(t.umpire, 0)).toEqual([])
  })
})
