/** The set-up of a match: what may be chosen, and what is made of it. */
import {
  type OptionField,
  type Options,
  readFields,
  type Seat,
  wrongOption as wrong,
} from '@muster/engine'
import { BASIC_0, BASIC_1, BOSS, type Content, cardsWhere, LOOT, REWARD, SKILL } from './content.ts'
import {
  BOSSES,
  BOX,
  blankState,
  deckOf,
  HEROES,
  isQuick,
  LEVELS,
  MODES,
  NOBODY,
  PROFILES,
  reserveOf,
  rewardsOf,
  type TenefyrState,
} from './state.ts'

export const optionFields: readonly OptionField[] = [
  { name: 'players', values: [1, 2, 3, 4], fallback: 3 },
  { name: 'profile', values: PROFILES, fallback: '2019' },
  { name: 'mode', values: MODES, fallback: 'normal' },
  { name: 'level', values: LEVELS, fallback: 'easy' },
  { name: 'boss', values: ['random', ...BOSSES], fallback: 'random' },
  { name: 'start', values: ['random', 1, 2, 3, 4], fallback: 'random' },
  { name: 'without-absent', values: [false, true], fallback: false },
]

/** T1.11: what the 2018 rulebook recommends for a first game. */
export const firstMatch = { level: 'easy', boss: 'dark-lord' } as const satisfies Options

/** Who plays which heroes, where nobody chose: seat by seat, joined by `+`. */
const USUAL_HEROES: readonly (readonly string[])[] = [
  ['barbarian+thief'],
  ['barbarian+cleric', 'bard+thief'],
  ['barbarian', 'cleric', 'thief'],
  ['barbarian', 'bard', 'cleric', 'thief'],
]

export function readOptions(given: Options): Options {
  const options = readFields(optionFields, given, ['heroes'])
  const players = Number(options.players)
  const heroes = given.heroes ?? USUAL_HEROES[players - 1]
  options.heroes = typeof heroes === 'string' ? heroes.split(',') : heroesAsRow(heroes)
  checkHeroes(options.heroes, players)
  checkTogether(options, players)
  return options
}

function heroesAsRow(heroes: Options[string]): readonly string[] {
  return typeof heroes === 'object' ? heroes : wrong('"heroes" is a list, one entry a player.')
}

/** T1.1 to T1.4 */
function checkHeroes(rows: readonly string[], players: number): void {
  if (rows.length !== players) wrong(`${players} players need ${players} entries in "heroes".`)
  const each = players < 3 ? 2 : 1
  const taken: string[] = []
  for (const row of rows) {
    const names = row.split('+')
    if (names.length !== each) wrong(`With ${players} players each takes ${each} of the heroes.`)
    for (const name of names) {
      if (!HEROES.some((hero) => hero === name)) {
        wrong(`"${name}" is no hero; they are ${HEROES.join(', ')}.`)
      }
      if (taken.includes(name)) wrong(`No hero is taken twice, and ${name} is.`)
      taken.push(name)
    }
  }
}

function checkTogether(options: Options, players: number): void {
  const profile = String(options.profile)
  // T10
  if (options.mode === 'quick' && profile !== '2019') wrong('Quick mode belongs to the 2019 rules.')
  // T1.12, T1.15
  if (options['without-absent'] === true) {
    const allowed =
      profile === '2019' ? players === 3 || players === 1 : profile === 'french' && players === 3
    if (!allowed) {
      wrong(
        'Leaving out the cards of absent heroes is for three players (French, 2019) or solo (2019).',
      )
    }
  }
  if (typeof options.start === 'number' && options.start > players) {
    wrong(`There is no player ${options.start} to start.`)
  }
}

export function newState(content: Content, options: Options): TenefyrState {
  const state = blankState()
  state.profile = PROFILES.findIndex((name) => name === options.profile)
  state.mode = MODES.findIndex((name) => name === options.mode)
  state.level = LEVELS.findIndex((name) => name === options.level)
  // T10.1
  state.boss = isQuick(state) ? NOBODY : BOSSES.findIndex((name) => name === options.boss)
  state.players = Number(options.players)
  state.withoutAbsent = options['without-absent'] === true ? 1 : 0
  state.token = options.start === 'random' ? NOBODY : Number(options.start) - 1
  const heroes = Array.isArray(options.heroes) ? options.heroes.map(String) : []
  heroes.forEach((names, seat) => {
    for (const name of names.split('+')) {
      state.heroSeat[HEROES.findIndex((hero) => hero === name)] = seat
    }
  })
  placeToken(content, state)
  layCards(content, state)
  return state
}

/** T1.9, T10.4 */
function placeToken(content: Content, state: TenefyrState): void {
  const { normal, quick } = content.pack.tracks
  const start = state.mode === 1 ? 0 : normal[LEVELS[state.level]]
  state.track = start
  state.trackStart = start
  state.skull = state.mode === 1 ? quick.length : normal.spaces
}

/** Sorts the cards: starting decks, Dungeon cards and Rewards by level; the rest stays in the box. */
function layCards(content: Content, state: TenefyrState): void {
  const { piles } = state
  const zeros = cardsWhere(content, (kind) => kind.type === BASIC_0)
  const ones = cardsWhere(content, (kind) => kind.type === BASIC_1)
  const [zerosEach, onesEach] = basicsEach(state)
  for (let seat: Seat = 0; seat < state.players; seat++) {
    const deck = piles[deckOf(seat)]
    deck.push(...zeros.splice(0, zerosEach), ...ones.splice(0, onesEach))
  }
  piles[BOX].push(...zeros, ...ones)
  for (let card = 0; card < content.kindOf.length; card++) {
    const kind = content.kinds[content.kindOf[card]]
    if (kind.type === LOOT) piles[reserveOf(kind.level)].push(card)
    else if (kind.type === SKILL) {
      const seat = state.heroSeat[kind.skillOf]
      piles[seat === NOBODY ? BOX : deckOf(seat)].push(card)
    } else if (kind.type === REWARD) {
      // T1.7
      const inEdition =
        kind.reward?.edition === undefined || kind.reward.edition === PROFILES[state.profile]
      piles[inEdition ? rewardsOf(kind.level) : BOX].push(card)
    } else if (kind.type === BOSS) piles[BOX].push(card)
  }
}

/** T1.2, T1.3, T1.4: how many Basic 0 and Basic 1 a starting deck has. */
function basicsEach(state: TenefyrState): [number, number] {
  if (state.players > 1) return [6, 6]
  return [PROFILES[state.profile] === '2018' ? 9 : 12, 12]
}
