/** A table that a server keeps: its lobby, and once it has begun the match. */
import { lazy, Suspense } from 'react'
import { MatchTrouble } from '../../frame/trouble/match-trouble.tsx'
import { idOfTable } from '../../links/place.ts'
import { Page } from '../../pages/page.tsx'
import { useTexts } from '../../texts/texts.ts'
import { LobbyPage } from './lobby.tsx'
import { OnlineTrouble } from './online-trouble.tsx'
import { lobbyTexts } from './texts.ts'
import { useAround } from './use-around.ts'

const OnlineMatch = lazy(async () => ({
  default: (await import('../match/online-match.tsx')).OnlineMatch,
}))
const FrozenPage = lazy(async () => ({
  default: (await import('../frozen/frozen-page.tsx')).FrozenPage,
}))
const OutdatedPage = lazy(async () => ({
  default: (await import('../renewal/outdated-page.tsx')).OutdatedPage,
}))

interface TablePageProps {
  readonly match: string
  readonly reading: boolean
  readonly review: boolean
}

export function TablePage({ match, reading, review }: TablePageProps) {
  const texts = useTexts(lobbyTexts)
  const { coming, again } = useAround(match)
  if (coming.status === 'failed') return <OnlineTrouble code={coming.trouble.code} again={again} />
  if (coming.status === 'outdated') {
    return (
      <Suspense>
        <OutdatedPage rules={coming.rules} again={again} />
      </Suspense>
    )
  }
  if (coming.status === 'coming') {
    return (
      <Page title={texts.opening} busy>
        <p className="heard" role="status">
          {texts.opening}
        </p>
      </Page>
    )
  }
  const { around, line } = coming
  if (around.lobby.phase === 'lobby') return <LobbyPage around={around} line={line} />
  const id = idOfTable(match)
  return (
    <MatchTrouble id={id}>
      <Suspense>
        {around.frozen === undefined ? (
          <OnlineMatch id={id} reading={reading} review={review} around={around} line={line} />
        ) : (
          <FrozenPage around={around} frozen={around.frozen} />
        )}
      </Suspense>
    </MatchTrouble>
  )
}
