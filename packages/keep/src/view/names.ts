/** What things on the table are called, in a language. */
import type { Card, LanguageCode, Seat } from '@muster/engine'
import { PARTY } from '@muster/engine'
import type { Content } from '../content.ts'
import {
  type GuildSymbol,
  type HeroClass,
  type KeepState,
  type Level,
  type LootKind,
  ROOMS,
  type Token,
} from '../state.ts'
import {
  cardTitle,
  clanNoun,
  monsterFacts,
  place,
  roomFacts,
  scenarioTitle,
  sceneOf,
} from '../talk/scene.ts'

export interface Names {
  /** "Forge". */
  room(room: number): string
  /** Inside a sentence: "in the Forge". */
  inRoom(room: number): string
  /** A room in full: who and what is in it. */
  roomInFull(room: number): string
  /** What an Activate does there. */
  use(room: number): string
  clan(clan: number): string
  seat(seat: Seat): string
  hero(hero: HeroClass): string
  /** "Slime in the Sewers (1 of 2 left)". */
  monster(monster: number): string
  /** One of them, whatever its wounds. */
  oneMonster(monster: number): string
  card(card: Card): string
  token(token: Token | 'portal', count: number): string
  loot(kind: LootKind): string
  level(level: Level): string
  symbol(symbol: GuildSymbol): string
  readonly scenario: string
  counter(counter: number): string
}

export function namesOf(content: Content, state: KeepState, language: LanguageCode): Names {
  const scene = sceneOf(content, state, language)
  const { talk, grammar } = scene
  const finish = grammar.finish
  return {
    room: (room) => place(scene, room).title,
    inRoom: (room) => place(scene, room).in,
    roomInFull: (room) => finish(talk.room(roomFacts(scene, room, PARTY))),
    use: (room) => finish(talk.uses[ROOMS[room]]),
    clan: (clan) => clanNoun(scene, clan).text,
    seat: (seat) => clanNoun(scene, state.clan[seat]).text,
    hero: (hero) => talk.classes[hero].text,
    monster: (monster) => finish(talk.monster(monsterFacts(scene, monster))),
    oneMonster: (monster) =>
      finish(talk.monster({ ...monsterFacts(scene, monster), count: 1, vitality: 1 })),
    card: (card) => finish(cardTitle(scene, card)),
    token: (token, count) => grammar.counted(undefined, count, talk.tokens[token]),
    loot: (kind) => talk.kinds[kind].text,
    level: (level) => talk.levels[level],
    symbol: (symbol) => talk.symbols[symbol],
    scenario: finish(scenarioTitle(scene, state.scenario)),
    counter: (counter) =>
      content.pack.scenarios[state.scenario].counters[counter].title[language].text,
  }
}
