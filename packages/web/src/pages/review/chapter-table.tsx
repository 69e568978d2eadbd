/** The curve as numbers. */
import type { ReviewView } from '../../host/review.ts'
import { useTexts } from '../../texts/texts.ts'
import { useFigures } from './figures.ts'
import { chaptersOf, type Judged } from './judged.ts'
import styles from './review.module.css'
import { reviewTexts } from './texts/texts.ts'

interface ChapterTableProps {
  readonly match: ReviewView
  readonly judged: Judged
}

export function ChapterTable({ match, judged }: ChapterTableProps) {
  const texts = useTexts(reviewTexts)
  const { chance, change } = useFigures()
  return (
    <details className={styles.numbers}>
      <summary>{texts.asTable}</summary>
      <table>
        <caption className="heard">{texts.curve}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.chapterNames[match.chapters]}</th>
            <th scope="col">{texts.atStart}</th>
            <th scope="col">{texts.luck}</th>
            <th scope="col">{texts.choices}</th>
          </tr>
        </thead>
        <tbody>
          {chaptersOf(judged).map((one) => (
            <tr key={one.chapter}>
              <th scope="row">{one.chapter}</th>
              <td>{chance(one.chance)}</td>
              <td>{change(one.luck)}</td>
              <td>{change(-one.cost)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
