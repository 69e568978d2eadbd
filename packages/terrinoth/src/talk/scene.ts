/** The table as a sentence sees it: heroes, enemies and cards with their names and numbers. */
import {
  bagOf,
  type Card,
  capital,
  grammars,
  type LanguageCode,
  type LanguageGrammar,
  type Noun,
  PARTY,
  type Seat,
  type Spoken,
  spoken,
  type Title,
} from '@muster/engine'
import {
  ACTIVATION,
  type Content,
  ENEMY,
  EXPLORATION_CARD,
  LOCATION_CARD,
  MASTER,
  type U,
} from '../content.ts'
import { attackOf } from '../lasting.ts'
import { onlooker } from '../onlooker.ts'
import {
  CAUSES,
  healthLeft,
  IN_LAIR,
  IN_SHADOWS,
  isFaceDown,
  MOST_HEROES,
  SHADOWS,
  seatOf,
  type TerrinothState,
  whereIs,
} from '../state.ts'
import { en } from './en.ts'
import type { EnemyFacts, HeroFacts } from './facts.ts'
import { fr } from './fr.ts'
import { pt } from './pt.ts'
import type { Talk } from './talk.ts'

export const talks: Readonly<Record<LanguageCode, Talk>> = { en, fr, pt }

export interface Scene {
  readonly content: Content
  readonly state: TerrinothState
  readonly language: LanguageCode
  readonly talk: Talk
  readonly grammar: LanguageGrammar
  readonly u: U
}

export const sceneOf = (
  content: Content,
  state: TerrinothState,
  language: LanguageCode,
): Scene => ({
  content,
  state,
  language,
  talk: talks[language],
  grammar: grammars[language],
  u: onlooker(content, state),
})

// Heroes

export const isSolo = ({ players }: TerrinothState): boolean => players === 1

export function heroesOfSeat(state: TerrinothState, seat: Seat): number[] {
  const heroes: number[] = []
  for (let hero = 0; hero < MOST_HEROES; hero++) {
    if (state.heroIs[hero] >= 0 && seatOf(state, hero) === seat) heroes.push(hero)
  }
  return heroes
}

const NOBODY_THERE: Noun = { text: '' }

/** A hero by the name that the table calls them: of “Kari Wraithstalker”, whose card is `kari`, “Kari”. */
export function heroNoun({ content, state, language }: Scene, hero: number): Noun {
  const card = content.pack.heroes[state.heroIs[hero]]
  if (card === undefined) return NOBODY_THERE
  const noun = card.title[language]
  const short = capital(card.name)
  return noun.text.split(/[ ,]+/).includes(short) ? { ...noun, text: short } : noun
}

export const heroSaid = (scene: Scene, hero: number): Spoken =>
  spoken(scene.grammar, [heroNoun(scene, hero)])

export const heroesSaid = (scene: Scene, heroes: readonly number[]): Spoken =>
  spoken(
    scene.grammar,
    heroes.map((hero) => heroNoun(scene, hero)),
  )

/** A player by the hero, or all together; alone, all is the player. */
export function player(scene: Scene, seat: Seat): Spoken {
  const { state, grammar, talk } = scene
  if (seat === PARTY && !isSolo(state)) return spoken(grammar, [talk.party])
  return heroesSaid(scene, heroesOfSeat(state, seat === PARTY ? 0 : seat))
}

export function heroFacts(scene: Scene, hero: number): HeroFacts {
  const { state } = scene
  return {
    hero: heroSaid(scene, hero),
    left: healthLeft(state, hero),
    health: state.health[hero],
    tokens: state.tokens[hero],
  }
}

// Cards

export function titleOf({ pack, kinds }: Content, kind: number): Title | undefined {
  const { type, name, of } = kinds[kind]
  if (type === LOCATION_CARD) return pack.locations[of].title
  if (type === EXPLORATION_CARD) return pack.exploration[of].title
  if (type === ACTIVATION) return pack.cards.find((card) => card.name === name)?.title
  const { sets, nemeses } = pack
  return of < sets.length ? sets[of].title : nemeses[of - sets.length].title
}

export function kindNoun(
  { content, language, talk }: Pick<Scene, 'content' | 'language' | 'talk'>,
  kind: number,
): Noun {
  const noun = titleOf(content, kind)?.[language] ?? NOBODY_THERE
  const { type, rank } = content.kinds[kind]
  return type === ENEMY && rank === MASTER ? talk.master(noun) : noun
}

const cardNoun = (scene: Scene, card: Card): Noun => kindNoun(scene, scene.content.kindOf[card])

export const cardTitle = (scene: Scene, card: Card): string => cardNoun(scene, card).text

export const cardSaid = (scene: Scene, card: Card): Spoken =>
  spoken(scene.grammar, [cardNoun(scene, card)])

// Enemies

/** A face-down one that nobody has seen is nobody in particular. */
export const enemyNoun = (scene: Scene, enemy: number): Noun =>
  enemy < 0 ? scene.talk.hidden : cardNoun(scene, enemy)

export const enemySaid = (scene: Scene, enemy: number): Spoken =>
  spoken(scene.grammar, [enemyNoun(scene, enemy)])

/** Bandits ×2 and a Zombie, as one subject. */
export function enemiesSaid(
  { grammar }: Scene,
  nouns: readonly Noun[],
): { readonly text: string; readonly many: boolean } {
  const kinds: { readonly noun: Noun; count: number }[] = []
  for (const noun of nouns) {
    const found = kinds.find((kind) => kind.noun.text === noun.text)
    if (found === undefined) kinds.push({ noun, count: 1 })
    else found.count++
  }
  const texts = kinds.map(({ noun, count }) => {
    const { the } = spoken(grammar, [noun])
    return count === 1 ? the : `${the} ×${count}`
  })
  return { text: grammar.and(texts), many: nouns.length > 1 }
}

/** Which group of face-down enemies, by bag in the order of the shadows; 0 where there is one only. */
function groupOf({ piles: rows }: TerrinothState, enemy: number): number {
  if (enemy >= 0) return 0
  const bags: number[] = []
  for (const place of rows[SHADOWS]) {
    if (place < 0 && !bags.includes(bagOf(place))) bags.push(bagOf(place))
  }
  return bags.length < 2 ? 0 : bags.indexOf(bagOf(enemy)) + 1
}

function zoneOf(where: number): EnemyFacts['at'] {
  if (where === IN_SHADOWS) return 'shadows'
  if (where === IN_LAIR) return 'lair'
  return where < 0 ? 'elsewhere' : 'hero'
}

/** `where`: IN_SHADOWS, IN_LAIR or a hero, as events say it; inside a sentence. */
export function whereText(scene: Scene, where: number): string {
  if (where === IN_LAIR) return scene.talk.lair
  return where === IN_SHADOWS || where < 0
    ? scene.talk.shadows
    : scene.talk.beside(heroSaid(scene, where))
}

export function enemyFacts(scene: Scene, enemy: number, count: number): EnemyFacts {
  const { content, state, u } = scene
  const where = whereIs(state, enemy)
  const faceDown = isFaceDown(state, enemy)
  const known = enemy >= 0
  const health = known ? content.kinds[content.kindOf[enemy]].health : 0
  return {
    enemy: enemySaid(scene, enemy),
    at: zoneOf(where),
    hero: where >= 0 && where < MOST_HEROES ? heroSaid(scene, where) : undefined,
    faceDown,
    group: groupOf(state, enemy),
    attack: known ? attackOf(u, enemy) : 0,
    left: known ? health - state.hurt[enemy] : 0,
    health,
    ready: !known || state.tired[enemy] === 0,
    count,
  }
}

/** By what something came about, where it is not simply the card that was played. */
export function byText(scene: Scene, cause: number): string {
  const { kinds, kindOf } = scene.content
  return cause >= 0 && kinds[kindOf[cause]].type === ACTIVATION ? '' : causeText(scene, cause)
}

/** By what something came about: a card, or a word for it; '' where it goes without saying. */
export function causeText(scene: Scene, cause: number): string {
  if (cause >= 0) return cardTitle(scene, cause)
  const name = CAUSES[-1 - cause]
  if (name === 'quest') return questTitle(scene)
  return name === undefined ? '' : scene.talk.causes[name]
}

/** What a quest counts. */
export function counterTitle({ content, state, language }: Scene, counter: number): string {
  return content.pack.quests[state.quest].counters[counter]?.title[language].text ?? ''
}

export function questTitle({ content, state, language }: Scene): string {
  return content.pack.quests[state.quest].title[language].text
}
