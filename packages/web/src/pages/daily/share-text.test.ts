import { expect, it } from 'vitest'
import { placeOfDaily, shareText } from './share-text.ts'

it('says how a daily went, a line each, and where to play it', () => {
  expect(
    shareText({
      game: 'Heroes of Tenefyr',
      daily: 'Daily, 16 November 2026',
      signs: '★★☆♛',
      outcome: 'Won in 143 choices',
      place: placeOfDaily('https://example.org/muster/#/match/1234'),
    }),
  ).toBe(
    'Muster · Heroes of Tenefyr\nDaily, 16 November 2026\n★★☆♛\nWon in 143 choices\nhttps://example.org/muster/#/daily',
  )
})
