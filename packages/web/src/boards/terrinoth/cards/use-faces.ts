import type { Card } from '@muster/engine'
import {
  type CardFace,
  type Content,
  faceOfKind,
  type HeroFace,
  heroFace,
} from '@muster/terrinoth/view'
import { useMemo } from 'react'
import { useSettings } from '../../../settings/settings.tsx'
import { stretched } from '../../../texts/stretch.ts'
import { type PageLanguage, spoken } from '../../../texts/texts.ts'

export interface Faces {
  of(card: Card): CardFace
  /** By number of `content.kinds`. */
  ofKind(kind: number): CardFace
  /** By the pack's name: `kari`. */
  hero(name: string): HeroFace
}

export function useFaces(content: Content): Faces {
  const { language } = useSettings()
  return useMemo(() => facesIn(content, language), [content, language])
}

/** Faces in the reader's language; a stretched one where layouts are tried. */
export function facesIn(content: Content, language: PageLanguage): Faces {
  const known = new Map<number, CardFace>()
  const heroes = new Map<string, HeroFace>()
  const ofKind = (kind: number): CardFace => {
    const face = known.get(kind) ?? made(content, kind, language)
    known.set(kind, face)
    return face
  }
  const hero = (name: string): HeroFace => {
    const n = content.pack.heroes.findIndex((one) => one.name === name)
    const face = heroes.get(name) ?? heroFace(content, n, spoken(language))
    heroes.set(name, face)
    return language === 'pseudo' ? { ...face, title: stretched(face.title) } : face
  }
  return { of: (card) => ofKind(content.kindOf[card]), ofKind, hero }
}

function made(content: Content, kind: number, language: PageLanguage): CardFace {
  const face = faceOfKind(content, kind, spoken(language))
  if (language !== 'pseudo') return face
  return { ...face, title: stretched(face.title), full: face.full.map(stretched) }
}
