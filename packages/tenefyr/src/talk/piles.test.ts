import { describe, expect, it } from 'vitest'
import type { U } from '../content.ts'
import { tenefyr } from '../game.ts'
import {
  BOSS_DECK,
  deckOf,
  discardOf,
  dungeonPile,
  reserveOf,
  type TenefyrState,
} from '../state.ts'
import { facing, fighting, frozen, ones, shrinkDungeon, table, zeros } from '../testing/frozen.ts'
import { sampledMatch, samples } from '../testing/sampled-match.ts'
import { lootTitle } from './scene.ts'

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

/** How many cards a line lists, after what introduces it. */
function listed(line: string): number {
  const list = line.slice(line.indexOf(': ') + 2).replace(/\.$| \(in [^)]*\)/g, '')
  if (list === 'empty') return 0
  return sum(list.split(/, |; /).map((card) => Number(/×(\d+)$/.exec(card)?.[1] ?? 1)))
}

const lineOf = (state: TenefyrState, start: string): string =>
  frozen.sayPiles(state, 'en').find((line) => line.startsWith(start)) ?? ''

/** The same table with all that nobody knows laid another way. */
function laidAnotherWay(state: TenefyrState): TenefyrState {
  const other = tenefyr.copy(state)
  for (const cards of other.bagCards) cards.reverse()
  for (const row of other.piles) {
    const hidden = row.filter((place) => place < 0)
    row.forEach((place, i) => {
      if (place < 0) row[i] = hidden.pop() ?? place
    })
  }
  return other
}

describe('Looking through piles', () => {
  it('T2.2 shows every card of every discard pile, whenever one likes', () => {
    let seen = 0
    const look = ({ state, content }: U): void => {
      const lines = tenefyr.sayPiles(state, 'en')
      for (let seat = 0; seat < state.players; seat++) {
        const cards = state.piles[discardOf(seat)]
        const start = `${tenefyr.seatName(state, seat, 'en')}, discard pile (${cards.length}): `
        const line = lines.find((text) => text.startsWith(start)) ?? ''
        expect(listed(line)).toBe(cards.length)
        for (const card of cards) expect(line).toContain(lootTitle(content, card, 'en'))
        seen += cards.length
      }
    }
    for (const options of samples) sampledMatch(5, options, { decision: look })
    expect(seen).toBeGreaterThan(0)
  })

  it('T2.2 T2.3 never tells an order of hidden cards', () => {
    for (const options of samples) {
      sampledMatch(6, options, {
        decision({ state }) {
          const other = laidAnotherWay(state)
          expect(tenefyr.sayPiles(other, 'en')).toEqual(tenefyr.sayPiles(state, 'en'))
        },
      })
    }
  })

  it('T2.6 lists as many cards as there are left in decks, in the Reserve and face down', () => {
    for (const options of samples) {
      sampledMatch(7, options, {
        decision({ state }) {
          const lines = tenefyr.sayPiles(state, 'en')
          for (let seat = 0; seat < state.players; seat++) {
            const line = lines[seat * 2 + 1].replace('on top ', '').replace('below ', '')
            expect(listed(line), line).toBe(state.piles[deckOf(seat)].length)
          }
          const down = (dungeon: number): number =>
            Math.max(0, state.piles[dungeonPile(dungeon)].length - state.faceUp[dungeon])
          let cards = down(BOSS_DECK)
          for (let dungeon = 0; dungeon < BOSS_DECK; dungeon++) cards += down(dungeon)
          for (let level = 1; level <= 5; level++) cards += state.piles[reserveOf(level)].length
          const rest = lines.slice(state.players * 2).filter((line) => !/^Removed/.test(line))
          expect(sum(rest.map(listed))).toBe(cards)
        },
      })
    }
  })

  it('says what may lie in a deck, and marks what is known to lie on top, in order', () => {
    const t = table()
    const who = frozen.seatName(t.state, 0, 'en')
    expect(lineOf(t.state, `${who}, discard`)).toBe(`${who}, discard pile (0): empty.`)
    expect(lineOf(t.state, `${who}, deck`)).toMatch(
      /deck \(13\): Basic 0 ×\d+, Basic 1 ×\d+, .+ \(in no known order\)\.$/,
    )
    t.arrange({ 'deck/1': ['basic-0', 'basic-1', 'basic-1'] })
    expect(lineOf(t.state, `${who}, deck`)).toMatch(
      /deck \(13\): on top Basic 0, Basic 1 ×2 \(in this order\); below Basic 0 ×/,
    )
  })

  it('T11.5 tells no order of a deck that is being searched', () => {
    const t = fighting('gravedigger', { decks: [['ferryman', ...zeros(2), ...ones(4)]] })
    const deck = (): string => frozen.sayPiles(t.state, 'en')[1]
    t.choose('keep')
    expect(deck()).toContain('on top Basic 1 ×4 (in this order); below ')
    t.choose('play ferrymans-coin')
    expect(t.prompt()).toBe('search-deck')
    expect(t.state.piles[deckOf(0)].every((place) => place >= 0)).toBe(true)
    expect(deck()).not.toContain('on top')
    const before = deck()
    t.state.piles[deckOf(0)].reverse()
    expect(deck()).toBe(before)
  })

  it('says what may lie hidden in dungeons, and what can only be in the Reserve', () => {
    const t = facing('kobold', { script: { 'rewards/1': ['back-at-the-village'] } })
    expect(lineOf(t.state, 'Level 1')).toMatch(
      /^Level 1, hidden in dungeons \(6\) or in the Reserve \(6\): /,
    )
    expect(lineOf(t.state, 'Boss deck')).toMatch(/^Boss deck, hidden \(3\): /)
    shrinkDungeon(t, 0, 1).arrange({ 'deck/1': ones(3), 'deck/2': ['orc'] })
    t.choose('enter level-1/a', 'keep', 'reward 1', 'remove basic-0', 'remove quick-strike')
    expect(lineOf(t.state, 'Level 1, in the Reserve')).toBe(
      'Level 1, in the Reserve (1): Quick Strike.',
    )
    expect(lineOf(t.state, 'Removed')).toBe('Removed, never to come back: Basic 0.')
  })

  it('reads as text in three languages', () => {
    const { state } = table()
    expect(frozen.sayPiles(state, 'fr')[0]).toMatch(/, défausse \(0\)\u00a0: vide\.$/)
    expect(frozen.sayPiles(state, 'pt')[0]).toMatch(/, descarte \(0\): vazio\.$/)
    expect(frozen.sayPiles(state, 'fr')).toHaveLength(frozen.sayPiles(state, 'pt').length)
  })
})
