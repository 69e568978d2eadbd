/** The house pack at a table: a round in which all heroes rest, up to the last roll of the hero phase. */
import { LOCATION_DISCARD, LOCATIONS } from '../state.ts'
import { carriedOut, house } from './as-printed.ts'
import { type Laid, type Table, table } from './table.ts'

const RESTS = ['second-wind', 'caution', 'prayer', 'meditation']

/** One of the four basic rest cards is always ready: resting readies them all. */
const restOf = (t: Table): string =>
  t.options().find((option) => RESTS.some((card) => option === `activate ${card}`)) ?? ''

interface Place {
  readonly quest?: string
  readonly heroes?: readonly string[]
  readonly location?: string
}

/** Nobody is in play, and the last hero is about to roll. */
export function lastRest({
  quest = 'goblin-problem',
  heroes = ['bram', 'kari'],
  location,
}: Place = {}): Table {
  const t = table({ game: house, quest, heroes })
  while (t.prompt() !== 'activate') t.choose(t.options()[0])
  t.put({ engaged: {}, shadows: [], ...(location === undefined ? {} : { location }) })
  for (let left = t.state.heroes === 2 ? 4 : t.state.heroes; left > 0; left--) {
    t.choose(restOf(t))
    if (left === 1) break
    const dice = Array.from({ length: t.umpire.decision.about.c }, () => 'defense' as const)
    t.dice({ hero: dice }).choose('roll 0')
  }
  return t
}

/** Ends the round with a roll that does nothing, as far as it can be ended without a question. */
export const endRound = (t: Table, laid: Laid = {}): Table =>
  t.toEnemies({ engaged: {}, shadows: [], ...laid })

/** No location is left to travel to. */
export function atTheLast(t: Table): Table {
  const { piles } = t.state
  piles[LOCATION_DISCARD].push(...piles[LOCATIONS].splice(0))
  return t.refresh()
}

/** The next location is the last. */
export function beforeTheLast(t: Table): Table {
  const { piles } = t.state
  piles[LOCATION_DISCARD].push(...piles[LOCATIONS].splice(1))
  return t.refresh()
}

/** The Nemesis has fallen. */
export const withoutNemesis = (t: Table, nemesis: string): Table =>
  t.arrange({ 'set-aside': [nemesis] })

/** Ends a round whose peril phase comes to the first space of a colour; gives all that happened. */
export function throughPeril(
  quest: string,
  colour: 1 | 2 | 3,
  laid: Laid = {},
): { t: Table; told: string[] } {
  const t = lastRest({ quest })
  const track = house.content.pack.quests[t.state.quest].track
  endRound(t, { peril: track.indexOf(colour) - 1, ...laid })
  const told = carriedOut(t, 'activate', 'travel')
  return { t, told: told.slice(told.indexOf('phase 2')) }
}

function named<T extends { readonly name: string }>(list: readonly T[], name: string): T {
  const found = list.find((one) => one.name === name)
  if (found === undefined) throw new Error(`nothing is called ${name}`)
  return found
}

const { pack } = house.content

/** Numbers of the house's own are tuned: tests read them from the cards. */
export const questNamed = (name: string) => named(pack.quests, name)
export const nemesisNamed = (name: string) => named(pack.nemeses, name)
export const setNamed = (name: string) => named(pack.sets, name)
/** The exploration value of a location. */
export const exploredAt = (location: string): number => named(pack.locations, location).exploration
