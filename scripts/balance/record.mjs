// A file of played matches, a line each, written as they end: a long run that is cut off goes on where it was, and
// several runs can share one file.
import { appendFileSync, existsSync, readFileSync } from 'node:fs'

/**
 * @typedef {{ seed: number, level: string, players: number, scenario: string, round: number }} Match
 * @typedef {{ isWon: boolean, names: readonly string[] }} Ended names: what came up in it, if a game has it noted
 * @typedef {object} Record
 * @property {(match: Match) => boolean | undefined} known
 * @property {(match: Match) => readonly string[]} namesOf
 * @property {(match: Match, isWon: boolean, names?: readonly string[]) => void} note
 */

/**
 * @param {string | undefined} file none: nothing is kept
 * @param {string} cards which cards were played with; matches with others do not count
 * @returns {Record}
 */
export function openRecord(file, cards) {
  /** @type {Map<string, Ended>} */
  const ended = new Map()
  const nameOf = (/** @type {Match} */ { seed, level, players, scenario, round }) =>
    [cards, seed, level, players, scenario, round].join(' ')

  const lines = file !== undefined && existsSync(file) ? readFileSync(file, 'utf8') : ''
  // What follows the last line break was cut off while it was written.
  for (const line of lines.split('\n').slice(0, -1)) {
    const [, name, result, names = ''] = /^(.+) (won|lost)(?: (\S+))?$/.exec(line) ?? []
    if (name !== undefined) ended.set(name, { isWon: result === 'won', names: names.split(',') })
  }
  // The next line must not run on from a torn one.
  if (file !== undefined && lines !== '' && !lines.endsWith('\n')) appendFileSync(file, '\n')

  return {
    known: (match) => ended.get(nameOf(match))?.isWon,
    namesOf: (match) => ended.get(nameOf(match))?.names ?? [],
    note(match, isWon, names = []) {
      ended.set(nameOf(match), { isWon, names })
      const line = [nameOf(match), isWon ? 'won' : 'lost', ...(names.length > 0 ? [names] : [])]
      if (file !== undefined) appendFileSync(file, `${line.join(' ')}\n`)
    },
  }
}
