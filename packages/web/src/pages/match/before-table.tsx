/** What stands where the table will: it opens, it is not here, it is frozen, its worker died. */
import { lazy, Suspense, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { fileName, saveFile } from '../../frame/sheets/save-file.ts'
import { frameTexts } from '../../frame/texts/texts.ts'
import { WorkerDied } from '../../frame/trouble/worker-died.tsx'
import type { TableOnPage } from '../../frame/use-table.ts'
import { host } from '../../host/host.ts'
import type { Trouble } from '../../host/protocol.ts'
import { lettersOfLink } from '../../links/place.ts'
import { Button, buttonLook } from '../../look/controls/button.tsx'
import { useTexts } from '../../texts/texts.ts'
import { useArrival, usePageTitle } from '../arrival.ts'
import styles from './match-page.module.css'

const LinkTrouble = lazy(async () => ({
  default: (await import('../../links/link-trouble.tsx')).LinkTrouble,
}))

interface BeforeTableProps {
  readonly id: string
  readonly table: TableOnPage
}

export function BeforeTable({ id, table }: BeforeTableProps) {
  const { opening, reopen } = table
  if (opening.status === 'dead') {
    return <WorkerDied id={id} trouble={opening.trouble.message} onGoOn={reopen} />
  }
  if (opening.status === 'failed' && lettersOfLink(id) !== undefined) {
    return (
      <Suspense>
        <LinkTrouble trouble={opening.trouble} reopen={reopen} />
      </Suspense>
    )
  }
  if (opening.status === 'failed') {
    return <NotOpened id={id} trouble={opening.trouble} reopen={reopen} />
  }
  return <Opening />
}

/** Nothing flashes where the table is there at once. */
function Opening() {
  const texts = useTexts(frameTexts)
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 300)
    return () => clearTimeout(timer)
  }, [])
  return (
    <main className={styles.before} aria-busy="true">
      {late ? <p role="status">{texts.opening}</p> : null}
    </main>
  )
}

function NotOpened({
  id,
  trouble,
  reopen,
}: {
  readonly id: string
  readonly trouble: Trouble
  reopen(): void
}) {
  const texts = useTexts(frameTexts)
  const heading = useArrival()
  const missing = trouble.code === 'unknown-match'
  const frozen = trouble.code === 'replay'
  const title = missing ? texts.notFound : frozen ? texts.frozen : texts.failed
  // Of a frozen match the worker says why, and in a line after it what exactly does not fit.
  const [said, detail] = frozen ? trouble.message.split('\n') : [trouble.message]
  usePageTitle(title)
  const save = async () => {
    const text = await host.call('print', { id })
    saveFile(fileName('match', new Date(), 'muster'), text)
  }
  return (
    <main className={styles.before}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p>{missing ? texts.notFoundWhy : said}</p>
      {detail === undefined ? null : <p className={styles.soft}>{detail}</p>}
      <p className={styles.ways}>
        {missing || frozen ? null : (
          <Button kind="main" onClick={reopen}>
            {texts.tryAgain}
          </Button>
        )}
        {frozen ? (
          <Button kind="main" onClick={save}>
            {texts.saveFile}
          </Button>
        ) : null}
        <Link href="/" className={buttonLook(missing ? 'main' : 'second')}>
          {texts.startPage}
        </Link>
      </p>
    </main>
  )
}
