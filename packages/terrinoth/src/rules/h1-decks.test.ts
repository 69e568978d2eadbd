import { candidates } from '@muster/engine'
import { describe, expect, it } from 'vitest'
import { randomStack, stack } from '../cards/build.ts'
import { ENEMIES, EXPLORATION, LOCATIONS, type TerrinothState } from '../state.ts'
import { drill, drillWith, table } from '../testing/table.ts'

/** For each card of a deck, from the top, the kinds that it may be. */
function mayBe(state: TerrinothState, pile: number): string[][] {
  const kinds = (place: number) => candidates(state, place).map((card) => drill.kindName(card))
  return state.piles[pile]
    .map((place) => [...new Set(kinds(place))].sort((a, b) => (a < b ? -1 : 1)))
    .reverse()
}

describe('H1 Decks', () => {
  it('H1.3 lays the shuffled stacks of enemies on one another, sets whole', () => {
    const deck = mayBe(table({ players: 4 }).state, ENEMIES)
    // Two engaged and two in the shadows came from the first stack of six.
    expect(deck).toHaveLength(12 - 4)
    expect(deck.slice(0, 2).flat()).toEqual([...deck[0], ...deck[0]])
    expect(deck[0].every((name) => /^(brute|runt)/.test(name))).toBe(true)
    for (const below of deck.slice(2)) {
      expect(below).toEqual(['archer', 'archer-master', 'guard', 'guard-master'])
    }
    const cards = drill.content.cardsOfSet[0].map((card) => drill.cardName(card))
    expect(cards).toEqual(['brute.1', 'brute.2', 'brute-master'])
  })

  it('H1.4 lays the locations likewise, each unique', () => {
    const { state } = table()
    expect(mayBe(state, LOCATIONS)).toEqual([['cave', 'wood'], ['cave', 'wood'], ['gate']])
    for (const { name, copies, type } of drill.content.kinds) {
      if (type === 1) expect(copies, name).toBe(1)
    }
  })

  it('H1.5 lays the exploration sets likewise', () => {
    const deck = mayBe(table().state, EXPLORATION)
    expect(deck).toHaveLength(12 + 5)
    for (const card of deck.slice(0, 12)) expect(card).toEqual(['bomb', 'coin', 'herb', 'map'])
    for (const card of deck.slice(12)) expect(card).toEqual(['fall', 'fork'])
  })

  it('H1.12 draws random sets and locations from what no stack names, and shows them', () => {
    const first = table({ quest: 'heist', script: { 'die 2': [0, 0] } })
    expect(first.eventsOf('lot')).toEqual(['lot imp', 'lot pit'])
    // Ogres are named already, the vault belongs to the quest, the moor is no dungeon: two are left of each.
    const last = table({ quest: 'heist', script: { 'die 2': [1, 1] } })
    expect(last.eventsOf('lot')).toEqual(['lot hound', 'lot hall'])
    expect(() => table({ quest: 'heist', script: { 'die 2': [2] } })).toThrow('rolls 2')
    expect(() => table({ quest: 'heist', script: { 'die 2': [0, 2] } })).toThrow('rolls 2')
  })

  it('H1.12 draws no card that belongs to a quest, and no more than there are', () => {
    const random = randomStack([], 9, 'challenging', 'dungeon')
    const game = drillWith({ quest: { locations: [stack('road'), random] } })
    const t = table({ game, script: { 'die 2': [1, 0] } })
    expect(t.eventsOf('lot')).toEqual(['lot hall', 'lot pit'])
    expect(t.pile('box')).toContain('vault')
  })

  it('H1.12 hides only the order', () => {
    const deck = mayBe(table({ quest: 'heist', script: { 'die 2': [1, 0] } }).state, ENEMIES)
    const last = deck[deck.length - 1]
    expect(last).toEqual(['hound', 'hound-master', 'ogre', 'ogre-master'])
  })
})
