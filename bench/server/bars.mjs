// What Muster's server is held to, beside the others in the same run.
/**
 * @typedef {import('./table.mjs').Row} Row
 * @typedef {{ says: string, is: number, bar: string, holds: boolean }} Verdict
 */

const TIMES_BOARDGAMEIO = 3
const TIMES_COLYSEUS = 1
const KB_A_MATCH = 100
const CALM_P99 = 10

const digits = (/** @type {number} */ number) => Number(number.toFixed(2))

/**
 * @param {readonly Row[]} rows of one size
 * @returns {Verdict[]}
 */
export function verdicts(rows) {
  const muster = rows.find(({ name }) => name === 'muster')
  if (muster === undefined) return []
  const { matches, figures: ours } = muster
  const at = `${matches} matches`
  /** @type {Verdict[]} */
  const said = []
  const others = /** @type {const} */ ([
    ['boardgameio', TIMES_BOARDGAMEIO],
    ['colyseus', TIMES_COLYSEUS],
  ])
  for (const [name, times] of others) {
    const theirs = rows.find((row) => row.name === name)?.figures
    if (theirs === undefined) continue
    const ratio = ours.movesPerCpuSecond / theirs.movesPerCpuSecond
    said.push({
      says: `${at}: moves a second of server CPU, of ${name}’s`,
      is: digits(ratio),
      bar: `at least ${times}`,
      holds: ratio >= times,
    })
    const wall = ours.movesPerSecond / theirs.movesPerSecond
    said.push({
      says: `${at}: moves a second, of ${name}’s`,
      is: digits(wall),
      bar: 'none',
      holds: true,
    })
    const { p99 } = ours.others
    said.push({
      says: `${at}: p99 until the others have it, of ${name}’s`,
      is: digits(p99 / theirs.others.p99),
      bar: 'under 1',
      holds: p99 < theirs.others.p99,
    })
  }
  const kb = ours.rssPerMatch / 1024
  said.push({
    says: `${at}: KB a match`,
    is: digits(kb),
    bar: `under ${KB_A_MATCH}`,
    holds: kb < KB_A_MATCH,
  })
  return said
}

/**
 * @param {Row} calm
 * @returns {Verdict}
 */
export function calmVerdict({ matches, figures }) {
  const { p99 } = figures.others
  return {
    says: `${matches} matches, calm: p99 until the others have it, ms`,
    is: digits(p99),
    bar: `under ${CALM_P99}`,
    holds: p99 < CALM_P99,
  }
}

/** @param {Verdict} verdict */
export function verdictLine({ says, is, bar, holds }) {
  return `${holds ? '  ' : '✗ '}${says.padEnd(70)}${String(is).padStart(8)}   (bar: ${bar})`
}
