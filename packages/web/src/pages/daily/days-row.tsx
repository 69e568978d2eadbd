/** The last two weeks, a day each: a crown, a skull, or nothing. */
import type { DailyDay } from '../../host/daily.ts'
import { Icon } from '../../look/icon.tsx'
import { useSettings } from '../../settings/settings.tsx'
import { sayDay } from '../../texts/daily.ts'
import { spoken, useSaying, useTexts } from '../../texts/texts.ts'
import panels from '../panels.module.css'
import styles from './daily.module.css'
import { dailyTexts } from './texts.ts'

interface DaysProps {
  readonly days: readonly DailyDay[]
  /** The game's. */
  readonly title: string
}

export function DaysRow({ days, title }: DaysProps) {
  const texts = useTexts(dailyTexts)
  const today = days.at(-1)
  return (
    <section aria-label={`${texts.lastDays} · ${title}`}>
      <h2 className={panels.heading}>{texts.lastDays}</h2>
      <ol className={styles.days}>
        {days.map((day) => (
          <OneDay key={day.day} day={day} isToday={day === today} />
        ))}
      </ol>
    </section>
  )
}

function OneDay({ day: { day, result }, isToday }: { day: DailyDay; isToday: boolean }) {
  const texts = useTexts(dailyTexts)
  const saying = useSaying()
  const language = spoken(useSettings().language)
  const played = result?.won === true ? texts.dayWon : texts.dayLost
  const say = result === undefined ? (isToday ? texts.dayOpen : texts.dayMissed) : played
  return (
    <li className={styles.day} data-today={isToday || undefined}>
      <span className={styles.hidden}>{say(saying(sayDay(day, language)))}</span>
      <span aria-hidden="true">{sayDay(day, language, { weekday: 'short' })}</span>
      <span className={styles.number} aria-hidden="true">
        {sayDay(day, language, { day: 'numeric' })}
      </span>
      <span className={result?.won === true ? panels.won : panels.lost}>
        {result !== undefined && <Icon name={result.won ? 'crown' : 'skull'} size={20} />}
      </span>
    </li>
  )
}
