/** What things on the table are called, in a language. */
import { type Card, grammars, type LanguageCode } from '@muster/engine'
import type { Trait } from '../cards/effects.ts'
import type { Content } from '../content.ts'
import type {
  Action,
  ConditionName,
  Difficulty,
  Face,
  HeroClass,
  HeroType,
  PHASES,
} from '../state.ts'
import { kindNoun, talks, titleOf } from '../talk/scene.ts'
import { foeWords } from '../text/lexicon/foes.ts'
import { OF_WOMEN } from './callings.ts'
import type { HeroView } from './view.ts'

export interface Names {
  /** By the pack's name: `kari`. */
  hero(name: string): string
  quest(name: string): string
  card(card: Card): string
  /** Of a master what the others of its set are called. */
  ofSet(card: Card): string
  readonly hidden: string
  action(action: Action): string
  type(type: HeroType): string
  class(of: HeroClass | 'basic'): string
  /** What a hero is, by class or else by type. */
  calling(hero: Pick<HeroView, 'name' | 'type' | 'class'>): string
  condition(condition: ConditionName): string
  conditionText(condition: ConditionName): string
  difficulty(difficulty: Difficulty): string
  trait(trait: Trait): string
  phase(phase: (typeof PHASES)[number]): string
  face(face: Face): string
}

export function namesOf(content: Content, language: LanguageCode): Names {
  const talk = talks[language]
  const { finish } = grammars[language]
  const { heroes, quests } = content.pack
  const titled = (cards: typeof heroes | typeof quests, name: string): string =>
    finish(cards.find((card) => card.name === name)?.title[language].text ?? '')
  return {
    hero: (name) => titled(heroes, name),
    quest: (name) => titled(quests, name),
    card: (card) => finish(kindNoun({ content, language, talk }, content.kindOf[card]).text),
    ofSet: (card) => finish(titleOf(content, content.kindOf[card])?.[language].text ?? ''),
    hidden: talk.hidden.text,
    action: (action) => talk.actions[action],
    type: (type) => talk.types[type],
    class: (of) => talk.classes[of],
    calling: ({ name, type, class: of }) => {
      const noun = heroes.find((card) => card.name === name)?.title[language]
      const own = noun?.gender === 'f' ? OF_WOMEN[language][of ?? type] : undefined
      return own ?? (of === undefined ? talk.types[type] : talk.classes[of])
    },
    condition: (condition) => talk.conditions[condition],
    conditionText: (condition) => finish(talk.conditionTexts[condition]),
    difficulty: (difficulty) => talk.difficulties[difficulty],
    trait: (trait) => foeWords[language].traits[trait].text,
    phase: (phase) => talk.phases[phase],
    face: (face) => talk.faces[face].text,
  }
}
