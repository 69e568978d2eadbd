import { describe, expect, it } from 'vitest'
import { dayOf, daysBefore, lastDays, streakOf, weekdayOf } from './days.ts'

describe('days', () => {
  it('are those of the clock on the wall, until midnight', () => {
    expect(dayOf(new Date(2026, 10, 16, 23, 59, 59, 999).getTime())).toBe('2026-11-16')
    expect(dayOf(new Date(2026, 10, 17).getTime())).toBe('2026-11-17')
    expect(dayOf(new Date(2027, 0, 5, 9).getTime())).toBe('2027-01-05')
  })

  it('are counted back over months, leap days and summer time', () => {
    expect(daysBefore('2026-11-16', 0)).toBe('2026-11-16')
    expect(daysBefore('2028-03-01', 1)).toBe('2028-02-29')
    expect(daysBefore('2027-01-01', 1)).toBe('2026-12-31')
    expect(lastDays('2026-03-30', 3)).toEqual(['2026-03-28', '2026-03-29', '2026-03-30'])
  })

  it('know their weekday wherever the device is', () => {
    expect(weekdayOf('2026-11-15')).toBe(0)
    expect(weekdayOf('2026-11-16')).toBe(1)
  })
})

describe('a streak', () => {
  const streak = (today: string, ...played: string[]) =>
    streakOf((day) => played.includes(day), today)

  it('goes up to today, or to yesterday while today is not played', () => {
    const played = ['2026-11-13', '2026-11-14', '2026-11-15']
    expect(streak('2026-11-15', ...played)).toBe(3)
    expect(streak('2026-11-16', ...played)).toBe(3)
    expect(streak('2026-11-16', ...played, '2026-11-16')).toBe(4)
  })

  it('ends with a day left out', () => {
    expect(streak('2026-11-16', '2026-11-13', '2026-11-14')).toBe(0)
    expect(streak('2026-11-16', '2026-11-13', '2026-11-16')).toBe(1)
  })

  it('does not count days that a clock set back has yet to see', () => {
    expect(streak('2026-11-10', '2026-11-15', '2026-11-16')).toBe(0)
    expect(streak('2026-11-10', '2026-11-09', '2026-11-16')).toBe(1)
  })
})
