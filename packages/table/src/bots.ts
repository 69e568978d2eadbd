/** What players call the bots. */
import type { LanguageCode } from '@muster/engine'

const TITLES: Readonly<Record<LanguageCode, { readonly [bot: string]: string }>> = {
  en: { random: 'Jester', greedy: 'Apprentice', journeyman: 'Journeyman' },
  fr: { random: 'Bouffon', greedy: 'Apprenti', journeyman: 'Compagnon' },
  pt: { random: 'Bufão', greedy: 'Aprendiz', journeyman: 'Companheiro' },
}

/** One that is not known here goes by its own name. */
export function botTitle(bot: string, language: LanguageCode): string {
  const titles = TITLES[language]
  return Object.hasOwn(titles, bot) ? titles[bot] : bot
}
