/** The paper of a card and what the table says about it: where one may act, what is chosen, who looks. */
import type { CSSProperties, ReactNode } from 'react'
import css from './card-frame.module.css'
import { Icon } from './icon.tsx'
import { Seal } from './seal.tsx'
import { seatColour } from './seat.tsx'

export interface CardState {
  /** One may act here. */
  readonly lit?: boolean | undefined
  readonly chosen?: boolean | undefined
  /** Which it is among the chosen, where their order counts; stands in place of the tick. */
  readonly place?: string | undefined
  /** Alike cards shown as one: ×n, from two on. */
  readonly count?: number | undefined
  /** Acting here turns a card. */
  readonly sealed?: boolean | undefined
  readonly spent?: boolean | undefined
  /** Discs of the players who propose this. */
  readonly faces?: ReactNode
  /** Seats that point at it. */
  readonly pointedBy?: readonly number[] | undefined
}

function rings(seats: readonly number[]): CSSProperties {
  const shadows = seats.flatMap((seat, i) => [
    `0 0 0 ${3 + i * 4}px ${seatColour(seat)}`,
    `0 0 0 ${4 + i * 4}px var(--seat-rim)`,
  ])
  return { boxShadow: shadows.join(', ') }
}

export function CardFrame({
  state = {},
  className = '',
  children,
}: {
  readonly state?: CardState | undefined
  readonly className?: string | undefined
  readonly children: ReactNode
}) {
  const { lit, chosen, place = '', count = 1, sealed, spent, faces, pointedBy = [] } = state
  const classes = [css.card, lit || chosen ? css.lit : '', spent ? css.spent : '', className]
  return (
    <span className={classes.filter((name) => name !== '').join(' ')}>
      <span className={css.paper}>{children}</span>
      {pointedBy.length > 0 ? <span className={css.rings} style={rings(pointedBy)} /> : null}
      {chosen ? <span className={css.tick}>{place || <Icon name="tick" size={16} />}</span> : null}
      {count > 1 ? <span className={css.count}>×{count}</span> : null}
      {sealed ? (
        <span className={css.seal}>
          <Seal />
        </span>
      ) : null}
      {faces === undefined ? null : <span className={css.faces}>{faces}</span>}
    </span>
  )
}
