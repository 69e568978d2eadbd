/**
 * States that follow each other differ in a few rows. A match keeps many of them and changes none, so a row that is as
 * it was is kept once.
 */

/** Gives a state the rows of the one before wherever they are alike. Neither may be changed afterwards. */
export function shareRows<S extends object>(before: S, now: S): void {
  // biome-ignore lint/suspicious/noForIn: rows in whatever order, and no list of their names for each choice.
  for (const key in now) now[key] = shared(before[key], now[key])
}

/** The old row where both are alike; of rows of rows each one by itself. */
function shared<T>(before: T, now: T): T {
  if (!Array.isArray(now) || !Array.isArray(before)) return now
  let isSame = before.length === now.length
  for (let i = 0; i < now.length; i++) {
    const item = now[i]
    // Most rows hold integers, and nothing in those can be shared but the whole.
    if (typeof item === 'number') {
      if (!isSame || item !== before[i]) return now
      continue
    }
    const kept = shared(before[i], item)
    if (kept !== item) now[i] = kept
    if (kept !== before[i]) isSame = false
  }
  return isSame ? before : now
}
