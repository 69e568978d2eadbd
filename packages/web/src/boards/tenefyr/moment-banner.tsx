/** A great moment across the board while it stands. */
import type { Telling } from '@muster/engine'
import { Icon } from '../../look/icon.tsx'
import { momentIn } from './moment.ts'
import css from './moment-banner.module.css'
import { useBoard } from './use-board.tsx'

export function MomentBanner({ events }: { readonly events: readonly Telling[] }) {
  const { table, texts, match, size, say } = useBoard()
  // With the newest table the choice is what counts.
  if (table.state === match.state) return null
  const moment = momentIn(events, table, texts)
  if (moment === undefined) return null
  return (
    // It is also said in the live region.
    <div className={css.banner} data-size={size} data-moment={moment.tone} aria-hidden="true">
      <span className={css.icon}>
        <Icon name={moment.icon} size={48} />
      </span>
      <span className={css.words}>
        <span className={css.title}>{say(moment.title)}</span>
        <span className={css.note}>{say(moment.note)}</span>
      </span>
    </div>
  )
}
