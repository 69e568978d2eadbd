import type { LanguageCode } from '@muster/engine'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { pt } from './pt.ts'
import type { BalanceTexts } from './texts.ts'

export type { BalanceTexts } from './texts.ts'

export const balanceTextsIn: Readonly<Record<LanguageCode, BalanceTexts>> = { en, fr, pt }
