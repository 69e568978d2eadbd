/** What stands where a table would: it is gone, taken, full, or the server does not answer. */
import { Link } from 'wouter'
import { Button, buttonLook } from '../../look/controls/button.tsx'
import { Page } from '../../pages/page.tsx'
import { useTexts } from '../../texts/texts.ts'
import { joinTexts } from './join-texts.ts'
import styles from './lobby.module.css'

interface OnlineTroubleProps {
  readonly code: string
  /** Another try may help. */
  again(): void
}

/** Nothing that passes by itself. */
const LASTING: readonly string[] = [
  'taken',
  'revoked',
  'full',
  'not-found',
  'unknown-match',
  'deleted',
  'removed',
  'frozen',
]

export function OnlineTrouble({ code, again }: OnlineTroubleProps) {
  const texts = useTexts(joinTexts)
  const same = code === 'unavailable' ? 'no-answer' : code === 'unknown' ? 'not-found' : code
  const { title, why } = texts.troubles[same] ?? texts.troubles['']
  const isLasting = LASTING.includes(same)
  return (
    <Page title={title} lead={why}>
      <p className={styles.ways} data-trouble={same}>
        {!isLasting && (
          <Button kind="main" onClick={again}>
            {texts.tryAgain}
          </Button>
        )}
        <Link href="/" className={buttonLook(isLasting ? 'main' : 'second')}>
          {texts.startPage}
        </Link>
      </p>
    </Page>
  )
}
