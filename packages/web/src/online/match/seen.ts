/** How much of each match was seen on this device, for who comes back. */
import * as v from 'valibot'

const KEY = 'muster.seen'
const MOST = 30

const schema = v.record(v.string(), v.number())

function all(): Readonly<Record<string, number>> {
  try {
    const kept = v.safeParse(schema, JSON.parse(localStorage.getItem(KEY) ?? '{}'))
    return kept.success ? kept.output : {}
  } catch {
    return {}
  }
}

/** Nothing where the match was never seen here: then all of it is new. */
export const lastSeen = (match: string): number | undefined => all()[match]

export function rememberSeen(match: string, entry: number): void {
  const { [match]: _, ...others } = all()
  const kept = [...Object.entries(others).slice(1 - MOST), [match, entry]]
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)))
  } catch {
    // Then the last moments are told.
  }
}
