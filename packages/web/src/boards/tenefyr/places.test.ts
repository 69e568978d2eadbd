import type { DungeonView, PlaceView } from '@muster/tenefyr/view'
import { describe, expect, it } from 'vitest'
import { asTheyLie, leftIn, orderBelow } from './places.ts'
import { en } from './texts/en.ts'

const hidden: PlaceView = { lies: 'hidden', card: undefined, power: undefined }
const seen = (card: number): PlaceView => ({ lies: 'seen', card, power: 6 })

const dungeon = (...cards: PlaceView[]): DungeonView => ({
  dungeon: 0,
  level: 1,
  side: 'left',
  top: cards[0]?.card,
  power: 0,
  printed: 0,
  hasLoot: true,
  cards,
  hidden: cards.filter(({ lies }) => lies === 'hidden').length,
  known: [],
  next: [],
  reward: undefined,
  cleared: false,
  here: true,
})

describe('the cards of a dungeon', () => {
  it('are shown as they lie', () => {
    expect(asTheyLie([hidden, hidden, seen(7)])).toEqual([{ hidden: 2 }, { card: 7, power: 6 }])
    expect(asTheyLie([hidden, seen(7), hidden])).toEqual([
      { hidden: 1 },
      { card: 7, power: 6 },
      { hidden: 1 },
    ])
  })

  it('are counted with those that are known', () => {
    expect(leftIn(dungeon(hidden, hidden), en)).toBe('2 hidden')
    expect(leftIn(dungeon(hidden, seen(7)), en)).toBe('2 left, 1 known')
    expect(leftIn(dungeon(seen(3), seen(7)), en)).toBe('2 left, 2 known')
    expect(leftIn(dungeon(hidden), en)).toBe('the last card here')
  })

  it('stand in a row only where one below the next is known', () => {
    expect(orderBelow(dungeon(hidden, hidden))).toEqual([])
    expect(orderBelow(dungeon(seen(3), hidden))).toEqual([])
    expect(orderBelow(dungeon(seen(3), seen(7)))).toEqual([{ card: 7, power: 6 }])
    expect(orderBelow(dungeon(hidden, seen(7)))).toEqual([{ hidden: 1 }, { card: 7, power: 6 }])
  })
})
