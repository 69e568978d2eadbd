/** The goal of a lesson, what to do now, and once it is decided the ways on. */
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import type { Advice } from '../../frame/advice.ts'
import { useMatch } from '../../frame/match-context.ts'
import { host } from '../../host/host.ts'
import type { LessonView } from '../../host/protocol.ts'
import { placeOfLesson } from '../../links/place.ts'
import { Button, buttonLook } from '../../look/controls/button.tsx'
import { Icon } from '../../look/icon.tsx'
import { useSaying, useTexts } from '../../texts/texts.ts'
import styles from './learn.module.css'
import { learned } from './learned.ts'
import { learnTexts } from './texts.ts'

/** How it goes at the table that is drawn: while steps play, as it went before. */
function useProgress(onAdvice: (advice: Advice | undefined) => void): LessonView | undefined {
  const { view, playing } = useMatch()
  const [progress, setProgress] = useState<LessonView>()
  useEffect(() => {
    if (playing) return
    let left = false
    host
      .call('lesson', { id: view.id })
      .then((now) => {
        if (left) return
        if (now.outcome === 'done') learned(now)
        setProgress(now)
        const entry = view.decision?.entry
        const verb = now.advises
        onAdvice(entry === undefined || verb === undefined ? undefined : { entry, verb })
      })
      // The table says itself that its worker has died.
      .catch(() => undefined)
    return () => {
      left = true
    }
  }, [view, playing, onAdvice])
  return progress
}

interface LessonBarProps {
  readonly onAgain: () => void
  readonly onAdvice: (advice: Advice | undefined) => void
}

export function LessonBar({ onAgain, onAdvice }: LessonBarProps) {
  const progress = useProgress(onAdvice)
  const texts = useTexts(learnTexts)
  const saying = useSaying()
  if (progress === undefined) return null
  const { title, asks, outcome, say } = progress
  return (
    <section
      className={styles.bar}
      aria-label={texts.lesson(saying(title))}
      data-lesson
      data-outcome={outcome}
    >
      <p className={styles.goal}>
        <strong>{texts.goal}</strong> {saying(asks)}
      </p>
      <p className={styles.say} role="status">
        {outcome === 'open' ? null : (
          <Icon name={outcome === 'done' ? 'tick' : 'close'} size={20} />
        )}
        <span>{saying(say)}</span>
      </p>
      <Ways progress={progress} onAgain={onAgain} />
    </section>
  )
}

function Ways({
  progress: { game, outcome, next },
  onAgain,
}: {
  readonly progress: LessonView
  readonly onAgain: () => void
}) {
  const texts = useTexts(learnTexts)
  const saying = useSaying()
  return (
    <div className={styles.ways}>
      {outcome === 'failed' ? (
        <Button kind="main" onClick={onAgain}>
          {texts.again}
        </Button>
      ) : null}
      {outcome === 'done' && next !== undefined ? (
        <Link href={placeOfLesson(next.game, next.lesson)} className={buttonLook('main')}>
          {texts.next(saying(next.title))}
        </Link>
      ) : null}
      {outcome === 'done' ? (
        <Link href={`/new/${game}`} className={buttonLook(next === undefined ? 'main' : 'second')}>
          {texts.play}
        </Link>
      ) : null}
      <Link href="/learn" className={buttonLook('quiet')} aria-label={texts.leave}>
        <Icon name="close" size={20} />
      </Link>
    </div>
  )
}
