/** A stamp: pressed on paper in ink once it is earned, a dashed ring until then. */
import styles from './stamp.module.css'

interface StampProps {
  /** Nothing until the game's pictures are here. */
  readonly picture: string | undefined
  readonly isEarned: boolean
  /** In px at the usual text size. */
  readonly size?: number
}

export function Stamp({ picture, isEarned, size = 32 }: StampProps) {
  const side = `${size / 16}rem`
  return (
    <svg
      className={isEarned ? styles.pressed : styles.empty}
      width={side}
      height={side}
      viewBox="0 0 40 40"
      aria-hidden="true"
    >
      <circle className={styles.ring} cx="20" cy="20" r="18.5" />
      {isEarned && <circle className={styles.inner} cx="20" cy="20" r="15.8" />}
      {picture !== undefined && <use href={`#${picture}`} x="9" y="9" width="22" height="22" />}
    </svg>
  )
}
