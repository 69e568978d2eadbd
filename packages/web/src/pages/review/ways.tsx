import { useId } from 'react'
import { useMatch } from '../../frame/match-context.ts'
import type { ReviewPosition } from '../../host/review.ts'
import { Button } from '../../look/controls/button.tsx'
import { Icon } from '../../look/icon.tsx'
import { useTexts } from '../../texts/texts.ts'
import styles from './review.module.css'
import { reviewTexts } from './texts/texts.ts'

/** To the table as it was before a choice, and to a match that begins there. */
export function Ways({ position }: { readonly position: ReviewPosition }) {
  const { look, playOnFrom } = useMatch()
  const texts = useTexts(reviewTexts)
  const id = useId()
  return (
    <div className={styles.ways}>
      <Button kind="quiet" onClick={() => look(position.before)}>
        <Icon name="eye" size={20} />
        {texts.show}
      </Button>
      <Button
        kind="quiet"
        aria-describedby={id}
        title={texts.tryHint}
        onClick={() => playOnFrom(position.before)}
      >
        <Icon name="play" size={20} />
        {texts.tryIt}
      </Button>
      <span id={id} className="heard">
        {texts.tryHint}
      </span>
    </div>
  )
}
