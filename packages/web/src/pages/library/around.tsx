/** The ways to the one before and the one after. */
import { Link } from 'wouter'
import { buttonLook } from '../../look/controls/button.tsx'
import { useTexts } from '../../texts/texts.ts'
import styles from './library.module.css'
import { libraryTexts } from './texts/texts.ts'

interface Neighbour {
  readonly name: string
  readonly href: string
}

export function Around({
  before,
  after,
}: {
  readonly before: Neighbour | undefined
  readonly after: Neighbour | undefined
}) {
  const texts = useTexts(libraryTexts)
  if (before === undefined && after === undefined) return null
  return (
    <nav className={styles.around} aria-label={texts.around}>
      {before !== undefined && (
        <Link href={before.href} className={buttonLook()}>
          {texts.previous(before.name)}
        </Link>
      )}
      {after !== undefined && (
        <Link href={after.href} className={`${buttonLook()} ${styles.after}`}>
          {texts.next(after.name)}
        </Link>
      )}
    </nav>
  )
}
