import { LOST, newMatch, RandomDealer, WON } from '@muster/engine'
import { describe, expect, it } from 'vitest'
import { terrinoth } from '../game.ts'
import { chance } from './chance.ts'

const { content } = terrinoth

const start = (quest: string) =>
  terrinoth.copy(newMatch(terrinoth, { players: 3, quest }, new RandomDealer(1)).state)

describe('the chance to win', () => {
  it('is sure of what is won or lost', () => {
    const state = start('goblin-problem')
    state.result = WON
    expect(chance(content, state)).toBe(1)
    state.result = LOST
    expect(chance(content, state)).toBe(0)
  })

  it('is better in an easier quest, and good everywhere at the start: heroes will grow', () => {
    const [trivial, formidable] = ['goblin-problem', 'the-ninth-bell'].map((quest) =>
      chance(content, start(quest)),
    )
    expect(trivial).toBeGreaterThan(formidable)
    expect(formidable).toBeGreaterThan(0.5)
    expect(trivial).toBeLessThan(0.95)
  })

  it('falls as peril grows and nothing else changes', () => {
    const state = start('the-ninth-bell')
    const before = chance(content, state)
    state.peril = content.quests[state.quest].track.length - 1
    expect(chance(content, state)).toBeLessThan(before / 2)
  })

  it('counts wounds more the later it is', () => {
    const cost = (peril: number): number => {
      const state = start('goblin-problem')
      state.peril = peril
      const before = chance(content, state)
      state.wounds[0] += 8
      return before - chance(content, state)
    }
    expect(cost(4)).toBeGreaterThan(cost(0))
  })
})
