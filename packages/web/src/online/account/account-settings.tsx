/** One's account on the server: a name, another device, tokens for bots, all of it as a file, or gone. */
import type { Account, Token } from '@muster/table/online'
import { useCallback, useEffect, useState } from 'react'
import { fileName, saveFile } from '../../frame/sheets/save-file.ts'
import { Button } from '../../look/controls/button.tsx'
import { FieldError, TextField } from '../../look/controls/text-field.tsx'
import { useTexts } from '../../texts/texts.ts'
import { api } from '../api.ts'
import { hasBeenOnline, rememberOnline } from '../been.ts'
import { NameField } from '../lobby/name-field.tsx'
import { signIn } from '../me.ts'
import { useServer } from '../server.ts'
import styles from './account.module.css'
import { accountTexts } from './texts.ts'

export function AccountSettings() {
  const texts = useTexts(accountTexts)
  const there = useServer()
  const [account, setAccount] = useState<Account>()
  const [said, setSaid] = useState('')
  const [failed, setFailed] = useState(false)
  /** Does something at the server; what it cannot do is said. */
  const does = useCallback(async (deed: () => Promise<void>) => {
    setFailed(false)
    await deed().catch(() => setFailed(true))
  }, [])
  const come = useCallback(() => does(async () => setAccount(await signIn())), [does])
  useEffect(() => {
    if (there && hasBeenOnline()) come()
  }, [there, come])
  if (!there) return null
  return (
    <section className={styles.account} aria-labelledby="account">
      <h3 id="account">{texts.title}</h3>
      <p className={styles.soft}>{texts.hint}</p>
      {account === undefined ? (
        <Button onClick={come}>{texts.begin}</Button>
      ) : (
        <>
          <NameField me={account.id} name={account.name} onNamed={come} />
          <Device does={does} />
          <Tokens does={does} />
          <Button onClick={() => does(saveExport)}>{texts.exported}</Button>
          <Erase
            onErase={() =>
              does(async () => {
                await api('deleteAccount', {})
                rememberOnline(false)
                setAccount(undefined)
                setSaid(texts.erased)
              })
            }
          />
        </>
      )}
      <p role="status">{said}</p>
      {failed && <FieldError>{texts.failed}</FieldError>}
    </section>
  )
}

async function saveExport(): Promise<void> {
  const all = await api('exportAccount', {})
  saveFile(fileName('account', new Date(), 'json'), JSON.stringify(all, null, 2))
}

type Does = (deed: () => Promise<void>) => Promise<void>

/** A secret with a way to copy it. */
function Secret({ label, hint, value }: Record<'label' | 'hint' | 'value', string>) {
  const texts = useTexts(accountTexts)
  const [said, setSaid] = useState('')
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => setSaid(texts.copied),
      () => setSaid(texts.notCopied),
    )
  return (
    <div className={styles.secret}>
      <TextField
        label={label}
        value={value}
        hint={hint}
        readOnly
        spellCheck={false}
        onFocus={(event) => event.currentTarget.select()}
        onChange={() => undefined}
      />
      <Button onClick={copy}>{texts.copy}</Button>
      <p role="status">{said}</p>
    </div>
  )
}

function Device({ does }: { readonly does: Does }) {
  const texts = useTexts(accountTexts)
  const [url, setUrl] = useState<string>()
  if (url !== undefined) {
    return <Secret label={texts.deviceLink} hint={texts.deviceHint} value={url} />
  }
  const make = () =>
    does(async () => {
      const { secret } = await api('makeDeviceLink', {}, {})
      setUrl(`${location.href.split('#')[0]}#/device/${secret}`)
    })
  return <Button onClick={make}>{texts.device}</Button>
}

function Tokens({ does }: { readonly does: Does }) {
  const texts = useTexts(accountTexts)
  const [tokens, setTokens] = useState<readonly Token[]>([])
  const [label, setLabel] = useState('')
  const [made, setMade] = useState<string>()
  const read = useCallback(
    () => does(async () => setTokens((await api('tokens', {})).tokens)),
    [does],
  )
  useEffect(() => {
    read()
  }, [read])
  const make = () =>
    does(async () => {
      setMade((await api('makeToken', {}, { label: label.trim() })).token)
      setLabel('')
      await read()
    })
  const drop = (token: string) =>
    does(async () => {
      await api('dropToken', { token })
      setMade(undefined)
      await read()
    })
  return (
    <details className={styles.tokens}>
      <summary>{texts.tokens}</summary>
      <p className={styles.soft}>{texts.tokensHint}</p>
      <ul>
        {tokens.map((token) => (
          <li key={token.id}>
            <span>{token.label}</span>
            <Button
              kind="quiet"
              aria-label={texts.dropToken(token.label)}
              onClick={() => drop(token.id)}
            >
              {texts.drop}
            </Button>
          </li>
        ))}
      </ul>
      {made !== undefined && <Secret label={texts.tokens} hint={texts.tokenOnce} value={made} />}
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (label.trim() !== '') make()
        }}
      >
        <TextField label={texts.tokenLabel} value={label} maxLength={60} onChange={setLabel} />
        <Button type="submit">{texts.makeToken}</Button>
      </form>
    </details>
  )
}

function Erase({ onErase }: { onErase(): void }) {
  const texts = useTexts(accountTexts)
  const [isAsked, setIsAsked] = useState(false)
  if (!isAsked) {
    return (
      <Button kind="quiet" onClick={() => setIsAsked(true)}>
        {texts.erase}
      </Button>
    )
  }
  return (
    <div className={styles.sure} role="alert">
      <p>{texts.eraseSure}</p>
      <Button onClick={onErase}>{texts.eraseYes}</Button>
      <Button kind="quiet" onClick={() => setIsAsked(false)}>
        {texts.no}
      </Button>
    </div>
  )
}
