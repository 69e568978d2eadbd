/** Short lists that a device remembers: lessons that were done, things the coach has said. */
import * as v from 'valibot'

const list = v.array(v.string())

/** Where storage is refused they hold for this visit. */
const thisVisit = new Map<string, readonly string[]>()

export function remembered(key: string): readonly string[] {
  const visit = thisVisit.get(key) ?? []
  try {
    const kept = v.safeParse(list, JSON.parse(localStorage.getItem(key) ?? '[]'))
    return kept.success ? [...new Set([...kept.output, ...visit])] : visit
  } catch {
    return visit
  }
}

export function remember(key: string, what: string): void {
  const all = [...new Set([...remembered(key), what])]
  thisVisit.set(key, all)
  try {
    localStorage.setItem(key, JSON.stringify(all))
  } catch {
    // Remembered for this visit.
  }
}

export function forgetAll(key: string): void {
  thisVisit.delete(key)
  try {
    localStorage.removeItem(key)
  } catch {
    // There was nothing to forget.
  }
}
