import type { LanguageCode } from '@muster/engine'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { pt } from './pt.ts'
import type { Talk } from './talk.ts'

export const talks: Readonly<Record<LanguageCode, Talk>> = { en, fr, pt }
