/** When an online match is over: another with the same people, and the proof that nothing was rigged. */
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { useMatch } from '../../frame/match-context.ts'
import { fileName, saveFile } from '../../frame/sheets/save-file.ts'
import { host } from '../../host/host.ts'
import type { OnlineCalls } from '../../host/online.ts'
import { EndLinks } from '../../links/end-links.tsx'
import { Button, buttonLook } from '../../look/controls/button.tsx'
import { FieldError } from '../../look/controls/text-field.tsx'
import { Icon } from '../../look/icon.tsx'
import end from '../../pages/end/end.module.css'
import { useTexts } from '../../texts/texts.ts'
import { api, newNonce } from '../api.ts'
import { Ranked } from '../daily/ranked.tsx'
import { lobbyTexts } from '../lobby/texts.ts'
import { sayTrouble } from '../lobby/use-lobby.ts'
import styles from './match.module.css'
import { isWatching, useOnline } from './online-context.ts'
import { onlineMatchTexts } from './texts.ts'

interface WaysProps {
  onBack(): void
  /** The entry that a replay begins at. */
  readonly first: number
}

export function Ways({ onBack, first }: WaysProps) {
  const { view, look, notation } = useMatch()
  const texts = useTexts(onlineMatchTexts)
  const save = async () => saveFile(fileName(view.game, new Date(), 'muster'), await notation())
  return (
    <>
      {isWatching(view) || view.daily !== undefined ? null : <Rematch />}
      {view.daily === undefined ? null : (
        <Ranked game={view.game} title={view.daily} day={view.daily} />
      )}
      <div className={end.lesser}>
        <Button kind="quiet" onClick={onBack}>
          {texts.look}
        </Button>
        <Button kind="quiet" onClick={() => look(first)}>
          {texts.replay}
        </Button>
        <Button kind="quiet" onClick={save}>
          {texts.save}
        </Button>
        <Link href="/" className={buttonLook('quiet')}>
          {texts.startPage}
        </Link>
        <EndLinks />
      </div>
      <Verify />
    </>
  )
}

function Rematch() {
  const { around } = useOnline()
  const texts = useTexts(onlineMatchTexts)
  const troubles = useTexts(lobbyTexts)
  const [, go] = useLocation()
  const [trouble, setTrouble] = useState('')
  const { match, next } = around.lobby
  const again = async (same: boolean) => {
    try {
      const lobby = await api('rematch', { match }, { same, nonce: newNonce() })
      go(`/table/${lobby.match}`)
    } catch (error) {
      setTrouble(sayTrouble(error, troubles))
    }
  }
  return (
    <>
      <div className={end.ways} data-main>
        {next === undefined ? (
          <>
            <Button kind="main" onClick={() => again(false)}>
              {texts.again}
            </Button>
            <Button onClick={() => again(true)}>{texts.againSame}</Button>
          </>
        ) : (
          <Button kind="main" onClick={() => again(false)}>
            {texts.nextTable}
          </Button>
        )}
      </div>
      {trouble !== '' && <FieldError>{trouble}</FieldError>}
    </>
  )
}

type Verdict = NonNullable<OnlineCalls['online']['answer']['verdict']>

/** Deals the match again from the opened secret. */
function Verify() {
  const { around } = useOnline()
  const texts = useTexts(onlineMatchTexts)
  const [verdict, setVerdict] = useState<Verdict | 'verifying'>()
  const { match, commitment } = around.lobby
  const verify = async () => {
    setVerdict('verifying')
    try {
      setVerdict((await host.call('online', { kind: 'verify', match })).verdict)
    } catch (error) {
      setVerdict({ fair: false, why: error instanceof Error ? error.message : String(error) })
    }
  }
  return (
    <section className={styles.verify} aria-label={texts.verify}>
      <Button aria-disabled={verdict === 'verifying' || undefined} onClick={verify}>
        <Icon name="lock" size={20} />
        {texts.verify}
      </Button>
      <p role="status">
        {verdict === 'verifying' && texts.verifying}
        {typeof verdict === 'object' && (
          <span className={verdict.fair ? styles.fair : styles.unfair}>
            <Icon name={verdict.fair ? 'tick' : 'close'} size={16} />
            {verdict.fair ? texts.fair : texts.notFair(verdict.why)}
          </span>
        )}
      </p>
      <details>
        <summary>{texts.commitment}</summary>
        <code>{commitment}</code>
      </details>
    </section>
  )
}
