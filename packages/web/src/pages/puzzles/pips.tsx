import { useTexts } from '../../texts/texts.ts'
import styles from './puzzles.module.css'
import { puzzleTexts } from './texts.ts'

const MOST = 5

/** How hard a puzzle is, as one to five points. */
export function Pips({ difficulty }: { readonly difficulty: number }) {
  const texts = useTexts(puzzleTexts)
  const name = texts.difficulties[difficulty - 1]
  return (
    <span className={styles.pips} role="img" aria-label={texts.difficulty(name)} title={name}>
      {Array.from({ length: MOST }, (_, n) => n + 1).map((n) => (
        <span key={n} data-full={n <= difficulty || undefined} />
      ))}
    </span>
  )
}
