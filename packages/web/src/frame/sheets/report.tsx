/** A problem in a sentence, with the match attached. */
import { useState } from 'react'
import { Button } from '../../look/controls/button.tsx'
import { TextField } from '../../look/controls/text-field.tsx'
import { useTexts } from '../../texts/texts.ts'
import styles from './report.module.css'
import { fileName, saveFile } from './save-file.ts'
import { sheetTexts } from './texts/texts.ts'

interface ReportFormProps {
  readonly game: string
  notation(): Promise<string>
}

/** Stands in the menu and where a match has broken down. */
export function ReportForm({ game, notation }: ReportFormProps) {
  const texts = useTexts(sheetTexts)
  const [sentence, setSentence] = useState('')
  const [told, setTold] = useState('')
  const written = async () => reportText(sentence, await notation(), navigator.userAgent)
  const save = async () => {
    try {
      saveFile(fileName(game, new Date(), 'report.txt'), await written())
      setTold(texts.reportPost)
    } catch {
      setTold(texts.problem)
    }
  }
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(await written())
      setTold(`${texts.reportCopied} ${texts.reportPost}`)
    } catch {
      setTold(texts.problem)
    }
  }
  return (
    <form
      className={styles.report}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <TextField
        label={texts.reportWhat}
        hint={texts.reportHint}
        value={sentence}
        maxLength={500}
        autoComplete="off"
        onChange={setSentence}
      />
      <div className={styles.ways}>
        <Button type="submit">{texts.reportSave}</Button>
        <Button onClick={copy}>{texts.reportCopy}</Button>
      </div>
      <p role="status">{told}</p>
    </form>
  )
}

/** The sentence, the browser, and after an empty line the match in its notation. */
export function reportText(sentence: string, notation: string, browser: string): string {
  return `${sentence.trim() === '' ? '–' : sentence.trim()}\n${browser}\n\n${notation}`
}
