/** The set-up of a match: what may be chosen, and what is made of it. */
import {
  type OptionField,
  type Options,
  readFields,
  readRow,
  wrongOption as wrong,
} from '@muster/engine'
import { layBoons, problemOfBoons } from './boons.ts'
import type { CompiledQuest, Content } from './content.ts'
import {
  BOX,
  blankState,
  cardsOf,
  enemyStack,
  explorationStack,
  HERO_TYPES,
  type HeroType,
  LAIR,
  locationStack,
  type TerrinothState,
} from './state.ts'

/** H1.1: who plays alone holds two heroes. */
const LEAST_HEROES = 2
/** Who goes where nobody chose: the pack's first hero of each type. */
const USUAL_TYPES: readonly HeroType[] = ['scout', 'warrior', 'healer', 'mage']
/** H11.1, by number of heroes. */
const MORE_HEALTH: readonly number[] = [0, 0, 10, 4, 0]

export function optionFieldsOf({ pack }: Content): readonly OptionField[] {
  const quests = pack.quests.map(({ name }) => name)
  return [
    { name: 'players', values: [1, 2, 3, 4], fallback: 2 },
    { name: 'quest', values: quests, fallback: quests[0] },
    { name: 'grim', values: [false, true], fallback: false },
  ]
}

/** H15: no field of a set-up; an ordinary match does not name it. */
const JOURNEY: OptionField = { name: 'journey', values: [false, true], fallback: false }

const heroesFor = (players: number): number => Math.max(LEAST_HEROES, players)

export function readOptions(content: Content, given: Options): Options {
  const fields = [...optionFieldsOf(content), JOURNEY]
  const { journey, ...options } = readFields(fields, given, ['heroes', 'boons'])
  const count = heroesFor(Number(options.players))
  const heroes = readRow('heroes', given.heroes ?? usualHeroes(content).slice(0, count))
  checkHeroes(content, heroes, count)
  const boons = readRow('boons', given.boons ?? [])
  if (boons.length > 0 && journey !== true) wrong('"boons" belong to a journey.')
  const problem = problemOfBoons(content, String(options.quest), boons)
  if (problem !== undefined) wrong(problem)
  return {
    ...options,
    heroes,
    ...(journey === true ? { journey: true } : {}),
    ...(boons.length === 0 ? {} : { boons }),
  }
}

function usualHeroes({ pack }: Content): string[] {
  return USUAL_TYPES.flatMap((type) => pack.heroes.find((hero) => hero.type === type)?.name ?? [])
}

/** H1.9, H1.15 */
function checkHeroes({ pack }: Content, heroes: readonly string[], count: number): void {
  if (heroes.length !== count) wrong(`"heroes" needs ${count} names here.`)
  const types = heroes.map((name) => {
    const hero = pack.heroes.find((known) => known.name === name)
    if (hero !== undefined) return hero.type
    return wrong(`"${name}" is no hero; they are ${pack.heroes.map((one) => one.name).join(', ')}.`)
  })
  types.forEach((type, n) => {
    if (types.indexOf(type) !== n) wrong(`No type of hero is taken twice, and ${type} is.`)
  })
}

/** The table before lots are drawn and decks shuffled. */
export function newState(content: Content, options: Options): TerrinothState {
  const state = blankState(content.enemies)
  state.quest = content.pack.quests.findIndex(({ name }) => name === options.quest)
  state.players = Number(options.players)
  state.heroes = heroesFor(state.players)
  state.grim = options.grim === true ? 1 : 0
  state.journey = options.journey === true ? 1 : 0
  const heroes = Array.isArray(options.heroes) ? options.heroes.map(String) : []
  heroes.forEach((name, hero) => {
    const is = content.pack.heroes.findIndex((known) => known.name === name)
    state.heroIs[hero] = is
    state.health[hero] = content.heroes[is].health + MORE_HEALTH[state.heroes]
  })
  content.pack.quests[state.quest].counters.forEach(({ start }, n) => {
    state.counters[n] = start
  })
  layCards(content, state)
  if (Array.isArray(options.boons)) layBoons(content, state, options.boons.map(String))
  return state
}

/** H1.3–H1.6, H1.9: what the quest and the heroes name; all else lies in the box (H1.14). */
function layCards(content: Content, state: TerrinothState): void {
  layQuest(content, state, content.quests[state.quest])
  state.heroIs.forEach((is, hero) => {
    if (is < 0) return
    const type = HERO_TYPES.indexOf(content.pack.heroes[is].type)
    state.piles[cardsOf(hero)].push(...content.basics[type])
  })
  const laid = content.kindOf.map(() => false)
  for (const pile of state.piles) for (const card of pile) laid[card] = true
  laid.forEach((isLaid, card) => {
    if (!isLaid) state.piles[BOX].push(card)
  })
}

function layQuest(content: Content, { piles }: TerrinothState, quest: CompiledQuest): void {
  quest.enemyStacks.forEach(({ sets }, n) => {
    for (const set of sets) piles[enemyStack(n)].push(...content.cardsOfSet[set])
  })
  quest.locationStacks.forEach(({ cards }, n) => {
    piles[locationStack(n)].push(...cards)
  })
  quest.explorationStacks.forEach((cards, n) => {
    piles[explorationStack(n)].push(...cards)
  })
  piles[LAIR].push(quest.nemesis)
}
