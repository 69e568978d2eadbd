/** Nouns and names with their little words: the Orc, of the Orc, to the Orc. */
import type { Noun, Subject } from './clause.ts'
import { capital, type Grammar } from './grammar.ts'

/** Who or what a sentence speaks of, in the forms that it needs. */
export interface Spoken {
  /** By itself: "Orc". */
  readonly title: string
  readonly the: string
  readonly The: string
  /** "an Orc". */
  readonly a: string
  readonly of: string
  readonly to: string
  readonly in: string
  readonly many: boolean
  readonly feminine: boolean
}

const nobody: Subject = { person: 'one' }

/** Several nouns are one subject: "the Gnolls and the Witches". */
export function spoken(grammar: Grammar, nouns: readonly Noun[]): Spoken {
  const all = (determiner: 'the' | 'a', preposition?: 'of' | 'to' | 'in'): string =>
    grammar.and(nouns.map((noun) => grammar.noun(preposition, determiner, noun, nobody)))
  const the = all('the')
  // French and Portuguese say the preposition before each noun, English once.
  const after = (preposition: 'of' | 'to' | 'in'): string =>
    grammar.language === 'en' ? `${preposition} ${the}` : all('the', preposition)
  return {
    title: nouns.map((noun) => noun.text).join(' & '),
    the,
    The: capital(the),
    a: all('a'),
    of: after('of'),
    to: after('to'),
    in: after('in'),
    many: nouns.length > 1 || nouns.some((noun) => noun.number === 'many'),
    feminine: nouns.every((noun) => noun.gender === 'f'),
  }
}

/** The verb that fits a subject: "plays", "play". */
export const does = (who: Pick<Spoken, 'many'>, one: string, many: string): string =>
  who.many ? many : one
