/** The choices that cost most: what was chosen, what may have been better, and how sure that is. */
import { useMatch } from '../../frame/match-context.ts'
import type { ChoiceWords, ReviewView } from '../../host/review.ts'
import { Icon } from '../../look/icon.tsx'
import { Seat } from '../../look/seat.tsx'
import { useSaying, useTexts } from '../../texts/texts.ts'
import styles from './costly.module.css'
import { pointsOf, useFigures } from './figures.ts'
import type { Costly, Judged } from './judged.ts'
import { reviewTexts } from './texts/texts.ts'
import { useChoiceWords } from './use-review.ts'
import { Ways } from './ways.tsx'

interface CostlyChoicesProps {
  readonly match: ReviewView
  readonly judged: Judged
  readonly isOver: boolean
  onShow(at: number): void
}

export function CostlyChoices({ match, judged, isOver, onShow }: CostlyChoicesProps) {
  const texts = useTexts(reviewTexts)
  const { costly } = judged
  const words = useChoiceWords(
    costly.map(({ at, option, position }) => ({ at, options: [position.chosen, option] })),
  )
  return (
    <section className={styles.costly} aria-labelledby="review-costly">
      <h3 id="review-costly">{texts.costly}</h3>
      {costly.length === 0 && <p>{isOver ? texts.none : texts.noneYet}</p>}
      <ol>
        {costly.map((one, n) => (
          <li key={one.at} onFocus={() => onShow(one.at)} onPointerDown={() => onShow(one.at)}>
            <Choice match={match} costly={one} n={n + 1} words={words.get(one.at)} />
          </li>
        ))}
      </ol>
    </section>
  )
}

interface ChoiceProps {
  readonly match: ReviewView
  readonly costly: Costly
  readonly n: number
  readonly words: ChoiceWords | undefined
}

function Choice({ match, costly, n, words }: ChoiceProps) {
  const { view } = useMatch()
  const texts = useTexts(reviewTexts)
  const saying = useSaying()
  const { position, better, taken, cost } = costly
  const { by, chapter } = position
  const seat = by === 'party' ? undefined : view.seats[by]
  const [chosen, other] = words?.options ?? []
  return (
    <>
      <p className={styles.who}>
        <span className={styles.number} aria-hidden="true">
          {n}
        </span>
        {seat !== undefined && (
          <Seat seat={seat.seat} size="small">
            <Icon name={seat.bot === undefined ? 'person' : 'bot'} />
          </Seat>
        )}
        <strong>{seat === undefined ? texts.party : saying(seat.name)}</strong>
        <span className={styles.soft}>
          {texts.chapters[match.chapters](chapter)} ·{' '}
          {texts.cost(texts.points(String(pointsOf(cost))))}
        </span>
      </p>
      <p className={styles.question}>{saying(words?.question ?? '')}</p>
      <dl className={styles.both}>
        <Option name={texts.chosen} say={saying(chosen ?? '')} chance={taken} />
        <Option name={texts.perhaps} say={saying(other ?? '')} chance={better} isBetter />
      </dl>
      <Ways position={position} />
    </>
  )
}

interface OptionProps {
  readonly name: string
  readonly say: string
  readonly chance: number
  readonly isBetter?: boolean
}

function Option({ name, say, chance, isBetter = false }: OptionProps) {
  const figures = useFigures()
  return (
    <div data-better={isBetter || undefined}>
      <dt>{name}</dt>
      <dd>
        {say} <span className={styles.chance}>{figures.chance(chance)}</span>
        <span className={styles.bar} aria-hidden="true">
          <span style={{ inlineSize: `${100 * chance}%` }} />
        </span>
      </dd>
    </div>
  )
}
