/** Won or lost, the story, what it earned, why, the match in lines, the deal opened, and what next. */
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import type { Ending } from '../../frame/board-module.ts'
import { useMatch } from '../../frame/match-context.ts'
import { isOfChronicle } from '../../host/chronicle.ts'
import type { MatchStory } from '../../host/protocol.ts'
import { placeOfMatch } from '../../links/place.ts'
import { buttonLook } from '../../look/controls/button.tsx'
import { Icon } from '../../look/icon.tsx'
import { useSettings } from '../../settings/settings.tsx'
import { useSaying, useTexts } from '../../texts/texts.ts'
import { ChartFigure } from './chart-figure.tsx'
import { Earned } from './earned.tsx'
import styles from './end.module.css'
import { headlineOf } from './headline.ts'
import { OpenedDeal } from './opened-deal.tsx'
import { Story } from './story.tsx'
import { endTexts } from './texts.ts'
import { useEnding } from './use-ending.ts'
import { WaysOn } from './ways-on.tsx'

const ChronicleEnd = lazy(async () => ({
  default: (await import('../chronicle/chronicle-end.tsx')).ChronicleEnd,
}))
const DailyEnd = lazy(async () => ({
  default: (await import('../daily/daily-end.tsx')).DailyEnd,
}))
const SharePicture = lazy(async () => ({
  default: (await import('./share-picture.tsx')).SharePicture,
}))

interface EndOfMatchProps {
  /** Back to the table as it stands. */
  onBack(): void
}

export function EndOfMatch({ onBack }: EndOfMatchProps) {
  const { view, apart } = useMatch()
  const texts = useTexts(endTexts)
  const saying = useSaying()
  const heading = useRef<HTMLHeadingElement>(null)
  const story = useStory()
  const ending = useEnding()
  const told = ending === 'failed' ? undefined : ending
  useEffect(() => heading.current?.focus(), [])
  const won = view.result?.won ?? false
  const [headline, more] = headlineOf(saying(view.result?.say ?? ''))
  // One that came with a link is somebody else's.
  const isChronicle = isOfChronicle(view.options) && view.kept !== 'seen' && apart === undefined
  return (
    <div className={styles.end}>
      <div className={styles.tale} aria-busy={ending === undefined}>
        <h2 ref={heading} tabIndex={-1}>
          <span className={won ? styles.won : styles.lost}>
            <Icon name={won ? 'crown' : 'skull'} size={48} />
          </span>
          {headline}
        </h2>
        {more !== '' && <p className={styles.lead}>{more}</p>}
        {ending === undefined && <p className={styles.soft}>{texts.reading}</p>}
        {told !== undefined && <Story story={told.story} takenBack={told.takenBack} />}
      </div>
      <div className={styles.on}>
        {isChronicle && (
          <Suspense>
            <ChronicleEnd />
          </Suspense>
        )}
        {apart === undefined ? (
          <WaysOn
            onBack={onBack}
            first={story?.entries[0]?.entry ?? 0}
            next={isChronicle ? undefined : told?.next}
            kind={isChronicle && won ? 'second' : 'main'}
          />
        ) : (
          <apart.Ways onBack={onBack} first={story?.entries[0]?.entry ?? 0} />
        )}
        <Link href={`${placeOfMatch(view.id)}/review`} className={buttonLook()}>
          <Icon name="search" size={20} />
          {texts.review}
        </Link>
        <Suspense>{view.daily !== undefined && apart === undefined && <DailyEnd />}</Suspense>
        {told !== undefined && <Earned ending={told} />}
        {told !== undefined && (
          <Suspense>
            <SharePicture ending={told} />
          </Suspense>
        )}
      </div>
      {story !== undefined && <Told story={story} />}
      <OpenedDeal />
    </div>
  )
}

function useStory(): MatchStory | undefined {
  const { story } = useMatch()
  const ask = useRef(story)
  const [told, setTold] = useState<MatchStory | undefined>()
  useEffect(() => {
    let isHere = true
    ask.current().then(
      (found) => {
        if (isHere) setTold(found)
      },
      () => {
        // The result stands without its story.
        if (isHere) setTold({ entries: [] })
      },
    )
    return () => {
      isHere = false
    }
  }, [])
  return told
}

/** Charts count the choices that stand, as the way through the match does; entries count votes and undos too. */
const counted = ({ entries }: MatchStory): MatchStory => ({
  entries: entries.map((one, entry) => ({ ...one, entry })),
})

function Told({ story }: { readonly story: MatchStory }) {
  const { board, view } = useMatch()
  const { language } = useSettings()
  const texts = useTexts(endTexts)
  const saying = useSaying()
  const [ending, setEnding] = useState<Ending>()
  useEffect(() => {
    let isHere = true
    board.ending(counted(story), view, language).then(
      (told) => {
        if (isHere) setEnding(told)
      },
      // Its words did not load: the story is told without.
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [board, story, view, language])
  if (story.entries.length === 0 || ending === undefined) return null
  const { reasons, charts } = ending
  return (
    <>
      {reasons.length > 0 && (
        <section className={styles.why} aria-labelledby="end-why">
          <h3 id="end-why">{texts.why}</h3>
          <ul>
            {reasons.map((reason) => (
              <li key={reason}>{saying(reason)}</li>
            ))}
          </ul>
        </section>
      )}
      {charts.length > 0 && (
        <section className={styles.charts} aria-label={texts.charts}>
          {charts.map((chart) => (
            <ChartFigure key={chart.title} chart={chart} />
          ))}
        </section>
      )}
    </>
  )
}
