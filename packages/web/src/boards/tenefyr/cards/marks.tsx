/** Small things printed on cards, and tokens that lie on the table. */
import type { BossFace, Hero } from '@muster/tenefyr/view'
import { Icon } from '../../../look/icon.tsx'
import { Seat, type SeatSize } from '../../../look/seat.tsx'
import { Sign } from '../../../look/signs.tsx'
import { useTexts } from '../../../texts/texts.ts'
import { powerText } from '../power-text.ts'
import css from './marks.module.css'
import { Picture } from './plate.tsx'
import { bossPictures, heroPictures, plainPictures } from './plates.ts'
import { texts } from './texts.ts'

const dots = (many: number): number[] => Array.from({ length: many }, (_, i) => i)

/** One dot a level. */
export function LevelDots({ level }: { readonly level: number }) {
  const say = useTexts(texts)
  return (
    <span className={css.dots} role="img" aria-label={say.level(level)}>
      {dots(level).map((i) => (
        <span key={i} className={css.dot} />
      ))}
    </span>
  )
}

/** The cards of a dungeon: the one on top, and those face down below it. */
export function HiddenCount({
  below,
  known = 1,
}: {
  /** Hidden cards under the known ones. */
  readonly below: number
  readonly known?: number
}) {
  const say = useTexts(texts)
  return (
    <span className={css.dots} role="img" aria-label={say.hidden(below)}>
      {dots(known + below).map((i) => (
        <span key={i} className={i < known ? css.seen : css.unseen} />
      ))}
    </span>
  )
}

/** A power in big numerals; changed from what is printed, with an arrow that says which way. */
export function Power({
  power,
  printed,
  gain = false,
  night = false,
}: {
  readonly power: number
  /** What the card says, if the table has changed it. */
  readonly printed?: number | undefined
  /** More is good for the players: on what they hold. */
  readonly gain?: boolean
  /** On a dark ground. */
  readonly night?: boolean
}) {
  const say = useTexts(texts)
  const by = printed === undefined ? 0 : power - printed
  const way = by > 0 === gain ? css.better : css.worse
  return (
    <span className={`${css.power} ${night ? css.night : ''}`}>
      {by === 0 ? null : (
        <span
          className={`${css.change} ${way}`}
          role="img"
          aria-label={by > 0 ? say.more(by) : say.less(-by)}
        >
          {by > 0 ? '▲' : '▼'}
        </span>
      )}
      {powerText(power)}
    </span>
  )
}

/** Where a card comes from: a book, a page, or our own house. */
export function Provenance({ from }: { readonly from: 'rulebook' | 'public' | 'house' }) {
  const say = useTexts(texts)
  const marks = {
    rulebook:
      'M6 3C4.5 2 2.5 2 1 2.5v7C2.5 9 4.5 9 6 10c1.5-1 3.5-1 5-.5v-7C9.5 2 7.5 2 6 3zM6 3v7',
    public: 'M6 1a5 5 0 1 1 0 10A5 5 0 0 1 6 1zM1 6h10M6 1c-3 3-3 7 0 10M6 1c3 3 3 7 0 10',
    house: 'M1 6l5-4.5L11 6M2.5 5.5v5h7v-5',
  }
  return (
    <svg className={css.from} viewBox="0 0 12 12" role="img" aria-label={say.from[from]}>
      <path d={marks[from]} />
    </svg>
  )
}

/** A hero's disc in the colour of the seat. */
export function HeroSeat({
  seat,
  hero,
  size = 'medium',
  title,
}: {
  readonly seat: number
  readonly hero: Hero
  readonly size?: SeatSize
  readonly title?: string | undefined
}) {
  return (
    <Seat seat={seat} size={size} title={title}>
      <Picture name={heroPictures[hero]} />
    </Seat>
  )
}

/** What walks along the Boss track; a plain helm until a Boss is known. */
export function BossToken({ boss }: { readonly boss?: BossFace['boss'] | undefined }) {
  return (
    <span className={css.bossToken}>
      <Picture name={boss === undefined ? plainPictures.boss : bossPictures[boss]} />
    </span>
  )
}

export function StartToken() {
  return (
    <span className={css.startToken}>
      <Sign name="starting" />
    </span>
  )
}

/** The way out of a dungeon. */
export function Door({ size = 32 }: { readonly size?: number }) {
  return (
    <span className={css.door}>
      <Icon name="door" size={size} />
    </span>
  )
}

/** What is left of a dungeon without enemies. */
export function ClearedFlag({ level }: { readonly level: number }) {
  const say = useTexts(texts)
  return (
    <span className={css.cleared}>
      <Icon name="flag" size={20} />
      <LevelDots level={level} />
      <span className={css.clearedWord}>{say.cleared}</span>
    </span>
  )
}
