/** Texts by key, in three languages at once; and a stretched one that shows where long words break a layout. */
import type { LanguageCode } from '@muster/engine'
import { useSettings } from '../settings/settings.tsx'
import { stretched } from './stretch.ts'

/** What a player reads in: a language, or English stretched by two fifths. */
export type PageLanguage = LanguageCode | 'pseudo'

export type InEveryLanguage<T> = Readonly<Record<LanguageCode, T>>

/** The language that rules, cards and log are asked for in. */
export const spoken = (language: PageLanguage): LanguageCode =>
  language === 'pseudo' ? 'en' : language

/** The texts of one folder in the reader's language. */
export function useTexts<T extends object>(texts: InEveryLanguage<T>): T {
  const { language } = useSettings()
  return language === 'pseudo' ? stretched(texts.en) : texts[language]
}

/** Gives a game's own sentences to the page: as they are, or stretched. */
export function useSaying(): (text: string) => string {
  const { language } = useSettings()
  return language === 'pseudo' ? stretched : asItIs
}

const asItIs = (text: string): string => text
