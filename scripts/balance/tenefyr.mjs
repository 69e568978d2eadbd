// Heroes of Tenefyr. Arguments: matches a cell and Boss (default 50, so 200 a cell), seed (default 1).
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../setup.mjs'
import { percent, playersOf, printTable, sum } from './frame.mjs'

const LEVELS = ['easy', 'normal', 'hard']
const PLAYERS = ['1', '2', '3', '4']
const BOSSES = ['dark-lord', 'spider-queen', 'chaos-dragon', 'stone-titan']

/** @typedef {{ level: string, players: string, boss: string, count: import('./frame.mjs').Count }} Cell */

/** @param {readonly string[]} args */
export function tenefyrBalance([matches = '50', seed = '1']) {
  /** @type {Cell[]} */
  const played = []
  for (const level of LEVELS) {
    for (const players of PLAYERS) {
      for (const boss of BOSSES) {
        const cell = ['--players', players, '--level', level, '--option', `boss=${boss}`]
        const count = simulate(seed, '--bot', 'journeyman', '--matches', matches, ...cell)
        played.push({ level, players, boss, count })
        console.error(`${level}, ${players} players, ${boss}: ${percent(count)}`)
      }
    }
  }
  report(played)
  const random = ['--bot', 'random', '--matches', '2000', '--level', 'easy']
  printTable(
    ['random player on easy, 2,000 matches', 'wins'],
    PLAYERS.map((n) => [playersOf(n), percent(simulate(seed, ...random, '--players', n))]),
  )
}

/**
 * @param {string} seed
 * @param {string[]} args
 * @returns {import('./frame.mjs').Count}
 */
function simulate(seed, ...args) {
  const main = join(root, 'packages/cli/dist/main.js')
  const common = ['simulate', 'tenefyr', '--json', '--seed', seed]
  const { stdout, stderr, status } = spawnSync(process.execPath, [main, ...common, ...args], {
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(stderr)
  return JSON.parse(stdout)
}

/** @param {readonly Cell[]} played */
function report(played) {
  const of = (/** @type {(cell: Cell) => boolean} */ fits) =>
    percent(sum(played.filter(fits).map(({ count }) => count)))
  printTable(
    ['level', ...PLAYERS.map(playersOf)],
    LEVELS.map((level) => [
      level,
      ...PLAYERS.map((n) => of((one) => one.level === level && one.players === n)),
    ]),
  )
  printTable(
    ['Boss', ...LEVELS, 'all'],
    [
      ...BOSSES.map((boss) => [
        boss,
        ...LEVELS.map((level) => of((one) => one.level === level && one.boss === boss)),
        of((one) => one.boss === boss),
      ]),
      ['all', ...LEVELS.map((level) => of((one) => one.level === level)), of(() => true)],
    ],
  )
}
