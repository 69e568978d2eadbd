/** The end of a match that is a daily: what counts, and the words to send. */
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { useMatch } from '../../frame/match-context.ts'
import type { DailyEnding } from '../../host/daily.ts'
import { host } from '../../host/host.ts'
import { buttonLook } from '../../look/controls/button.tsx'
import { useDailyName } from '../../texts/daily.ts'
import { useTexts } from '../../texts/texts.ts'
import styles from './daily.module.css'
import { Outcome, ResultToShare } from './result.tsx'
import { dailyTexts } from './texts.ts'

export function DailyEnd() {
  const { id, game } = useMatch().view
  const texts = useTexts(dailyTexts)
  const named = useDailyName()
  const [ending, setEnding] = useState<DailyEnding | undefined>()
  useEffect(() => {
    let isHere = true
    host.call('daily', { id }).then(
      (found) => {
        if (isHere) setEnding(found)
      },
      // The end of the match stands without it.
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [id])
  if (ending === undefined) return null
  const { day, result, practice, streak } = ending
  return (
    <section className={styles.end} aria-labelledby="end-daily">
      <h3 id="end-daily">{named(day)}</h3>
      <p>
        {practice ? texts.practice : texts.counts} {streak > 0 && `${texts.streak(streak)}.`}
      </p>
      {practice && <Outcome result={result} />}
      <ResultToShare game={game} day={day} result={result} />
      <Link href="/daily" className={buttonLook('quiet')}>
        {texts.allDays}
      </Link>
    </section>
  )
}
