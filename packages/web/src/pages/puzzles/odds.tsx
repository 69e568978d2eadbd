/** How often each choice wins, as bars: the answer, the own choice and the best of the others. */
import { capital } from '@muster/engine'
import type { PuzzleOdds } from '../../host/puzzles.ts'
import { useSaying, useTexts } from '../../texts/texts.ts'
import styles from './odds.module.css'
import { puzzleTexts } from './texts.ts'

export function Odds({ odds }: { readonly odds: readonly PuzzleOdds[] }) {
  const texts = useTexts(puzzleTexts)
  return (
    <div className={styles.odds} data-odds>
      <h2 className={styles.heading}>{texts.chances}</h2>
      <ul className={styles.rows}>
        {odds.map((one) => (
          <Row key={one.say} one={one} />
        ))}
      </ul>
      <p className={styles.luck}>{texts.luck}</p>
    </div>
  )
}

function Row({ one: { say, chance, isAnswer, isOwn } }: { readonly one: PuzzleOdds }) {
  const texts = useTexts(puzzleTexts)
  const saying = useSaying()
  return (
    <li className={styles.row} data-answer={isAnswer || undefined} data-own={isOwn || undefined}>
      <span className={styles.what}>
        {capital(saying(say))}
        {isAnswer && <span className={styles.mark}>{texts.best}</span>}
        {isOwn && <span className={styles.mark}>{texts.yours}</span>}
      </span>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.bar} style={{ inlineSize: `${chance}%` }} />
      </span>
      <span className={styles.chance}>{chance}</span>
    </li>
  )
}
