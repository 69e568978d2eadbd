/** One's name: asked once, kindly, and never in the way. */
import { useEffect, useState } from 'react'
import { FieldError, TextField } from '../../look/controls/text-field.tsx'
import { useTexts } from '../../texts/texts.ts'
import { api } from '../api.ts'
import styles from './lobby.module.css'
import { lobbyTexts } from './texts.ts'
import { sayTrouble } from './use-lobby.ts'

const LONGEST = 24

interface NameFieldProps {
  readonly me: string
  readonly name: string
  /** It has been taken. */
  onNamed?(): void
}

export function NameField({ me, name, onNamed }: NameFieldProps) {
  const texts = useTexts(lobbyTexts)
  const [typed, setTyped] = useState(name)
  const [trouble, setTrouble] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person, or a name from another device.
  useEffect(() => setTyped(name), [me, name])
  async function save() {
    const wished = typed.trim()
    if (wished === '' || wished === name) {
      setTyped(name)
      return
    }
    try {
      await api('rename', {}, { name: wished })
      setTrouble('')
      onNamed?.()
    } catch (error) {
      setTrouble(sayTrouble(error, texts))
    }
  }
  return (
    <form
      className={styles.name}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <TextField
        label={texts.name}
        value={typed}
        maxLength={LONGEST}
        autoComplete="nickname"
        hint={texts.nameHint}
        onChange={setTyped}
        onBlur={save}
      />
      {trouble !== '' && <FieldError>{trouble}</FieldError>}
    </form>
  )
}
