/** What a card shows: all that a page needs to draw it, in words of one language. */
import type { Card, From, LanguageCode, Title } from '@muster/engine'
import type { BossName, DungeonCard, Flavour, Hero } from '../cards/types.ts'
import { BASIC_1, BOSS, type Content, type Kind, REWARD, SKILL } from '../content.ts'
import { printedColumn } from '../rules/power.ts'
import type { Profile } from '../state.ts'
import { talks } from '../talk/scene.ts'
import { type CardHalf, fullText, shortText } from '../text/card-text.ts'
import { whose } from '../text/clauses.ts'

/** For whom a card is printed: its power follows the players, its words the edition and the language. */
export interface Reader {
  readonly players: number
  readonly profile: Profile
  readonly language: LanguageCode
}

interface Named {
  readonly name: string
  readonly title: string
  /** At most three lines of signs. */
  readonly short: readonly string[]
  readonly full: readonly string[]
}

interface Printed {
  readonly from: From
  readonly flavour: string | undefined
}

/** What is fought: the upper half of a Dungeon card. */
export interface EnemyFace extends Named {
  readonly level: number
  readonly power: number
}

/** What a player holds and plays: a Basic card, a Skill, or the lower half of a Dungeon card. */
export interface HeldFace extends Named, Printed {
  readonly type: 'basic' | 'skill' | 'loot'
  readonly power: number
  /** 0 for a card without a level. */
  readonly level: number
  /** Whose Skill it is. */
  readonly hero: Hero | undefined
}

export interface DungeonFace extends Printed {
  readonly type: 'dungeon'
  readonly level: number
  readonly enemy: EnemyFace
  readonly loot: HeldFace
}

export interface BossFace extends Named, Printed {
  readonly type: 'boss'
  readonly boss: BossName
  readonly bossTitle: string
  readonly stage: number
  readonly power: number
}

/** `full` has the heading first, then a line for each option. */
export interface RewardFace extends Named, Printed {
  readonly type: 'reward'
  readonly level: number
}

export type CardFace = HeldFace | DungeonFace | BossFace | RewardFace

/** The face of a card on the table. */
export const faceOf = (content: Content, card: Card, reader: Reader): CardFace =>
  faceOfKind(content, content.kinds[content.kindOf[card]], reader)

export function faceOfKind(content: Content, kind: Kind, reader: Reader): CardFace {
  if (kind.type <= BASIC_1) return basicFace(kind, reader)
  if (kind.type === SKILL) return skillFace(content, kind, reader)
  if (kind.type === BOSS) return bossFace(content, kind, reader)
  if (kind.type === REWARD) return rewardFace(kind, reader)
  return dungeonFace(content, kind, reader)
}

/** A card as a player holds it; nobody holds a Boss card or a reward. */
export function heldFace(face: CardFace): HeldFace | undefined {
  if (face.type === 'dungeon') return face.loot
  return face.type === 'boss' || face.type === 'reward' ? undefined : face
}

/** T9.3: is something done to others, which one who is alone may use? */
function isForOthers(effect: unknown, profile: Profile): boolean {
  if (typeof effect !== 'object' || effect === null) return false
  return Object.entries(effect).some(([key, value]) => {
    if (key === 'word' && value === 'give') return true
    if (key === 'whose' && value === 'edition') return whose(value, profile) === 'other'
    if ((key === 'whose' && value === 'other') || (key === 'who' && value === 'others')) return true
    return isForOthers(value, profile)
  })
}

function named(name: string, title: Title, half: CardHalf, reader: Reader): Named {
  const { language, profile, players } = reader
  const full = fullText(half, language, profile)
  const isMeant = players === 1 && 'play' in half && isForOthers(half.play, profile)
  return {
    name,
    title: title[language].text,
    short: shortText(half, language, profile),
    full: isMeant ? [...full, talks[language].alone] : full,
  }
}

const printed = (
  card: { readonly from: From; readonly flavour?: Flavour | undefined },
  { language }: Reader,
): Printed => ({ from: card.from, flavour: card.flavour?.[language] })

/** The rulebook's own cards, which no pack lists. */
function basicFace({ name, type, power }: Kind, { language }: Reader): HeldFace {
  return {
    type: 'basic',
    name,
    title: talks[language].basics[type] ?? '',
    short: [],
    full: [],
    from: 'rulebook',
    flavour: undefined,
    power,
    level: 0,
    hero: undefined,
  }
}

function skillFace({ pack }: Content, kind: Kind, reader: Reader): HeldFace {
  const skill = found(pack.skills, kind)
  const { hero, power } = skill
  return {
    type: 'skill',
    ...named(skill.name, skill.title, skill, reader),
    ...printed(skill, reader),
    power,
    level: 0,
    hero,
  }
}

function dungeonFace({ pack }: Content, kind: Kind, reader: Reader): DungeonFace {
  const card = found(pack.dungeonCards, kind)
  return {
    type: 'dungeon',
    level: card.level,
    ...printed(card, reader),
    enemy: {
      ...named(card.name, card.title, card, reader),
      level: card.level,
      power: card.power[printedColumn(reader.players)],
    },
    loot: lootFace(card, reader),
  }
}

const lootFace = (card: DungeonCard, reader: Reader): HeldFace => ({
  type: 'loot',
  ...named(card.loot.name, card.loot.title, card.loot, reader),
  // The flavour is the enemy's.
  from: card.from,
  flavour: undefined,
  power: card.loot.power,
  level: card.level,
  hero: undefined,
})

function bossFace({ pack }: Content, kind: Kind, reader: Reader): BossFace {
  const card = found(pack.bossCards, kind)
  const boss = pack.bosses.find(({ name }) => name === card.boss)
  return {
    type: 'boss',
    ...named(card.name, card.title, card, reader),
    ...printed(card, reader),
    boss: card.boss,
    bossTitle: boss?.title[reader.language].text ?? '',
    stage: card.stage,
    power: card.power[printedColumn(reader.players)],
  }
}

function rewardFace(kind: Kind, reader: Reader): RewardFace {
  if (kind.reward === undefined) throw new Error(`the reward ${kind.name} has no card`)
  const { name, title, level } = kind.reward
  return {
    type: 'reward',
    ...named(name, title, kind.reward, reader),
    ...printed(kind.reward, reader),
    level,
  }
}

function found<T extends { readonly name: string }>(cards: readonly T[], kind: Kind): T {
  const card = cards.find(({ name }) => name === kind.name)
  if (card === undefined) throw new Error(`the pack has no card ${kind.name}`)
  return card
}
