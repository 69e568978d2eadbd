/** Today's deal on the start page. */
import { Link } from 'wouter'
import type { DailiesView } from '../../host/daily.ts'
import { buttonLook } from '../../look/controls/button.tsx'
import { useDailyName } from '../../texts/daily.ts'
import { useTexts } from '../../texts/texts.ts'
import panels from '../panels.module.css'
import type { GameTexts } from '../set-up/games/game-set-up.ts'
import { setUpOf, setUps } from '../set-up/games/registry.ts'
import styles from './daily.module.css'
import { Outcome } from './result.tsx'
import { dailyTexts } from './texts.ts'
import { useDealt, WaysToPlay } from './today.tsx'
import { useDailies } from './use-dailies.ts'

export function DailyCard({ game }: { readonly game: string }) {
  const dailies = useDailies(game)
  if (dailies === undefined || dailies === 'failed') return null
  return <Card dailies={dailies} />
}

function Card({ dailies }: { readonly dailies: DailiesView }) {
  const { game, today, streak, days } = dailies
  const texts = useTexts(dailyTexts)
  const { title }: GameTexts = useTexts((setUpOf(game) ?? setUps[0]).texts)
  const named = useDailyName()
  const dealt = useDealt(dailies)
  const result = days.at(-1)?.result
  return (
    <>
      <div className={styles.about}>
        <h2 className={styles.name}>{named(today)}</h2>
        <p>
          {title}
          {result === undefined && ` · ${dealt}`}
        </p>
        {result !== undefined && <Outcome result={result} />}
        <p className={panels.soft}>
          {streak > 0 && `${texts.streak(streak)} · `}
          {texts.unranked}
        </p>
      </div>
      <div className={panels.do}>
        {result === undefined && <WaysToPlay dailies={dailies} kind="second" />}
        <Link href="/daily" className={buttonLook('quiet')}>
          {texts.allDays}
        </Link>
      </div>
    </>
  )
}
