/** A link for a seat, or to watch: made when it is asked for, to copy or send, and to call back. */
import { useState } from 'react'
import { Button } from '../../look/controls/button.tsx'
import { FieldError, TextField } from '../../look/controls/text-field.tsx'
import { useTexts } from '../../texts/texts.ts'
import { api } from '../api.ts'
import styles from './lobby.module.css'
import { lobbyTexts } from './texts.ts'
import { sayTrouble } from './use-lobby.ts'

interface InviteLinkProps {
  readonly match: string
  /** None: a link to watch. */
  readonly seat: number | null
  /** Who invites leaves the seat to the friend. */
  readonly hand?: boolean
  /** What the button that makes it says, and to those who only hear it. */
  readonly label: string
  readonly name?: string
  readonly kind?: 'main' | 'second'
}

interface Made {
  readonly id: string
  readonly url: string
}

export function InviteLink({ match, seat, hand = false, label, name, kind }: InviteLinkProps) {
  const texts = useTexts(lobbyTexts)
  const [made, setMade] = useState<Made>()
  const [said, setSaid] = useState('')
  const [trouble, setTrouble] = useState('')
  async function make() {
    try {
      const { id, secret } = await api('invite', { match }, { seat, hand })
      const url = `${location.href.split('#')[0]}#/join/${secret}`
      setMade({ id, url })
      setTrouble('')
      setSaid((await copied(url)) ? texts.copied : '')
    } catch (error) {
      setTrouble(sayTrouble(error, texts))
    }
  }
  async function revoke({ id }: Made) {
    try {
      await api('revokeInvitation', { match, invitation: id })
      setMade(undefined)
      setSaid(texts.revoked)
    } catch (error) {
      setTrouble(sayTrouble(error, texts))
    }
  }
  return (
    <div className={styles.invite}>
      {made === undefined ? (
        <Button kind={kind ?? 'second'} aria-label={name} onClick={make}>
          {label}
        </Button>
      ) : (
        <Ways url={made.url} seat={seat} onSaid={setSaid} onRevoke={() => revoke(made)} />
      )}
      <p className={styles.said} role="status">
        {said}
      </p>
      {trouble !== '' && <FieldError>{trouble}</FieldError>}
    </div>
  )
}

async function copied(url: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(url)
    return true
  } catch {
    return false
  }
}

interface WaysProps {
  readonly url: string
  readonly seat: number | null
  onSaid(said: string): void
  onRevoke(): void
}

function Ways({ url, seat, onSaid, onRevoke }: WaysProps) {
  const texts = useTexts(lobbyTexts)
  const copy = async () => onSaid((await copied(url)) ? texts.copied : texts.notCopied)
  const send = () =>
    navigator.share({ title: document.title, url }).catch(() => {
      // Whoever closes the list of programs has changed their mind.
    })
  return (
    <>
      <TextField
        className={styles.link}
        label={seat === null ? texts.watch : texts.link}
        labelHidden
        value={url}
        readOnly
        spellCheck={false}
        hint={seat === null ? texts.linkWatch : texts.linkOnce}
        onFocus={(event) => event.currentTarget.select()}
        onChange={() => undefined}
      />
      <div className={styles.ways}>
        <Button onClick={copy}>{texts.copy}</Button>
        {'share' in navigator && <Button onClick={send}>{texts.send}</Button>}
        <Button kind="quiet" onClick={onRevoke}>
          {texts.revoke}
        </Button>
      </div>
    </>
  )
}
