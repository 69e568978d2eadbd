/**
 * What a text says, before any language: who does what, with which numbers, at what price. A game's words
 * return clauses; only the modules of this folder turn them into strings.
 */

export const languages = ['en', 'fr', 'pt'] as const
export type Language = (typeof languages)[number]

export type Gender = 'm' | 'f'
/** The one spoken to, one other, or several others. */
export type Person = 'you' | 'one' | 'many'

/** A noun in one language. English gives no gender; vowel start is computed where it is not given. */
export interface Noun {
  readonly text: string
  readonly many?: string | undefined
  readonly gender?: Gender | undefined
  /** `many`: the noun itself is plural ("your played cards"). */
  readonly number?: 'one' | 'many' | undefined
  /** Does an article before it elide (l'ombre), or turn into "an"? */
  readonly vowel?: boolean | undefined
  /** A name that takes no article: Kari, de Kari. */
  readonly proper?: true | undefined
}

/** A name in every language: a card, a hero, a player. */
export type Name = Readonly<Record<Language, Noun>>

/** A verb in one language, in the forms that texts need. */
export interface Verb {
  readonly infinitive: string
  readonly one: string
  readonly many: string
  /** Said to a player: the imperative. */
  readonly imperative: string
}

/** Who does it. */
export interface Subject {
  readonly person: Person
  /** Key of the lexicon's subjects. */
  readonly key?: string
  /** A name instead of a key. */
  readonly name?: Name
  /** "each player": a condition becomes "each player whose deck is empty". */
  readonly each?: boolean
  /** Not a person: "its", not "their". */
  readonly thing?: boolean
  /** Whose choice it is ("a player of your choice"). */
  readonly by?: Subject
}

export const you: Subject = { person: 'you' }

/** A number, a noun of the lexicon by its key, or a name. */
export type Argument = number | string | Name

export interface Phrase {
  readonly key: string
  readonly args?: Readonly<Record<string, Argument>>
}

/** One thing done: subject, verb, and the rest of the sentence as a phrase. */
export interface Deed {
  readonly kind: 'deed'
  readonly who: Subject
  readonly verb: string
  readonly what: Phrase
  /** Optional; its phrase says so by itself where no "may" can stand ("up to three cards"). */
  readonly may?: boolean
  /** The same as somebody's act, for "may" and "to": "the enemy loses 2" is "to lower … by 2". */
  readonly act?: { readonly verb: string; readonly what: Phrase }
}

export type Clause =
  | Deed
  | { readonly kind: 'may'; readonly who: Subject; readonly do: readonly Clause[] }
  | {
      readonly kind: 'pay'
      readonly who: Subject
      readonly price: readonly Clause[]
      readonly to: readonly Clause[]
    }
  | {
      readonly kind: 'choose'
      readonly who: Subject
      readonly from: readonly (readonly Clause[])[]
    }
  | {
      readonly kind: 'if'
      readonly who: Subject
      readonly condition: Phrase
      /** The condition as said of each of several players ("whose deck is empty"). */
      readonly relative?: Phrase
      readonly so: readonly Clause[]
      readonly otherwise: readonly Clause[]
    }
  | {
      readonly kind: 'repeat'
      readonly who: Subject
      readonly times: number
      readonly do: readonly Clause[]
    }
  /** A clause within a span of time: "in the next combat, …". */
  | { readonly kind: 'during'; readonly when: Phrase; readonly do: readonly Clause[] }

export interface Sentence {
  /** "At the start of the combat": said first. */
  readonly when?: Phrase
  readonly clauses: readonly Clause[]
}

/** A game's words in one language. Every language has the same keys. */
export interface Lexicon<
  V extends string = string,
  N extends string = string,
  S extends string = string,
  P extends string = string,
> {
  readonly verbs: Readonly<Record<V, Verb>>
  readonly nouns: Readonly<Record<N, Noun>>
  readonly subjects: Readonly<Record<S, string>>
  readonly phrases: Readonly<Record<P, string>>
}
