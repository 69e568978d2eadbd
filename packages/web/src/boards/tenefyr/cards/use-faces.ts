import type { Card } from '@muster/engine'
import { type CardFace, type Content, faceOfKind, type Reader } from '@muster/tenefyr/view'
import { useMemo } from 'react'
import { useSettings } from '../../../settings/settings.tsx'
import { stretched } from '../../../texts/stretch.ts'
import { type PageLanguage, spoken } from '../../../texts/texts.ts'

export interface Faces {
  of(card: Card): CardFace
  ofKind(kind: Content['kinds'][number]): CardFace
}

export function useFaces(content: Content, { players, profile }: Omit<Reader, 'language'>): Faces {
  const { language } = useSettings()
  return useMemo(
    () => facesIn(content, { players, profile }, language),
    [content, players, profile, language],
  )
}

/** Faces in the reader's language; a stretched one where layouts are tried. */
export function facesIn(
  content: Content,
  { players, profile }: Omit<Reader, 'language'>,
  language: PageLanguage,
): Faces {
  const reader: Reader = { players, profile, language: spoken(language) }
  const say = language === 'pseudo' ? longer : (face: CardFace) => face
  const known = new Map<Content['kinds'][number], CardFace>()
  const ofKind = (kind: Content['kinds'][number]): CardFace => {
    const face = known.get(kind) ?? say(faceOfKind(content, kind, reader))
    known.set(kind, face)
    return face
  }
  return { of: (card) => ofKind(content.kinds[content.kindOf[card]]), ofKind }
}

const half = <T extends { readonly title: string; readonly full: readonly string[] }>(
  face: T,
): T => ({ ...face, title: stretched(face.title), full: stretched(face.full) })

function longer(face: CardFace): CardFace {
  if (face.type !== 'dungeon') return half(face)
  return { ...face, enemy: half(face.enemy), loot: half(face.loot) }
}
