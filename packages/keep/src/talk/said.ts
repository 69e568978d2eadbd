/** Nouns and names with their little words: the Slime, of the Slime, in the Forge. */
import { capital, type grammars, type LanguageCode, type Noun, type Subject } from '@muster/engine'

export type Grammar = (typeof grammars)[LanguageCode]

/** A clan, a hero or a monster, as a sentence needs it. */
export interface Said {
  /** By itself: "Slime". */
  readonly title: string
  readonly the: string
  readonly The: string
  /** "a Slime". */
  readonly a: string
  readonly of: string
  readonly to: string
  readonly in: string
  readonly many: boolean
  readonly feminine: boolean
}

/** A room: where something is, comes from or goes to. */
export interface Place extends Said {
  readonly from: string
}

/** Things that are counted: "two bones", and whether their verb is a plural. */
export interface Counted {
  readonly text: string
  readonly many: boolean
}

const nobody: Subject = { person: 'one' }

export function said(grammar: Grammar, noun: Noun): Said {
  const say = (preposition?: 'of' | 'to' | 'in'): string =>
    grammar.noun(preposition, 'the', noun, nobody)
  const the = say()
  return {
    title: noun.text,
    the,
    The: capital(the),
    a: grammar.noun(undefined, 'a', noun, nobody),
    of: say('of'),
    to: say('to'),
    in: say('in'),
    many: noun.number === 'many',
    feminine: noun.gender === 'f',
  }
}

/** Several subjects as one: "the Gnolls and the Witches". */
export function saidAll(grammar: Grammar, nouns: readonly Noun[]): Said {
  if (nouns.length === 1) return said(grammar, nouns[0])
  const each = nouns.map((noun) => said(grammar, noun))
  const and = (of: 'the' | 'a' | 'of' | 'to' | 'in'): string => grammar.and(each.map((s) => s[of]))
  return {
    title: grammar.and(each.map((s) => s.title)),
    the: and('the'),
    The: capital(and('the')),
    a: and('a'),
    of: and('of'),
    to: and('to'),
    in: and('in'),
    many: true,
    feminine: each.every((s) => s.feminine),
  }
}

/** `at`: in English one is at the Builder, not in it. */
export function placed(grammar: Grammar, noun: Noun, at: boolean): Place {
  const room = said(grammar, noun)
  if (grammar.language === 'en') {
    return { ...room, in: at ? `at ${room.the}` : room.in, from: `from ${room.the}` }
  }
  if (grammar.language === 'pt') return { ...room, to: `para ${room.the}`, from: room.of }
  return { ...room, from: room.of }
}

export function countedThings(grammar: Grammar, n: number, noun: Noun): Counted {
  return { text: grammar.counted(undefined, n, noun), many: n > 1 }
}

/** The verb that fits a subject: "plays", "play". */
export const does = (who: { readonly many: boolean }, one: string, many: string): string =>
  who.many ? many : one

/** How far a tile is turned. */
export const angle = (quarters: number): string => (quarters === 0 ? '' : ` (${quarters * 90}°)`)
