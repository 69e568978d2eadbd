/** What things on the table are called, in a language. */
import type { Card, LanguageCode, Seat } from '@muster/engine'
import type { Content } from '../content.ts'
import type { TenefyrState } from '../state.ts'
import {
  boss,
  cardTitle,
  dungeonFacts,
  dungeonName,
  enemyLabel,
  heroesOf,
  isFighting,
  lootTitle,
  type Scene,
  sceneOf,
} from '../talk/scene.ts'
import type { BlessingView } from './view.ts'

export interface Names {
  /** "Level 1 (left)". */
  dungeon(dungeon: number): string
  /** A dungeon in full: enemy, power, what lies below, loot, reward, rule. */
  dungeonInFull(dungeon: number): string
  /** The heroes of a seat. */
  seat(seat: Seat): string
  readonly boss: string
  /** Inside a sentence: "the Dark Lord". */
  readonly theBoss: string
  /** An enemy, Boss card or reward. */
  card(card: Card): string
  /** A card as its player holds it. */
  held(card: Card): string
  /** An enemy with its printed power. */
  enemy(card: Card): string
  blessing(blessing: BlessingView): string
  /** Without how long it lasts. */
  blessingBrief(blessing: BlessingView): string
}

export function namesOf(content: Content, state: TenefyrState, language: LanguageCode): Names {
  const scene = sceneOf(content, state, language)
  const { talk, grammar } = scene
  return {
    dungeon: (dungeon) => grammar.finish(dungeonName(scene, dungeon).label),
    dungeonInFull: (dungeon) => grammar.finish(talk.labels.enter(dungeonFacts(scene, dungeon))),
    seat: (seat) => heroNames(scene, seat),
    boss: boss(state, language).title,
    theBoss: boss(state, language).the,
    card: (card) => cardTitle(content, card, language),
    held: (card) => lootTitle(content, card, language),
    enemy: (card) => enemyLabel(scene, card),
    blessing: ({ change, by, nextCombat }) =>
      grammar.finish(talk.sentences.blessed(change, by, nextCombat, isFighting(state))),
    blessingBrief: ({ change, by }) => grammar.finish(talk.changed(change, by)),
  }
}

const heroNames = ({ talk, state }: Scene, seat: Seat): string =>
  heroesOf(state, seat)
    .map((hero) => talk.heroes[hero].text)
    .join(' & ')
