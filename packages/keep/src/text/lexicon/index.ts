import type { Language } from '@muster/engine'
import { en, type KeepLexicon } from './en.ts'
import { fr } from './fr.ts'
import { pt } from './pt.ts'

export const lexicons: Readonly<Record<Language, KeepLexicon>> = { en, fr, pt }
