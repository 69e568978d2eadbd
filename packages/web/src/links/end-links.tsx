/** What the end of a match offers of links. */
import { lazy, Suspense, useState } from 'react'
import { useMatch } from '../frame/match-context.ts'
import { Button, buttonLook } from '../look/controls/button.tsx'
import { useTexts } from '../texts/texts.ts'
import { KeepSeen } from './keep-seen.tsx'
import styles from './links.module.css'
import { linkTexts } from './texts.ts'

const SharePanel = lazy(async () => ({
  default: (await import('./share-panel.tsx')).SharePanel,
}))

export function EndLinks() {
  const { view } = useMatch()
  const texts = useTexts(linkTexts)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      {view.kept === 'seen' && <KeepSeen look={buttonLook()} />}
      <Button kind="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {texts.share}
      </Button>
      {isOpen && (
        <div className={styles.unfolded}>
          <Suspense>
            <SharePanel />
          </Suspense>
        </div>
      )}
    </>
  )
}
