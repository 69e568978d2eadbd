/** Quests: what their stacks hold, by number. */
import { type Card, compileEffects } from '@muster/engine'
import { MOMENTS } from '../cards/effects.ts'
import type { LocationCard, Quest, TerrinothPack } from '../cards/types.ts'
import { DIFFICULTIES } from '../state.ts'
import type { CompiledQuest } from './tables.ts'
import { type Compiling, compileTriggers, QUEST_BITS } from './triggers.ts'

export const LOCATION_KINDS: readonly LocationCard['kind'][] = ['quarter', 'wilderness', 'dungeon']

/** All cards of a name. */
type CardsNamed = (name: string) => readonly Card[]

export function compileQuest(
  compiling: Compiling,
  pack: TerrinothPack,
  quest: Quest,
  cardsNamed: CardsNamed,
): CompiledQuest {
  const ofSet = (set: string): Card[] =>
    pack.exploration
      .filter((card) => card.set === set && card.quest === undefined)
      .flatMap((card) => cardsNamed(card.name))
  const extra = quest.extra.flatMap((name) => cardsNamed(name))
  return {
    ...compileTriggers(compiling, quest.name, quest.triggers, QUEST_BITS),
    lasting: quest.always,
    perils: quest.perils.map((peril) => compileEffects(compiling.program, peril.do)),
    track: quest.track,
    nemesis: cardsNamed(quest.nemesis)[0],
    enemyStacks: quest.enemies.map(({ named, random }) => ({
      sets: named.map((name) => pack.sets.findIndex((set) => set.name === name)),
      random: random?.count ?? 0,
      difficulty: random === undefined ? -1 : DIFFICULTIES.indexOf(random.difficulty),
    })),
    locationStacks: quest.locations.map(({ named, random }) => ({
      cards: named.flatMap((name) => cardsNamed(name)),
      random: random?.count ?? 0,
      difficulty: random === undefined ? -1 : DIFFICULTIES.indexOf(random.difficulty),
      kind: random?.kind === undefined ? -1 : LOCATION_KINDS.indexOf(random.kind),
    })),
    explorationStacks: quest.exploration.map((sets, n) => [
      ...sets.flatMap(ofSet),
      ...(n === 0 ? extra : []),
    ]),
    victory: { at: MOMENTS.indexOf(quest.victory.at), when: quest.victory.when },
    defeat: quest.defeat.map(({ when }) => when),
  }
}
