/** What somebody no longer wants to be asked, each with the way back. */
import { Button } from '../../look/controls/button.tsx'
import { Seat } from '../../look/seat.tsx'
import { useSettings } from '../../settings/settings.tsx'
import { useSaying, useTexts } from '../../texts/texts.ts'
import { useMatch } from '../match-context.ts'
import styles from './mutes.module.css'
import { muteTexts } from './texts.ts'

export function Mutes() {
  const { view, board, act } = useMatch()
  const { language } = useSettings()
  const texts = useTexts(muteTexts)
  const saying = useSaying()
  const { mutes } = view.table
  if (mutes.length === 0) return null
  return (
    <section className={styles.mutes}>
      <h3 className={styles.title}>{texts.title}</h3>
      <ul className={styles.list}>
        {mutes.map(({ seat, key, span }) => (
          <li key={`${seat} ${key}`} className={styles.line}>
            <Seat seat={seat} size="small" />
            <span className={styles.what}>
              {saying(board.sayMute?.(key, view, language) ?? key)}, {texts.span[span]}
            </span>
            <Button onClick={() => act({ kind: 'unmute', seat, key })}>{texts.askAgain}</Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
