import type { LanguageCode } from '@muster/engine'
import { captions as en } from '../talk/en/captions.ts'
import { captions as fr } from '../talk/fr/captions.ts'
import { captions as pt } from '../talk/pt/captions.ts'
import type { Captions } from '../talk/talk.ts'

const captions: Readonly<Record<LanguageCode, Captions>> = { en, fr, pt }

export const captionsOf = ({ language }: { readonly language: LanguageCode }): Captions =>
  captions[language]
