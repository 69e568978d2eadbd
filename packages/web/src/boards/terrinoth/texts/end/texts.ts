import { type InEveryLanguage, type PageLanguage, spoken } from '../../../../texts/texts.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { pt } from './pt.ts'
import type { EndTexts } from './words.ts'

const endTexts: InEveryLanguage<EndTexts> = { en, fr, pt }

/** For sentences that the page stretches itself. */
export const endIn = (language: PageLanguage): EndTexts => endTexts[spoken(language)]
