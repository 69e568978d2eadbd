import { LOST, newMatch, RandomDealer, WON } from '@muster/engine'
import { describe, expect, it } from 'vitest'
import { tenefyr } from '../game.ts'
import { chance } from './chance.ts'

const start = (level: string) =>
  tenefyr.copy(newMatch(tenefyr, { players: 3, level }, new RandomDealer(1)).state)

describe('the chance to win', () => {
  it('is sure of what is won or lost', () => {
    const state = start('normal')
    state.result = WON
    expect(chance(tenefyr.content, state)).toBe(1)
    state.result = LOST
    expect(chance(tenefyr.content, state)).toBe(0)
  })

  it('is better on an easier level, and good everywhere at the start: there is time to grow', () => {
    const [easy, normal, hard] = ['easy', 'normal', 'hard'].map((level) =>
      chance(tenefyr.content, start(level)),
    )
    expect(easy).toBeGreaterThan(normal)
    expect(normal).toBeGreaterThan(hard)
    expect(hard).toBeGreaterThan(0.5)
    expect(easy).toBeLessThan(1)
  })

  it('falls as the Boss comes nearer and the party is no stronger', () => {
    const state = start('hard')
    const before = chance(tenefyr.content, state)
    state.track = state.skull
    expect(chance(tenefyr.content, state)).toBeLessThan(before / 2)
  })
})
