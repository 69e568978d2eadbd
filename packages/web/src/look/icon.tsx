import { memo } from 'react'
import sprite from './frame-icons.svg'
import type { FrameIcon } from './frame-icons.ts'
import css from './icon.module.css'
import { laySprite } from './sprite.ts'

laySprite(sprite)

/** An icon of the frame, in the colour of the text around it. Without a title it is an ornament. */
export const Icon = memo(function Icon({
  name,
  size = 24,
  title,
}: {
  readonly name: FrameIcon
  /** In px at the usual text size. */
  readonly size?: number
  readonly title?: string | undefined
}) {
  const side = `${size / 16}rem`
  const drawing = (
    <svg width={side} height={side} className={css.icon} aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  )
  if (title === undefined) return drawing
  return (
    <span className={css.heard} role="img" aria-label={title}>
      {drawing}
    </span>
  )
})
