/** The set-up of a match: what may be chosen, and what is made of it. */
import {
  type OptionField,
  type Options,
  readFields,
  readRow,
  wrongOption as wrong,
} from '@muster/engine'
import type { Chapter } from './cards/types.ts'
import { type Content, GUILD_HERO, LOOT, SCENARIO, TACTIC, TILE, TREASURE } from './content.ts'
import { layMap } from './map/geometry.ts'
import { layRewards, MOST_REWARDS, rewardsOf } from './rewards.ts'
import {
  BOX,
  blankState,
  CLANS,
  type Clan,
  cellAt,
  deckOf,
  GUILD,
  type KeepState,
  LEVELS,
  LOOT_DECK,
  MOST_SEATS,
  NOBODY,
  NOWHERE,
  PORTAL,
  ROOMS,
  TILES,
  TOKENS,
  treasuresOf,
  UNCOMPLETED,
} from './state.ts'

/** Who plays what, where nobody chose: a clan a seat. */
const USUAL_CLANS: readonly Clan[] = [
  'ratfolk',
  'red-dragon',
  'gremlins',
  'skeletons',
  'witches',
  'gnolls',
]

/** Where the set-up begins on the grid: its middle, so that the Builder has room all around. */
const FIRST_PLACE = 6

export function optionFieldsOf(content: Content): readonly OptionField[] {
  const scenarios = content.pack.scenarios.map(({ name }) => name)
  return [
    { name: 'players', values: [1, 2, 3, 4, 5, 6], fallback: 2 },
    { name: 'scenario', values: scenarios, fallback: scenarios[0] },
    { name: 'level', values: LEVELS, fallback: 'family' },
  ]
}

/** K9: no field of a set-up; an ordinary match does not name it. */
const CHRONICLE: OptionField = { name: 'chronicle', values: [false, true], fallback: false }

export function readOptions(content: Content, given: Options): Options {
  const fields = [...optionFieldsOf(content), CHRONICLE]
  const { chronicle, ...options } = readFields(fields, given, ['clans', 'rewards'])
  const players = Number(options.players)
  const chapter = chronicle === true ? chapterOf(content, options.scenario) : undefined
  const usual = chapter?.clans ?? USUAL_CLANS
  const clans = readRow('clans', given.clans ?? usual.slice(0, players))
  checkClans(clans, players, chapter?.clans ?? CLANS)
  const rewards = readRow('rewards', given.rewards ?? [])
  checkRewards(rewards, chapter === undefined ? [] : rewardsOf(content))
  return {
    ...options,
    clans,
    ...(chapter === undefined ? {} : { chronicle: true }),
    ...(rewards.length === 0 ? {} : { rewards }),
  }
}

function chapterOf({ pack }: Content, scenario: Options[string]): Chapter | undefined {
  const number = pack.scenarios.find(({ name }) => name === scenario)?.chapter ?? 1
  return pack.chapters[number - 1]
}

/** K1.7, K1.13; in a chronicle those that the chapter names (K9.1). */
function checkClans(clans: readonly string[], players: number, named: readonly Clan[]): void {
  if (clans.length !== players) wrong(`${players} players need ${players} entries in "clans".`)
  clans.forEach((name, seat) => {
    if (!named.some((clan) => clan === name)) {
      wrong(`"${name}" is no clan here; they are ${named.join(', ')}.`)
    }
    if (clans.indexOf(name) !== seat) wrong(`No clan is taken twice, and ${name} is.`)
  })
}

/** K9.2, K9.3 */
function checkRewards(rewards: readonly string[], known: readonly string[]): void {
  if (rewards.length > MOST_REWARDS || !rewards.every((reward) => known.includes(reward))) {
    wrong(`"rewards", in a chronicle, are up to ${MOST_REWARDS} of ${known.join(', ')}.`)
  }
}

/** The table before anything is shuffled. */
export function newState(content: Content, options: Options): KeepState {
  const state = blankState()
  state.level = LEVELS.findIndex((name) => name === options.level)
  state.scenario = content.pack.scenarios.findIndex(({ name }) => name === options.scenario)
  state.players = Number(options.players)
  const clans = Array.isArray(options.clans) ? options.clans.map(String) : []
  clans.forEach((name, seat) => {
    const clan = CLANS.findIndex((known) => known === name)
    state.clan[seat] = clan
    state.lair[seat] = content.monsters[clan]
  })
  layRooms(content, state)
  layCards(content, state)
  content.pack.scenarios[state.scenario].counters.forEach(({ start }, n) => {
    state.counters[n] = start
  })
  if (Array.isArray(options.rewards)) layRewards(content, state, options.rewards)
  return state
}

/** K1.2, K1.6: the scenario's rooms with what lies in them; all other tokens are the supply. */
function layRooms(content: Content, state: KeepState): void {
  const { tokens, scenarios } = content.pack
  TOKENS.forEach((token, n) => {
    state.supply[n] = tokens[token]
  })
  state.supply[PORTAL] = tokens.portal
  for (const placed of scenarios[state.scenario].map) {
    const room = ROOMS.indexOf(placed.room)
    state.cell[room] = cellAt(FIRST_PLACE + placed.x, FIRST_PLACE + placed.y)
    state.turn[room] = placed.turn
    state.value[room] = placed.treasure ?? 0
    if (placed.portal === true) {
      state.portal[room] = UNCOMPLETED
      state.supply[PORTAL]--
    }
    TOKENS.forEach((token, n) => {
      const count = placed.tokens?.[token] ?? 0
      state.tokens[room * TOKENS.length + n] = count
      state.supply[n] -= count
    })
  }
  layMap(content, state)
}

/** Sorts the cards; what takes no part lies in the box. */
function layCards(content: Content, state: KeepState): void {
  for (let card = 0; card < content.kindOf.length; card++) {
    state.piles[pileFor(content, state, card)].push(card)
  }
}

function pileFor(content: Content, state: KeepState, card: number): number {
  const { type, of, at } = content.kinds[content.kindOf[card]]
  switch (type) {
    case TACTIC:
      return seatOf(state, of) === NOBODY ? BOX : deckOf(seatOf(state, of))
    case LOOT:
      return LOOT_DECK
    case GUILD_HERO:
      return GUILD
    case SCENARIO:
      return at === state.scenario ? GUILD : BOX
    case TREASURE:
      return treasuresOf(of)
    case TILE:
      return state.cell[of] === NOWHERE ? TILES : BOX
    default:
      throw new Error(`card ${card} is of no type`)
  }
}

/** Who plays a clan, or NOBODY. */
function seatOf(state: KeepState, clan: number): number {
  for (let seat = 0; seat < MOST_SEATS; seat++) if (state.clan[seat] === clan) return seat
  return NOBODY
}
