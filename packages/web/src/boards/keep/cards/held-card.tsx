/** What a player holds or may buy. In hand without words: a few signs, large. */
import type { HeldFace } from '@muster/keep/view'
import { memo } from 'react'
import { CardFrame, type CardState } from '../../../look/card-frame.tsx'
import css from './held-card.module.css'
import { Picture, Plate } from './picture.tsx'
import { clanPictures, kindPictures, lootPictures, plainPictures } from './pictures.ts'
import { Play } from './play.tsx'

export function heldPicture({ name, clan }: HeldFace): string {
  if (clan !== undefined) return clanPictures[clan]
  return lootPictures[name] ?? plainPictures.loot
}

/** The small mark that tells Loot from a clan's own cards. */
const kindPicture = ({ loot, clan }: HeldFace): string | undefined => {
  if (loot !== undefined) return kindPictures[loot]
  return clan === undefined ? undefined : clanPictures[clan]
}

/** Large 88 × 132 px; small 64 × 88 for phones. */
export const HandCard = memo(function HandCard({
  face,
  size,
  state,
}: {
  readonly face: HeldFace
  readonly size: 'large' | 'small'
  readonly state?: CardState | undefined
}) {
  const mark = kindPicture(face)
  return (
    <CardFrame state={state} className={css[size]}>
      <span
        className={css.inside}
        data-loot={face.loot}
        data-halves={face.play.length === 2 || undefined}
      >
        {mark === undefined ? null : (
          <span className={css.mark}>
            <Picture name={mark} />
          </span>
        )}
        <Play play={face.play} />
      </span>
    </CardFrame>
  )
})

/** A card of the Loot row, as wide as its place: what it is called and looks like, and what it does. */
export const RowCard = memo(function RowCard({
  face,
  state,
}: {
  readonly face: HeldFace
  readonly state?: CardState | undefined
}) {
  const mark = kindPicture(face)
  return (
    <CardFrame state={state} className={css.row}>
      <span className={css.rowInside}>
        <span className={css.head}>
          {mark === undefined ? null : <Picture name={mark} size={20} />}
          <span className={css.name}>{face.title}</span>
        </span>
        <span className={css.plate}>
          <Plate picture={heldPicture(face)} name={face.name} />
        </span>
        <span className={css.rowPlay}>
          <Play play={face.play} flow="row" />
        </span>
      </span>
    </CardFrame>
  )
})
