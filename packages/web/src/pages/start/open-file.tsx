import { useId, useState } from 'react'
import { useLocation } from 'wouter'
import { host } from '../../host/host.ts'
import { buttonLook } from '../../look/controls/button.tsx'
import { FieldError } from '../../look/controls/text-field.tsx'
import { useSaying, useTexts } from '../../texts/texts.ts'
import styles from './start.module.css'
import { startTexts } from './texts/texts.ts'

/** The longest matches have some hundred kilobytes. */
const BIGGEST = 8_000_000

export function OpenFile() {
  const texts = useTexts(startTexts)
  const saying = useSaying()
  const [, go] = useLocation()
  const [trouble, setTrouble] = useState('')
  const id = useId()

  async function open(file: File) {
    setTrouble('')
    if (file.size > BIGGEST) {
      setTrouble(texts.fileTooBig(file.name))
      return
    }
    try {
      const match = await host.call('read', { notation: await file.text() })
      go(`/match/${match.id}`)
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      setTrouble(texts.fileRefused(file.name, saying(why)))
    }
  }

  return (
    <div className={styles.openFile}>
      <input
        id={id}
        className={styles.file}
        type="file"
        accept=".muster,.txt,text/plain"
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file !== undefined) open(file)
          // The same file, mended, can be chosen again.
          event.target.value = ''
        }}
      />
      <label htmlFor={id} className={buttonLook()}>
        {texts.openFile}
      </label>
      {trouble !== '' && <FieldError>{trouble}</FieldError>}
    </div>
  )
}
