/** How long ago something was, as one says it; undefined for a moment ago. */
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export function sayWhen(then: number, now: number, language: string): string | undefined {
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const gone = Math.max(0, now - then)
  if (gone < MINUTE) return undefined
  if (gone < HOUR) return relative.format(-Math.floor(gone / MINUTE), 'minute')
  const days = daysBetween(then, now)
  if (days === 0) return relative.format(-Math.floor(gone / HOUR), 'hour')
  if (days < 7) return relative.format(-days, 'day')
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(then)
}

/** Nights in between: what was at eleven in the evening was yesterday an hour past midnight. */
function daysBetween(then: number, now: number): number {
  const midnight = (time: number) => new Date(time).setHours(0, 0, 0, 0)
  return Math.round((midnight(now) - midnight(then)) / DAY)
}
