/** The lessons of all games, and which of them were done. */
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { host } from '../../host/host.ts'
import type { LessonSummary } from '../../host/protocol.ts'
import { placeOfLesson } from '../../links/place.ts'
import { buttonLook } from '../../look/controls/button.tsx'
import { Icon } from '../../look/icon.tsx'
import { useSettings } from '../../settings/settings.tsx'
import { spoken, useSaying, useTexts } from '../../texts/texts.ts'
import { Page } from '../page.tsx'
import type { GameSetUp } from '../set-up/games/game-set-up.ts'
import { setUps } from '../set-up/games/registry.ts'
import styles from './learn.module.css'
import { isLearned } from './learned.ts'
import { learnTexts } from './texts.ts'

type Reading = readonly LessonSummary[] | 'failed' | undefined

function useLessons(): Reading {
  const language = spoken(useSettings().language)
  const [lessons, setLessons] = useState<Reading>()
  useEffect(() => {
    let left = false
    const read = async () => {
      await host.call('speak', { language })
      return await host.call('lessons', {})
    }
    read().then(
      (found) => {
        if (!left) setLessons(found)
      },
      () => {
        if (!left) setLessons('failed')
      },
    )
    return () => {
      left = true
    }
  }, [language])
  return lessons
}

export function LearnPage() {
  const texts = useTexts(learnTexts)
  const lessons = useLessons()
  return (
    <Page title={texts.title} lead={texts.lead} busy={lessons === undefined}>
      {lessons === undefined && <p className={styles.soft}>{texts.opening}</p>}
      {lessons === 'failed' && <p role="alert">{texts.failed}</p>}
      {typeof lessons === 'object' &&
        setUps.map((setUp) => (
          <OfGame
            key={setUp.game}
            setUp={setUp}
            lessons={lessons.filter(({ game }) => game === setUp.game)}
          />
        ))}
    </Page>
  )
}

function OfGame({
  setUp: { game, texts: names },
  lessons,
}: {
  readonly setUp: GameSetUp
  readonly lessons: readonly LessonSummary[]
}) {
  const texts = useTexts(learnTexts)
  const { title } = useTexts(names)
  const next = lessons.find((one) => !isLearned(one))
  if (lessons.length === 0) return null
  return (
    <section aria-labelledby={`lessons-${game}`}>
      <h2 id={`lessons-${game}`} className={styles.game}>
        {title}
      </h2>
      <ol className={styles.lessons}>
        {lessons.map((one, at) => (
          <LessonRow key={one.lesson} one={one} number={at + 1} isNext={one === next} />
        ))}
      </ol>
      {next === undefined && (
        <p className={styles.all}>
          {texts.allDone}
          <Link href={`/new/${game}`} className={buttonLook('main')}>
            {texts.play}
          </Link>
        </p>
      )}
    </section>
  )
}

function LessonRow({
  one,
  number,
  isNext,
}: {
  readonly one: LessonSummary
  readonly number: number
  readonly isNext: boolean
}) {
  const texts = useTexts(learnTexts)
  const saying = useSaying()
  const done = isLearned(one)
  return (
    <li>
      <Link
        href={placeOfLesson(one.game, one.lesson)}
        className={styles.lesson}
        data-done={done || undefined}
        data-next={isNext || undefined}
      >
        <span className={styles.number} aria-hidden="true">
          {done ? <Icon name="tick" size={24} /> : number}
        </span>
        <span className={styles.what}>
          <strong className={styles.name}>{saying(one.title)}</strong>
          <span>{saying(one.about)}</span>
        </span>
        <span className={styles.state}>{done ? texts.done : texts.minute}</span>
      </Link>
    </li>
  )
}
