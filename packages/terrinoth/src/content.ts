/** A pack made ready to play: tables by kind, effects compiled. */
import { type AnyWord, type Card, newProgram } from '@muster/engine'
import type { TerrinothPack } from './cards/types.ts'
import {
  activationKind,
  enemyKinds,
  explorationKind,
  keywordsOf,
  locationKind,
} from './compile/kinds.ts'
import { compileQuest } from './compile/quests.ts'
import {
  ACTIVATION,
  type CompiledQuest,
  type Content,
  ENEMY,
  type Kind,
  type U,
} from './compile/tables.ts'
import { type Compiling, compileTriggers, HERO_BITS } from './compile/triggers.ts'
import { HERO_TYPES, NONE } from './state.ts'

export * from './compile/tables.ts'

export function compilePack(pack: TerrinothPack, words: readonly AnyWord<U>[]): Content {
  const compiling: Compiling = { program: newProgram(words), triggers: [], lists: {} }
  const keywords = keywordsOf(pack)
  const kinds: Kind[] = [
    ...enemyKinds(compiling, pack, keywords),
    ...pack.locations.map((card, n) => locationKind(compiling, card, n)),
    ...pack.exploration.map((card, n) => explorationKind(compiling, card, n)),
    ...pack.cards.map((card) => activationKind(compiling, card)),
  ]
  const kindOf = kinds.flatMap((kind, k) => Array.from({ length: kind.copies }, () => k))
  const cardsWhere = (fits: (kind: Kind) => boolean): Card[] =>
    kindOf.flatMap((kind, card) => (fits(kinds[kind]) ? [card] : []))
  const ofType = (type: number, basic: boolean) => (kind: Kind) =>
    kind.type === ACTIVATION && kind.of === type && (kind.class === NONE) === basic
  const byAction = (a: Card, b: Card) => kinds[kindOf[a]].action - kinds[kindOf[b]].action
  return {
    pack,
    program: compiling.program,
    enemies: cardsWhere((kind) => kind.type === ENEMY).length,
    kinds,
    kindOf,
    copyOf: kinds.flatMap((kind) => Array.from({ length: kind.copies }, (_, i) => i + 1)),
    triggers: compiling.triggers,
    keywords,
    heroes: pack.heroes.map((hero) => ({
      ...compileTriggers(compiling, hero.name, hero.triggers, HERO_BITS),
      type: HERO_TYPES.indexOf(hero.type),
      health: hero.health,
      lasting: hero.always,
    })),
    basics: HERO_TYPES.map((_, type) => cardsWhere(ofType(type, true)).sort(byAction)),
    advanced: HERO_TYPES.map((_, type) => cardsWhere(ofType(type, false))),
    cardsOfSet: pack.sets.map((_, set) => cardsWhere((k) => k.type === ENEMY && k.of === set)),
    quests: pack.quests.map((quest) =>
      compileQuest(compiling, pack, quest, (name) => cardsWhere((kind) => kind.name === name)),
    ),
  }
}

export const kindOf = (u: U, card: Card): Kind => u.content.kinds[u.content.kindOf[card]]
export const questOf = (u: U): CompiledQuest => u.content.quests[u.state.quest]
