import { useState } from 'react'
import { Link } from 'wouter'
import { useMatch } from '../../frame/match-context.ts'
import { fileName, saveFile } from '../../frame/sheets/save-file.ts'
import type { NextView } from '../../host/keepsakes.ts'
import { EndLinks } from '../../links/end-links.tsx'
import { Button, type ButtonKind, buttonLook } from '../../look/controls/button.tsx'
import { FieldError } from '../../look/controls/text-field.tsx'
import { useSaying, useTexts } from '../../texts/texts.ts'
import { setUpOf } from '../set-up/games/registry.ts'
import { useStart } from '../use-start.ts'
import { again, sameDeal } from './again.ts'
import styles from './end.module.css'
import { endTexts } from './texts.ts'

interface WaysOnProps {
  onBack(): void
  /** The entry that a replay begins at. */
  readonly first: number
  /** What the wall of stamps lacks. */
  readonly next: NextView | undefined
  /** Of the way to another match of the same: something else may come first. */
  readonly kind: ButtonKind
}

export function WaysOn({ onBack, first, next, kind }: WaysOnProps) {
  const { view, look, notation } = useMatch()
  const texts = useTexts(endTexts)
  const saying = useSaying()
  const { start, trouble } = useStart()
  const [notSaved, setNotSaved] = useState('')
  // After a defeat nobody asks for more of it.
  const harder = view.result?.won ? setUpOf(view.game)?.harder(view.options) : undefined
  const same = sameDeal(view)
  const wrong = trouble === '' ? notSaved : trouble

  async function save() {
    try {
      saveFile(fileName(view.game, new Date(), 'muster'), await notation())
    } catch (error) {
      setNotSaved(error instanceof Error ? error.message : String(error))
    }
  }

  return (
    <>
      <div className={styles.ways} data-main={kind === 'main' || undefined}>
        <Button kind={kind} onClick={() => start(again(view))}>
          {texts.again}
        </Button>
        {same !== undefined && <Button onClick={() => start(same)}>{texts.againSame}</Button>}
        {harder !== undefined && (
          <Button onClick={() => start(again(view, harder))}>{texts.harder}</Button>
        )}
        {view.result?.won && next !== undefined && (
          <Button onClick={() => start(again(view, next.options))}>
            {texts.next(saying(next.name))}
          </Button>
        )}
      </div>
      <div className={styles.lesser}>
        <Button kind="quiet" onClick={onBack}>
          {texts.look}
        </Button>
        <Button kind="quiet" onClick={() => look(first)}>
          {texts.replay}
        </Button>
        <Button kind="quiet" onClick={save}>
          {texts.save}
        </Button>
        <Link href="/" className={buttonLook('quiet')}>
          {texts.startPage}
        </Link>
        <EndLinks />
      </div>
      {wrong !== '' && <FieldError>{texts.failed(saying(wrong))}</FieldError>}
    </>
  )
}
