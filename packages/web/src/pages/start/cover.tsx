/** The picture of a game: the Boss over the heroes, cut in wood and printed a little off register. */
import { useMemo } from 'react'
import { backdrop } from '../../boards/tenefyr/cards/backdrop.ts'
import styles from './cover.module.css'
import type { CoverPicture } from './cover-pictures.ts'
import sprite from './covers.svg'

const FIGURES: readonly { readonly picture: CoverPicture; readonly box: Box }[] = [
  { picture: 'boss', box: { x: 56, y: 12, width: 128, height: 128 } },
  { picture: 'barbarian', box: { x: 8, y: 90, width: 48, height: 48 } },
  { picture: 'bard', box: { x: 48, y: 108, width: 44, height: 44 } },
  { picture: 'cleric', box: { x: 148, y: 108, width: 44, height: 44 } },
  { picture: 'thief', box: { x: 184, y: 90, width: 48, height: 48 } },
]

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export function Cover({ name }: { readonly name: string }) {
  const rays = useMemo(() => backdrop('rays', name, 3, 'large'), [name])
  return (
    <svg className={styles.cover} viewBox="0 0 240 160" aria-hidden="true">
      <g transform="translate(0 -40) scale(2.4)">
        <path className={styles.ground} d={rays} />
      </g>
      {FIGURES.map(({ picture, box }) => (
        <g key={picture}>
          <use className={styles.clear} href={`${sprite}#${picture}`} {...box} />
          <use className={styles.print} href={`${sprite}#${picture}`} {...box} />
          <use className={styles.ink} href={`${sprite}#${picture}`} {...box} />
        </g>
      ))}
    </svg>
  )
}
