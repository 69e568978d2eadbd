/** What a pack breaks of the game's rules, in every language; loaded when a pack is refused. */
import type { LanguageCode, SayRule } from '@muster/engine'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { pt } from './pt.ts'
import { sayIn } from './words.ts'

export const sayRule: Readonly<Record<LanguageCode, SayRule>> = {
  en: sayIn(en),
  fr: sayIn(fr),
  pt: sayIn(pt),
}
