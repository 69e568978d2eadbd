import { useState } from 'react'
import { useMatch } from '../../frame/match-context.ts'
import { fileName, saveFile } from '../../frame/sheets/save-file.ts'
import { frameTexts } from '../../frame/texts/texts.ts'
import { Button } from '../../look/controls/button.tsx'
import { useTexts } from '../../texts/texts.ts'
import styles from './match-page.module.css'

/** Says that the browser does not keep the match, and how to keep it all the same. */
export function KeptBanner() {
  const { view, notation } = useMatch()
  const texts = useTexts(frameTexts)
  const [known, setKnown] = useState<string>()
  if (known === view.kept) return null
  const save = async () => saveFile(fileName(view.game, new Date(), 'muster'), await notation())
  return (
    <div className={styles.banner} role="status">
      <p>{view.kept === 'refused' ? texts.keptRefused : texts.keptFull}</p>
      <Button onClick={save}>{texts.saveFile}</Button>
      <Button kind="quiet" onClick={() => setKnown(view.kept)}>
        {texts.dismiss}
      </Button>
    </div>
  )
}
