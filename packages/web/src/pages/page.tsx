/** The frame of the pages around a match: skip link, brand, language, settings, heading. */
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { Link } from 'wouter'
import { Button } from '../look/controls/button.tsx'
import { Pick } from '../look/controls/pick.tsx'
import { Icon } from '../look/icon.tsx'
import { useSettings } from '../settings/settings.tsx'
import type { PageLanguage } from '../texts/texts.ts'
import { useTexts } from '../texts/texts.ts'
import { useArrival, usePageTitle } from './arrival.ts'
import styles from './page.module.css'
import { pageTexts } from './texts.ts'

const SettingsForm = lazy(async () => ({
  default: (await import('../frame/sheets/settings.tsx')).SettingsForm,
}))

interface PageProps {
  readonly title: string
  /** A line below the heading. */
  readonly lead?: string | undefined
  /** The start page has no way back to itself. */
  readonly isStart?: boolean
  /** There is much to lay out: wider than lines of text would be. */
  readonly wide?: boolean
  /** What belongs here is on its way. */
  readonly busy?: boolean
  readonly children?: ReactNode
}

export function Page({
  title,
  lead,
  isStart = false,
  wide = false,
  busy = false,
  children,
}: PageProps) {
  const texts = useTexts(pageTexts)
  const heading = useArrival()
  const main = useRef<HTMLElement>(null)
  usePageTitle(title)
  return (
    <div className={wide ? `${styles.page} ${styles.wide}` : styles.page}>
      <Button className={styles.skip} onClick={() => main.current?.focus()}>
        {texts.skip}
      </Button>
      <header className={styles.header}>
        {!isStart && (
          <Link href="/" className={styles.brand}>
            <Icon name="back" size={20} />
            Muster
          </Link>
        )}
        <h1 ref={heading} tabIndex={-1} className={isStart ? styles.start : styles.title}>
          {title}
        </h1>
        <div className={styles.tools}>
          <LanguagePick />
          <SettingsButton />
        </div>
      </header>
      <main ref={main} className={styles.main} tabIndex={-1} aria-busy={busy}>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        {children}
      </main>
    </div>
  )
}

/** Each in its own words: whoever is lost in a strange language finds the way back. */
const LANGUAGES: readonly { readonly value: PageLanguage; readonly label: string }[] = [
  { value: 'en', label: 'English' },
  { value: 'fr', label: 'Français' },
  { value: 'pt', label: 'Português' },
]

function LanguagePick() {
  const { language, change } = useSettings()
  const { languageLabel } = useTexts(pageTexts)
  const options =
    language === 'pseudo'
      ? [...LANGUAGES, { value: language, label: 'Ëñglîsh, lôôông' }]
      : LANGUAGES
  return (
    <Pick
      label={languageLabel}
      labelHidden
      value={language}
      options={options}
      onChange={(chosen) => change({ language: chosen })}
    />
  )
}

function SettingsButton() {
  const texts = useTexts(pageTexts)
  const dialog = useRef<HTMLDialogElement>(null)
  const [wasOpen, setWasOpen] = useState(false)
  const open = () => {
    setWasOpen(true)
    dialog.current?.showModal()
  }
  return (
    <>
      <Button onClick={open}>
        <Icon name="settings" size={20} />
        {texts.settings}
      </Button>
      <dialog ref={dialog} className={styles.dialog} aria-labelledby="settings-heading">
        <div className={styles.dialogHead}>
          <h2 id="settings-heading">{texts.settings}</h2>
          <Button kind="quiet" aria-label={texts.close} onClick={() => dialog.current?.close()}>
            <Icon name="close" />
          </Button>
        </div>
        {wasOpen && (
          <Suspense fallback={texts.moment}>
            <SettingsForm />
          </Suspense>
        )}
      </dialog>
    </>
  )
}
