import type { InEveryLanguage } from '../../../texts/texts.ts'
import { en, type LibraryTexts } from './en.ts'
import { fr } from './fr.ts'
import { pt } from './pt.ts'

export const libraryTexts: InEveryLanguage<LibraryTexts> = { en, fr, pt }
