// Keep the Heroes Out! Arguments: matches a level, player count and scenario (default 5, so 100 a cell), seed
// (default 1), levels and player counts (default all, parted by commas), and a file that keeps each match as it ends:
// a run that was cut off goes on there. All levels have the same clans and deals.
import { percent, playersOf, printTable, sum } from './frame.mjs'
import { openRecord } from './record.mjs'

const LEVELS = ['family', 'steady', 'challenging', 'hardcore']
const PLAYERS = [1, 2, 3, 4, 5, 6]
/** The bands hold for these; more players are reported only. */
const BOUND = 4
/** Steps through the nine clans that come to each of them. */
const STRIDES = [1, 2, 4, 5, 7, 8]
const RANDOM_MATCHES = 500

/**
 * @typedef {import('./frame.mjs').Count} Count
 * @typedef {{ level: string, players: number, scenario: string, clans: readonly string[], count: Count }} Played
 * @typedef {{ levels: readonly string[], counts: readonly number[], scenarios: readonly string[], clans: readonly string[] }} Cells
 */

/** @param {readonly string[]} args */
export async function keepBalance([matches = '5', seed = '1', atLevels, atCounts, file]) {
  const levels = atLevels?.split(',') ?? LEVELS
  const counts = atCounts?.split(',').map(Number) ?? PLAYERS
  // Not before they are built.
  const { housePack } = await import('@muster/keep')
  const { packHash } = await import('@muster/engine')
  const scenarios = housePack.scenarios.map(({ name }) => name)
  const clans = housePack.clans.map(({ name }) => name)
  const cards = packHash(housePack)
  const cells = { levels, counts, scenarios, clans }
  report(await playAll(cells, Number(matches), Number(seed), openRecord(file, cards)), cells)
  await reportRandom(cells, Number(seed))
}

/**
 * Round by round, and in a round scenario by scenario, so that a run that is cut off has about as many matches in each
 * cell.
 * @param {Cells} cells
 * @param {number} matches
 * @param {number} seed
 * @param {import('./record.mjs').Record} record
 */
async function playAll({ levels, counts, scenarios, clans }, matches, seed, record) {
  const { keep } = await import('@muster/keep')
  const { journeyman, playMatch, seedFor } = await import('@muster/bots')
  const { WON } = await import('@muster/engine')

  /** @type {(match: import('./record.mjs').Match, clans: readonly string[]) => boolean} */
  const play = (match, clans) => {
    const { level, players, scenario, round } = match
    const deal = seedFor(seedFor(seed, players), scenarios.indexOf(scenario) * 1000 + round)
    const { state } = playMatch(keep, { players, level, scenario, clans }, journeyman, deal)
    const isWon = state.result === WON
    record.note(match, isWon)
    return isWon
  }
  /** @type {Played[]} */
  const played = []
  for (let round = 0; round < matches; round++) {
    scenarios.forEach((scenario, n) => {
      for (const level of levels) {
        for (const players of counts) {
          const match = { seed, level, players, scenario, round }
          const here = clansFor(clans, players, n, round)
          const isWon = record.known(match) ?? play(match, here)
          const count = { wins: isWon ? 1 : 0, matches: 1 }
          played.push({ level, players, scenario, clans: here, count })
        }
      }
    })
    for (const level of levels) {
      const { wins, matches } = countOf(played.filter((one) => one.level === level))
      console.error(`${level}, round ${round + 1}: ${wins} of ${matches} won`)
    }
  }
  return played
}

/**
 * @param {Cells} cells
 * @param {number} seed
 */
async function reportRandom({ counts, scenarios }, seed) {
  const { keep } = await import('@muster/keep')
  const { playMatch, random, seedFor } = await import('@muster/bots')
  const { WON } = await import('@muster/engine')
  const byChance = counts
    .filter((players) => players <= BOUND)
    .map((players) => {
      const count = { wins: 0, matches: RANDOM_MATCHES }
      for (let n = 0; n < RANDOM_MATCHES; n++) {
        const scenario = scenarios[n % scenarios.length]
        const { state } = playMatch(keep, { players, scenario }, random, seedFor(seed, n))
        if (state.result === WON) count.wins++
      }
      return [playersOf(players), percent(count)]
    })
  printTable([`random player on family, ${RANDOM_MATCHES} matches`, 'wins'], byChance)
}

/**
 * Each clan about equally often, with ever other companions.
 * @param {readonly string[]} clans
 * @param {number} players
 * @param {number} scenario
 * @param {number} round
 */
function clansFor(clans, players, scenario, round) {
  const stride = STRIDES[(scenario + players + round) % STRIDES.length]
  const start = scenario + players + 2 * round
  return Array.from({ length: players }, (_, seat) => clans[(start + seat * stride) % clans.length])
}

const countOf = (/** @type {readonly Played[]} */ played) => sum(played.map(({ count }) => count))

/** @param {Count} count */
const cell = (count) => `${percent(count)} (${count.wins}/${count.matches})`

/**
 * @param {readonly Played[]} played
 * @param {Cells} cells
 */
function report(played, { levels, counts, scenarios, clans }) {
  printTable(
    ['level', ...counts.map(playersOf), `up to ${BOUND}`],
    levels.map((level) => {
      const here = played.filter((one) => one.level === level)
      const cells = counts.map((n) => countOf(here.filter(({ players }) => players === n)))
      const bound = here.filter(({ players }) => players <= BOUND)
      return [level, ...cells.map(cell), cell(countOf(bound))]
    }),
  )
  apart('scenario', played, levels, scenarios, (one, name) => one.scenario === name)
  apart('clan', played, levels, clans, (one, name) => one.clans.includes(name))
}

/**
 * @param {string} what
 * @param {readonly Played[]} played
 * @param {readonly string[]} levels
 * @param {readonly string[]} names
 * @param {(one: Played, name: string) => boolean} has
 */
function apart(what, played, levels, names, has) {
  const row = (/** @type {string} */ name, /** @type {readonly Played[]} */ of) => [
    name,
    ...levels.map((level) => cell(countOf(of.filter((one) => one.level === level)))),
    cell(countOf(of)),
  ]
  printTable(
    [what, ...levels, 'together'],
    [
      ...names.map((name) =>
        row(
          name,
          played.filter((one) => has(one, name)),
        ),
      ),
      row('all', played),
    ],
  )
}
