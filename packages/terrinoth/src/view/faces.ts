/** What a card shows: all that a page needs to draw it, in words of one language. */
import type { Card, From, LanguageCode } from '@muster/engine'
import type { Trait } from '../cards/effects.ts'
import type { EnemySet, Keyword, LocationCard, Nemesis } from '../cards/types.ts'
import { ACTIVATION, type Content, ENEMY, LOCATION_CARD, MASTER, NEMESIS } from '../content.ts'
import {
  ACTIONS,
  type Action,
  CLASSES,
  DIFFICULTIES,
  type Difficulty,
  HERO_TYPES,
  type HeroClass,
  type HeroType,
  NONE,
} from '../state.ts'
import { countersOf, printedOf } from '../talk/effects.ts'
import { kindNoun, talks } from '../talk/scene.ts'
import type { BasicKeyword } from '../talk/talk.ts'
import { fullText, keywordText, shortText } from '../text/card-text.ts'

interface Named {
  readonly name: string
  readonly title: string
  /** At most three narrow lines of signs. */
  readonly short: readonly string[]
  readonly full: readonly string[]
  readonly from: From
  readonly says: string | undefined
}

export interface KeywordFace {
  readonly name: string
  readonly title: string
  readonly sign: string
  readonly text: string
}

export interface ActivationFace extends Named {
  readonly type: 'activation'
  readonly of: HeroType
  readonly class: HeroClass | 'basic'
  readonly action: Action
  readonly dice: number
  readonly ranged: boolean
}

export interface EnemyFace extends Named {
  readonly type: 'enemy'
  readonly rank: 'minion' | 'master' | 'nemesis'
  readonly difficulty: Difficulty
  readonly traits: readonly Trait[]
  /** As printed. */
  readonly attack: number
  readonly resilience: number
  readonly health: number
  readonly bar: readonly KeywordFace[]
}

export interface LocationFace extends Named {
  readonly type: 'location'
  readonly kind: LocationCard['kind']
  readonly difficulty: Difficulty
  readonly engaged: number
  readonly shadows: number
  readonly exploration: number
}

export interface ExplorationFace extends Named {
  readonly type: 'item' | 'event'
  readonly set: string
}

export type CardFace = ActivationFace | EnemyFace | LocationFace | ExplorationFace

export interface HeroFace {
  readonly name: string
  readonly title: string
  readonly type: HeroType
  readonly health: number
  readonly full: readonly string[]
  readonly from: From
  readonly abilityFrom: From
  readonly motto: string
}

/** The face of a card on the table. */
export const faceOf = (content: Content, card: Card, language: LanguageCode): CardFace =>
  faceOfKind(content, content.kindOf[card], language)

export function faceOfKind(content: Content, kind: number, language: LanguageCode): CardFace {
  const { type } = content.kinds[kind]
  if (type === ACTIVATION) return activationFace(content, kind, language)
  if (type === ENEMY) return enemyFace(content, kind, language)
  return type === LOCATION_CARD
    ? locationFace(content, kind, language)
    : explorationFace(content, kind, language)
}

function named(content: Content, kind: number, language: LanguageCode): Named {
  const card = printedOf(content, kind)
  return {
    name: content.kinds[kind].name,
    title: kindNoun({ content, language, talk: talks[language] }, kind).text,
    short: shortText(card, language),
    full: fullText(card, language, countersOf(content, kind)),
    from: card.from,
    says: 'says' in card ? card.says?.[language] : undefined,
  }
}

function activationFace(content: Content, kind: number, language: LanguageCode): ActivationFace {
  const { of, class: cls, action, dice, ranged } = content.kinds[kind]
  return {
    ...named(content, kind, language),
    type: 'activation',
    of: HERO_TYPES[of],
    class: cls === NONE ? 'basic' : CLASSES[cls],
    action: ACTIONS[action],
    dice,
    ranged,
  }
}

const ofSet = ({ pack }: Content, of: number): EnemySet | Nemesis =>
  of < pack.sets.length ? pack.sets[of] : pack.nemeses[of - pack.sets.length]

export function rankName(rank: number): EnemyFace['rank'] {
  if (rank === NEMESIS) return 'nemesis'
  return rank === MASTER ? 'master' : 'minion'
}

function enemyFace(content: Content, kind: number, language: LanguageCode): EnemyFace {
  const { of, rank, difficulty, attack, resilience, health } = content.kinds[kind]
  const set = ofSet(content, of)
  return {
    ...named(content, kind, language),
    says: set.says?.[language],
    type: 'enemy',
    rank: rankName(rank),
    difficulty: DIFFICULTIES[difficulty],
    traits: set.traits,
    attack,
    resilience,
    health,
    bar: barOf(content, kind, language),
  }
}

const SIGNS: Readonly<Record<BasicKeyword, string>> = { advance: '→', inflict: '⚔', retreat: '←' }
const OWN = '✶'
const isBasic = (name: string): name is BasicKeyword => Object.hasOwn(SIGNS, name)

/** The effect bar from left to right. */
export function barOf(content: Content, kind: number, language: LanguageCode): KeywordFace[] {
  const { of, barNames } = content.kinds[kind]
  const { keywords } = ofSet(content, of)
  return barNames.map((number) => {
    const name = content.keywords[number]
    if (isBasic(name)) return { name, sign: SIGNS[name], ...talks[language].keywords[name] }
    const own = keywords.find((keyword) => keyword.name === name)
    return keywordFace(own, name, language, countersOf(content, kind))
  })
}

function keywordFace(
  own: Keyword | undefined,
  name: string,
  language: LanguageCode,
  counters: ReturnType<typeof countersOf>,
): KeywordFace {
  if (own === undefined) throw new Error(`no such keyword: ${name}`)
  return {
    name,
    sign: OWN,
    title: own.title[language].text,
    text: keywordText(own, language, counters),
  }
}

function locationFace(content: Content, kind: number, language: LanguageCode): LocationFace {
  const { of, engaged, shadows, exploration } = content.kinds[kind]
  const card = content.pack.locations[of]
  return {
    ...named(content, kind, language),
    type: 'location',
    kind: card.kind,
    difficulty: card.difficulty,
    engaged,
    shadows,
    exploration,
  }
}

function explorationFace(content: Content, kind: number, language: LanguageCode): ExplorationFace {
  const card = content.pack.exploration[content.kinds[kind].of]
  return {
    ...named(content, kind, language),
    type: card.item ? 'item' : 'event',
    set: card.set,
  }
}

/** The face of a hero, by its index in the pack. */
export function heroFace(content: Content, hero: number, language: LanguageCode): HeroFace {
  const card = content.pack.heroes[hero]
  return {
    name: card.name,
    title: card.title[language].text,
    type: card.type,
    health: card.health,
    full: fullText(card, language),
    from: card.from,
    abilityFrom: card.abilityFrom,
    motto: card.motto[language],
  }
}
