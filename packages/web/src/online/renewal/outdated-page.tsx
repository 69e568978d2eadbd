/** Stands where a table would whose rules this page does not have, until the page is another one. */
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { Button, buttonLook } from '../../look/controls/button.tsx'
import { newVersion } from '../../offline/new-version.ts'
import { type Renewal, renewFor } from '../../offline/renewal.ts'
import { Page } from '../../pages/page.tsx'
import { useTexts } from '../../texts/texts.ts'
import styles from '../lobby/lobby.module.css'
import { renewalTexts } from './texts.ts'

/** How often it is looked whether the other tab is gone, in milliseconds. */
const LOOKS = 3000

interface OutdatedPageProps {
  /** Those of the server. */
  readonly rules: string
  /** Comes to the table anew. */
  again(): void
}

export function OutdatedPage({ rules, again }: OutdatedPageProps) {
  const texts = useTexts(renewalTexts)
  const [found, setFound] = useState<Renewal>('reloads')
  useEffect(() => {
    let isHere = true
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = async () => {
      const now = await renewFor(rules)
      if (!isHere) return
      setFound(now)
      if (now === 'later') timer = setTimeout(look, LOOKS)
    }
    look()
    return () => {
      isHere = false
      clearTimeout(timer)
      newVersion?.stay()
    }
  }, [rules])
  const { title, why } = found === 'reloads' ? texts.comes : texts[found]
  const lookAgain = async () => {
    setFound('reloads')
    // Nothing newer: perhaps the server is another one by now.
    if ((await renewFor(rules, true)) === 'none') again()
  }
  return (
    <Page title={title} lead={why} busy={found === 'reloads'}>
      <p className={styles.ways} data-outdated={found}>
        {found === 'none' && (
          <Button kind="main" onClick={lookAgain}>
            {texts.again}
          </Button>
        )}
        {found !== 'reloads' && (
          <Link href="/" className={buttonLook('second')}>
            {texts.startPage}
          </Link>
        )}
      </p>
    </Page>
  )
}
