// What the reports of all games share: counts of matches, and tables of them.

/** @typedef {{ wins: number, matches: number }} Count */

/**
 * @param {readonly Count[]} counts
 * @returns {Count}
 */
export function sum(counts) {
  const total = { wins: 0, matches: 0 }
  for (const { wins, matches } of counts) {
    total.wins += wins
    total.matches += matches
  }
  return total
}

export const percent = (/** @type {Count} */ { wins, matches }) =>
  matches === 0 ? '–' : `${Math.round((100 * wins) / matches)} %`

export const playersOf = (/** @type {number | string} */ n) =>
  `${n} player${Number(n) === 1 ? '' : 's'}`

/**
 * @param {readonly string[]} heads
 * @param {readonly (readonly string[])[]} rows
 */
export function printTable(heads, rows) {
  const line = (/** @type {readonly string[]} */ cells) => console.log(`| ${cells.join(' | ')} |`)
  line(heads)
  console.log(`|${'---|'.repeat(heads.length)}`)
  for (const row of rows) line(row)
  console.log('')
}
