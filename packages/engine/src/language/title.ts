/** What cards say in so many words: their names, as sentences need them, and texts in each language. */
import type { Gender, Language, Noun } from './clause.ts'

/** In a seed, on a public page, or ours. */
export type From = 'rulebook' | 'public' | 'house'

export interface GenderedName extends Noun {
  readonly gender: Gender
}

/** The name of a card or of what it shows. */
export interface Title {
  readonly en: Noun
  readonly fr: GenderedName
  readonly pt: GenderedName
}

/** A text in each language. */
export type Said = Readonly<Record<Language, string>>

/** A name with its gender before it: 'm Rat'. An s says plural, 'ms Égouts'; an apostrophe, French elides: "f' Hydre". */
export type GenderedText = `${'m' | 'f'}${'' | 's'}${'' | "'"} ${string}`

export function title(en: string, fr: GenderedText, pt: GenderedText): Title {
  return { en: { text: en }, fr: gendered(fr), pt: gendered(pt) }
}

/** A title whose English name is a plural too. */
export function titles(en: string, fr: GenderedText, pt: GenderedText): Title {
  return { en: { text: en, number: 'many' }, fr: gendered(fr), pt: gendered(pt) }
}

/** The name of somebody: no article comes before it. */
export function properTitle(en: string, fr: GenderedText, pt: GenderedText): Title {
  return {
    en: { text: en, proper: true },
    fr: { ...gendered(fr), proper: true },
    pt: { ...gendered(pt), proper: true },
  }
}

function gendered(name: GenderedText): GenderedName {
  const space = name.indexOf(' ')
  const signs = name.slice(0, space)
  return {
    text: name.slice(space + 1),
    gender: signs.startsWith('m') ? 'm' : 'f',
    ...(signs.includes('s') ? { number: 'many' as const } : {}),
    ...(signs.endsWith("'") ? { vowel: true } : {}),
  }
}

export const said = (en: string, fr: string, pt: string): Said => ({ en, fr, pt })
