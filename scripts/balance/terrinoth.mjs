// Heroes of Terrinoth. Arguments: matches a difficulty and number of heroes, shared by its quests (default 200), seed
// (default 1), quests and numbers of heroes (default all, parted by commas), and a file that keeps each match as it
// ends: a run that was cut off goes on there.
import { percent, printTable, sum } from './frame.mjs'
import { openRecord } from './record.mjs'

const HEROES = [2, 3, 4]
const RANDOM_MATCHES = 500
const DIFFICULTIES = ['trivial', 'challenging', 'formidable']
/** Steps through the four types of heroes that come to no type twice. */
const STRIDES = { 2: [1, 2, 3], 3: [1, 3], 4: [1, 3] }

/**
 * @typedef {import('./frame.mjs').Count} Count
 * @typedef {{ name: string, type: string }} Hero
 * @typedef {{ level: string, players: number, scenario: string, heroes: readonly string[], classes: readonly string[], count: Count }} Played
 * @typedef {{ quests: readonly { name: string, difficulty: string }[], counts: readonly number[], heroes: readonly Hero[], classes: readonly string[] }} Cells
 */

/** @param {readonly string[]} args */
export async function terrinothBalance([matches = '200', seed = '1', atQuests, atCounts, file]) {
  // Not before they are built.
  const { CLASSES, housePack } = await import('@muster/terrinoth')
  const { packHash } = await import('@muster/engine')
  const named = atQuests?.split(',')
  const cells = {
    quests: housePack.quests.filter(({ name }) => named?.includes(name) ?? true),
    counts: atCounts?.split(',').map(Number) ?? HEROES,
    heroes: housePack.heroes,
    classes: CLASSES,
  }
  const record = openRecord(file, packHash(housePack))
  report(await playAll(cells, Number(matches), Number(seed), record), cells)
  await reportRandom(Number(seed))
}

/**
 * Match by match through all cells, so that a run that is cut off has about as many in each of them.
 * @param {Cells} cells
 * @param {number} matches
 * @param {number} seed
 * @param {import('./record.mjs').Record} record
 */
async function playAll({ quests, counts, heroes }, matches, seed, record) {
  const { CLASSES, terrinoth } = await import('@muster/terrinoth')
  const { journeyman, playMatch, seedFor } = await import('@muster/bots')
  const { WON } = await import('@muster/engine')

  /** @type {(match: import('./record.mjs').Match, nth: number, party: readonly string[]) => boolean} */
  const play = (match, nth, party) => {
    const { players, scenario, round } = match
    const deal = seedFor(seedFor(seed, players), nth * 1000 + round)
    const options = { players, quest: scenario, heroes: party }
    const { state } = playMatch(terrinoth, options, journeyman, deal)
    const isWon = state.result === WON
    const classes = state.classIs.flatMap((n) => (n < 0 ? [] : [CLASSES[n]]))
    record.note(match, isWon, classes)
    return isWon
  }
  /** @type {Played[]} */
  const played = []
  for (let n = 0; n < matches; n++) {
    for (const level of DIFFICULTIES) {
      const ofLevel = quests.filter(({ difficulty }) => difficulty === level)
      if (ofLevel.length === 0) continue
      const nth = n % ofLevel.length
      const round = Math.floor(n / ofLevel.length)
      for (const players of counts) {
        const match = { seed, level, players, scenario: ofLevel[nth].name, round }
        const party = heroesFor(heroes, players, nth, round)
        const isWon = record.known(match) ?? play(match, nth, party)
        const classes = record.namesOf(match)
        const count = { wins: isWon ? 1 : 0, matches: 1 }
        played.push({ ...match, heroes: party, classes, count })
      }
    }
    if (n % 10 === 9) console.error(`${n + 1} of ${matches}: ${percent(countOf(played))} won`)
  }
  return played
}

/** @param {number} seed */
async function reportRandom(seed) {
  const { terrinoth, housePack } = await import('@muster/terrinoth')
  const { playMatch, random, seedFor } = await import('@muster/bots')
  const { WON } = await import('@muster/engine')
  const count = { wins: 0, matches: RANDOM_MATCHES }
  const easiest = housePack.quests.filter(({ difficulty }) => difficulty === DIFFICULTIES[0])
  for (let n = 0; n < RANDOM_MATCHES; n++) {
    const players = HEROES[Math.floor(n / easiest.length) % HEROES.length]
    const quest = easiest[n % easiest.length].name
    const { state } = playMatch(terrinoth, { players, quest }, random, seedFor(seed, n))
    if (state.result === WON) count.wins++
  }
  printTable(['random player on trivial quests', 'wins'], [[`${RANDOM_MATCHES}`, percent(count)]])
}

/** @param {number | string} n */
const heroesOf = (n) => `${n} heroes`

/**
 * Each hero about equally often, with ever other companions, and no type twice.
 * @param {readonly Hero[]} heroes
 * @param {number} count
 * @param {number} quest
 * @param {number} round
 */
function heroesFor(heroes, count, quest, round) {
  const types = [...new Set(heroes.map(({ type }) => type))]
  const strides = STRIDES[/** @type {keyof typeof STRIDES} */ (count)]
  const stride = strides[Math.floor(round / types.length) % strides.length]
  return Array.from({ length: count }, (_, seat) => {
    const type = types[(quest + round + seat * stride) % types.length]
    const ofType = heroes.filter((hero) => hero.type === type)
    const turn = Math.floor(round / heroes.length)
    return ofType[(round + seat * (quest + 1 + turn)) % ofType.length].name
  })
}

const countOf = (/** @type {readonly Played[]} */ played) => sum(played.map(({ count }) => count))

/** @param {Count} count */
const cell = (count) => `${percent(count)} (${count.wins}/${count.matches})`

/**
 * @param {readonly Played[]} played
 * @param {Cells} cells
 */
function report(played, { quests, counts, heroes, classes }) {
  const row = (/** @type {string} */ name, /** @type {readonly Played[]} */ of) => [
    name,
    ...counts.map((n) => cell(countOf(of.filter(({ players }) => players === n)))),
    cell(countOf(of)),
  ]
  /**
   * @param {string} what
   * @param {readonly string[]} names
   * @param {(one: Played, name: string) => boolean} has
   */
  const table = (what, names, has) =>
    printTable(
      [what, ...counts.map(heroesOf), 'together'],
      names.map((name) =>
        row(
          name,
          played.filter((one) => has(one, name)),
        ),
      ),
    )
  table('difficulty', DIFFICULTIES, (one, name) => one.level === name)
  table(
    'quest',
    quests.map(({ name }) => name),
    (one, name) => one.scenario === name,
  )
  table(
    'hero',
    heroes.map(({ name }) => name),
    (one, name) => one.heroes.includes(name),
  )
  table('class', classes, (one, name) => one.classes.includes(name))
}
