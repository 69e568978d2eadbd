/** Why a link does not open, and what can be done. */
import { Link } from 'wouter'
import type { Trouble } from '../host/protocol.ts'
import { Button, buttonLook } from '../look/controls/button.tsx'
import { useArrival, usePageTitle } from '../pages/arrival.ts'
import { useTexts } from '../texts/texts.ts'
import styles from './links.module.css'
import { linkTexts } from './texts.ts'

interface LinkTroubleProps {
  readonly trouble: Trouble
  reopen(): void
}

export function LinkTrouble({ trouble, reopen }: LinkTroubleProps) {
  const texts = useTexts(linkTexts)
  const heading = useArrival()
  usePageTitle(texts.broken)
  const { why, todo } = useReason(trouble)
  const { code } = trouble
  return (
    <main className={styles.trouble}>
      <h1 ref={heading} tabIndex={-1}>
        {texts.broken}
      </h1>
      <p>{why}</p>
      <p>{todo}</p>
      <p className={styles.soft}>{texts.nothingLost}</p>
      <p className={styles.ways}>
        {code === 'no-pack' && (
          <Link href="/packs" className={buttonLook('main')}>
            {texts.toPacks}
          </Link>
        )}
        {code === 'broken' && (
          <Button kind="main" onClick={reopen}>
            {texts.tryAgain}
          </Button>
        )}
        <Link
          href="/"
          className={buttonLook(code === 'no-pack' || code === 'broken' ? 'second' : 'main')}
        >
          {texts.startPage}
        </Link>
      </p>
    </main>
  )
}

function useReason({ code, message }: Trouble): { readonly why: string; readonly todo: string } {
  const texts = useTexts(linkTexts)
  switch (code) {
    case 'no-pack':
      return { why: texts.noPack(message), todo: texts.noPackDo }
    case 'replay':
      return { why: texts.otherRules, todo: texts.otherRulesDo }
    case 'unknown-game':
      return { why: texts.noGame, todo: texts.noGameDo }
    case 'no-links':
      return { why: texts.oldBrowser, todo: texts.oldBrowserDo }
    case 'link':
      return { why: texts.brokenWhy, todo: texts.brokenDo }
    default:
      return { why: message, todo: texts.brokenDo }
  }
}
