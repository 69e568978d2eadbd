import type { Card } from '@muster/engine'
import { type CardFace, type Content, faceOfKind, type HeldFace } from '@muster/keep/view'
import { useMemo } from 'react'
import { useSettings } from '../../../settings/settings.tsx'
import { stretched } from '../../../texts/stretch.ts'
import { type PageLanguage, spoken } from '../../../texts/texts.ts'

export interface Faces {
  of(card: Card): CardFace
  /** By number of `content.kinds`. */
  ofKind(kind: number): CardFace
  /** A card as a player holds it. */
  held(card: Card): HeldFace
}

export function useFaces(content: Content): Faces {
  const { language } = useSettings()
  return useMemo(() => facesIn(content, language), [content, language])
}

/** Faces in the reader's language; a stretched one where layouts are tried. */
export function facesIn(content: Content, language: PageLanguage): Faces {
  const known = new Map<number, CardFace>()
  const ofKind = (kind: number): CardFace => {
    const face = known.get(kind) ?? made(content, kind, language)
    known.set(kind, face)
    return face
  }
  const of = (card: Card): CardFace => ofKind(content.kindOf[card])
  const held = (card: Card): HeldFace => {
    const face = of(card)
    if (face.type !== 'tactic' && face.type !== 'loot') throw new Error(`nobody holds card ${card}`)
    return face
  }
  return { of, ofKind, held }
}

function made(content: Content, kind: number, language: PageLanguage): CardFace {
  const face = faceOfKind(content, kind, spoken(language))
  if (language !== 'pseudo') return face
  return { ...face, title: stretched(face.title), full: stretched(face.full) }
}
