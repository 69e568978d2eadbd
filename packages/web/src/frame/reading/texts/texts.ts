import type { InEveryLanguage } from '../../../texts/texts.ts'
import { en, type ReadingTexts } from './en.ts'
import { fr } from './fr.ts'
import { pt } from './pt.ts'

export const readingTexts: InEveryLanguage<ReadingTexts> = { en, fr, pt }
