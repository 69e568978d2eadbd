/** Files on the start page: one opens a match, one with several brings them all. */
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { host } from '../../host/host.ts'
import { buttonLook } from '../../look/controls/button.tsx'
import { FieldError } from '../../look/controls/text-field.tsx'
import { useSaying, useTexts } from '../../texts/texts.ts'
import { FileButton } from '../file-button.tsx'
import { useFileDrop } from '../file-drop.ts'
import { SaveAllButton } from './save-all.tsx'
import styles from './start.module.css'
import { startTexts } from './texts/texts.ts'

/** The longest matches have some hundred kilobytes, and a player may have played hundreds. */
const BIGGEST = 32_000_000

interface OpenFileProps {
  readonly hasMatches: boolean
  /** More matches are kept than before. */
  onBrought(): void
}

export function OpenFile({ hasMatches, onBrought }: OpenFileProps) {
  const texts = useTexts(startTexts)
  const saying = useSaying()
  const [, go] = useLocation()
  const [said, setSaid] = useState('')
  const [wrong, setWrong] = useState<readonly string[]>([])

  async function open(file: File) {
    setSaid('')
    setWrong([])
    if (file.size > BIGGEST) {
      setWrong([texts.fileTooBig(file.name)])
      return
    }
    try {
      const { ids, known, also, refused } = await host.call('bring', { text: await file.text() })
      const isOne = ids.length === 1 && known === 0 && refused.length === 0
      if (isOne && Object.values(also).every((count) => count === 0)) go(`/match/${ids[0]}`)
      else {
        setSaid(texts.fileBrought({ ...also, matches: ids.length }, known))
        setWrong(refused.map(saying))
        onBrought()
      }
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      setWrong([texts.fileRefused(file.name, saying(why))])
    }
  }
  const hangs = useFileDrop(open)

  return (
    <div className={styles.openFile} data-hangs={hangs || undefined}>
      <div className={styles.fileWays}>
        <FileButton label={texts.openFile} accept=".muster,.txt,text/plain" onFile={open} />
        {hasMatches && <SaveAllButton />}
        <Link href="/packs" className={buttonLook('quiet')}>
          {texts.packs}
        </Link>
      </div>
      <p role="status">{hangs ? texts.dropFile : said}</p>
      {wrong.map((problem) => (
        <FieldError key={problem}>{problem}</FieldError>
      ))}
    </div>
  )
}
