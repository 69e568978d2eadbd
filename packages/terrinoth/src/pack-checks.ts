/**
 * What the fields of a pack cannot say by themselves: what there must be how often, and what must fit what. Each check
 * says what is wrong, or nothing.
 */
import type { BrokenRule, Effect } from '@muster/engine'
import type { Lasting, When } from './cards/effects.ts'
import type {
  ActivationCard,
  EnemyCard,
  ExplorationCard,
  Keyword,
  Quest,
  Stack,
  TerrinothPack,
} from './cards/types.ts'
import { broken } from './pack-words/words.ts'
import { ACTIONS, CAUSES, CLASSES, HERO_TYPES, type HeroClass, type HeroType } from './state.ts'

type Problem = BrokenRule | undefined

const firstOf = <T>(list: readonly T[], problemOf: (one: T) => Problem): Problem => {
  for (const one of list) {
    const problem = problemOf(one)
    if (problem !== undefined) return problem
  }
  return undefined
}

/** H5.1 */
export function restReadies({ action, below }: Pick<ActivationCard, 'action' | 'below'>): Problem {
  if (action !== 'rest' || below.some(readiesAll)) return undefined
  return broken('restReadies')
}

const readiesAll = ({ word, who, cards }: Effect): boolean =>
  word === 'ready' && who === 'you' && cards === 'all'

/** H12.6 */
export function itemOrEvent(card: Pick<ExplorationCard, 'item' | 'triggers' | 'always' | 'do'>) {
  const lies = card.triggers.length + card.always.length > 0
  const happens = card.do.length > 0
  if (card.item && (!lies || happens)) return broken('itemIsUsed')
  return !card.item && (lies || !happens) ? broken('eventHappens') : undefined
}

/** Which rerolls were used is kept in few bits. */
export const fewRerolls =
  (most: number) =>
  (rules: readonly Lasting[]): Problem => {
    const count = rules.filter(({ always }) => always === 'reroll').length
    return count <= most ? undefined : broken('manyRerolls', `${most}`, `${count}`)
  }

const BASIC_WORDS = ['advance', 'inflict', 'retreat']

type WithBars = { readonly keywords: readonly Keyword[] } & (
  | { readonly minion: EnemyCard; readonly master: EnemyCard }
  | EnemyCard
)

/** H6.5, H6.6 */
export function barWords(enemy: WithBars): Problem {
  const own = enemy.keywords.map(({ name }) => name)
  const bars = 'bar' in enemy ? enemy.bar : [...enemy.minion.bar, ...enemy.master.bar]
  const wrong = bars.find((word) => !BASIC_WORDS.includes(word) && !own.includes(word))
  return wrong === undefined ? undefined : broken('barWord', wrong)
}

const LAST_PERIL = 3

/** H7.1, H7.2: it begins on a grey space, and its last one is the third peril. */
export function wholeTrack(track: readonly number[]): Problem {
  if (track.length < 2 || track[0] !== 0) return broken('trackBegins')
  return track[track.length - 1] === LAST_PERIL ? undefined : broken('trackEnds')
}

const HURTS = ['wound', 'spawn', 'count']

/** A match ends: what is repeated every round does harm. And defeat is seen at once only of some things (H13.3). */
export function lastPeril({ perils, defeat }: Pick<Quest, 'perils' | 'defeat'>): Problem {
  const words = wordsIn(perils[LAST_PERIL - 1].do)
  if (!words.some((word) => HURTS.includes(word))) return broken('lastPeril')
  return firstOf(defeat, ({ when }) => defeatProblem(when))
}

function defeatProblem(when: When): Problem {
  if (when.is === 'all' || when.is === 'not') return firstOf<When>(when.of, defeatProblem)
  const seen = ['counter-at-least', 'counter-below', 'living', 'living-below'].includes(when.is)
  return seen ? undefined : broken('defeatIs', when.is)
}

/** All words of a list, the inner ones too. */
function wordsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(wordsIn)
  if (typeof value !== 'object' || value === null) return []
  const word = 'word' in value && typeof value.word === 'string' ? [value.word] : []
  return [...word, ...Object.values(value).flatMap(wordsIn)]
}

/** Every counter that is spoken of, by its number. */
function countersIn(value: unknown): number[] {
  if (Array.isArray(value)) return value.flatMap(countersIn)
  if (typeof value !== 'object' || value === null) return []
  const own = 'counter' in value && typeof value.counter === 'number' ? [value.counter] : []
  return [...own, ...Object.values(value).flatMap(countersIn)]
}

/** H1.9, H12.9: four basic cards a type, and each class one card an action. */
export function wholeTypes({ heroes, cards }: Pick<TerrinothPack, 'heroes' | 'cards'>): Problem {
  return firstOf(HERO_TYPES, (type) => {
    if (heroes.every((hero) => hero.type !== type)) return broken('noHeroOf', type)
    const own = cards.filter((card) => card.type === type)
    const classes = CLASSES.filter((one) => own.some(({ of }) => of === one))
    if (classes.length === 0) return broken('noClassOf', type)
    const stray = classes.find((one) => cards.some((card) => card.of === one && card.type !== type))
    if (stray !== undefined) return broken('classOfTwo', stray)
    return firstOf(['basic', ...classes] as const, (of) => fourActions(own, type, of))
  })
}

function fourActions(
  cards: readonly ActivationCard[],
  type: HeroType,
  of: HeroClass | 'basic',
): Problem {
  return firstOf(ACTIONS, (action) => {
    const count = cards.filter((card) => card.of === of && card.action === action).length
    return count === 1 ? undefined : broken('oneAnAction', `${type} ${of}`, action, `${count}`)
  })
}

interface Named {
  readonly name: string
}

/** Matches and positions tell cards by their names. */
export function uniqueNames(pack: TerrinothPack): Problem {
  const enemies = pack.sets.flatMap(({ name }) => [{ name }, { name: `${name}-master` }])
  const kinds = [...enemies, ...pack.nemeses, ...pack.locations, ...pack.exploration, ...pack.cards]
  const words = [...CAUSES, 'shadows', 'lair'].map((name) => ({ name }))
  const card = twiceIn([...words, ...kinds, ...pack.heroes])
  if (card !== undefined) return broken('cardTwice', card)
  const quest = twiceIn(pack.quests)
  if (quest !== undefined) return broken('questTwice', quest)
  const boon = twiceIn(pack.boons)
  return boon === undefined ? undefined : broken('boonTwice', boon)
}

function twiceIn(list: readonly Named[]): string | undefined {
  const names = list.map(({ name }) => name)
  return names.find((name, i) => names.indexOf(name) < i)
}

const missing = (names: readonly string[], from: readonly Named[]): string | undefined =>
  names.find((name) => from.every((one) => one.name !== name))

/** Every quest can be laid with this pack's cards; what belongs to a quest belongs to one that is there. */
export function questPlaces(pack: TerrinothPack): Problem {
  const { boons, exploration, locations, quests } = pack
  const owners = [...locations, ...exploration].flatMap(({ quest }) => quest ?? [])
  const stray = missing([...owners, ...boons.map(({ quest }) => quest)], quests)
  if (stray !== undefined) return broken('noQuest', stray)
  const items = boons.flatMap((boon) => (boon.gives === 'item' ? [boon.card] : []))
  const lost = missing(
    items,
    exploration.filter(({ item }) => item),
  )
  if (lost !== undefined) return broken('noItem', lost)
  return firstOf(quests, (quest) => questProblem(quest, pack))
}

function questProblem(quest: Quest, pack: TerrinothPack): Problem {
  const { name } = quest
  const sets = pack.exploration.filter((card) => card.quest === undefined).map(({ set }) => set)
  const places = pack.locations.filter((one) => one.quest === undefined || one.quest === name)
  const own = pack.exploration.filter((card) => card.quest === name)
  const enemies = quest.enemies.flatMap(({ named }) => named)
  const locations = quest.locations.flatMap(({ named }) => named)
  const absent =
    missing([quest.nemesis], pack.nemeses) ??
    missing(enemies, pack.sets) ??
    missing(locations, places) ??
    quest.exploration.flat().find((set) => !sets.includes(set)) ??
    missing(quest.extra, own)
  if (absent !== undefined) return broken('notThere', name, absent)
  const twice = twiceIn([...enemies, ...locations, ...quest.exploration.flat()].map(asNamed))
  if (twice !== undefined) return broken('usedTwice', name, twice)
  return (
    randomProblem(name, quest.enemies, pack.sets, enemies) ??
    randomProblem(name, quest.locations, places.filter(isFree), locations)
  )
}

const asNamed = (name: string): Named => ({ name })
const isFree = ({ quest }: { readonly quest?: string | undefined }): boolean => quest === undefined

interface Drawn extends Named {
  readonly difficulty: string
  readonly kind?: string
}

/** H1.12: enough remains for what is drawn, whatever was drawn before it. */
function randomProblem(
  quest: string,
  stacks: Quest['enemies'],
  from: readonly Drawn[],
  taken: readonly string[],
): Problem {
  return firstOf(stacks, ({ random }) => {
    if (random === undefined) return undefined
    const { count, difficulty, kind } = random
    const fitting = from.filter(
      (one) =>
        one.difficulty === difficulty &&
        (kind === undefined || one.kind === kind) &&
        !taken.includes(one.name),
    )
    const all = stacks.reduce((sum, stack) => sum + drawnOf(stack, difficulty), 0)
    // Of other stacks' draws each may be one of these.
    return fitting.length >= all ? undefined : broken('tooFewLeft', quest, `${count}`, difficulty)
  })
}

const drawnOf = ({ random }: Stack, difficulty: string): number =>
  random?.difficulty === difficulty ? random.count : 0

/** Cards speak of the counters of their own quest, and of no others. */
export function ownCounters(pack: TerrinothPack): Problem {
  const { cards, exploration, heroes, locations, nemeses, quests, sets } = pack
  const free = [heroes, cards, sets, locations.filter(isFree), exploration.filter(isFree)]
  const stray = countersIn(free)[0]
  if (stray !== undefined) return broken('noCounter', `${stray}`)
  return firstOf(quests, (quest) => {
    const ofQuest = [...locations, ...exploration].filter((card) => card.quest === quest.name)
    const nemesis = nemeses.filter(({ name }) => name === quest.nemesis)
    const highest = countersIn([quest, ofQuest, nemesis]).find((n) => n >= quest.counters.length)
    return highest === undefined ? undefined : broken('noCounterIn', quest.name, `${highest}`)
  })
}
