/** A player's disc: the colour says whose, the notches say it without colour, the icon says what. */
import { memo, type ReactNode } from 'react'
import { Icon } from './icon.tsx'
import css from './seat.module.css'

export type SeatSize = 'small' | 'medium' | 'large'

/** The seat's number of notches, along the lower edge. */
function notches(seat: number): number[] {
  const step = 26
  return Array.from({ length: seat + 1 }, (_, i) => (i - seat / 2) * step)
}

export const seatColour = (seat: number): string => `var(--seat-${(seat % 6) + 1})`

export const Seat = memo(function Seat({
  seat,
  size = 'medium',
  title,
  children,
}: {
  /** From 0, as the engine counts. */
  readonly seat: number
  readonly size?: SeatSize
  readonly title?: string | undefined
  /** The icon; a person if there is none. */
  readonly children?: ReactNode
}) {
  const heard = title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title }
  return (
    <span className={`${css.seat} ${css[size]}`} {...heard}>
      <svg className={css.disc} viewBox="0 0 40 40" aria-hidden="true">
        <circle className={css.rim} cx="20" cy="20" r="20" />
        <circle cx="20" cy="20" r="17.4" style={{ fill: seatColour(seat) }} />
        {notches(seat).map((turn) => (
          <path
            key={turn}
            className={css.rim}
            d="M17.5 40L18.3 36.3a1.7 1.7 0 0 1 3.4 0L22.5 40z"
            transform={`rotate(${-turn} 20 20)`}
          />
        ))}
      </svg>
      <span className={css.icon}>{children ?? <Icon name="person" />}</span>
    </span>
  )
})
