/** Silhouettes of the keep, alone and as a woodcut on a card. */
import { memo } from 'react'
import { backdrop, type Pattern } from '../../../look/backdrop.ts'
import { laySprite } from '../../../look/sprite.ts'
import css from './picture.module.css'
import sprite from './pictures.svg'

laySprite(sprite)

/** In the colour of the text; fills its box where it is given no size. */
export const Picture = memo(function Picture({
  name,
  size,
}: {
  /** The name of the icon. */
  readonly name: string
  /** In px at the usual text size. */
  readonly size?: number | undefined
}) {
  const side = size === undefined ? '100%' : `${size / 16}rem`
  return (
    <svg className={css.picture} width={side} height={side} aria-hidden="true">
      <use href={`#keep-${name}`} />
    </svg>
  )
})

/** Fills the box it is put in: ink over the game's colour, on a ground that follows from the name. */
export const Plate = memo(function Plate({
  picture,
  name,
  ground = 'hatch',
  night = false,
}: {
  readonly picture: string
  readonly name: string
  readonly ground?: Pattern
  /** Paper on ink. */
  readonly night?: boolean
}) {
  const href = `#keep-${picture}`
  const box = { x: '8%', y: '8%', width: '84%', height: '84%' }
  return (
    <svg className={night ? `${css.plate} ${css.night}` : css.plate} aria-hidden="true">
      <svg viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <path className={css.ground} d={backdrop(ground, name, 2, 'small')} />
      </svg>
      <use className={css.clear} href={href} {...box} />
      <use className={css.print} href={href} {...box} />
      <use className={css.ink} href={href} {...box} />
    </svg>
  )
})
