/**
 * States that follow each other differ in a few rows. A match keeps many of them and changes none, so a row that is as
 * it was is kept once.
 */

/** Gives a state the rows of the one before wherever they are alike. Neither may be changed afterwards. */
export function shareRows(before: object, now: object): void {
  // States have a fixed shape: the same keys in the same order.
  const [keys, values, old] = [Object.keys(now), Object.values(now), Object.values(before)]
  for (let i = 0; i < keys.length; i++) {
    const value = values[i]
    if (!Array.isArray(value)) continue
    const row = shared(old[i], value)
    if (row !== value) Reflect.set(now, keys[i], row)
  }
}

/** The old row where both are alike; of rows of rows each one by itself. */
function shared(before: unknown, now: unknown[]): unknown {
  if (!Array.isArray(before)) return now
  let isSame = before.length === now.length
  for (let i = 0; i < now.length; i++) {
    const item = now[i]
    if (Array.isArray(item)) now[i] = shared(before[i], item)
    if (now[i] !== before[i]) isSame = false
  }
  return isSame ? before : now
}
