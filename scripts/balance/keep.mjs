// Keep the Heroes Out! Arguments: matches a level, player count and scenario (default 5, so 100 a cell), seed
// (default 1), levels and player counts (default all, parted by commas). All levels have the same clans and deals.
import { percent, playersOf, printTable, sum } from './frame.mjs'

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
 */

/** @param {readonly string[]} args */
export async function keepBalance([matches = '5', seed = '1', atLevels, atCounts]) {
  const levels = atLevels?.split(',') ?? LEVELS
  const counts = atCounts?.split(',').map(Number) ?? PLAYERS
  // Not before they are built.
  const { keep, housePack } = await import('@muster/keep')
  const { journeyman, playMatch, random, seedFor } = await import('@muster/bots')
  const { WON } = await import('@muster/engine')

  const scenarios = housePack.scenarios.map(({ name }) => name)
  const clanNames = housePack.clans.map(({ name }) => name)
  /** @type {Played[]} */
  const played = []
  for (const level of levels) {
    for (const players of counts) {
      scenarios.forEach((scenario, n) => {
        for (let round = 0; round < Number(matches); round++) {
          const clans = clansFor(clanNames, players, n, round)
          const deal = seedFor(seedFor(Number(seed), players), n * 1000 + round)
          const { state } = playMatch(keep, { players, level, scenario, clans }, journeyman, deal)
          const count = { wins: state.result === WON ? 1 : 0, matches: 1 }
          played.push({ level, players, scenario, clans, count })
        }
      })
      const cell = played.filter((one) => one.level === level && one.players === players)
      console.error(`${level}, ${playersOf(players)}: ${percent(countOf(cell))}`)
    }
  }
  report(played, { levels, counts, scenarios, clans: clanNames })

  const byChance = counts
    .filter((players) => players <= BOUND)
    .map((players) => {
      const count = { wins: 0, matches: RANDOM_MATCHES }
      for (let n = 0; n < RANDOM_MATCHES; n++) {
        const scenario = scenarios[n % scenarios.length]
        const { state } = playMatch(keep, { players, scenario }, random, seedFor(Number(seed), n))
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

/**
 * @param {readonly Played[]} played
 * @param {{ levels: readonly string[], counts: readonly number[], scenarios: readonly string[], clans: readonly string[] }} cells
 */
function report(played, { levels, counts, scenarios, clans }) {
  printTable(
    ['level', ...counts.map(playersOf), `up to ${BOUND}`, 'matches a cell'],
    levels.map((level) => {
      const here = played.filter((one) => one.level === level)
      const cells = counts.map((n) => countOf(here.filter(({ players }) => players === n)))
      const bound = here.filter(({ players }) => players <= BOUND)
      return [level, ...cells.map(percent), percent(countOf(bound)), String(cells[0]?.matches)]
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
    ...levels.map((level) => percent(countOf(of.filter((one) => one.level === level)))),
    percent(countOf(of)),
    String(of.length),
  ]
  printTable(
    [what, ...levels, 'together', 'matches'],
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
