/** All that is said in the course of a match; who only names things needs none of it. */
import type { LanguageCode } from '@muster/engine'
import { captions as captionsEn, piles as pilesEn } from './en/captions.ts'
import { labels as labelsEn } from './en/labels.ts'
import {
  abilityOf as abilityOfEn,
  prompts as promptsEn,
  together as togetherEn,
} from './en/prompts.ts'
import { deeds as deedsEn, sentences as sentencesEn } from './en/sentences.ts'
import { captions as captionsFr, piles as pilesFr } from './fr/captions.ts'
import { labels as labelsFr } from './fr/labels.ts'
import {
  abilityOf as abilityOfFr,
  prompts as promptsFr,
  together as togetherFr,
} from './fr/prompts.ts'
import { deeds as deedsFr, sentences as sentencesFr } from './fr/sentences.ts'
import { captions as captionsPt, piles as pilesPt } from './pt/captions.ts'
import { labels as labelsPt } from './pt/labels.ts'
import {
  abilityOf as abilityOfPt,
  prompts as promptsPt,
  together as togetherPt,
} from './pt/prompts.ts'
import { deeds as deedsPt, sentences as sentencesPt } from './pt/sentences.ts'
import type { Speech } from './talk.ts'

const speeches: Readonly<Record<LanguageCode, Speech>> = {
  en: {
    prompts: promptsEn,
    together: togetherEn,
    abilityOf: abilityOfEn,
    labels: labelsEn,
    sentences: sentencesEn,
    deeds: deedsEn,
    captions: captionsEn,
    piles: pilesEn,
  },
  fr: {
    prompts: promptsFr,
    together: togetherFr,
    abilityOf: abilityOfFr,
    labels: labelsFr,
    sentences: sentencesFr,
    deeds: deedsFr,
    captions: captionsFr,
    piles: pilesFr,
  },
  pt: {
    prompts: promptsPt,
    together: togetherPt,
    abilityOf: abilityOfPt,
    labels: labelsPt,
    sentences: sentencesPt,
    deeds: deedsPt,
    captions: captionsPt,
    piles: pilesPt,
  },
}

export const speechOf = ({ language }: { readonly language: LanguageCode }): Speech =>
  speeches[language]
