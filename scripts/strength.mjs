// npm run strength -- GAME [MATCHES] [SEED] [FILE]: how often each bot wins on the middle level, all on the same deals.
// Matches are shared out over all cores; each is kept in FILE as it ends, and a run that was cut off goes on there.
import { fork } from 'node:child_process'
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { build, setup } from './setup.mjs'

const BOTS = ['greedy', 'apprentice', 'journeyman', 'adept', 'master']

/**
 * @typedef {{ game: string, bot: string, seed: number, n: number }} Task
 * @typedef {Task & { won: boolean, decisions: number, seconds: number }} Played
 */

const [game, matches = '120', seed = '1', file] = process.argv.slice(2)
if (game === undefined || !['tenefyr', 'keep', 'terrinoth'].includes(game)) {
  console.error('npm run strength -- tenefyr|keep|terrinoth [MATCHES] [SEED] [FILE]')
  process.exit(2)
}
setup()
build('packages/cli')
const { wilson } = await import('../packages/cli/dist/balance/statistics/wilson.js')

/** @param {Task} task */
const keyOf = ({ game, bot, seed, n }) => `${game} ${bot} ${seed} ${n}`

/** @type {Map<string, Played>} */
const played = new Map()
if (file !== undefined && existsSync(file)) {
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line === '') continue
    const one = JSON.parse(line)
    played.set(keyOf(one), one)
  }
}

// Match by match, so that a run that is cut off has as many of each bot.
const tasks = Array.from({ length: Number(matches) }, (_, n) =>
  BOTS.map((bot) => ({ game, bot, seed: Number(seed), n })),
).flat()
const waiting = tasks.filter((task) => !played.has(keyOf(task)))
let done = tasks.length - waiting.length

/** Plays on until nothing waits, in a process of its own. */
function playAll() {
  return new Promise((resolve, reject) => {
    const player = fork(fileURLToPath(new URL('./strength/player.mjs', import.meta.url)))
    const hand = () => {
      const task = waiting.shift()
      if (task === undefined) player.disconnect()
      else player.send(task)
    }
    player.on('message', (/** @type {Played} */ one) => {
      played.set(keyOf(one), one)
      if (file !== undefined) appendFileSync(file, `${JSON.stringify(one)}\n`)
      if (++done % 25 === 0) console.error(`${done} of ${tasks.length}`)
      hand()
    })
    player.once('exit', (code) => {
      if (code === 0) resolve(undefined)
      else reject(new Error(`a player ended with ${code}`))
    })
    hand()
  })
}
await Promise.all(Array.from({ length: availableParallelism() }, playAll))

const percent = (/** @type {number} */ share) => `${(100 * share).toFixed(0)} %`
console.log(
  `| ${game}, ${matches} matches, seed ${seed} | wins | 95 % interval | decisions | CPU s a match |`,
)
console.log('|---|---|---|---|---|')
for (const bot of BOTS) {
  const own = tasks
    .filter((task) => task.bot === bot)
    .flatMap((task) => played.get(keyOf(task)) ?? [])
  const wins = own.filter(({ won }) => won).length
  const { low, high } = wilson(wins, own.length)
  const mean = (/** @type {(one: Played) => number} */ of) =>
    own.reduce((sum, one) => sum + of(one), 0) / own.length
  const cells = [
    bot,
    `${wins}/${own.length} = ${percent(wins / own.length)}`,
    `${percent(low)} to ${percent(high)}`,
    mean(({ decisions }) => decisions).toFixed(0),
    mean(({ seconds }) => seconds).toFixed(2),
  ]
  console.log(`| ${cells.join(' | ')} |`)
}
