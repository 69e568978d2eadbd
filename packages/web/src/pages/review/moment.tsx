/** The moment of the curve that is pointed at: where, what was chosen, and the ways there. */
import type { ReviewView } from '../../host/review.ts'
import { useSaying, useTexts } from '../../texts/texts.ts'
import { useFigures } from './figures.ts'
import type { Judged } from './judged.ts'
import styles from './review.module.css'
import { reviewTexts } from './texts/texts.ts'
import { Ways } from './ways.tsx'

interface MomentProps {
  readonly match: ReviewView
  readonly judged: Judged
  readonly shown: number | undefined
  /** What was chosen there. */
  readonly said: string
}

export function Moment({ match, judged, shown, said }: MomentProps) {
  const texts = useTexts(reviewTexts)
  const saying = useSaying()
  const { chance } = useFigures()
  const point = judged.points.find(({ at }) => at === shown)
  if (point === undefined) return <p className={styles.moment}>{texts.curveHint}</p>
  const { position, at } = point
  return (
    <div className={styles.moment}>
      <p className={styles.numeral}>{chance(point.chance)}</p>
      <div className={styles.what}>
        <p className={styles.soft}>
          {texts.chapters[match.chapters](position.chapter)} ·{' '}
          {texts.choiceOf(at + 1, match.positions.length)}
        </p>
        <p className={styles.said}>{saying(said)}</p>
      </div>
      <Ways position={position} />
    </div>
  )
}
