import type { InEveryLanguage } from '../../texts/texts.ts'
import type { Offer } from '../memory.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { pt } from './pt.ts'

export interface OfflineTexts {
  readonly offline: string
  readonly newAfterMatch: string
  readonly newReady: string
  readonly newLater: string
  readonly take: string
  /** Why and how to install, by what the browser offers. */
  readonly offers: Readonly<Record<Offer, string>>
  readonly install: string
  readonly understood: string
}

export const offlineTexts: InEveryLanguage<OfflineTexts> = { en, fr, pt }
