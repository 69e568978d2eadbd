import type { LanguageCode } from '@muster/engine'
import { LANGUAGES } from '@muster/engine'
import { Refusal } from '../errors.ts'
import type { World } from '../world.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { pt } from './pt.ts'
import type { Texts } from './texts.ts'

export type { Texts } from './texts.ts'

export const textsIn: Readonly<Record<LanguageCode, Texts>> = { en, fr, pt }

/** Puts values where a text has their names in braces. */
export function fill(text: string, values: { readonly [name: string]: string | number }): string {
  return text.replace(/\{(\w+)\}/g, (braces, name) => String(values[name] ?? braces))
}

/** The language asked for, or that of the environment. */
export function languageOf(asked: string | undefined, env: World['env']): LanguageCode {
  if (asked !== undefined) {
    const found = LANGUAGES.find((language) => language === asked.toLowerCase())
    if (found !== undefined) return found
    const { unknownLanguage } = textsIn[languageOf(undefined, env)]
    throw new Refusal(fill(unknownLanguage, { asked, languages: LANGUAGES.join(', ') }))
  }
  const locale = [env.LC_ALL, env.LC_MESSAGES, env.LANG].find((value) => value) ?? ''
  return LANGUAGES.find((language) => locale.toLowerCase().startsWith(language)) ?? 'en'
}
