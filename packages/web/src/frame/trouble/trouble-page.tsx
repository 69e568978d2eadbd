/** What is shown instead of the table when it cannot be: the match is safe, and there are ways on. */
import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { host } from '../../host/host.ts'
import { Button, buttonLook } from '../../look/controls/button.tsx'
import { usePageTitle } from '../../pages/arrival.ts'
import { useTexts } from '../../texts/texts.ts'
import { ReportForm } from '../sheets/report.tsx'
import { troubleTexts } from './texts.ts'
import styles from './trouble.module.css'

interface TroublePageProps {
  readonly id: string
  readonly heading: string
  /** As the machine says it; its first line is shown, all of it goes into the report. */
  readonly trouble: string
  onGoOn(): void
}

export function TroublePage({ id, heading, trouble, onGoOn }: TroublePageProps) {
  const texts = useTexts(troubleTexts)
  const title = useRef<HTMLHeadingElement>(null)
  usePageTitle(heading)
  useEffect(() => title.current?.focus(), [])
  const attached = async () => {
    const match = await host.call('print', { id }).catch(() => texts.unread)
    return `${trouble}\n\n${match}`
  }
  return (
    <main className={styles.page}>
      <h1 ref={title} tabIndex={-1}>
        {heading}
      </h1>
      <p>{texts.safe}</p>
      <div className={styles.ways}>
        <Button kind="main" onClick={onGoOn}>
          {texts.goOn}
        </Button>
        <Link href="/" className={buttonLook()}>
          {texts.startPage}
        </Link>
      </div>
      <details className={styles.report}>
        <summary>{texts.report}</summary>
        <ReportForm game="muster" notation={attached} />
        <p className={styles.said}>{trouble.split('\n', 1)[0]}</p>
      </details>
    </main>
  )
}
