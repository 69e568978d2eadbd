/** A great moment across the board while it stands. It is also said in the live region. */
import type { FrameIcon } from './frame-icons.ts'
import { Icon } from './icon.tsx'
import css from './moment-banner.module.css'

export interface Moment {
  readonly icon: FrameIcon
  readonly title: string
  readonly note: string
  readonly tone: 'good' | 'bad' | 'won'
}

interface MomentBannerProps {
  readonly moment: Moment
  readonly size: string
  /** It goes by itself. */
  readonly passes?: boolean
  /** It waits until the dice have come to rest, and stands a little longer. */
  readonly late?: boolean
  say(text: string): string
}

export function MomentBanner({
  moment,
  size,
  passes = false,
  late = false,
  say,
}: MomentBannerProps) {
  return (
    <div
      className={css.banner}
      data-size={size}
      data-moment={moment.tone}
      data-passes={passes || undefined}
      data-late={late || undefined}
      aria-hidden="true"
    >
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
