import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { U } from './content.ts'
import { handsOf, newHandReaches, nextHidden } from './odds.ts'
import { changeOf } from './rules/power.ts'
import { deckOf } from './state.ts'
import {
  facing,
  fighting,
  frozen,
  leaveInDeck,
  shrinkDungeon,
  type Table,
  table,
} from './testing/frozen.ts'
import { sampledMatch } from './testing/sampled-match.ts'
import { powerHeld } from './trial.ts'

/** All hands of a size, by trying them. */
function hands(cards: readonly number[], size: number): number[][] {
  if (size === 0) return [[]]
  return cards.flatMap((card, i) =>
    hands(cards.slice(i + 1), size - 1).map((rest) => [card, ...rest]),
  )
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

describe('hands of some cards', () => {
  it('are counted as if each were tried', () => {
    const powers = fc.array(fc.integer({ min: -3, max: 7 }), { minLength: 1, maxLength: 9 })
    fc.assert(
      fc.property(powers, fc.nat(5), fc.integer({ min: -12, max: 25 }), (cards, most, power) => {
        const size = Math.min(most, cards.length)
        const all = hands(cards, size)
        const reached = all.filter((hand) => sum(hand) >= power)
        expect(handsOf(cards, size, power)).toEqual({ ways: reached.length, of: all.length })
      }),
      { numRuns: 500 },
    )
  })
})

/** The odds of a new hand by trying every hand that the deck may deal: its known top, then any of the rest. */
function tried(u: U, seat: number, size: number, power: number, worth: (kind: string) => number) {
  const { piles, bagCards, bagOrigin } = u.state
  const top = [...piles[deckOf(seat)]].reverse().slice(0, size)
  const known = top.filter((place) => place >= 0)
  const rest = bagCards.filter((_, bag) => bagOrigin[bag * 2] === deckOf(seat)).flat()
  const worths = (cards: readonly number[]) =>
    cards.map((card) => worth(u.content.kinds[u.content.kindOf[card]].name))
  const all = hands(worths(rest), top.length - known.length)
  const enough = all.filter((hand) => sum(hand) + sum(worths(known)) >= power)
  return enough.length / all.length
}

const printed = (kind: string): number =>
  frozen.content.kinds.find((one) => one.name === kind)?.power ?? 0

describe('the odds of a new hand', () => {
  const reaches = (u: U, seat: number, power: number) =>
    newHandReaches(u, seat, power, (card) => powerHeld(u, card))
  const odds = (t: Table, power: number): number => {
    const { ways, of } = reaches(t.umpire, 0, power)
    return ways / of
  }

  it('are those of three cards of thirteen', () => {
    const t = table()
    // Three of the six Basic 1, of 286 hands.
    expect(reaches(t.umpire, 0, 3)).toEqual({ ways: 20, of: 286 })
    expect(odds(t, 0)).toBe(1)
    expect(odds(t, 4)).toBe(0)
  })

  it('begin with what is known to lie on top', () => {
    for (const top of [
      ['orc'],
      ['warden-golem', 'basic-0'],
      ['basic-1', 'basic-1', 'basic-1', 'orc'],
    ]) {
      const t = table().arrange({ 'deck/1': top })
      for (let power = -1; power < 9; power++) {
        expect(odds(t, power)).toBe(tried(t.umpire, 0, 3, power, printed))
      }
    }
    const sure = table().arrange({ 'deck/1': ['basic-1', 'basic-1', 'basic-1'] })
    expect(reaches(sure.umpire, 0, 3)).toEqual({ ways: 1, of: 1 })
    expect(reaches(sure.umpire, 0, 4)).toEqual({ ways: 0, of: 1 })
  })

  it('know what the enemy does to cards', () => {
    const stone = fighting('standing-stone', {
      decks: [['basic-0', 'basic-0', 'basic-0', 'cave-troll']],
    })
    const lessened = (kind: string) => printed(kind) - (kind.startsWith('basic') ? 1 : 0)
    for (let power = -3; power < 4; power++) {
      expect(odds(stone, power)).toBe(tried(stone.umpire, 0, 3, power, lessened))
    }
  })

  it('know how large the hand will be', () => {
    const ghost = fighting('brewery-ghost')
    const spider = fighting('spiderling')
    for (let power = 0; power < 6; power++) {
      expect(odds(ghost, power)).toBe(tried(ghost.umpire, 0, 4, power, printed))
      expect(odds(spider, power)).toBe(tried(spider.umpire, 0, 2, power, printed))
    }
  })

  it('are right at every hand of a match', () => {
    const power = (u: U) => (kind: string) => {
      const card = u.content.kinds.find((one) => one.name === kind)
      return (card?.power ?? 0) + changeOf(u, card?.type ?? 0)
    }
    for (const players of [1, 2, 4]) {
      let hand = 0
      sampledMatch(
        players,
        { players, profile: '2018' },
        {
          decision(u) {
            if (u.decision.prompt !== 'keep-hand' || hand++ % 9 > 0) return
            const { by, about } = u.decision
            const { ways, of } = reaches(u, by, 4)
            expect(ways / of).toBe(tried(u, by, about.a, 4, power(u)))
          },
        },
      )
      expect(hand).toBeGreaterThan(40)
    }
  })

  it('end with the deck', () => {
    const t = leaveInDeck(table(), 0, ['basic-1', 'basic-0'])
    expect(reaches(t.umpire, 0, 1)).toEqual({ ways: 1, of: 1 })
    expect(reaches(t.umpire, 0, 2)).toEqual({ ways: 0, of: 1 })
    const empty = leaveInDeck(table(), 0, [])
    expect(reaches(empty.umpire, 0, 0)).toEqual({ ways: 1, of: 1 })
    expect(reaches(empty.umpire, 0, 1)).toEqual({ ways: 0, of: 1 })
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
