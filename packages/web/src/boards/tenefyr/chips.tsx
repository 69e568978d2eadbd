/** Small papers and counts: an enemy in a row, the cards of a pile. */
import type { Card } from '@muster/engine'
import type { ReactNode } from 'react'
import { Icon } from '../../look/icon.tsx'
import { Sign } from '../../look/signs.tsx'
import { Picture } from './cards/plate.tsx'
import { bossCardPicture, enemyPicture, heldPicture } from './cards/plates.ts'
import css from './chips.module.css'
import { useBoard } from './use-board.tsx'

/** The picture of a card as an enemy, or as it is held. */
export function pictureOf(face: ReturnType<ReturnType<typeof useBoard>['faces']['of']>): string {
  if (face.type === 'dungeon') return enemyPicture(face.enemy)
  if (face.type === 'boss') return bossCardPicture(face)
  return face.type === 'reward' ? '' : heldPicture(face)
}

export function EnemyChip({
  card,
  power,
  named = true,
  here = false,
}: {
  readonly card: Card
  readonly power?: number | undefined
  readonly named?: boolean
  readonly here?: boolean
}) {
  const { faces } = useBoard()
  const face = faces.of(card)
  const shown = face.type === 'dungeon' ? face.enemy : face
  const printed = 'power' in shown ? shown.power : 0
  return (
    <span className={css.chip} data-here={here || undefined}>
      <Picture name={pictureOf(face)} />
      {named ? <span className={css.name}>{shown.title}</span> : null}
      <span className={css.power}>{power ?? printed}</span>
    </span>
  )
}

export function HiddenChip({
  children,
  here = false,
}: {
  readonly children: ReactNode
  readonly here?: boolean
}) {
  return (
    <span className={`${css.chip} ${css.hidden}`} data-here={here || undefined}>
      {children}
    </span>
  )
}

export function FlagChip() {
  return (
    <span className={`${css.chip} ${css.flag}`}>
      <Icon name="flag" size={20} />
    </span>
  )
}

/** A pile's cards as a number. */
export function Count({
  of,
  cards,
  low = false,
  ghost,
}: {
  readonly of: 'deck' | 'discard'
  readonly cards: number
  /** What an option would make of it. */
  readonly ghost?: number | undefined
  /** Too few for a whole hand. */
  readonly low?: boolean
}) {
  return (
    <span className={css.count} data-low={low || undefined}>
      <Sign name={of} />
      <b>{cards}</b>
      {ghost === undefined || ghost === cards ? null : <span className={css.ghost}>→ {ghost}</span>}
    </span>
  )
}
