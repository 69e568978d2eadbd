/** All keys; letters and signs can be changed here. */
import { useState } from 'react'
import { Button } from '../../../look/controls/button.tsx'
import { useSettings } from '../../../settings/settings.tsx'
import { spoken, useSaying, useTexts } from '../../../texts/texts.ts'
import {
  ACTS,
  type Act,
  actKey,
  changeKey,
  gameKeys,
  type OwnKey,
  shownKey,
} from '../../changed-keys.ts'
import { useMatch } from '../../match-context.ts'
import { Sheet } from '../sheet.tsx'
import { sheetTexts } from '../texts/texts.ts'
import styles from './keys.module.css'
import { OwnKeyButton } from './own-key-button.tsx'
import { type KeysTexts, keysTexts } from './texts.ts'

/** A key with what it does: one of ours, or one that stays. */
type Line = { readonly key: string | OwnKey; readonly does: string }

interface Part {
  readonly title: string
  readonly lines: readonly Line[]
}

export function KeysSheet() {
  const { keys, letters, change } = useSettings()
  const { keys: title, symbols } = useTexts(sheetTexts)
  const { board, open } = useMatch()
  const texts = useTexts(keysTexts)
  const game = useGameLines()
  const [said, setSaid] = useState('')
  const [pressing, setPressing] = useState<string>()
  const own = [...ACTS.map((act) => actLine(act, keys, texts)), ...game]
  const press = (line: OwnLine, pressed: string) => {
    const all = own.map(({ key }) => key)
    const found = changeKey(all, keys, line.key, pressed)
    if (found.kind === 'changed') {
      change({ keys: found.keys })
      setPressing(undefined)
    }
    setSaid(answerTo(found, own, line, pressed, texts))
  }
  return (
    <Sheet
      title={title}
      top={
        <p className={styles.how} role="status">
          {letters ? said || texts.how : texts.off}
        </p>
      }
      foot={Object.keys(keys).length === 0 ? undefined : <AsAtFirst onSaid={setSaid} />}
    >
      {board.Symbols === undefined ? null : (
        <Button onClick={() => open({ kind: 'symbols' })}>{symbols}</Button>
      )}
      {partsOf(texts, own, letters).map((part) => (
        <section key={part.title} className={styles.part}>
          <h3 className={styles.title}>{part.title}</h3>
          <dl className={styles.keys}>
            {part.lines.map((line) => (
              <div key={nameOf(line)} className={styles.line}>
                <dt>
                  {isOwn(line) ? (
                    <OwnKeyButton
                      own={line.key}
                      does={line.does}
                      pressing={pressing === line.key.name}
                      onPressing={(on) => {
                        setPressing(on ? line.key.name : undefined)
                        setSaid('')
                      }}
                      onPress={(pressed) => press(line, pressed)}
                    />
                  ) : (
                    <kbd className={styles.key}>{nameOf(line)}</kbd>
                  )}
                </dt>
                <dd className={styles.does}>{line.does}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Sheet>
  )
}

type OwnLine = Line & { readonly key: OwnKey }

const isOwn = (line: Line): line is OwnLine => typeof line.key !== 'string'
const nameOf = ({ key }: Line): string => (typeof key === 'string' ? key : key.name)

const actLine = (act: Act, keys: Readonly<Record<string, string>>, texts: KeysTexts): OwnLine => ({
  key: actKey(act, keys),
  does: texts.does[act],
})

/** One letter may choose different things at different times. */
function useGameLines(): readonly OwnLine[] {
  const { board, view } = useMatch()
  const { language, keys } = useSettings()
  const saying = useSaying()
  return gameKeys(view.game, board.letters, keys).map((key) => ({
    key,
    does: board.letters
      .filter((letter) => letter.key.toLowerCase() === key.first)
      .map(({ does }) => saying(does[spoken(language)]))
      .join(' · '),
  }))
}

/** What is said to a pressed key. */
function answerTo(
  found: ReturnType<typeof changeKey>,
  own: readonly OwnLine[],
  line: OwnLine,
  pressed: string,
  texts: KeysTexts,
): string {
  const key = shownKey(pressed)
  if (found.kind === 'fixed') return texts.fixed
  if (found.kind === 'changed') return texts.changed(key, line.does)
  return texts.taken(key, own.find((one) => one.key.name === found.by.name)?.does ?? '')
}

function partsOf(
  { does, names, parts }: KeysTexts,
  own: readonly OwnLine[],
  letters: boolean,
): readonly Part[] {
  const acts = (...wanted: readonly Act[]): readonly Line[] =>
    letters ? wanted.flatMap((act) => own.filter(({ key }) => key.name === act)) : []
  const stays = (key: keyof typeof names): Line => ({ key: names[key], does: does[key] })
  const chosen = acts('more', 'less', 'done', 'no', 'all', 'sealed')
  const all: readonly Part[] = [
    { title: parts.choose, lines: [stays('enter'), stays('digits'), ...chosen, stays('esc')] },
    { title: parts.game, lines: letters ? own.filter(({ key }) => key.of === 'game') : [] },
    { title: parts.look, lines: [stays('tab'), stays('arrows'), ...acts('zoom', 'log')] },
    {
      title: parts.table,
      lines: [...acts('hint', 'undo', 'point', 'skip'), { key: '?', does: does.help }],
    },
  ]
  return all.filter(({ lines }) => lines.length > 0)
}

function AsAtFirst({ onSaid }: { onSaid(said: string): void }) {
  const { change } = useSettings()
  const texts = useTexts(keysTexts)
  return (
    <Button
      onClick={() => {
        change({ keys: {} })
        onSaid(texts.areAsAtFirst)
      }}
    >
      {texts.asAtFirst}
    </Button>
  )
}
