import { describe, expect, it } from 'vitest'
import { keep } from '../game.ts'
import { deckOf, GUILD, GUILD_DISCARD, type KeepState, LOOT_DECK } from '../state.ts'
import { sampledMatch, samples } from '../testing/sampled-match.ts'
import { table } from '../testing/table.ts'

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

/** How many cards a line lists, after what introduces it. */
function listed(line: string): number {
  const list = line
    .slice(line.indexOf(': ') + 2)
    .replace(/\.$| \(in [^)]*\)|on top |below |at the bottom /g, '')
  if (list === 'empty') return 0
  return sum(list.split(/, |; /).map((card) => Number(/×(\d+)$/.exec(card)?.[1] ?? 1)))
}

const lineOf = (state: KeepState, start: string): string =>
  keep.sayPiles(state, 'en').find((line) => line.startsWith(start)) ?? ''

/** The same table with all that nobody knows laid another way. */
function laidAnotherWay(state: KeepState): KeepState {
  const other = keep.copy(state)
  for (const cards of other.bagCards) cards.reverse()
  for (const row of other.piles) {
    const hidden = row.filter((place) => place < 0)
    row.forEach((place, i) => {
      if (place < 0) row[i] = hidden.pop() ?? place
    })
  }
  return other
}

describe('looking through piles', () => {
  it('K5.4 K8.13 lists every card of every pile, at any time', () => {
    let discarded = 0
    const look = (state: KeepState): void => {
      expect(listed(lineOf(state, 'Guild deck'))).toBe(state.piles[GUILD].length)
      expect(listed(lineOf(state, 'Guild, discarded'))).toBe(state.piles[GUILD_DISCARD].length)
      expect(listed(lineOf(state, 'Loot deck'))).toBe(state.piles[LOOT_DECK].length)
      for (let seat = 0; seat < state.players; seat++) {
        const deck = `${keep.seatName(state, seat, 'en')}, deck`
        expect(listed(lineOf(state, deck))).toBe(state.piles[deckOf(seat)].length)
      }
      discarded += state.piles[GUILD_DISCARD].length
    }
    sampledMatch(5, samples[5], { decision: ({ state }) => look(state) })
    expect(discarded).toBeGreaterThan(0)
  })

  it('K8.13 never tells an order of hidden cards, nor which treasure lies where', () => {
    sampledMatch(6, samples[9], {
      decision({ state }) {
        expect(keep.sayPiles(laidAnotherWay(state), 'en')).toEqual(keep.sayPiles(state, 'en'))
      },
    })
  })

  it('K2.10 tells what was put under the Loot deck', () => {
    const t = table({ game: keep, clans: ['ratfolk'] }).put({
      hands: { 1: ['scurry'] },
      row: ['spider', 'sword', 'haste', 'firebolt', 'shield'],
    })
    t.choose('renew', 'bury sword', 'bury haste', 'enough')
    const line = lineOf(t.state, 'Loot deck')
    expect(line).toMatch(/\(in no known order\); at the bottom .*Sword, Haste \(in this order\)\.$/)
  })

  it('reads as text in three languages', () => {
    const state = sampledMatch(1, samples[0], { decision: () => undefined }).state
    const [en, fr, pt] = (['en', 'fr', 'pt'] as const).map((one) => keep.sayPiles(state, one))
    expect(fr).toHaveLength(en.length)
    expect(pt).toHaveLength(en.length)
    expect(fr.some((line) => line.includes('\u00a0: '))).toBe(true)
  })
})
