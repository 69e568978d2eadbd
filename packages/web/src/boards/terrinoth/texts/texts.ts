import { type InEveryLanguage, type PageLanguage, spoken } from '../../../texts/texts.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { pt } from './pt.ts'
import type { BoardTexts } from './words.ts'

export const boardTexts: InEveryLanguage<BoardTexts> = { en, fr, pt }

/** For sentences that the frame stretches itself. */
export const textsIn = (language: PageLanguage): BoardTexts => boardTexts[spoken(language)]
