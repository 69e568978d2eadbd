/** A card of the Guild: which hero comes, and where. */
import type { GuildFace } from '@muster/keep/view'
import { memo } from 'react'
import { CardFrame } from '../../../look/card-frame.tsx'
import css from './guild-card.module.css'
import { Picture } from './picture.tsx'
import { classPictures, symbolPictures } from './pictures.ts'

export const GuildCard = memo(function GuildCard({
  face,
  small = false,
}: {
  readonly face: GuildFace
  /** Lying, 50 px high. */
  readonly small?: boolean
}) {
  return (
    <CardFrame className={small ? `${css.card} ${css.small}` : css.card}>
      <span className={css.inside}>
        <span className={css.hero}>
          <Picture name={classPictures[face.hero]} />
        </span>
        <span className={css.symbol}>
          <Picture name={symbolPictures[face.symbol]} />
        </span>
      </span>
    </CardFrame>
  )
})
