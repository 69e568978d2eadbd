/** All that is said in the course of a match; who only names things needs none of it. */
import type { LanguageCode } from '@muster/engine'
import { piles as pilesEn } from './en/captions.ts'
import { labels as labelsEn } from './en/labels.ts'
import { prompts as promptsEn, together as togetherEn } from './en/prompts.ts'
import { sentences as sentencesEn } from './en/sentences.ts'
import { piles as pilesFr } from './fr/captions.ts'
import { labels as labelsFr } from './fr/labels.ts'
import { prompts as promptsFr, together as togetherFr } from './fr/prompts.ts'
import { sentences as sentencesFr } from './fr/sentences.ts'
import { piles as pilesPt } from './pt/captions.ts'
import { labels as labelsPt } from './pt/labels.ts'
import { prompts as promptsPt, together as togetherPt } from './pt/prompts.ts'
import { sentences as sentencesPt } from './pt/sentences.ts'
import type { Speech } from './talk.ts'

const speeches: Readonly<Record<LanguageCode, Speech>> = {
  en: {
    prompts: promptsEn,
    together: togetherEn,
    labels: labelsEn,
    sentences: sentencesEn,
    piles: pilesEn,
  },
  fr: {
    prompts: promptsFr,
    together: togetherFr,
    labels: labelsFr,
    sentences: sentencesFr,
    piles: pilesFr,
  },
  pt: {
    prompts: promptsPt,
    together: togetherPt,
    labels: labelsPt,
    sentences: sentencesPt,
    piles: pilesPt,
  },
}

export const speechOf = ({ language }: { readonly language: LanguageCode }): Speech =>
  speeches[language]
