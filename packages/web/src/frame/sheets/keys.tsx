/** All keys. */
import { useSettings } from '../../settings/settings.tsx'
import { spoken, useSaying, useTexts } from '../../texts/texts.ts'
import { useMatch } from '../match-context.ts'
import styles from './keys.module.css'
import { Sheet } from './sheet.tsx'
import type { SheetTexts } from './texts/en.ts'
import { sheetTexts } from './texts/texts.ts'

type KeyLine = readonly [key: string, does: string]

interface KeyPart {
  readonly title: string
  readonly lines: readonly KeyLine[]
}

export function KeysSheet() {
  const { board } = useMatch()
  const { language, letters } = useSettings()
  const texts = useTexts(sheetTexts)
  const saying = useSaying()
  const game = byKey(
    board.letters.map(({ key, does }) => [key.toUpperCase(), saying(does[spoken(language)])]),
  )
  return (
    <Sheet title={texts.keys}>
      {!letters && <p className={styles.off}>{texts.keysOff}</p>}
      {keyParts(texts, game, letters).map(({ title, lines }) => (
        <section key={title} className={styles.part}>
          <h3 className={styles.title}>{title}</h3>
          <dl className={styles.keys}>
            {lines.map(([key, does]) => (
              <div key={key} className={styles.line}>
                <dt>
                  <kbd className={styles.key}>{key}</kbd>
                </dt>
                <dd className={styles.does}>{does}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Sheet>
  )
}

/** One letter may choose different things at different times. */
function byKey(lines: readonly KeyLine[]): KeyLine[] {
  const keys = [...new Set(lines.map(([key]) => key))]
  return keys.map((key) => [
    key,
    lines
      .filter(([other]) => other === key)
      .map(([, does]) => does)
      .join(' · '),
  ])
}

function keyParts(
  { keyDoes: does, keyNames: names, keyParts: titles }: SheetTexts,
  game: readonly KeyLine[],
  letters: boolean,
): KeyPart[] {
  const lettered = (...lines: KeyLine[]) => (letters ? lines : [])
  const parts: KeyPart[] = [
    {
      title: titles.choose,
      lines: [
        [names.enter, does.enter],
        [names.digits, does.digits],
        ...lettered(
          ['+ −', does.count],
          ['D', does.done],
          ['N', does.no],
          ['A', does.all],
          ['R', does.sealed],
        ),
        [names.esc, does.esc],
      ],
    },
    { title: titles.game, lines: letters ? game : [] },
    {
      title: titles.look,
      lines: [
        [names.tab, does.tab],
        [names.arrows, does.arrows],
        ...lettered(['I', does.zoom], ['L', does.log]),
      ],
    },
    {
      title: titles.table,
      lines: [...lettered(['U', does.undo], ['P', does.point], ['.', does.skip]), ['?', does.help]],
    },
  ]
  return parts.filter(({ lines }) => lines.length > 0)
}
