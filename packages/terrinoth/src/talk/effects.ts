/** What cards and effects do, in words: the one place where the table's talk meets the texts of cards. */
import { type Card, capital, type Effect, type LanguageCode, type ListId } from '@muster/engine'
import type {
  ActivationCard,
  EnemyCard,
  ExplorationCard,
  LocationCard,
  Nemesis,
  Quest,
} from '../cards/types.ts'
import {
  ACTIVATION,
  type Content,
  ENEMY,
  EXPLORATION_CARD,
  LOCATION_CARD,
  MASTER,
} from '../content.ts'
import { effectText, fullText } from '../text/card-text.ts'
import { heroSaid, kindNoun, type Scene } from './scene.ts'
import { speechOf } from './speech.ts'

export type Printed = ActivationCard | EnemyCard | Nemesis | LocationCard | ExplorationCard

/** The card of the pack that a kind is made of. */
export function printedOf({ pack, kinds }: Content, kind: number): Printed {
  const { type, name, of, rank } = kinds[kind]
  if (type === LOCATION_CARD) return pack.locations[of]
  if (type === ACTIVATION) {
    const card = pack.cards.find((one) => one.name === name)
    if (card === undefined) throw new Error(`the pack has no card ${name}`)
    return card
  }
  if (type !== ENEMY) return pack.exploration[of]
  const { sets, nemeses } = pack
  if (of >= sets.length) return nemeses[of - sets.length]
  return rank === MASTER ? sets[of].master : sets[of].minion
}

type Counters = Quest['counters']

/** The counters that a card may speak of: those of the quest it belongs to. */
export function countersOf({ pack, kinds }: Content, kind: number): Counters {
  const { name, type, of } = kinds[kind]
  const own =
    type === LOCATION_CARD
      ? pack.locations[of].quest
      : type === EXPLORATION_CARD
        ? pack.exploration[of].quest
        : undefined
  return pack.quests.find((quest) => quest.name === own || quest.nemesis === name)?.counters ?? []
}

/** In sentences. */
export function cardText(content: Content, card: Card, language: LanguageCode): string {
  const kind = content.kindOf[card]
  return fullText(printedOf(content, kind), language, countersOf(content, kind)).join(' ')
}

function isEffect(args: unknown): args is Effect {
  return typeof args === 'object' && args !== null && 'word' in args
}

function said({ content, state, language }: Scene, effects: readonly Effect[]): string {
  if (effects.length === 0) return ''
  return effectText(effects, language, content.pack.quests[state.quest].counters)
}

/** What an effect does, as on a button. */
export function nodeText(scene: Scene, node: number): string {
  const { args } = scene.content.program.nodes[node]
  return isEffect(args) ? capital(said(scene, [args])) : ''
}

/** What a list of effects does, to stand inside a sentence. */
export function listText(scene: Scene, list: ListId): string {
  const { lists, nodes } = scene.content.program
  return said(scene, (lists[list] ?? []).map((node) => nodes[node].args).filter(isEffect))
}

/** What the n-th list inside an effect does: what one may do, or one of several ways. */
export const innerText = (scene: Scene, node: number, list: number): string =>
  capital(listText(scene, scene.content.program.nodes[node].lists[list]))

/** The first thing that an effect does to or for somebody, and all the others after it. */
export function partsOf(
  scene: Scene,
  node: number,
): { readonly first: string; readonly rest: string } {
  const { lists, nodes, wordOf } = scene.content.program
  const inner = lists[nodes[node].lists[0]] ?? []
  if (inner.length === 1 && wordOf[inner[0]].name === 'may') return partsOf(scene, inner[0])
  const [first, ...rest] = inner.map((index) => nodes[index].args).filter(isEffect)
  return {
    first: first === undefined ? '' : capital(said(scene, [first])),
    rest: said(scene, rest),
  }
}

/** Whose trigger it is: a hero, a card or the quest. */
export function triggerTitle(scene: Scene, trigger: number): string {
  const { content, language } = scene
  const hero = content.heroes.findIndex(({ triggers }) => triggers.includes(trigger))
  if (hero >= 0) {
    return speechOf(scene).abilityOf(heroSaid(scene, scene.state.heroIs.indexOf(hero)))
  }
  const kind = content.kinds.findIndex(({ triggers }) => triggers.includes(trigger))
  if (kind >= 0) return kindNoun(scene, kind).text
  const quest = content.quests.findIndex(({ triggers }) => triggers.includes(trigger))
  return quest < 0 ? '' : content.pack.quests[quest].title[language].text
}

interface TriggerTexts {
  readonly title: string
  readonly price: string
  readonly effect: string
}

export function triggerTexts(scene: Scene, trigger: number): TriggerTexts {
  const { price, do: list } = scene.content.triggers[trigger]
  return {
    title: triggerTitle(scene, trigger),
    price: listText(scene, price),
    effect: listText(scene, list),
  }
}
