/** What stands and lies in rooms. Colour says whose, the icon says what, the shape says friend or foe. */
import type { Clan, HeroClass, RoomView, Token } from '@muster/keep/view'
import { memo, type ReactNode } from 'react'
import { seatColour } from '../../../look/seat.tsx'
import { Picture } from './picture.tsx'
import { clanPictures, classPictures, tokenPictures } from './pictures.ts'
import css from './tokens.module.css'

function Count({ of }: { readonly of: number }) {
  return of > 1 ? <b className={css.count}>{of}</b> : null
}

const SHIELD =
  'M4 4.5C10 5.5 15 4.5 20 2c5 2.5 10 3.5 16 2.5V22c0 9-6.5 14.5-16 19C10.5 36.5 4 31 4 22z'

/** Steel: solid awake, hollow and tilted exhausted. */
export const HeroToken = memo(function HeroToken({
  of,
  awake,
  wounds = 0,
  count = 1,
}: {
  readonly of: HeroClass
  readonly awake: boolean
  readonly wounds?: number
  readonly count?: number
}) {
  return (
    <span className={css.token} data-awake={awake}>
      <span className={css.hero}>
        <svg className={css.shield} viewBox="0 0 40 43" aria-hidden="true">
          <path d={SHIELD} />
        </svg>
        <span className={css.icon}>
          <Picture name={classPictures[of]} />
        </span>
      </span>
      {wounds > 0 ? <b className={css.hurt}>{wounds}</b> : null}
      <Count of={count} />
    </span>
  )
})

const NOTCH = 26

/** A disc in the seat's colour, with its number of notches. */
export const MonsterToken = memo(function MonsterToken({
  seat,
  clan,
  left,
  count = 1,
}: {
  readonly seat: number
  readonly clan: Clan
  /** Hearts left, where that is less than all or more than one. */
  readonly left?: number | undefined
  readonly count?: number
}) {
  return (
    <span className={css.token}>
      <span className={css.monster}>
        <svg className={css.disc} viewBox="0 0 40 40" aria-hidden="true">
          <circle className={css.rim} cx="20" cy="20" r="20" />
          <circle cx="20" cy="20" r="17.4" style={{ fill: seatColour(seat) }} />
          {Array.from({ length: seat + 1 }, (_, i) => (i - seat / 2) * NOTCH).map((turn) => (
            <path
              key={turn}
              className={css.rim}
              d="M17.5 40L18.3 36.3a1.7 1.7 0 0 1 3.4 0L22.5 40z"
              transform={`rotate(${-turn} 20 20)`}
            />
          ))}
        </svg>
        <span className={css.icon}>
          <Picture name={clanPictures[clan]} />
        </span>
      </span>
      {left === undefined ? null : <b className={css.hearts}>♥{left}</b>}
      <Count of={count} />
    </span>
  )
})

/** Resources and traps. */
export const LooseToken = memo(function LooseToken({
  of,
  count = 1,
}: {
  readonly of: Token
  readonly count?: number
}) {
  return (
    <span className={css.token} data-trap={of === 'trap' || undefined}>
      <span className={css.loose}>
        <Picture name={tokenPictures[of]} />
      </span>
      <Count of={count} />
    </span>
  )
})

/** A ring; broken until somebody completes it. */
export const Portal = memo(function Portal({ is }: { readonly is: RoomView['portal'] }) {
  if (is === 'none') return null
  return (
    <span className={css.token}>
      <svg className={css.portal} viewBox="0 0 40 40" data-is={is} aria-hidden="true">
        <ellipse cx="20" cy="20" rx="12" ry="17" />
        <ellipse cx="20" cy="20" rx="6" ry="10" />
      </svg>
    </span>
  )
})

/** A treasure with its value. */
export function Treasure({ value }: { readonly value: number }) {
  return (
    <span className={css.treasure}>
      <span className={css.chest}>
        <Picture name={tokenPictures.treasure} />
      </span>
      <b>{value}</b>
    </span>
  )
}

/** What would come or go; where fewer would be left, those. */
export function Ghostly({
  way,
  children,
}: {
  readonly way: 'comes' | 'goes' | 'fewer'
  readonly children: ReactNode
}) {
  return (
    <span className={css.ghost} data-way={way} aria-hidden="true">
      {children}
    </span>
  )
}
