import type { Card } from '@muster/engine'
import { type HeldFace, heldFace } from '@muster/tenefyr/view'
import type { Faces } from './cards/use-faces.ts'

/** A card as a player holds it. */
export function heldIn(faces: Faces, card: Card): HeldFace {
  const face = heldFace(faces.of(card))
  if (face === undefined) throw new Error(`nobody holds card ${card}`)
  return face
}
