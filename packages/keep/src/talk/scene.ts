/** The table as a sentence sees it: clans, rooms, heroes and cards with their names and numbers. */
import {
  type Card,
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
  type Content,
  EFFECTS,
  GUILD_HERO,
  LOOT,
  SCENARIO,
  scenarioOf,
  TACTIC,
  TREASURE,
} from '../content.ts'
import { countOf } from '../map/geometry.ts'
import { activeIn, heroesIn } from '../rules/heroes.ts'
import { vitalityOf } from '../rules/monsters.ts'
import {
  ACTIVE,
  CLANS,
  CLASSES,
  classOf,
  EXHAUSTED,
  FRESH,
  type KeepState,
  LOOT_KINDS,
  monstersIn,
  ROOMS,
  type Room,
  roomOfMonster,
  SYMBOLS,
  seatOfMonster,
  TOKENS,
  TRAP,
  tokensIn,
  woundsOf,
} from '../state.ts'
import { playText } from './effects.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { pt } from './pt.ts'
import { type Counted, countedThings, type Place, placed } from './said.ts'
import type { CardFacts, HeroFacts, MonsterFacts, RoomFacts, Talk } from './talk.ts'

export const talks: Readonly<Record<LanguageCode, Talk>> = { en, fr, pt }

export interface Scene {
  readonly content: Content
  readonly state: KeepState
  readonly language: LanguageCode
  readonly talk: Talk
  readonly grammar: LanguageGrammar
}

export const sceneOf = (content: Content, state: KeepState, language: LanguageCode): Scene => ({
  content,
  state,
  language,
  talk: talks[language],
  grammar: grammars[language],
})

// Players

export const isSolo = ({ players }: KeepState): boolean => players === 1

export function clanNoun({ content, language }: Scene, clan: number): Noun {
  const sheet = content.pack.clans.find(({ name }) => name === CLANS[clan])
  return sheet === undefined ? { text: '' } : sheet.title[language]
}

/** A player by the clan, or all together; alone, all is the player. */
export function player(scene: Scene, seat: Seat): Spoken {
  const { state, grammar, talk } = scene
  if (seat === PARTY && !isSolo(state)) return spoken(grammar, [talk.party])
  return spoken(grammar, [clanNoun(scene, state.clan[seat === PARTY ? 0 : seat])])
}

// Rooms

/** In English one is at these, in the others. */
const PEOPLE: readonly Room[] = ['beast-trainer', 'apothecary', 'builder']

export function place({ content, language, grammar }: Scene, room: number): Place {
  const name = ROOMS[room]
  const tile = content.pack.rooms.find((one) => one.name === name)
  const noun = tile === undefined ? { text: name } : tile.title[language]
  return placed(grammar, noun, PEOPLE.includes(name))
}

/** `seat`: whose monsters are counted apart. */
export function roomFacts(scene: Scene, room: number, seat: Seat): RoomFacts {
  const { state, grammar, talk } = scene
  const things = TOKENS.flatMap((token, n): string[] => {
    const count = tokensIn(state, room, n)
    return n === TRAP || count === 0 ? [] : [grammar.counted(undefined, count, talk.tokens[token])]
  })
  return {
    room: place(scene, room),
    heroes: heroesIn(state, room),
    awake: activeIn(state, room),
    guards: state.guards[room],
    mine: seat < 0 ? 0 : monstersIn(state, seat, room),
    traps: tokensIn(state, room, TRAP),
    value: state.value[room],
    distance: state.distance[room],
    things,
  }
}

export const thing = ({ grammar, talk }: Scene, token: number): Spoken =>
  spoken(grammar, [talk.tokens[TOKENS[token] ?? 'portal']])

export const things = ({ grammar, talk }: Scene, count: number, token: number): Counted =>
  countedThings(grammar, count, talk.tokens[TOKENS[token] ?? 'portal'])

// Monsters and heroes

export function monsterNoun({ talk, state }: Scene, seat: Seat): Noun {
  return talk.monsters[CLANS[state.clan[seat]]]
}

/** `left`: how much it can still take, where that is not what its wounds say. */
export function monsterFacts(scene: Scene, monster: number): MonsterFacts {
  const { content, state, grammar } = scene
  const seat = seatOfMonster(monster)
  const vitality = vitalityOf(content, state, seat)
  return {
    monster: spoken(grammar, [monsterNoun(scene, seat)]),
    room: place(scene, roomOfMonster(monster)),
    left: vitality - woundsOf(monster),
    vitality,
    count: state.monsters[monster],
  }
}

export const heroSaid = ({ grammar, talk }: Scene, heroClass: number): Spoken =>
  spoken(grammar, [talk.classes[CLASSES[heroClass]]])

function standing(is: number): HeroFacts['is'] {
  if (is === FRESH) return 'fresh'
  if (is === EXHAUSTED) return 'exhausted'
  return is === ACTIVE ? 'active' : 'arrived'
}

export function heroFacts(scene: Scene, hero: number, count: number): HeroFacts {
  const { content, state } = scene
  const { heroVitality } = scenarioOf(content, state)
  return {
    hero: heroSaid(scene, classOf(hero)),
    room: place(scene, state.heroRoom[hero]),
    is: standing(state.heroIs[hero]),
    inspires: countOf(state.heroInspires[hero]),
    left: heroVitality[classOf(hero)] - state.heroWounds[hero],
    vitality: heroVitality[classOf(hero)],
    count,
  }
}

/** "two Archers and a Rogue". */
export function heroesCounted({ grammar, talk }: Scene, classes: readonly number[]): Counted {
  const parts = CLASSES.flatMap((heroClass, n): string[] => {
    const count = classes.filter((one) => one === n).length
    return count === 0 ? [] : [grammar.counted(undefined, count, talk.classes[heroClass])]
  })
  return { text: grammar.and(parts), many: classes.length > 1 }
}

// Cards

function titleOf({ pack, kinds }: Content, kind: number): Title | undefined {
  const { type, name, at } = kinds[kind]
  const named = <T extends { readonly name: string }>(cards: readonly T[]): T | undefined =>
    cards.find((card) => card.name === name)
  if (type === TACTIC) return named(pack.clans.flatMap(({ cards }) => cards))?.title
  if (type === LOOT) return named(pack.loot)?.title
  if (type === SCENARIO) return named(pack.scenarios[at].cards)?.title
  return named(pack.rooms)?.title
}

export function kindTitle(
  { content, language, talk }: Pick<Scene, 'content' | 'language' | 'talk'>,
  kind: number,
): string {
  const { type, of, at, effect } = content.kinds[kind]
  if (type === GUILD_HERO) {
    return talk.guildCard(talk.classes[CLASSES[of]].text, talk.symbols[SYMBOLS[at]])
  }
  if (type === TREASURE) return talk.treasure(of, talk.effects[EFFECTS[effect]])
  return titleOf(content, kind)?.[language].text ?? ''
}

export const cardTitle = (scene: Scene, card: Card): string =>
  kindTitle(scene, scene.content.kindOf[card])

/** `forSale`: what kind of Loot it is, or whose tactic card, is worth saying. */
export function cardFacts(scene: Scene, card: Card, alike: string, forSale = false): CardFacts {
  const { content, talk } = scene
  const { type, of } = content.kinds[content.kindOf[card]]
  const isLoot = type === LOOT
  return {
    title: cardTitle(scene, card),
    kind: !forSale ? '' : isLoot ? talk.kinds[LOOT_KINDS[of]].text : clanNoun(scene, of).text,
    text: playText(content, card, scene.language),
    alike,
  }
}

export function scenarioTitle({ content, language }: Scene, scenario: number): string {
  return content.pack.scenarios[scenario].title[language].text
}
