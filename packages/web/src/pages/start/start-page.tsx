import { lazy, Suspense, useEffect, useRef } from 'react'
import { hasBeenOnline } from '../../online/been.ts'
import { useTexts } from '../../texts/texts.ts'
import { Page } from '../page.tsx'
import { gameCards } from '../set-up/games/cards.ts'
import { GameCard } from './game-card.tsx'
import { OpenFile } from './open-file.tsx'
import styles from './start.module.css'
import { startTexts } from './texts/texts.ts'
import { goesOn, useKeptMatches } from './use-kept-matches.ts'

// Who first comes has none.
const KeptMatches = lazy(async () => ({
  default: (await import('./kept-matches.tsx')).KeptMatches,
}))

const OnlineMatches = lazy(async () => ({
  default: (await import('../../online/start/online-matches.tsx')).OnlineMatches,
}))

const StartNotices = lazy(async () => ({
  default: (await import('../../offline/offline.tsx')).StartNotices,
}))

const DailyCard = lazy(async () => ({
  default: (await import('../daily/daily-card.tsx')).DailyCard,
}))

export function StartPage() {
  const texts = useTexts(startTexts)
  const { matches, isUnread, isComing, changes, drop, reread } = useKeptMatches()
  const been = hasBeenOnline()
  const kept = useRef<HTMLElement>(null)
  const none = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (changes > 0) (kept.current ?? none.current)?.focus()
  }, [changes])
  if (isComing) return <Page title="Muster" isStart busy />
  const hasMatches = matches !== undefined && matches.length > 0
  return (
    <Page title="Muster" lead={hasMatches ? undefined : texts.lead} isStart>
      {been && (
        <Suspense>
          <OnlineMatches />
        </Suspense>
      )}
      {hasMatches && <KeptMatches ref={kept} matches={matches} onDrop={drop} />}
      <Suspense>
        <StartNotices hasMatches={hasMatches} />
      </Suspense>
      {hasMatches && gameCards.map(({ game }) => <Daily key={game} game={game} />)}
      <section className={styles.games} aria-label={texts.games}>
        {gameCards.map((card, at) => (
          <GameCard
            key={card.game}
            card={card}
            isFirst={at === 0 && !been && !matches?.some(goesOn)}
          />
        ))}
      </section>
      <div ref={none} className={styles.files} tabIndex={-1}>
        {matches?.length === 0 && <p>{texts.nothingKept}</p>}
        {isUnread && <p>{texts.notListed}</p>}
        <OpenFile hasMatches={hasMatches} onBrought={reread} />
      </div>
      <Credits />
    </Page>
  )
}

/** Its place is kept free until it has come. */
const Daily = ({ game }: { readonly game: string }) => (
  <div className={styles.daily} data-game={game}>
    <Suspense>
      <DailyCard game={game} />
    </Suspense>
  </div>
)

function Credits() {
  const texts = useTexts(startTexts)
  return (
    <footer className={styles.footer}>
      <details>
        <summary>{texts.credits}</summary>
        <p>{texts.unofficial}</p>
        <p>{texts.icons}</p>
        <p>{texts.fonts}</p>
        <p>{texts.licence}</p>
      </details>
    </footer>
  )
}
