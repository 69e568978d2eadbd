import { type InEveryLanguage, type PageLanguage, spoken } from '../../../../texts/texts.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { pt } from './pt.ts'
import type { AroundTexts } from './words.ts'

const aroundTexts: InEveryLanguage<AroundTexts> = { en, fr, pt }

/** For sentences that the frame stretches itself. */
export const aroundIn = (language: PageLanguage): AroundTexts => aroundTexts[spoken(language)]
