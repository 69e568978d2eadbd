import { expect, it } from 'vitest'
import { sayDay } from './daily.ts'

it('says a day as it is written in a calendar, wherever the device is', () => {
  expect(sayDay('2026-11-16', 'en')).toBe('16 November')
  expect(sayDay('2026-11-16', 'fr')).toBe('16 novembre')
  expect(sayDay('2026-11-16', 'pt')).toBe('16 de novembro')
  expect(sayDay('2026-11-01', 'en', { weekday: 'long' })).toBe('Sunday')
})
