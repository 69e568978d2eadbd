import { describe, expect, it } from 'vitest'
import { housePack } from './cards/house-pack.ts'
import { keepsakesOf } from './keepsakes.ts'
import { rulesText } from './rules-text.ts'
import { sampledMoments } from './testing/sampled-match.ts'

const keepsakes = keepsakesOf(housePack)
const LANGUAGES = ['en', 'fr', 'pt'] as const

describe('achievements', () => {
  it('have a title of their own and the first sentence of their rule, in each language', () => {
    for (const language of LANGUAGES) {
      const list = keepsakes.achievements(language, [2025, 2026])
      expect(new Set(list.map(({ title }) => title)).size).toBe(list.length)
      for (const { title, say } of list) {
        expect(title).not.toBe('')
        expect(say).toMatch(/^[^.]+\.$/)
      }
    }
  })

  it('T12.28 says that the level 5 of Quick mode is not entered', () => {
    for (const language of LANGUAGES) {
      const found = keepsakes.achievements(language, []).find(({ key }) => key === 'T12.16')
      expect(found?.say).toMatch(/5.* \(.*(Quick|rapide|Rápido).*\)\.$/)
    }
  })

  it('are all of the sheet', () => {
    const sheet = rulesText
      .filter(({ number, ruling }) => number.startsWith('T12.') && !ruling)
      .map(({ number }) => number)
    const named = keepsakes.achievements('en', [2026]).map(({ key }) => key.split(' ')[0])
    expect(new Set(named)).toEqual(new Set(sheet))
  })
})

describe('a match', () => {
  it('earns only what is on the sheet, and says how near it came to the rest', () => {
    const known = keepsakes.achievements('en', [2026]).map(({ key }) => key)
    for (const seed of [1, 2, 3]) {
      const moments = sampledMoments(seed, { players: 3 })
      const { achievements, progress } = keepsakes.earned(moments, 2026)
      for (const key of achievements) expect(known).toContain(key)
      for (const { rule, have, need } of progress) {
        expect(known).toContain(rule)
        expect(have).toBeGreaterThanOrEqual(0)
        expect(need).toBeGreaterThan(0)
        // T12.14 needs a win besides.
        if (rule !== 'T12.14') expect(have >= need).toBe(achievements.includes(rule))
      }
    }
  })

  it('of another game is refused', () => {
    const [{ state }] = sampledMoments(1, { players: 1 })
    const { piles, stack, agenda, bagCards, bagPlaces, bagOrigin, shuffles, rolls, result } = state
    const other = { piles, stack, agenda, bagCards, bagPlaces, bagOrigin, shuffles, rolls, result }
    expect(() => keepsakes.earned([{ entry: 0, events: [], state: other }], 2026)).toThrow(
      /Tenefyr/,
    )
  })
})
