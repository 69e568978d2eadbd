import type { Language } from '@muster/engine'
import { en, type TerrinothLexicon } from './en.ts'
import { fr } from './fr.ts'
import { pt } from './pt.ts'

export const lexicons: Readonly<Record<Language, TerrinothLexicon>> = { en, fr, pt }
