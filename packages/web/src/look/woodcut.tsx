/** Silhouettes of a game's sprite, alone and as a woodcut on a card. */
import { memo } from 'react'
import { backdrop, type Pattern } from './backdrop.ts'
import css from './woodcut.module.css'

type Printed = 'keep' | 'terrinoth'

/** In the colour of the text; fills its box where it is given no size. */
export const Silhouette = memo(function Silhouette({
  game,
  name,
  size,
}: {
  readonly game: Printed
  /** The name of the icon. */
  readonly name: string
  /** In px at the usual text size. */
  readonly size?: number | undefined
}) {
  const side = size === undefined ? '100%' : `${size / 16}rem`
  return (
    <svg className={css.picture} width={side} height={side} aria-hidden="true">
      <use href={`#${game}-${name}`} />
    </svg>
  )
})

/** Fills the box it is put in: ink over the game's colour, on a ground that follows from the name. */
export const Woodcut = memo(function Woodcut({
  game,
  picture,
  name,
  ground = 'hatch',
  night = false,
}: {
  readonly game: Printed
  readonly picture: string
  readonly name: string
  readonly ground?: Pattern | undefined
  /** Paper on ink. */
  readonly night?: boolean | undefined
}) {
  const href = `#${game}-${picture}`
  const box = { x: '8%', y: '8%', width: '84%', height: '84%' }
  return (
    <svg className={night ? `${css.plate} ${css.night}` : css.plate} aria-hidden="true">
      <svg viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <path className={css.ground} d={backdrop(ground, name, 2, 'small')} />
      </svg>
      <use className={css.clear} href={href} {...box} />
      <use className={css.print} href={href} {...box} style={{ fill: `var(--${game})` }} />
      <use className={css.ink} href={href} {...box} />
    </svg>
  )
})
