/** Days of the calendar, and how many of them in a row. */
import type { Day } from '../host/daily.ts'

const DAY = 24 * 60 * 60 * 1000

/** The day that a clock on the wall shows. */
export function dayOf(time: number): Day {
  const at = new Date(time)
  const two = (n: number) => String(n).padStart(2, '0')
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
}

/** Counted at Greenwich, where every day has 24 hours. */
const noonOf = (day: Day): Date => new Date(`${day}T12:00:00Z`)

export const daysBefore = (day: Day, days: number): Day =>
  new Date(noonOf(day).getTime() - days * DAY).toISOString().slice(0, 10)

/** 0 is Sunday. */
export const weekdayOf = (day: Day): number => noonOf(day).getUTCDay()

/** The last days up to this one, which is the last. */
export const lastDays = (day: Day, many: number): Day[] =>
  Array.from({ length: many }, (_, i) => daysBefore(day, many - 1 - i))

/** Days in a row; while today's is not played, those up to yesterday count still. */
export function streakOf(isPlayed: (day: Day) => boolean, today: Day): number {
  let day = isPlayed(today) ? today : daysBefore(today, 1)
  let streak = 0
  while (isPlayed(day)) {
    streak++
    day = daysBefore(day, 1)
  }
  return streak
}
