/** Cards as they are played: a fight with an enemy, a hand with a loot in it, a reward to be taken. */
import { type Options, type PileId, type Script, shuffle } from '@muster/engine'
import { Play } from '@muster/engine/testing'
import { housePack } from '../cards/house-pack.ts'
import type { Hero } from '../cards/types.ts'
import type { Content } from '../content.ts'
import { tenefyr } from '../game.ts'
import { BOSS_DECK, BOX, dungeonPile, HEROES, reserveOf, type TenefyrState } from '../state.ts'

const { dungeonCards, skills, bossCards, rewards } = housePack

export interface Setting {
  /** Four, so that every hero is at the table: Barbarian, Bard, Cleric and Thief in the seats 1 to 4. */
  readonly players?: number
  readonly profile?: string
  /** Who holds the token. */
  readonly first?: Hero
  /** What lies on top of piles, the first named on top. Loot goes by its own name or its enemy's. */
  readonly piles?: { readonly [pile: string]: readonly string[] }
  /** How many cards lie under the enemy, and which they turn out to be. */
  readonly under?: number
  readonly below?: readonly string[]
  /** Spaces that the Boss token has moved. */
  readonly moved?: number
}

export interface Holding extends Setting {
  /** Whose hand it is: the token holder's, if nobody is named. */
  readonly by?: Hero
  /** The rest of the hand, filled up with Basic 0. */
  readonly hand?: readonly string[]
  /** The next cards of the deck. */
  readonly deck?: readonly string[]
  readonly discard?: readonly string[]
  readonly against?: string
}

/** An enemy without a rule that nobody beats in one turn. */
export const BRUTE = 'horned-duke'
/** Three cards that win most fights. */
export const MIGHT = ['gate-demon', 'gate-demon', 'gate-demon']
/** What lies face up by the way, two a level: cards that no test lays elsewhere. */
const BY_THE_WAY = [
  ['gravedigger', 'stray-hound'],
  ['marsh-leeches', 'quarry-hand'],
  ['white-hart', 'blind-owl'],
  ['dark-herald', 'furnace-drake'],
  ['brood-mother', 'fallen-saint'],
]
export const seatOf = (hero: Hero): number => HEROES.indexOf(hero) + 1
/** All that a deck begins with, with four players. */
export const wholeDeck = (hero: Hero): string[] => [
  ...copies(6, 'basic-0'),
  ...copies(6, 'basic-1'),
  skills.find((skill) => skill.hero === hero)?.name ?? '',
]

export function copies(count: number, name: string): string[] {
  return Array.from({ length: count }, () => name)
}

/** A match at a card, with readers for what a player would see. */
export class CardPlay extends Play<TenefyrState, Content> {
  constructor(options: Options, script: Script) {
    const state = tenefyr.newState(tenefyr.readOptions(options))
    super(tenefyr, state, script, (umpire) => umpire.begin())
  }

  /** Lays cards on piles by their names; on decks last, for other piles take from them. */
  lay(piles: { readonly [pile: string]: readonly string[] }): this {
    const named = Object.entries(piles).map(
      ([pile, cards]) => [pile, cards.map(kindNamed)] as const,
    )
    const onDeck = ([pile]: readonly [string, unknown]) => Number(pile.startsWith('deck/'))
    return this.arrange(Object.fromEntries(named.sort((a, b) => onDeck(a) - onDeck(b))))
  }

  /** The last event of a name in the last choice, as its words. */
  last(event: string): string[] {
    const told = this.events().filter((text) => text.split(' ')[0] === event)
    return told.at(-1)?.split(' ').slice(1) ?? []
  }

  /** How often an event happened in the last choice: `drew`, or `drew 2`. */
  times(event: string): number {
    return this.events().filter((text) => text === event || text.startsWith(`${event} `)).length
  }

  /** The party's power as it was last told. */
  power(): number {
    return Number(this.last('combined')[0])
  }

  /** The enemy's power, as the last fight, change or end step told it. */
  enemy(): number {
    const told = this.events().filter((text) => /^(fights|enemy-changed|checked) /.test(text))
    return Number(told.at(-1)?.split(' ').at(-1))
  }

  count(pile: string): number {
    return this.pile(pile).length
  }
}

function setUp(setting: Setting, script: Script, options: Options = {}): CardPlay {
  const { players = 4, profile = '2019', first = 'barbarian' } = setting
  const tops: { [pile: string]: readonly (string | number)[] } = { ...script }
  BY_THE_WAY.forEach((names, i) => {
    const wanted = script[`reserve/${i + 1}`] ?? []
    const others = names.filter((name) => !wanted.includes(name))
    tops[`reserve/${i + 1}`] = [...wanted, ...others].slice(0, 2)
  })
  const start = players === 4 ? seatOf(first) : 1
  const t = new CardPlay({ boss: 'dark-lord', ...options, players, profile, start }, tops)
  t.state.track += setting.moved ?? 0
  return t
}

/** The top card of the first dungeon of its level, or of the Boss deck, and the party before its door. */
function before(name: string, setting: Setting): { t: CardPlay; door: string; reserve: string } {
  const boss = bossCards.find((card) => card.name === name)
  if (boss !== undefined) {
    const t = setUp(setting, { 'boss-deck': [name] }, { boss: boss.boss })
    if (setting.under !== undefined) thin(t, BOSS_DECK, BOX, setting.under)
    return { t, door: 'fight-boss', reserve: 'boss-deck' }
  }
  const { level } = enemyNamed(name)
  const t = setUp(setting, { [`reserve/${level}`]: [name] })
  if (setting.under !== undefined) thin(t, level * 2 - 2, reserveOf(level), setting.under)
  return { t, door: `enter level-${level}/a`, reserve: `reserve/${level}` }
}

/** Leaves only some cards under the top of a dungeon. */
function thin(t: CardPlay, dungeon: number, away: PileId, under: number): void {
  const row = t.state.piles[dungeonPile(dungeon)]
  t.state.piles[away].push(...row.splice(0, row.length - 1 - under))
}

/** Enters upon an enemy or a Boss card, and goes to the first decision. */
export function fight(name: string, setting: Setting = {}): CardPlay {
  const { t, door, reserve } = before(name, setting)
  t.lay(setting.piles ?? {}).expectDeal({ [reserve]: setting.below ?? [] })
  return t.choose(door)
}

/** A hand with a card in it that was kept, about to be played. */
export function holding(name: string, setting: Holding = {}): CardPlay {
  const { by = setting.first ?? 'barbarian', hand = [], deck = [], discard = [] } = setting
  const seat = seatOf(by)
  const held = [name, ...hand, 'basic-0', 'basic-0'].slice(0, Math.max(3, 1 + hand.length))
  const piles = { ...setting.piles, [`deck/${seat}`]: [...held, ...deck] }
  if (discard.length > 0) piles[`discard/${seat}`] = discard
  const t = fight(setting.against ?? BRUTE, { first: by, ...setting, piles })
  while (t.by() !== seat - 1) t.choose('keep')
  return t.prompt() === 'keep-hand' ? t.choose('keep') : t
}

/**
 * A dungeon cleared by seat 1, whose reward is about to be taken: by seat 2 first, who now holds the token. What
 * the Reserve will deal can be said before.
 */
export function claim(
  name: string,
  { deals = {}, ...setting }: Setting & { readonly deals?: Script } = {},
): CardPlay {
  const { level } = rewardNamed(name)
  const t = setUp(setting, { [`rewards/${level}`]: [name] })
  // An easy last enemy, whatever the level.
  const dungeon = dungeonPile(level * 2 - 2)
  t.state.piles[reserveOf(level)].push(...t.state.piles[dungeon].splice(0))
  shuffle(t.state, reserveOf(level))
  t.lay({ 'deck/1': MIGHT, [`level-${level}/a`]: ['tavern-brawler'], ...setting.piles })
  return t.expectDeal(deals).choose(`enter level-${level}/a`, 'keep')
}

// What the cards say

function enemyNamed(name: string) {
  return found(dungeonCards.find((card) => card.name === name) ?? bossOf(name), name)
}

function bossOf(name: string) {
  const card = bossCards.find((one) => one.name === name)
  return card === undefined ? undefined : { ...card, level: 5 }
}

function rewardNamed(name: string) {
  return found(
    rewards.find((reward) => reward.name === name),
    name,
  )
}

function found<T>(card: T | undefined, name: string): T {
  if (card === undefined) throw new Error(`there is no ${name}`)
  return card
}

/** A card goes by the name of its enemy on the table. */
function kindNamed(name: string): string {
  return dungeonCards.find((card) => card.loot.name === name)?.name ?? name
}

/** The power printed on an enemy. */
export function printed(name: string, players = 4): number {
  return enemyNamed(name).power[Math.max(0, players - 2)]
}

/** The power printed on a loot or Skill. */
export function powerOf(name: string): number {
  const loots = dungeonCards.map((card) => card.loot)
  return found(
    [...loots, ...skills].find((card) => card.name === name),
    name,
  ).power
}

/** What a card says: an enemy's rules, a loot's or Skill's effects, a reward's options. */
function sayings(name: string): unknown {
  const enemy = [...dungeonCards, ...bossCards].find((card) => card.name === name)
  if (enemy !== undefined) return enemy.rules
  const played = [...dungeonCards.map((card) => card.loot), ...skills]
  return played.find((card) => card.name === name)?.play ?? rewardNamed(name).options
}

function objectsIn(value: unknown): object[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn)
  if (typeof value !== 'object' || value === null) return []
  return [value, ...Object.values(value).flatMap(objectsIn)]
}

type Field = 'cards' | 'by' | 'power' | 'level' | 'from' | 'times'

/**
 * A number on a card: of the effect with this word, or of the lasting rule or condition of this name; of a
 * reward's option where there are several (`1 take`).
 */
export function numberOn(name: string, word: string, field?: Field): number {
  const [, option, said] = /^(?:(\d) )?(.+)$/.exec(word) ?? []
  const all = sayings(name)
  const part = option !== undefined && Array.isArray(all) ? all[Number(option) - 1] : all
  const effect = objectsIn(part)
    .map((object) => new Map<string, unknown>(Object.entries(object)))
    .find((one) => ['word', 'always', 'is'].some((key) => one.get(key) === said))
  const fields = field === undefined ? ['cards', 'by', 'power', 'level', 'times'] : [field]
  const number = fields.map((key) => effect?.get(key)).find((value) => value !== undefined)
  if (typeof number !== 'number') throw new Error(`${name} has no number with ${word}`)
  return number
}

/** What each of four players had to discard. */
export const discards = (t: ReturnType<typeof fight>): number[] =>
  [1, 2, 3, 4].map((seat) => t.count(`discard/${seat}`))
