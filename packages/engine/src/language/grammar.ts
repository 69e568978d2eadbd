/** What the three languages have in common in form: each of them gives one grammar. */
import type { Gender, Language, Noun, Person, Subject, Verb } from './clause.ts'

export const prepositions = ['of', 'from', 'to', 'in', 'on', 'by', 'for', 'with'] as const
export type Preposition = (typeof prepositions)[number]
export const determiners = ['the', 'a', 'your', 'this'] as const
export type Determiner = (typeof determiners)[number]

export interface Grammar {
  readonly language: Language
  /** A number as a word up to twelve, else in digits. */
  number(n: number, gender: Gender): string
  /** Does this number take the singular? */
  isOne(n: number): boolean
  /**
   * A noun with its article or possessive and the preposition before it, contracted and elided; a proper name
   * takes only the preposition.
   */
  noun(
    preposition: Preposition | undefined,
    determiner: Determiner | undefined,
    noun: Noun,
    owner: Subject,
  ): string
  /** "a card", "two cards", with the preposition before it. */
  counted(preposition: Preposition | undefined, n: number, noun: Noun): string
  /** "you may", "vous pouvez", "você pode"; for others the verb alone. */
  may(person: Person): string
  /** Joins deeds that follow each other. */
  inTurn(deeds: readonly string[]): string
  /** a, b and c. */
  and(items: readonly string[]): string
  /** a, b or c. */
  or(items: readonly string[]): string
  /** Before the infinitive of a purpose. */
  readonly to: string
  readonly let: Verb
  readonly choose: Verb
  /** Follows "choose", where it is done once. */
  readonly one: string
  /** "Do this twice", without the colon. */
  readonly again: Verb
  times(n: number): string
  readonly ifWanted: Readonly<Record<Person, string>>
  readonly otherwise: string
  readonly colon: string
  readonly semicolon: string
  /** Typography: apostrophes, spaces, contractions that run over the seams of phrases. */
  finish(text: string): string
}

export const isPlural = (noun: Noun): boolean => noun.number === 'many'

/** a, b and c, with the given words before the last: English takes none, French and Portuguese neither. */
export function listed(items: readonly string[], last: string): string {
  if (items.length < 2) return items.join('')
  return `${items.slice(0, -1).join(', ')}${last}${items[items.length - 1]}`
}

/** Starts with a vowel that is heard; h is silent only where the noun says so. */
export function startsWithVowel(noun: Noun): boolean {
  return noun.vowel ?? /^[aeiouàâäéèêëîïôöùûüœæáíóúãõ]/i.test(noun.text)
}

/** A number with its sign; the minus is the long one. */
export function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`
}

export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
