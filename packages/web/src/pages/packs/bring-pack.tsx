import { useState } from 'react'
import { host } from '../../host/host.ts'
import { FieldError } from '../../look/controls/text-field.tsx'
import { useSaying, useTexts } from '../../texts/texts.ts'
import { FileButton } from '../file-button.tsx'
import { useFileDrop } from '../file-drop.ts'
import styles from './packs.module.css'
import { packsTexts } from './texts.ts'

/** The house's has some fifty kilobytes. */
const BIGGEST = 4_000_000

interface Outcome {
  readonly said?: string
  readonly wrong?: string
  /** What is wrong with the cards, a sentence each. */
  readonly problems?: readonly string[]
}

export function BringPack({ onBrought }: { onBrought(): void }) {
  const texts = useTexts(packsTexts)
  const saying = useSaying()
  const [{ said = '', wrong = '', problems = [] }, setOutcome] = useState<Outcome>({})

  async function bring(file: File): Promise<Outcome> {
    if (file.size > BIGGEST) return { wrong: texts.tooBig(file.name) }
    try {
      const { pack, problems: found } = await host.call('bringPack', { text: await file.text() })
      if (pack === undefined) return { wrong: texts.refused(file.name), problems: found }
      return { said: texts.here(pack.name) }
    } catch (error) {
      return { wrong: texts.notKept(error instanceof Error ? error.message : String(error)) }
    }
  }
  async function take(file: File) {
    setOutcome({})
    const outcome = await bring(file)
    setOutcome(outcome)
    if (outcome.said !== undefined) onBrought()
  }
  const hangs = useFileDrop(take)

  return (
    <section className={styles.bring} data-hangs={hangs || undefined} aria-label={texts.bring}>
      <FileButton label={texts.bring} accept=".json,application/json" onFile={take} />
      <p className={styles.facts}>{texts.bringHint}</p>
      <p role="status">{said}</p>
      {wrong !== '' && (
        <div className={styles.problems}>
          <FieldError>{wrong}</FieldError>
          {problems.length > 0 && (
            <ul>
              {problems.map((problem) => (
                <li key={problem}>{saying(problem)}</li>
              ))}
            </ul>
          )}
        </div>
      )}
    </section>
  )
}
