// npm run balance: plays the cells of docs/balance.md with journeyman and prints its tables.
// Arguments: matches a cell and Boss (default 50, so 200 a cell), seed (default 1).
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { build, root, setup } from './setup.mjs'

const LEVELS = ['easy', 'normal', 'hard']
const PLAYERS = ['1', '2', '3', '4']
const BOSSES = ['dark-lord', 'spider-queen', 'chaos-dragon', 'stone-titan']
const [matches = '50', seed = '1'] = process.argv.slice(2)

setup()
build('packages/cli')

/**
 * @typedef {{ wins: number, matches: number, decisions: number }} Count
 * @param {string[]} args
 * @returns {Count}
 */
function simulate(...args) {
  const main = join(root, 'packages/cli/dist/main.js')
  const common = ['simulate', 'tenefyr', '--json', '--seed', seed]
  const { stdout, stderr, status } = spawnSync(process.execPath, [main, ...common, ...args], {
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(stderr)
  return JSON.parse(stdout)
}

/** @param {Count[]} counts */
function sum(counts) {
  const total = { wins: 0, matches: 0, decisions: 0 }
  for (const count of counts) {
    total.wins += count.wins
    total.matches += count.matches
    total.decisions += count.decisions
  }
  return total
}

/** @param {Count} count */
const percent = ({ wins, matches: of }) => `${Math.round((100 * wins) / of)} %`

/** @type {{ level: string, players: string, boss: string, count: Count }[]} */
const played = []
for (const level of LEVELS) {
  for (const players of PLAYERS) {
    for (const boss of BOSSES) {
      const cell = ['--players', players, '--level', level, '--option', `boss=${boss}`]
      const count = simulate('--bot', 'journeyman', '--matches', matches, ...cell)
      played.push({ level, players, boss, count })
      console.error(`${level}, ${players} players, ${boss}: ${percent(count)}`)
    }
  }
}

/** @param {Partial<{ level: string, players: string, boss: string }>} cell */
function of(cell) {
  const fits = (/** @type {typeof played[number]} */ one) =>
    Object.entries(cell).every(([key, value]) =>
      Object.entries(one).some(([k, v]) => k === key && v === value),
    )
  return sum(played.filter(fits).map(({ count }) => count))
}

console.log(`| level | ${PLAYERS.map((n) => `${n} player${n === '1' ? '' : 's'}`).join(' | ')} |`)
console.log('|---|---|---|---|---|')
for (const level of LEVELS) {
  const cells = PLAYERS.map((players) => percent(of({ level, players })))
  console.log(`| ${level} | ${cells.join(' | ')} |`)
}
console.log(`\n| Boss | ${LEVELS.join(' | ')} | all |\n|---|---|---|---|---|`)
for (const boss of BOSSES) {
  const cells = LEVELS.map((level) => percent(of({ level, boss })))
  console.log(`| ${boss} | ${cells.join(' | ')} | ${percent(of({ boss }))} |`)
}
const pool = LEVELS.map((level) => percent(of({ level })))
console.log(`| all | ${pool.join(' | ')} | ${percent(of({}))} |`)

console.log('\n| random player on easy, 2,000 matches | wins |\n|---|---|')
for (const players of PLAYERS) {
  const count = simulate(
    '--bot',
    'random',
    '--matches',
    '2000',
    '--players',
    players,
    '--level',
    'easy',
  )
  console.log(`| ${players} player${players === '1' ? '' : 's'} | ${percent(count)} |`)
}
