import type { InEveryLanguage } from '../../../texts/texts.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { pt } from './pt.ts'
import type { ReviewTexts } from './words.ts'

export const reviewTexts: InEveryLanguage<ReviewTexts> = { en, fr, pt }
