/** Nouns and names with their little words: the Orc, of the Orc, to the Orc. */
import { capital, type grammars, type LanguageCode, type Noun, type Subject } from '@muster/engine'

export type Grammar = (typeof grammars)[LanguageCode]

/** A player, an enemy or a dungeon, as a sentence needs it. */
export interface Said {
  /** By itself: "Orc". */
  readonly title: string
  readonly the: string
  readonly The: string
  readonly of: string
  readonly to: string
  readonly in: string
  readonly many: boolean
}

const nobody: Subject = { person: 'one' }

/** Several nouns are one subject: a player with two heroes. */
export function said(grammar: Grammar, nouns: readonly Noun[]): Said {
  const all = (preposition?: 'of' | 'to' | 'in'): string =>
    grammar.and(nouns.map((noun) => grammar.noun(preposition, 'the', noun, nobody)))
  const the = all()
  // French and Portuguese say the preposition before each noun, English once.
  const after = (preposition: 'of' | 'to' | 'in'): string =>
    grammar.language === 'en' ? `${preposition} ${the}` : all(preposition)
  return {
    title: nouns.map((noun) => noun.text).join(' & '),
    the,
    The: capital(the),
    of: after('of'),
    to: after('to'),
    in: after('in'),
    many: nouns.length > 1 || nouns.some((noun) => noun.number === 'many'),
  }
}

/** The verb that fits a subject: "plays", "play". */
export const does = (who: Pick<Said, 'many'>, one: string, many: string): string =>
  who.many ? many : one
