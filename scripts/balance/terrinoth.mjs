// Heroes of Terrinoth. Arguments: matches a quest and number of heroes (default 25), seed (default 1), quests and
// numbers of heroes (default all, parted by commas). All numbers have the same deals.
import { percent, printTable, sum } from './frame.mjs'

const HEROES = [2, 3, 4]
const RANDOM_MATCHES = 500
const DIFFICULTIES = ['trivial', 'challenging', 'formidable']

/**
 * @typedef {import('./frame.mjs').Count} Count
 * @typedef {{ quest: string, difficulty: string, players: number, heroes: readonly string[], count: Count }} Played
 */

/** @param {readonly string[]} args */
export async function terrinothBalance([matches = '25', seed = '1', atQuests, atCounts]) {
  const counts = atCounts?.split(',').map(Number) ?? HEROES
  // Not before they are built.
  const { terrinoth, housePack } = await import('@muster/terrinoth')
  const { journeyman, playMatch, random, seedFor } = await import('@muster/bots')
  const { WON } = await import('@muster/engine')

  const named = atQuests?.split(',')
  const quests = housePack.quests.filter(({ name }) => named?.includes(name) ?? true)
  /** @type {Played[]} */
  const played = []
  quests.forEach(({ name, difficulty }, n) => {
    for (const players of counts) {
      for (let round = 0; round < Number(matches); round++) {
        const heroes = heroesFor(housePack.heroes, players, n, round)
        const deal = seedFor(seedFor(Number(seed), players), n * 1000 + round)
        const { state } = playMatch(terrinoth, { players, quest: name, heroes }, journeyman, deal)
        const count = { wins: state.result === WON ? 1 : 0, matches: 1 }
        played.push({ quest: name, difficulty, players, heroes, count })
      }
      const cell = played.filter((one) => one.quest === name && one.players === players)
      console.error(`${name}, ${heroesOf(players)}: ${percent(countOf(cell))}`)
    }
  })
  report(played, counts, housePack)

  const count = { wins: 0, matches: RANDOM_MATCHES }
  const easiest = housePack.quests.filter(({ difficulty }) => difficulty === 'trivial')
  for (let n = 0; n < RANDOM_MATCHES; n++) {
    const options = { players: HEROES[n % HEROES.length], quest: easiest[n % easiest.length].name }
    const { state } = playMatch(terrinoth, options, random, seedFor(Number(seed), n))
    if (state.result === WON) count.wins++
  }
  printTable(['random player on trivial quests', 'wins'], [[`${RANDOM_MATCHES}`, percent(count)]])
}

/** @param {number} n */
const heroesOf = (n) => `${n} heroes`

/**
 * Each hero about equally often, with ever other companions, and no type twice.
 * @param {readonly { name: string, type: string }[]} heroes
 * @param {number} count
 * @param {number} quest
 * @param {number} round
 */
function heroesFor(heroes, count, quest, round) {
  const types = [...new Set(heroes.map(({ type }) => type))]
  return Array.from({ length: count }, (_, seat) => {
    const type = types[(quest + round + seat) % types.length]
    const ofType = heroes.filter((hero) => hero.type === type)
    return ofType[(round + seat * (quest + 1)) % ofType.length].name
  })
}

const countOf = (/** @type {readonly Played[]} */ played) => sum(played.map(({ count }) => count))

/**
 * @param {readonly Played[]} played
 * @param {readonly number[]} counts
 * @param {{ quests: readonly { name: string }[], heroes: readonly { name: string }[] }} pack
 */
function report(played, counts, { quests, heroes }) {
  const row = (/** @type {string} */ name, /** @type {readonly Played[]} */ of) => [
    name,
    ...counts.map((n) => percent(countOf(of.filter(({ players }) => players === n)))),
    percent(countOf(of)),
    String(of.length),
  ]
  /**
   * @param {string} what
   * @param {readonly string[]} names
   * @param {(one: Played, name: string) => boolean} has
   */
  const table = (what, names, has) =>
    printTable(
      [what, ...counts.map(heroesOf), 'together', 'matches'],
      names.map((name) =>
        row(
          name,
          played.filter((one) => has(one, name)),
        ),
      ),
    )
  table('difficulty', DIFFICULTIES, (one, name) => one.difficulty === name)
  table(
    'quest',
    quests.map(({ name }) => name),
    (one, name) => one.quest === name,
  )
  table(
    'hero',
    heroes.map(({ name }) => name),
    (one, name) => one.heroes.includes(name),
  )
}
