import type { InEveryLanguage } from '../../../texts/texts.ts'
import { en, type SheetTexts } from './en.ts'
import { fr } from './fr.ts'
import { pt } from './pt.ts'

export const sheetTexts: InEveryLanguage<SheetTexts> = { en, fr, pt }
