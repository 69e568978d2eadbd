/** A match that is over, looked back at: the chance to win, what cost most, what was luck and what was choice. */
import { useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { useMatch } from '../../frame/match-context.ts'
import type { ReviewView } from '../../host/review.ts'
import { placeOfMatch } from '../../links/place.ts'
import { Button, buttonLook } from '../../look/controls/button.tsx'
import { Icon } from '../../look/icon.tsx'
import { useTexts } from '../../texts/texts.ts'
import { BalanceFigure } from './balance.tsx'
import { ChapterTable } from './chapter-table.tsx'
import { CostlyChoices } from './costly.tsx'
import { Curve } from './curve.tsx'
import { useFigures } from './figures.ts'
import { Moment } from './moment.tsx'
import styles from './review.module.css'
import { reviewTexts } from './texts/texts.ts'
import { useChoiceWords, useReview } from './use-review.ts'

export function Review() {
  const { view } = useMatch()
  const texts = useTexts(reviewTexts)
  const heading = useRef<HTMLHeadingElement>(null)
  const review = useReview(view.id)
  const { match, judged, phase } = review
  const [picked, setPicked] = useState<number>()
  useEffect(() => heading.current?.focus(), [])
  const hasCurve = match !== undefined && judged !== undefined && judged.points.length > 1
  // Until somebody points elsewhere, the moment that cost most.
  const shown = picked ?? judged?.costly[0]?.at
  const said = useSaidAt(match, shown)
  return (
    <div className={styles.review} aria-busy={phase === 'thinking'}>
      <header className={styles.top}>
        <h2 ref={heading} tabIndex={-1}>
          {texts.title}
        </h2>
        <Link href={placeOfMatch(view.id)} className={buttonLook('quiet')}>
          <Icon name="back" size={20} />
          {texts.backToEnd}
        </Link>
      </header>
      <p className={styles.lead}>{texts.lead}</p>
      <Thinking {...review} />
      <section className={styles.curve} aria-labelledby="review-curve">
        <h3 id="review-curve">{texts.curve}</h3>
        {hasCurve ? (
          <>
            <Curve match={match} judged={judged} shown={shown} said={said} onShow={setPicked} />
            <Moment match={match} judged={judged} shown={shown} said={said} />
            <ChapterTable match={match} judged={judged} />
          </>
        ) : (
          <div className={styles.empty} />
        )}
      </section>
      {hasCurve && (
        <>
          <BalanceFigure match={match} judged={judged} />
          <CostlyChoices
            judged={judged}
            match={match}
            isOver={phase === 'done'}
            onShow={setPicked}
          />
        </>
      )}
    </div>
  )
}

/** What was chosen at a position; nothing as long as the words are on their way. */
function useSaidAt(match: ReviewView | undefined, at: number | undefined): string {
  const position = at === undefined ? undefined : match?.positions[at]
  const named =
    at === undefined || position === undefined ? [] : [{ at, options: [position.chosen] }]
  return useChoiceWords(named).get(at ?? -1)?.options[0] ?? ''
}

function Thinking({ phase, progress, stop, goOn }: ReturnType<typeof useReview>) {
  const texts = useTexts(reviewTexts)
  const { chance } = useFigures()
  const isThinking = phase === 'thinking'
  const heard = isThinking ? '' : texts[phase]
  return (
    <div className={styles.thinking}>
      {isThinking && (
        <>
          <progress value={progress} aria-label={texts.thinking('')} />
          <span aria-hidden="true">{texts.thinking(chance(progress))}</span>
          <Button onClick={stop}>{texts.stop}</Button>
        </>
      )}
      <p role="status">{heard}</p>
      {(phase === 'stopped' || phase === 'failed') && <Button onClick={goOn}>{texts.goOn}</Button>}
    </div>
  )
}
