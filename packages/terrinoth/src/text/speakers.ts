/** Who says the texts, and how heroes are spoken of inside one. */
import {
  type Argument,
  type Deed,
  grammars,
  type Language,
  type Name,
  type Phrase,
  type Speaker,
  type Subject,
  speaker,
  you,
} from '@muster/engine'
import type { Who } from '../cards/effects.ts'
import type { NounKey, PhraseKey, SubjectKey, VerbKey } from './lexicon/en.ts'
import { lexicons } from './lexicon/index.ts'

export const speakers: Readonly<Record<Language, Speaker>> = {
  en: speaker(grammars.en, lexicons.en),
  fr: speaker(grammars.fr, lexicons.fr),
  pt: speaker(grammars.pt, lexicons.pt),
}

/** An argument is a number, a noun or a name. */
export type Arguments = Readonly<Record<string, number | NounKey | Name>>

export function saying(key: PhraseKey, args: Arguments = {}): Phrase {
  const given: Record<string, Argument> = { ...args }
  return { key, args: given }
}

export function deed(who: Subject, verb: VerbKey, what: PhraseKey, args: Arguments = {}): Deed {
  return { kind: 'deed', who, verb, what: saying(what, args) }
}

/** A text of each language, to stand inside a phrase. */
export function inEach(say: (language: Language) => string): Name {
  return { en: { text: say('en') }, fr: { text: say('fr') }, pt: { text: say('pt') } }
}

/** A phrase as it is, to stand inside another; `owner` is whose "your" it is. */
export const phraseName = (phrase: Phrase, owner: Subject = you): Name =>
  inEach((language) => speakers[language].phrase(phrase, owner))

const oneOf = (key: SubjectKey): Subject => ({ person: 'one', key })
const eachOf = (key: SubjectKey): Subject => ({ person: 'one', key, each: true })

export const thatHero: Subject = oneOf('that-hero')
export const thisEnemy: Subject = { person: 'one', key: 'this-enemy', thing: true }
export const theNemesis: Subject = { person: 'one', key: 'nemesis', thing: true }

const subjects: Readonly<Record<Exclude<Who, 'you'>, Subject>> = {
  target: oneOf('target'),
  leader: oneOf('leader'),
  each: eachOf('each'),
  others: eachOf('others'),
  any: oneOf('any'),
  another: oneOf('another'),
  led: oneOf('led'),
  'least-health': oneOf('least-health'),
  'most-enemies': oneOf('most-enemies'),
  'most-tokens': oneOf('most-tokens'),
}

/** Whom a card means, where "you" is `from`. */
export const subjectOf = (who: Who, from: Subject): Subject =>
  who === 'you' ? from : subjects[who]

/** The heroes meant, to stand inside a phrase: "the party leader". */
export const heroName = (who: Exclude<Who, 'you'>): Name =>
  inEach((language) => lexicons[language].subjects[who])
