/** What a daily is called, wherever one is named. */
import type { LanguageCode } from '@muster/engine'
import { useSettings } from '../settings/settings.tsx'
import { type InEveryLanguage, spoken, useTexts } from './texts.ts'

const words: InEveryLanguage<{ readonly daily: (day: string) => string }> = {
  en: { daily: (day) => `Daily, ${day}` },
  fr: { daily: (day) => `Défi du ${day}` },
  pt: { daily: (day) => `Desafio de ${day}` },
}

/** Our English is that of Britain. */
const dates = { en: 'en-GB', fr: 'fr', pt: 'pt-BR' } as const

/** A day as one says it: `16 November`. */
export const sayDay = (
  day: string,
  language: LanguageCode,
  how: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long' },
): string =>
  new Intl.DateTimeFormat(dates[language], { timeZone: 'UTC', ...how }).format(
    new Date(`${day}T12:00Z`),
  )

/** Names a daily by its day. */
export function useDailyName(): (day: string) => string {
  const language = spoken(useSettings().language)
  const { daily } = useTexts(words)
  return (day) => daily(sayDay(day, language))
}
