/** What players call the bots, and what it is like to play with them. */
import type { LanguageCode } from '@muster/engine'

interface Known {
  readonly title: string
  /** In a few words, as they stand after the title. */
  readonly manner: string
}

const KNOWN: Readonly<Record<LanguageCode, { readonly [bot: string]: Known }>> = {
  en: {
    random: { title: 'Jester', manner: 'plays whatever comes' },
    greedy: { title: 'Squire', manner: 'grabs what is near' },
    apprentice: { title: 'Apprentice', manner: 'quick, sometimes careless' },
    journeyman: { title: 'Journeyman', manner: 'knows the trade' },
    adept: { title: 'Adept', manner: 'a sound companion' },
    master: { title: 'Master', manner: 'thinks far ahead' },
  },
  fr: {
    random: { title: 'Bouffon', manner: 'joue ce qui vient' },
    greedy: { title: 'Écuyer', manner: 'prend au plus près' },
    apprentice: { title: 'Apprenti', manner: 'vif, parfois étourdi' },
    journeyman: { title: 'Compagnon', manner: 'connaît le métier' },
    adept: { title: 'Vétéran', manner: 'un solide équipier' },
    master: { title: 'Maître', manner: 'voit très loin' },
  },
  pt: {
    random: { title: 'Bufão', manner: 'joga o que vier' },
    greedy: { title: 'Escudeiro', manner: 'pega o que está perto' },
    apprentice: { title: 'Aprendiz', manner: 'rápido, às vezes distraído' },
    journeyman: { title: 'Companheiro', manner: 'conhece o ofício' },
    adept: { title: 'Veterano', manner: 'um parceiro seguro' },
    master: { title: 'Mestre', manner: 'enxerga longe' },
  },
}

const knownIn = (bot: string, language: LanguageCode): Known | undefined =>
  Object.hasOwn(KNOWN[language], bot) ? KNOWN[language][bot] : undefined

/** One that is not known here goes by its own name. */
export const botTitle = (bot: string, language: LanguageCode): string =>
  knownIn(bot, language)?.title ?? bot

/** “Adept, a sound companion”. */
export function botLine(bot: string, language: LanguageCode): string {
  const known = knownIn(bot, language)
  return known === undefined ? bot : `${known.title}, ${known.manner}`
}
