/** The picture of a game: its great ones over the small ones, cut in wood and printed a little off register. */
import { useMemo } from 'react'
import { backdrop, type Pattern } from '../../look/backdrop.ts'
import styles from './cover.module.css'
import type { CoverPicture } from './cover-pictures.ts'
import sprite from './covers.svg'

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface Figure {
  readonly picture: CoverPicture
  readonly box: Box
}

interface Sketch {
  readonly ground: Pattern
  readonly figures: readonly Figure[]
}

const square = (picture: CoverPicture, x: number, y: number, side: number): Figure => ({
  picture,
  box: { x, y, width: side, height: side },
})

/** The Boss over the heroes; the monsters around what they guard; the heroes before what lies in wait. */
const SKETCHES: { readonly [game: string]: Sketch } = {
  tenefyr: {
    ground: 'rays',
    figures: [
      square('boss', 56, 12, 128),
      square('barbarian', 8, 90, 48),
      square('bard', 48, 108, 44),
      square('cleric', 148, 108, 44),
      square('thief', 184, 90, 48),
    ],
  },
  keep: {
    ground: 'brick',
    figures: [
      square('dragon', 64, 4, 112),
      square('rat', 8, 84, 52),
      square('ghost', 180, 80, 52),
      square('goblin', 44, 108, 44),
      square('chest', 92, 92, 60),
    ],
  },
  terrinoth: {
    ground: 'roots',
    figures: [
      square('warrior', 62, 2, 116),
      square('scout', 4, 38, 72),
      square('mage', 168, 44, 64),
      square('wolf', 52, 108, 46),
      square('spider', 144, 110, 44),
    ],
  },
}

interface CoverProps {
  readonly game: string
  /** The ground is another for each name. */
  readonly name?: string
}

export function Cover({ game, name = game }: CoverProps) {
  const { ground, figures } = SKETCHES[game] ?? SKETCHES.tenefyr
  const strokes = useMemo(() => backdrop(ground, name, 3, 'large'), [ground, name])
  return (
    <svg className={styles.cover} viewBox="0 0 240 160" aria-hidden="true" data-game={game}>
      <g transform="translate(0 -40) scale(2.4)">
        <path className={styles.ground} d={strokes} />
      </g>
      {figures.map(({ picture, box }) => (
        <g key={picture}>
          <use className={styles.clear} href={`${sprite}#${picture}`} {...box} />
          <use className={styles.print} href={`${sprite}#${picture}`} {...box} />
          <use className={styles.ink} href={`${sprite}#${picture}`} {...box} />
        </g>
      ))}
    </svg>
  )
}
