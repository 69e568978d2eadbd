/** Silhouettes of Terrinoth, alone and as a woodcut on a card. */
import type { Pattern } from '../../../look/backdrop.ts'
import { laySprite } from '../../../look/sprite.ts'
import { Silhouette, Woodcut } from '../../../look/woodcut.tsx'
import sprite from './pictures.svg'

laySprite(sprite)

/** In the colour of the text; fills its box where it is given no size. */
export const Picture = ({
  name,
  size,
}: {
  readonly name: string
  readonly size?: number | undefined
}) => <Silhouette game="terrinoth" name={name} size={size} />

/** Fills the box it is put in. */
export const Plate = (given: {
  readonly picture: string
  readonly name: string
  readonly ground?: Pattern
  /** Paper on ink. */
  readonly night?: boolean
}) => <Woodcut game="terrinoth" {...given} />
