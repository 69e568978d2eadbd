/** A link to the match on the page: to send, to copy, or the file where no link will do. */
import { useEffect, useState } from 'react'
import { useMatch } from '../frame/match-context.ts'
import { fileName, saveFile } from '../frame/sheets/save-file.ts'
import { HostTrouble, host } from '../host/host.ts'
import type { LinkView } from '../host/protocol.ts'
import { Button } from '../look/controls/button.tsx'
import { FieldError, TextField } from '../look/controls/text-field.tsx'
import { useTexts } from '../texts/texts.ts'
import styles from './links.module.css'
import { idOfLink, LONGEST_LINK, placeOfMatch, SHORT_LINK } from './place.ts'
import { linkTexts } from './texts.ts'

type Making =
  | { readonly status: 'making' }
  | { readonly status: 'failed'; readonly code: string }
  | { readonly status: 'made'; readonly url: string; readonly link: LinkView }

function useLink(id: string, entry: number): Making {
  const [making, setMaking] = useState<Making>({ status: 'making' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another table has another link.
  useEffect(() => {
    let isHere = true
    host.call('link', { id }).then(
      (link) => {
        const url = `${location.href.split('#')[0]}#${placeOfMatch(idOfLink(link.letters))}`
        if (isHere) setMaking({ status: 'made', url, link })
      },
      (error: unknown) => {
        const code = error instanceof HostTrouble ? error.code : 'broken'
        if (isHere) setMaking({ status: 'failed', code })
      },
    )
    return () => {
      isHere = false
    }
  }, [id, entry])
  return making
}

export function SharePanel() {
  const { view } = useMatch()
  const texts = useTexts(linkTexts)
  const making = useLink(view.id, view.entry)
  if (making.status === 'making') return <p role="status">{texts.making}</p>
  if (making.status === 'failed') {
    return (
      <div className={styles.panel}>
        <FieldError>{making.code === 'no-links' ? texts.noLinks : texts.failed}</FieldError>
        <SaveButton />
      </div>
    )
  }
  const { url, link } = making
  if (url.length > LONGEST_LINK) {
    return (
      <div className={styles.panel}>
        <p>{texts.tooLong(url.length)}</p>
        <SaveButton />
      </div>
    )
  }
  return (
    <div className={styles.panel}>
      <p>{link.what === 'match' ? texts.wholeMatch : texts.position}</p>
      {link.pack !== undefined && <p>{texts.needsPack(link.pack)}</p>}
      <Ways url={url} />
      {url.length > SHORT_LINK && <p className={styles.soft}>{texts.longFor(url.length)}</p>}
    </div>
  )
}

function Ways({ url }: { readonly url: string }) {
  const texts = useTexts(linkTexts)
  const [said, setSaid] = useState('')
  const canSend = 'share' in navigator
  async function copy() {
    try {
      await navigator.clipboard.writeText(url)
      setSaid(texts.copied)
    } catch {
      setSaid(texts.notCopied)
    }
  }
  async function send() {
    try {
      await navigator.share({ title: document.title, url })
    } catch {
      // Whoever closes the list of programs has changed their mind.
    }
  }
  return (
    <>
      <TextField
        className={styles.link}
        label={texts.link}
        value={url}
        readOnly
        spellCheck={false}
        onFocus={(event) => event.currentTarget.select()}
        onChange={() => undefined}
      />
      <div className={styles.ways}>
        {canSend && <Button onClick={send}>{texts.send}</Button>}
        <Button onClick={copy}>{texts.copy}</Button>
        {url.length > SHORT_LINK && <SaveButton />}
      </div>
      <p role="status">{said}</p>
    </>
  )
}

function SaveButton() {
  const { view, notation } = useMatch()
  const texts = useTexts(linkTexts)
  const save = async () => saveFile(fileName(view.game, new Date(), 'muster'), await notation())
  return <Button onClick={save}>{texts.saveFile}</Button>
}
