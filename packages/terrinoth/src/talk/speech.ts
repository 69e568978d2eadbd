/** All that is said in the course of a match; who only names things needs none of it. */
import type { LanguageCode } from '@muster/engine'
import { piles as pilesEn } from './en/captions.ts'
import { labels as labelsEn } from './en/labels.ts'
import {
  abilityOf as abilityOfEn,
  joins as joinsEn,
  prompts as promptsEn,
  together as togetherEn,
  whoMay as whoMayEn,
} from './en/prompts.ts'
import { deeds as deedsEn, sentences as sentencesEn } from './en/sentences.ts'
import { piles as pilesFr } from './fr/captions.ts'
import { labels as labelsFr } from './fr/labels.ts'
import {
  abilityOf as abilityOfFr,
  joins as joinsFr,
  prompts as promptsFr,
  together as togetherFr,
  whoMay as whoMayFr,
} from './fr/prompts.ts'
import { deeds as deedsFr, sentences as sentencesFr } from './fr/sentences.ts'
import { piles as pilesPt } from './pt/captions.ts'
import { labels as labelsPt } from './pt/labels.ts'
import {
  abilityOf as abilityOfPt,
  joins as joinsPt,
  prompts as promptsPt,
  together as togetherPt,
  whoMay as whoMayPt,
} from './pt/prompts.ts'
import { deeds as deedsPt, sentences as sentencesPt } from './pt/sentences.ts'
import type { Speech } from './talk.ts'

const speeches: Readonly<Record<LanguageCode, Speech>> = {
  en: {
    prompts: promptsEn,
    joins: joinsEn,
    whoMay: whoMayEn,
    together: togetherEn,
    abilityOf: abilityOfEn,
    labels: labelsEn,
    sentences: sentencesEn,
    deeds: deedsEn,
    piles: pilesEn,
  },
  fr: {
    prompts: promptsFr,
    joins: joinsFr,
    whoMay: whoMayFr,
    together: togetherFr,
    abilityOf: abilityOfFr,
    labels: labelsFr,
    sentences: sentencesFr,
    deeds: deedsFr,
    piles: pilesFr,
  },
  pt: {
    prompts: promptsPt,
    joins: joinsPt,
    whoMay: whoMayPt,
    together: togetherPt,
    abilityOf: abilityOfPt,
    labels: labelsPt,
    sentences: sentencesPt,
    deeds: deedsPt,
    piles: pilesPt,
  },
}

export const speechOf = ({ language }: { readonly language: LanguageCode }): Speech =>
  speeches[language]
