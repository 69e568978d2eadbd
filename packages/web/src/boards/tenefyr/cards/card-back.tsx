/** A card face down: its kind as an emblem, its level as dots. */

import type { Pattern } from '../../../look/backdrop.ts'
import { CardFrame, type CardState } from '../../../look/card-frame.tsx'
import css from './card-back.module.css'
import { LevelDots } from './marks.tsx'
import { Picture, Plate } from './plate.tsx'
import { backPictures } from './plates.ts'

export type BackOf = keyof typeof backPictures

export interface CardBackProps {
  readonly of: BackOf
  /** Large 118 × 150 px, small 96 × 132, mini 44 × 58, tall 176 × 246 as a Boss card. */
  readonly size: 'large' | 'small' | 'mini' | 'tall'
  /** Shown as dots on the back of a card that has one. */
  readonly level?: number | undefined
  readonly state?: CardState | undefined
}

const grounds: Readonly<Record<BackOf, Pattern>> = {
  dungeon: 'brick',
  boss: 'rays',
  hand: 'hatch',
  reward: 'web',
}

export function CardBack({ of, size, level = 0, state }: CardBackProps) {
  return (
    <CardFrame state={state} className={css[size]}>
      <span className={css.back}>
        {size === 'mini' ? (
          <Picture name={backPictures[of]} size={28} />
        ) : (
          <span className={css.plate}>
            <Plate
              picture={backPictures[of]}
              name={of}
              ground={grounds[of]}
              level={level}
              size={size === 'tall' ? 'large' : 'small'}
              back
            />
          </span>
        )}
        {level > 0 ? (
          <span className={css.level}>
            <LevelDots level={level} />
          </span>
        ) : null}
      </span>
    </CardFrame>
  )
}
