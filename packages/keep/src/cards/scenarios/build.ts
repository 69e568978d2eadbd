/** Small builders for scenarios. All of them give plain data. */
import type { Said, Title } from '@muster/engine'
import {
  type GuildSymbol,
  type HeroClass,
  type Level,
  ROOMS,
  type Room,
  type Token,
} from '../../state.ts'
import type {
  Counter,
  Errand,
  Moment,
  Scenario,
  ScenarioCard,
  ScenarioEffect,
  ScenarioRoom,
  TwistCondition,
  Where,
} from '../types.ts'

export function scenario(
  name: string,
  parts: Pick<Scenario, 'chapter' | 'title' | 'story' | 'map'> & Partial<Scenario>,
): Scenario {
  return {
    name,
    from: 'house',
    cards: [],
    counters: [],
    always: [],
    moments: [],
    errands: [],
    ...parts,
  }
}

/**
 * A dungeon as it lies, a line a row: `library@1◌=1` is the Library turned once, with an uncompleted portal and a
 * treasure of value 1; a dot is a place without a room.
 */
export function dungeon(...rows: readonly string[]): readonly ScenarioRoom[] {
  return rows.flatMap((row, y) =>
    row
      .trim()
      .split(/\s+/)
      .flatMap((place, x) => (place === '.' ? [] : [roomAt(place, x, y)])),
  )
}

const PLACE = /^([a-z-]+)@([0-3])(◌?)(?:=([1-4]))?$/

function roomAt(place: string, x: number, y: number): ScenarioRoom {
  const [, name, turn, portal, value] = PLACE.exec(place) ?? []
  const room = ROOMS.find((one) => one === name)
  if (room === undefined) throw new Error(`no room "${place}"`)
  const treasure = VALUES.find((one) => String(one) === value)
  return {
    room,
    x,
    y,
    turn: Number(turn),
    ...(treasure === undefined ? {} : { treasure }),
    ...(portal === '' ? {} : { portal: true as const }),
  }
}

const VALUES = [1, 2, 3, 4] as const

export function card(
  name: string,
  copies: number,
  title: Title,
  flavour: Said,
  ...effects: readonly ScenarioEffect[]
): ScenarioCard {
  return { name, copies, title, flavour, do: effects }
}

export const counter = (name: string, title: Title, start = 0): Counter => ({ name, title, start })

export const at = (moment: Moment, ...effects: readonly ScenarioEffect[]) => ({
  at: moment,
  do: effects,
})

/** What an Activate in a room can also do, for tokens of that room. */
export function errand(
  room: Room,
  title: Title,
  price: readonly [what: Token, count: number],
  ...effects: readonly ScenarioEffect[]
): Errand {
  const [what, count] = price
  return { where: inRoom(room), title, price: [{ what, count }], do: effects }
}

// Rooms

export const inRoom = (room: Room): Where => ({ in: 'room', room })
export const ofSymbol = (symbol: GuildSymbol): Where => ({ in: 'symbol', symbol })
export const everywhere: Where = { in: 'every' }
export const anywhere: Where = { in: 'choice' }
export const withMostHeroes: Where = { in: 'most-heroes' }
export const farthest: Where = { in: 'farthest' }
export const withLowestTreasure: Where = { in: 'lowest-treasure' }

// Conditions

export function when(
  condition: TwistCondition,
  then: readonly ScenarioEffect[],
  otherwise?: readonly ScenarioEffect[],
): ScenarioEffect {
  const effect = { word: 'if', condition, then } as const
  return otherwise === undefined ? effect : { ...effect, else: otherwise }
}
export const counted = (counter: number, than: number): TwistCondition => ({
  is: 'counter-at-least',
  counter,
  than,
})
export const below = (counter: number, than: number): TwistCondition => ({
  is: 'counter-below',
  counter,
  than,
})
export const has = (where: Where, what: Token, count = 1): TwistCondition => ({
  is: 'tokens-at-least',
  where,
  what,
  count,
})

export const inWave = (wave: 1 | 2): TwistCondition => ({ is: 'wave', wave })
export const onLevel = (level: Level): TwistCondition => ({ is: 'level', level })
export const exceptOn = (level: Level): TwistCondition => ({ is: 'level-not', level })
export const orMorePlayers = (count: number): TwistCondition => ({ is: 'players-at-least', count })
export const fewerPlayers = (count: number): TwistCondition => ({ is: 'players-below', count })

// What happens

export const heroArrives = (hero: HeroClass, where: Where, heroes = 1): ScenarioEffect => ({
  word: 'hero',
  hero,
  where,
  heroes,
})
export const wake = (where: Where): ScenarioEffect => ({ word: 'wake', where })
export const lay = (what: Token | 'portal', where: Where, count = 1): ScenarioEffect => ({
  word: 'lay',
  what,
  where,
  count,
})
export const loseToken = (what: Token | 'any', where: Where, count = 1): ScenarioEffect => ({
  word: 'lose-token',
  what,
  where,
  count,
})
export const hurt = (where: Where, damage = 1): ScenarioEffect => ({ word: 'hurt', where, damage })
export const count = (counter: number, by: number): ScenarioEffect => ({
  word: 'count',
  counter,
  by,
})
export const eachDiscards = (cards: number): ScenarioEffect => ({ word: 'each-discards', cards })
export const eachDraws = (cards: number): ScenarioEffect => ({ word: 'each-draws', cards })
export const layTreasure = (value: 1 | 2 | 3, where: Where): ScenarioEffect => ({
  word: 'lay-treasure',
  where,
  value,
})
export const takeTreasure = (where: Where): ScenarioEffect => ({ word: 'take-treasure', where })
export const closePassage = (where: Where): ScenarioEffect => ({ word: 'wall', where, open: false })
export const openPassage = (where: Where): ScenarioEffect => ({ word: 'wall', where, open: true })
export const moreGuildCards = (cards: number): ScenarioEffect => ({ word: 'guild', cards })
export const prisoner: ScenarioEffect = { word: 'prisoner' }
export const newRow: ScenarioEffect = { word: 'new-row' }
export const lose: ScenarioEffect = { word: 'lose' }
