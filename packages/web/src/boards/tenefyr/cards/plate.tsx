/** A woodcut: a silhouette in ink, the game's colour two pixels off register beneath it, on a cut ground. */

import { backdrop, type Pattern } from '../../../look/backdrop.ts'
import { laySprite } from '../../../look/sprite.ts'
import css from './plate.module.css'
import { layClearings } from './plate-clearing.ts'
import sprite from './plates.svg'

laySprite(sprite, layClearings)

export type PlateKind = 'enemy' | 'loot' | 'basic' | 'skill' | 'reward'

/** Two grounds for each level, so that neighbours differ. */
const grounds: readonly (readonly [Pattern, Pattern])[] = [
  ['hatch', 'hatch'],
  ['brick', 'hatch'],
  ['roots', 'hatch'],
  ['hatch', 'roots'],
  ['brick', 'web'],
  ['rays', 'web'],
]

export function groundOf(kind: PlateKind, level: number, name: string): Pattern {
  if (kind === 'skill') return 'rays'
  if (kind === 'basic') return 'hatch'
  if (kind === 'reward') return level > 3 ? 'rays' : 'hatch'
  const [one, other] = grounds[Math.min(level, 5)]
  return name.length % 2 === 0 ? one : other
}

/** Fills the box it is put in. */
export function Plate({
  picture,
  name,
  ground,
  level,
  size,
  night = false,
  back = false,
}: {
  /** The name of the icon. */
  readonly picture: string
  /** The card's name, from which the ground follows. */
  readonly name: string
  readonly ground: Pattern
  readonly level: number
  /** Small below some 80 px. */
  readonly size: 'small' | 'large'
  /** Of a Boss: paper on ink, to the edges. */
  readonly night?: boolean
  /** Of a card's back: paper on ink, small, without the second colour. */
  readonly back?: boolean
}) {
  const strokes = backdrop(ground, name, level, size)
  const margin = back ? 26 : night ? 2 : 8
  const box = {
    x: `${margin}%`,
    y: `${margin}%`,
    width: `${100 - 2 * margin}%`,
    height: `${100 - 2 * margin}%`,
  }
  const href = `#plate-${picture}`
  return (
    <svg
      className={`${css.plate} ${css[size]} ${night || back ? css.night : ''}`}
      aria-hidden="true"
    >
      <svg viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <path className={css.ground} d={strokes} />
      </svg>
      <use className={css.clear} href={`#clearing-${picture}`} {...box} />
      {back ? null : <use className={css.print} href={href} {...box} />}
      <use className={css.ink} href={href} {...box} />
    </svg>
  )
}

/** A silhouette alone, from 24 px up, in the colour of the text. */
export function Picture({ name, size = 24 }: { readonly name: string; readonly size?: number }) {
  const side = `${size / 16}rem`
  return (
    <svg className={css.picture} width={side} height={side} aria-hidden="true">
      <use href={`#plate-${name}`} />
    </svg>
  )
}
