import { describe, expect, it } from 'vitest'
import { housePack } from './cards/house-pack.ts'
import { keepsakesOf } from './keepsakes.ts'
import { sampledMoments } from './testing/sampled-match.ts'

const keepsakes = keepsakesOf(housePack)
const LANGUAGES = ['en', 'fr', 'pt'] as const
const YEAR = 2026

describe('achievements', () => {
  it('have a title of their own and a sentence, in each language', () => {
    for (const language of LANGUAGES) {
      const list = keepsakes.achievements(language)
      expect(new Set(list.map(({ title }) => title)).size).toBe(12)
      for (const { key, title, say } of list) {
        expect(key).toMatch(/^terrinoth\/[a-z-]+$/)
        expect(title).not.toBe('')
        expect(say).toMatch(/^[^.]+\.$/)
      }
    }
  })
})

describe('a match', () => {
  it('earns only what there is, and says how near it came to the rest', () => {
    const known = keepsakes.achievements('en').map(({ key }) => key)
    for (const seed of [1, 2]) {
      const moments = sampledMoments(seed, { players: 3 })
      const { achievements, progress } = keepsakes.earned(moments, YEAR)
      for (const key of achievements) expect(known).toContain(key)
      for (const { rule, have, need } of progress) {
        expect(known).toContain(rule)
        expect(have >= need).toBe(achievements.includes(rule))
      }
    }
    expect(keepsakes.earned([], YEAR)).toEqual({ stamps: [], achievements: [], progress: [] })
  })

  it('of another game is refused', () => {
    const [{ state }] = sampledMoments(1, { players: 1 })
    const { piles, stack, agenda, bagCards, bagPlaces, bagOrigin, shuffles, rolls, result } = state
    const other = { piles, stack, agenda, bagCards, bagPlaces, bagOrigin, shuffles, rolls, result }
    expect(() => keepsakes.earned([{ entry: 0, events: [], state: other }], YEAR)).toThrow(
      /Terrinoth/,
    )
  })

  it('says what to play next', () => {
    expect(keepsakes.next([], { players: 1, quest: 'the-breach' })?.cell).toBe('the-breach/plain')
    expect(keepsakes.setUpFor('the-breach/grim', 'dorn', { players: 1 }).heroes).toContain('dorn')
    expect(keepsakes.wall('en').rows).toHaveLength(8)
  })
})
