/** What promises most, with a bar for each; a press makes the choice. */
import { useEffect, useState, useSyncExternalStore } from 'react'
import { Button } from '../../look/controls/button.tsx'
import { useSettings } from '../../settings/settings.tsx'
import { useSaying, useTexts } from '../../texts/texts.ts'
import { useMatch } from '../match-context.ts'
import { Sheet } from '../sheets/sheet.tsx'
import styles from './hints.module.css'
import { isAllAlike, type Promising, promising } from './promising.ts'
import { hintTexts } from './texts.ts'

export function HintSheet() {
  const { view, mine, fold, hints } = useMatch()
  const texts = useTexts(hintTexts)
  const entry = view.decision?.entry
  const [first] = useState(entry)
  useEffect(() => {
    // It goes with the choice that it was asked for.
    if (entry !== first) fold()
  }, [entry, first, fold])
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is asked for by opening it.
  useEffect(() => hints.ask(), [mine])
  return (
    <Sheet title={texts.title} aside>
      <div className={styles.hint} data-hint>
        <Told />
      </div>
    </Sheet>
  )
}

function Told() {
  const { view, mine, hints, fold } = useMatch()
  const texts = useTexts(hintTexts)
  const { subscribe, now } = hints.hinting
  const hint = useSyncExternalStore(subscribe, now)
  const { noHints, decision } = view
  if (noHints !== undefined) return <p>{texts.none[noHints]}</p>
  if (!mine || decision === undefined) return <p>{texts.notYours}</p>
  if (decision.options.length === 1) return <p>{texts.onlyOne}</p>
  switch (hint.kind) {
    case 'none':
      return null
    case 'failed':
      return (
        <>
          <p role="alert">{texts.failed}</p>
          <Button onClick={hints.ask}>{texts.again}</Button>
        </>
      )
    case 'thinks':
      return (
        <>
          <p id="hint-thinks" role="status">
            {texts.thinking}
          </p>
          <progress
            className={styles.progress}
            aria-labelledby="hint-thinks"
            value={hint.done}
            max={1}
          />
          <Button
            onClick={() => {
              hints.drop()
              fold()
            }}
          >
            {texts.cancel}
          </Button>
        </>
      )
    case 'ready':
      return <Best all={promising(hint.thought, decision.options)} />
  }
}

function Best({ all }: { readonly all: readonly Promising[] }) {
  const { view, board, choose, consider, fold } = useMatch()
  const { language } = useSettings()
  const texts = useTexts(hintTexts)
  const saying = useSaying()
  const named = all.map(({ option, wins }) => {
    const { label } = board.faceOf(view, option, language)
    return { text: option.text, label: saying(label), wins }
  })
  const [best] = named
  if (best === undefined) return <p>{texts.failed}</p>
  const alike = isAllAlike(all)
  return (
    <>
      <p className="heard" role="status">
        {alike ? texts.alike : texts.ready(best.label, best.wins)}
      </p>
      {alike && <p aria-hidden="true">{texts.alike}</p>}
      <ol className={styles.best}>
        {named.map(({ text, label, wins }) => (
          <li key={text}>
            <button
              type="button"
              className={styles.option}
              aria-label={`${label}, ${texts.wins(wins)}`}
              onClick={() => {
                fold()
                choose(text)
              }}
              onPointerEnter={(event) => {
                if (event.pointerType === 'mouse') consider(text)
              }}
              onPointerLeave={() => consider(undefined)}
            >
              <span className={styles.label}>{label}</span>
              <span className={styles.wins}>{texts.percent(wins)}</span>
              <span className={styles.bar}>
                <span style={{ inlineSize: `${wins}%` }} />
              </span>
            </button>
          </li>
        ))}
      </ol>
      <p className={styles.how}>{texts.how}</p>
    </>
  )
}
