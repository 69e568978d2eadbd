/** What the page does so that it starts without a network, and what it says about it on the start page. */
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'
import { Button } from '../look/controls/button.tsx'
import { useToast } from '../look/controls/toast.tsx'
import { SaveAllButton } from '../pages/start/save-all.tsx'
import { useTexts } from '../texts/texts.ts'
import { askToKeep, bestOffer, installOffer, isDone, remember } from './memory.ts'
import { type Newer, newVersion } from './new-version.ts'
import styles from './offline.module.css'
import { offlineTexts } from './texts/texts.ts'

const never = (): (() => void) => () => undefined
const none = (): Newer => 'none'

const useNewer = (): Newer =>
  useSyncExternalStore(newVersion?.listen ?? never, newVersion?.now ?? none)

/** Keeps the page's files and finds new ones; on the page it shows nothing but a passing line. */
export function KeepsUp() {
  const [path] = useLocation()
  const texts = useTexts(offlineTexts)
  const toast = useToast()
  const newer = useNewer()
  const isAtStart = path === '/'
  const comesLater = newer === 'later' && path.startsWith('/match/')
  useEffect(() => {
    // Where it is refused the page works as it did.
    const begin = () => newVersion?.begin().catch(() => undefined)
    // What is shown comes first, what is kept for later after it.
    if (document.readyState === 'complete') begin()
    else addEventListener('load', begin, { once: true })
    const look = () => {
      if (document.visibilityState === 'visible') newVersion?.look()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  useEffect(() => {
    newVersion?.moved(isAtStart)
  }, [isAtStart])
  useEffect(() => {
    if (comesLater) toast({ text: texts.newAfterMatch })
  }, [comesLater, texts, toast])
  return null
}

export function StartNotices({ hasMatches }: { readonly hasMatches: boolean }) {
  return (
    <div className={styles.notices} role="status">
      <OfflineNotice />
      <VersionNotice />
      {hasMatches && <MemoryNotice />}
    </div>
  )
}

function Notice({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  return (
    <div className={styles.notice}>
      <p>{text}</p>
      <div className={styles.ways}>{children}</div>
    </div>
  )
}

function listenToNetwork(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

function OfflineNotice() {
  const { offline } = useTexts(offlineTexts)
  const isOnline = useSyncExternalStore(listenToNetwork, () => navigator.onLine)
  return isOnline ? null : <p>{offline}</p>
}

function VersionNotice() {
  const texts = useTexts(offlineTexts)
  const newer = useNewer()
  if (newer === 'none') return null
  if (newer === 'later') return <p>{texts.newLater}</p>
  return (
    <Notice text={texts.newReady}>
      <Button onClick={() => newVersion?.take()}>{texts.take}</Button>
    </Notice>
  )
}

/** Once, and only where there is something to lose. */
function MemoryNotice() {
  const texts = useTexts(offlineTexts)
  const canAsk = useSyncExternalStore(installOffer.listen, installOffer.isThere)
  const [isKnown, setIsKnown] = useState(() => isDone('offered'))
  useEffect(() => {
    // A browser that will not say keeps them as it likes.
    askToKeep().catch(() => undefined)
  }, [])
  const offer = bestOffer(canAsk)
  if (offer === undefined || isKnown) return null
  const understood = () => {
    remember('offered')
    setIsKnown(true)
  }
  const install = () => {
    understood()
    installOffer.ask()
  }
  return (
    <Notice text={texts.offers[offer]}>
      {offer === 'install' ? <Button onClick={install}>{texts.install}</Button> : <SaveAllButton />}
      <Button kind="quiet" onClick={understood}>
        {texts.understood}
      </Button>
    </Notice>
  )
}
