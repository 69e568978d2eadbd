// Plays one match after the other: the middle level of a game, each player count, scenario and quest in its turn.
import { BOTS, playMatch, seedFor } from '@muster/bots'
import { WON } from '@muster/engine'
import { keep, housePack as keepPack } from '@muster/keep'
import { tenefyr } from '@muster/tenefyr'
import { terrinoth, housePack as terrinothPack } from '@muster/terrinoth'

const QUESTS = terrinothPack.quests
  .filter(({ difficulty }) => difficulty === 'challenging')
  .map(({ name }) => name)
const SCENARIOS = keepPack.scenarios.map(({ name }) => name)

/** @type {{ [game: string]: { game: import('@muster/engine').AnyGame, options(n: number): import('@muster/engine').Options } }} */
const MIDDLE = {
  tenefyr: { game: tenefyr, options: (n) => ({ players: 1 + (n % 4), level: 'normal' }) },
  keep: {
    game: keep,
    options: (n) => ({
      players: 1 + (n % 4),
      level: 'challenging',
      // All twenty with each player count.
      scenario: SCENARIOS[(n + Math.floor(n / SCENARIOS.length)) % SCENARIOS.length],
    }),
  },
  terrinoth: {
    game: terrinoth,
    options: (n) => ({ players: 2 + (n % 3), quest: QUESTS[n % QUESTS.length] }),
  },
}

process.on(
  'message',
  (/** @type {{ game: string, bot: string, seed: number, n: number }} */ task) => {
    const { game, options } = MIDDLE[task.game]
    const bot = BOTS.find(({ name }) => name === task.bot)
    if (bot === undefined) throw new Error(`no bot is called ${task.bot}`)
    const before = process.cpuUsage()
    const { state, decisions } = playMatch(game, options(task.n), bot, seedFor(task.seed, task.n))
    const { user, system } = process.cpuUsage(before)
    const seconds = (user + system) / 1e6
    process.send?.({ ...task, won: state.result === WON, decisions, seconds })
  },
)
