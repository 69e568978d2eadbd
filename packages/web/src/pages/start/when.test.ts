import { describe, expect, it } from 'vitest'
import { sayWhen } from './when.ts'

const at = (day: number, hour: number, minute = 0) => new Date(2026, 2, day, hour, minute).getTime()
const now = at(14, 18)

describe('when a match was played', () => {
  it('is said in minutes, hours and nights', () => {
    expect(sayWhen(now - 5_000, now, 'en')).toBeUndefined()
    expect(sayWhen(at(14, 17, 48), now, 'en')).toBe('12 minutes ago')
    expect(sayWhen(at(14, 9), now, 'en')).toBe('9 hours ago')
    expect(sayWhen(at(13, 23), at(14, 1), 'en')).toBe('yesterday')
    expect(sayWhen(at(10, 18), now, 'fr')).toBe('il y a 4 jours')
    expect(sayWhen(at(13, 18), now, 'pt')).toBe('ontem')
  })

  it('is a date after a week', () => {
    expect(sayWhen(at(1, 18), now, 'en')).toBe('Mar 1, 2026')
  })

  it('is never to come, whatever the clock did', () => {
    expect(sayWhen(now + 60 * 60_000, now, 'en')).toBeUndefined()
  })
})
