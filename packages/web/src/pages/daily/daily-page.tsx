/** Today's deal of each game, the result to share, and the days before. */
import { lazy, Suspense } from 'react'
import type { DailiesView } from '../../host/daily.ts'
import { useDailyName } from '../../texts/daily.ts'
import { useTexts } from '../../texts/texts.ts'
import { Page } from '../page.tsx'
import panels from '../panels.module.css'
import type { GameTexts } from '../set-up/games/game-set-up.ts'
import { setUpOf, setUps } from '../set-up/games/registry.ts'
import { Cover } from '../start/cover.tsx'
import styles from './daily.module.css'
import { DaysRow } from './days-row.tsx'
import { Outcome, ResultToShare } from './result.tsx'
import { dailyTexts } from './texts.ts'
import { useDealt, WaysToPlay } from './today.tsx'
import { useDailies } from './use-dailies.ts'

// There only where a server is.
const Ranked = lazy(async () => ({
  default: (await import('../../online/daily/ranked.tsx')).Ranked,
}))

export function DailyPage() {
  const texts = useTexts(dailyTexts)
  return (
    <Page title={texts.title} lead={texts.lead}>
      {setUps.map(({ game }) => (
        <DailyOfGame key={game} game={game} />
      ))}
    </Page>
  )
}

function DailyOfGame({ game }: { readonly game: string }) {
  const texts = useTexts(dailyTexts)
  const { title }: GameTexts = useTexts((setUpOf(game) ?? setUps[0]).texts)
  const dailies = useDailies(game)
  if (dailies === 'failed') return <p role="alert">{texts.failed}</p>
  if (dailies === undefined) return <p className={panels.soft}>{texts.opening}</p>
  const { streak, played, won, kept, days } = dailies
  return (
    <div className={styles.ofGame} data-game={game}>
      <Today dailies={dailies} title={title} />
      <Suspense>
        <Ranked game={game} title={title} />
      </Suspense>
      <DaysRow days={days} title={title} />
      {kept ? (
        <p className={styles.facts}>
          {streak > 0 && <span>{texts.streak(streak)}</span>}
          {played > 0 && <span>{texts.record(played, won)}</span>}
        </p>
      ) : (
        <p>{texts.notKept}</p>
      )}
    </div>
  )
}

interface TodayProps {
  readonly dailies: DailiesView
  readonly title: string
}

function Today({ dailies, title }: TodayProps) {
  const { game, today, days } = dailies
  const texts = useTexts(dailyTexts)
  const named = useDailyName()
  const dealt = useDealt(dailies)
  const id = `today-${game}`
  const result = days.at(-1)?.result
  return (
    <section className={styles.today} aria-label={`${named(today)} · ${title}`}>
      <Cover game={game} name={`${game} ${today}`} />
      <div className={styles.about}>
        <h2 id={id}>{named(today)}</h2>
        <p>
          {title} · {dealt}
        </p>
        {result !== undefined && <Outcome result={result} />}
        <div className={styles.ways}>
          <WaysToPlay dailies={dailies} kind="main" />
        </div>
        <p className={panels.soft}>
          {texts.unranked} {result !== undefined && texts.tomorrow}
        </p>
      </div>
      {result !== undefined && <ResultToShare game={game} day={today} result={result} />}
    </section>
  )
}
