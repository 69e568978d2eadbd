/** A pack made ready to play: tables by kind, effects compiled. */
import {
  type AnyWord,
  type Card,
  compileEffects,
  type Effect,
  type ListId,
  NO_EFFECT,
  newProgram,
  type Program,
  type Umpire,
} from '@muster/engine'
import type { EnemyRule, Reward, TenefyrPack } from './cards/types.ts'
import { BOSSES, HEROES, NOBODY, type TenefyrState } from './state.ts'

export type U = Umpire<TenefyrState, Content>

export const BASIC_0 = 0
export const BASIC_1 = 1
export const SKILL = 2
export const LOOT = 3
export const BOSS = 4
export const REWARD = 5
/** T1.14 */
const BASIC_COPIES = 24
const EFFECT_WORTH = 8

export type Always = Extract<EnemyRule, { always: string }>

export interface Kind {
  readonly name: string
  readonly type: number
  readonly copies: number
  /** Power as a card that a player plays. */
  readonly power: number
  readonly level: number
  readonly play: ListId
  /** The hero whose Skill it is, or NOBODY. */
  readonly skillOf: number
  /** Heroes that the loot names, as bits (T1.12). */
  readonly namesHeroes: number
  /** Power as an enemy, for two, three and four players. */
  readonly enemyPower: readonly number[]
  readonly atStart: readonly ListId[]
  readonly atEnd: readonly ListId[]
  readonly always: readonly Always[]
  /** Of a reward: what each option does, and the card's own words for whom. */
  readonly options: readonly ListId[]
  readonly reward: Reward | undefined
}

export interface Content {
  readonly pack: TenefyrPack
  readonly program: Program<U>
  readonly kinds: readonly Kind[]
  /** For each card its kind, and which of its copies it is, from 1. */
  readonly kindOf: readonly number[]
  readonly copyOf: readonly number[]
  /** Tables by kind, for speed. */
  readonly typeOf: readonly number[]
  readonly powerOf: readonly number[]
  readonly levelOf: readonly number[]
  readonly playOf: readonly ListId[]
  /** The four cards of each Boss. */
  readonly cardsOfBoss: readonly (readonly Card[])[]
  /** What a card is worth to its player, in tenths of a power: a guess for bots. */
  readonly worthOf: readonly number[]
  /** Mean power of the enemies of each level (by index 1 to 5), in tenths, for two, three and four players. */
  readonly levelPower: readonly (readonly number[])[]
}

const PLAIN: Omit<Kind, 'name' | 'type' | 'copies'> = {
  power: 0,
  level: 0,
  play: NO_EFFECT,
  skillOf: NOBODY,
  namesHeroes: 0,
  enemyPower: [],
  atStart: [],
  atEnd: [],
  always: [],
  options: [],
  reward: undefined,
}

export function compilePack(pack: TenefyrPack, words: readonly AnyWord<U>[]): Content {
  const program = newProgram(words)
  const list = (effects: readonly Effect[]): ListId => compileEffects(program, effects)
  const at = (rules: readonly EnemyRule[], moment: string): ListId[] =>
    rules.flatMap((rule) => ('when' in rule && rule.when === moment ? [list(rule.do)] : []))
  const enemy = (rules: readonly EnemyRule[]) => ({
    atStart: at(rules, 'start'),
    atEnd: at(rules, 'end'),
    always: rules.flatMap((rule) => ('always' in rule ? [rule] : [])),
  })

  const kinds: Kind[] = [
    { ...PLAIN, name: 'basic-0', type: BASIC_0, copies: BASIC_COPIES },
    { ...PLAIN, name: 'basic-1', type: BASIC_1, copies: BASIC_COPIES, power: 1 },
  ]
  for (const skill of pack.skills) {
    kinds.push({
      ...PLAIN,
      name: skill.name,
      type: SKILL,
      copies: 1,
      power: skill.power,
      play: list(skill.play),
      skillOf: HEROES.indexOf(skill.hero),
    })
  }
  for (const card of pack.dungeonCards) {
    kinds.push({
      ...PLAIN,
      ...enemy(card.rules),
      name: card.name,
      type: LOOT,
      copies: card.copies,
      power: card.loot.power,
      level: card.level,
      play: list(card.loot.play),
      namesHeroes: heroesNamed(card.loot.play),
      enemyPower: card.power,
    })
  }
  for (const card of pack.bossCards) {
    kinds.push({
      ...PLAIN,
      ...enemy(card.rules),
      name: card.name,
      type: BOSS,
      copies: 1,
      level: 5,
      enemyPower: card.power,
    })
  }
  for (const reward of pack.rewards) {
    kinds.push({
      ...PLAIN,
      name: reward.name,
      type: REWARD,
      copies: 1,
      level: reward.level,
      options: reward.options.map((option) => list(option.do)),
      reward,
    })
  }

  const kindOf = kinds.flatMap((kind, k) => Array.from({ length: kind.copies }, () => k))
  const cardsOf = (boss: string): Card[] => {
    const stages = pack.bossCards.filter((card) => card.boss === boss).map((card) => card.name)
    return kindOf.flatMap((kind, card) => (stages.includes(kinds[kind].name) ? [card] : []))
  }
  return {
    pack,
    program,
    kinds,
    kindOf,
    cardsOfBoss: BOSSES.map(cardsOf),
    copyOf: kinds.flatMap((kind) => Array.from({ length: kind.copies }, (_, i) => i + 1)),
    typeOf: kinds.map((kind) => kind.type),
    powerOf: kinds.map((kind) => kind.power),
    levelOf: kinds.map((kind) => kind.level),
    playOf: kinds.map((kind) => kind.play),
    worthOf: kinds.map((kind) => kind.power * 10 + (kind.play === NO_EFFECT ? 0 : EFFECT_WORTH)),
    levelPower: [0, 1, 2, 3, 4, 5].map((level) => [0, 1, 2].map((i) => meanPower(kinds, level, i))),
  }
}

function meanPower(kinds: readonly Kind[], level: number, column: number): number {
  let power = 0
  let cards = 0
  for (const kind of kinds) {
    if (kind.type !== LOOT || kind.level !== level) continue
    power += kind.enemyPower[column] * kind.copies
    cards += kind.copies
  }
  return cards === 0 ? 0 : Math.floor((power * 10) / cards)
}

export const kindOf = (u: U, card: Card): Kind => u.content.kinds[u.content.kindOf[card]]

/** The cards of a pack that fit, in their order. */
export function cardsWhere(content: Content, fits: (kind: Kind) => boolean): Card[] {
  const cards: Card[] = []
  for (let card = 0; card < content.kindOf.length; card++) {
    if (fits(content.kinds[content.kindOf[card]])) cards.push(card)
  }
  return cards
}

/** The heroes whose names stand anywhere in a list of effects, as bits. */
function heroesNamed(effects: unknown): number {
  if (Array.isArray(effects)) return effects.reduce<number>((bits, e) => bits | heroesNamed(e), 0)
  if (typeof effects === 'object' && effects !== null) return heroesNamed(Object.values(effects))
  const hero = HEROES.findIndex((name) => name === effects)
  return hero < 0 ? 0 : 1 << hero
}
