import type { InEveryLanguage } from '../../texts/texts.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { pt } from './pt.ts'
import type { FrameTexts } from './words.ts'

export const frameTexts: InEveryLanguage<FrameTexts> = { en, fr, pt }
