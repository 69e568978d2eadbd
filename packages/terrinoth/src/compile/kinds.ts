/** The kinds of cards of a pack: enemies first, then locations, exploration cards and activation cards. */
import { compileEffects, type Effect, type ListId, NO_EFFECT } from '@muster/engine'
import { TRAITS, type Trait } from '../cards/effects.ts'
import type {
  ActivationCard,
  EnemyCard,
  EnemySet,
  ExplorationCard,
  Keyword,
  LocationCard,
  Nemesis,
  TerrinothPack,
} from '../cards/types.ts'
import { ACTIONS, CLASSES, DIFFICULTIES, type Difficulty, HERO_TYPES, NONE } from '../state.ts'
import { elsewhereOf } from './elsewhere.ts'
import {
  ACTIVATION,
  ALL_TARGETS,
  ENEMY,
  EXPLORATION_CARD,
  type Kind,
  LOCATION_CARD,
  MASTER,
  MINION,
  NEMESIS,
} from './tables.ts'
import { type Compiling, compileOnce, compileTriggers, NO_BITS, PLACE_BITS } from './triggers.ts'

/** Keywords that need no explanation on a card (H6.5). */
const BASIC_KEYWORDS: readonly string[] = ['advance', 'inflict', 'retreat']

const MINIONS_A_SET = 2

const PLAIN: Omit<Kind, 'name' | 'type'> = {
  copies: 1,
  of: NONE,
  difficulty: NONE,
  rank: NONE,
  traits: 0,
  attack: 0,
  resilience: 0,
  health: 0,
  bar: [],
  barNames: [],
  counter: NO_EFFECT,
  isStrange: false,
  farWounds: 0,
  joins: 0,
  action: NONE,
  dice: 0,
  class: NONE,
  ranged: false,
  targets: 1,
  above: NO_EFFECT,
  below: NO_EFFECT,
  engaged: 0,
  shadows: 0,
  exploration: 0,
  item: false,
  once: false,
  do: NO_EFFECT,
  triggers: [],
  lasting: [],
  moments: 0,
}

/** All keywords of a pack, by name. */
export function keywordsOf(pack: TerrinothPack): string[] {
  const own = [...pack.sets, ...pack.nemeses].flatMap((set) => set.keywords.map(({ name }) => name))
  return [...BASIC_KEYWORDS, ...own].filter((name, n, all) => all.indexOf(name) === n)
}

export function enemyKinds(compiling: Compiling, pack: TerrinothPack, keywords: string[]): Kind[] {
  const { program } = compiling
  const basics = BASIC_KEYWORDS.map((word) => compileEffects(program, [{ word }]))
  const kinds: Kind[] = []
  const add = (of: EnemySet | Nemesis, card: EnemyCard, kind: Partial<Kind> & { name: string }) => {
    const own = of.keywords.map((keyword) => compileEffects(program, keyword.do))
    const bar = card.bar.map((name) => listOf(name, basics, of.keywords, own))
    kinds.push({
      ...enemyKind(compiling, of, card, kind.name),
      bar,
      ...elsewhereOf(program, bar),
      barNames: card.bar.map((name) => keywords.indexOf(name)),
      ...kind,
    })
  }
  pack.sets.forEach((set, of) => {
    add(set, set.minion, { name: set.name, of, rank: MINION, copies: MINIONS_A_SET })
    add(set, set.master, { name: `${set.name}-master`, of, rank: MASTER })
  })
  pack.nemeses.forEach((nemesis, n) => {
    add(nemesis, nemesis, { name: nemesis.name, of: pack.sets.length + n, rank: NEMESIS })
  })
  return kinds
}

function listOf(
  name: string,
  basics: readonly ListId[],
  keywords: readonly Keyword[],
  own: readonly ListId[],
): ListId {
  const basic = BASIC_KEYWORDS.indexOf(name)
  if (basic >= 0) return basics[basic]
  return own[keywords.findIndex((keyword) => keyword.name === name)]
}

function enemyKind(
  compiling: Compiling,
  of: { readonly difficulty: Difficulty; readonly traits: readonly Trait[] },
  card: EnemyCard,
  name: string,
): Kind {
  const threat: readonly Effect[] = card.threat ?? []
  const triggers = threat.length === 0 ? [] : [{ at: 'threat' as const, do: threat }]
  return {
    ...PLAIN,
    name,
    type: ENEMY,
    difficulty: DIFFICULTIES.indexOf(of.difficulty),
    traits: of.traits.reduce((bits, trait) => bits | (1 << TRAITS.indexOf(trait)), 0),
    attack: card.attack,
    resilience: card.resilience,
    health: card.health,
    counter: compileOnce(compiling, card.counter ?? []),
    lasting: card.always ?? [],
    ...compileTriggers(compiling, name, triggers, NO_BITS),
  }
}

export function locationKind(compiling: Compiling, card: LocationCard, of: number): Kind {
  return {
    ...PLAIN,
    name: card.name,
    type: LOCATION_CARD,
    of,
    difficulty: DIFFICULTIES.indexOf(card.difficulty),
    engaged: card.engaged,
    shadows: card.shadows,
    exploration: card.exploration,
    lasting: card.always,
    ...compileTriggers(compiling, card.name, card.triggers, PLACE_BITS),
  }
}

export function explorationKind(compiling: Compiling, card: ExplorationCard, of: number): Kind {
  return {
    ...PLAIN,
    name: card.name,
    type: EXPLORATION_CARD,
    copies: card.copies,
    of,
    item: card.item,
    once: card.once === true,
    do: compileEffects(compiling.program, card.do),
    lasting: card.always,
    ...compileTriggers(compiling, card.name, card.triggers, NO_BITS),
  }
}

export function activationKind({ program }: Compiling, card: ActivationCard): Kind {
  return {
    ...PLAIN,
    name: card.name,
    type: ACTIVATION,
    of: HERO_TYPES.indexOf(card.type),
    action: ACTIONS.indexOf(card.action),
    dice: card.dice,
    class: card.of === 'basic' ? NONE : CLASSES.indexOf(card.of),
    ranged: card.ranged === true,
    targets: card.targets === 'all' ? ALL_TARGETS : (card.targets ?? 1),
    above: compileEffects(program, card.above),
    below: compileEffects(program, card.below),
    lasting: card.with,
  }
}
