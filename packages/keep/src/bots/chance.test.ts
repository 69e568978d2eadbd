import { LOST, newMatch, RandomDealer, Umpire, WON } from '@muster/engine'
import { describe, expect, it } from 'vitest'
import { keep } from '../game.ts'
import { GUILD } from '../state.ts'
import { chance } from './chance.ts'

const start = (level: string) =>
  keep.copy(newMatch(keep, { players: 3, level }, new RandomDealer(1)).state)

const DEALS = 20
const FIRST_DECISIONS = 40

/** On the mean of some deals, once the dungeon is manned. */
function settled(level: string): number {
  let sum = 0
  for (let deal = 0; deal < DEALS; deal++) {
    const options = keep.readOptions({ players: 1 + (deal % 4), level })
    const dealer = new RandomDealer(deal)
    const umpire = new Umpire(keep, keep.content, keep.newState(options), dealer)
    umpire.begin()
    for (let n = 0; n < FIRST_DECISIONS; n++) umpire.choose(keep.policy(umpire, () => 0))
    sum += chance(keep.content, umpire.state)
  }
  return sum / DEALS
}

describe('the chance to win', () => {
  it('is sure of what is won or lost', () => {
    const state = start('challenging')
    state.result = WON
    expect(chance(keep.content, state)).toBe(1)
    state.result = LOST
    expect(chance(keep.content, state)).toBe(0)
  })

  it('tells the levels apart early on, and is sure of none', () => {
    const [family, challenging, hardcore] = ['family', 'challenging', 'hardcore'].map(settled)
    expect(family).toBeGreaterThan(challenging + 0.1)
    expect(challenging).toBeGreaterThan(hardcore + 0.1)
    expect(family).toBeLessThan(0.9)
    expect(hardcore).toBeGreaterThan(0.05)
  })

  it('rises with each Guild card that is over', () => {
    const state = start('hardcore')
    const before = chance(keep.content, state)
    state.piles[GUILD].length = 1
    expect(chance(keep.content, state)).toBeGreaterThan(before)
  })
})
