import type { InEveryLanguage } from '../../../../texts/texts.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { pt } from './pt.ts'
import type { CloseTexts } from './words.ts'

export const closeTexts: InEveryLanguage<CloseTexts> = { en, fr, pt }
